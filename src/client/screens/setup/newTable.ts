/** What a host settles before others come: who sits where, and how long they may think. */
import type { BotName, Game } from '#kernel';
import type { ClockRule, Holder } from '#table';

/** Who is meant for a seat: the host, somebody who is yet to come, or a bot. */
export type Sitter = 'me' | 'open' | BotName;

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;

export const PACES = {
  none: null,
  quick: { bank: 5 * MINUTE, increment: 15_000, cap: 5 * MINUTE },
  calm: { bank: 20 * MINUTE, increment: 45_000, cap: 20 * MINUTE },
  days: { bank: 3 * DAY, increment: DAY, cap: 5 * DAY },
} as const satisfies Readonly<Record<string, ClockRule | null>>;

export type Pace = keyof typeof PACES;

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
