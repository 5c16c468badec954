/** The host's choices for a new online table: seats and clock. */
import type { BotName, Game } from '#kernel';
import { type AbsenceRule, type ClockRule, type Holder, usualAbsence } from '#table';

/** Who gets a seat: the host, anybody who joins, or a bot. */
export type SeatChoice = 'me' | 'open' | BotName;

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;

export const PACE_NAMES = ['none', 'quick', 'calm', 'evening', 'turns', 'days', 'weeks'] as const;
export type Pace = (typeof PACE_NAMES)[number];

/** How people play: against a clock or without one, all at the table at once or by turns, whenever they look in. */
export const PACES: Readonly<
  Record<Pace, { readonly clock: ClockRule | null; readonly isByTurns: boolean }>
> = {
  none: { clock: null, isByTurns: false },
  turns: { clock: null, isByTurns: true },
  quick: { clock: { bank: 5 * MINUTE, increment: 15_000, cap: 5 * MINUTE }, isByTurns: false },
  calm: { clock: { bank: 20 * MINUTE, increment: 45_000, cap: 20 * MINUTE }, isByTurns: false },
  evening: { clock: { bank: 45 * MINUTE, increment: MINUTE, cap: 60 * MINUTE }, isByTurns: false },
  days: { clock: { bank: 3 * DAY, increment: DAY, cap: 5 * DAY }, isByTurns: true },
  weeks: { clock: { bank: 7 * DAY, increment: 7 * DAY, cap: 14 * DAY }, isByTurns: true },
};

/** What a table of that pace usually settles about people who are late or gone. */
export function absenceAt(pace: Pace): AbsenceRule {
  const { clock, isByTurns } = PACES[pace];
  return usualAbsence(clock, isByTurns);
}

/** How long somebody may be absent on their turn, without a clock. */
export const AWAY_TIMES = [10 * MINUTE, 60 * MINUTE, DAY, 3 * DAY] as const;

/** The host and one other, or as few others as the game needs. */
export function firstSeats({ seats: { min, max } }: Game): readonly SeatChoice[] {
  return seatChoicesFor([], Math.min(Math.max(min, 2), max));
}

/** The existing seats, cut or filled up with open ones to this number. */
export function seatChoicesFor(seats: readonly SeatChoice[], count: number): readonly SeatChoice[] {
  const kept = seats.slice(0, count);
  const more = Array.from({ length: count - kept.length }, (): SeatChoice => 'open');
  const all = [...kept, ...more];
  return all.includes('me') || seats.length > 0 ? all : all.with(0, 'me');
}

/** Changes one seat; the host has at most one. */
export function withSeatChoice(
  seats: readonly SeatChoice[],
  seat: number,
  choice: SeatChoice,
): readonly SeatChoice[] {
  const others = choice === 'me' ? seats.map((one) => (one === 'me' ? 'open' : one)) : seats;
  return others.with(seat, choice);
}

/** The seat in the table's plan; the server seats the host later. */
export function holderOf(choice: SeatChoice): Holder {
  return choice === 'me' || choice === 'open' ? { kind: 'open' } : { kind: 'bot', level: choice };
}
