/** What a host settles before others come: who sits where, and how long they may think. */
import type { BotName, Game } from '#kernel';
import { type AbsenceRule, type ClockRule, type Holder, usualAbsence } from '#table';

/** Who is meant for a seat: the host, somebody who is yet to come, or a bot. */
export type Sitter = 'me' | 'open' | BotName;

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;

export const PACE_NAMES = ['none', 'turns', 'quick', 'calm', 'days'] as const;
export type Pace = (typeof PACE_NAMES)[number];

/** How people play: against a clock or without one, all at the table at once or by turns, whenever they look in. */
export const PACES: Readonly<
  Record<Pace, { readonly clock: ClockRule | null; readonly isByTurns: boolean }>
> = {
  none: { clock: null, isByTurns: false },
  turns: { clock: null, isByTurns: true },
  quick: { clock: { bank: 5 * MINUTE, increment: 15_000, cap: 5 * MINUTE }, isByTurns: false },
  calm: { clock: { bank: 20 * MINUTE, increment: 45_000, cap: 20 * MINUTE }, isByTurns: false },
  days: { clock: { bank: 3 * DAY, increment: DAY, cap: 5 * DAY }, isByTurns: true },
};

/** What a table of that pace usually settles about people who are late or gone. */
export function absenceAt(pace: Pace): AbsenceRule {
  const { clock, isByTurns } = PACES[pace];
  return usualAbsence(clock, isByTurns);
}

/** How long somebody may be gone on their turn, where no clock runs. */
export const AWAY_TIMES = [10 * MINUTE, 60 * MINUTE, DAY, 3 * DAY] as const;

/** The host and one other, or as few others as the game needs. */
export function firstSeats({ seats: { min, max } }: Game): readonly Sitter[] {
  return sittersFor([], Math.min(Math.max(min, 2), max));
}

/** So many seats: those there are, then open ones. */
export function sittersFor(seats: readonly Sitter[], count: number): readonly Sitter[] {
  const kept = seats.slice(0, count);
  const more = Array.from({ length: count - kept.length }, (): Sitter => 'open');
  const all = [...kept, ...more];
  return all.includes('me') || seats.length > 0 ? all : all.with(0, 'me');
}

/** One seat changed; the host sits on one seat at most. */
export function withSitter(seats: readonly Sitter[], seat: number, sitter: Sitter): readonly Sitter[] {
  const others = sitter === 'me' ? seats.map((one) => (one === 'me' ? 'open' : one)) : seats;
  return others.with(seat, sitter);
}

/** The seat in the table's plan; the server puts the host on theirs. */
export function holderOf(sitter: Sitter): Holder {
  return sitter === 'me' || sitter === 'open' ? { kind: 'open' } : { kind: 'bot', level: sitter };
}
