/** The table before the deal: what is proposed, and what cannot be played. */
import {
  at,
  defaultOptions,
  type Game,
  isSeed,
  type Options,
  parseOptions,
  type Reason,
  Refused,
} from '#kernel';
import type { SeatPlan } from './localTable.ts';

const NAMES = ['Ada', 'Bruno', 'Chiyo', 'Dario', 'Edith'];
const SEED_BYTES = 16;

/** What a host is filling in. */
export interface Proposal {
  readonly options: Options;
  readonly seats: readonly SeatPlan[];
}

/** One human against one bot, or as few bots as the game needs. */
export function firstProposal(game: Game): Proposal {
  const count = Math.min(Math.max(game.seats.min, 2), game.seats.max);
  return { options: defaultOptions(game.options), seats: seatsFor([], count) };
}

/** So many seats: those there are, then bots. */
export function seatsFor(seats: readonly SeatPlan[], count: number): readonly SeatPlan[] {
  return Array.from(
    { length: count },
    (_, seat): SeatPlan => seats[seat] ?? { name: nameFor(seat), player: seat === 0 ? 'human' : 'greedy' },
  );
}

/** What a seat is called when nobody says otherwise. */
export function nameFor(seat: number): string {
  return at(NAMES, seat % NAMES.length);
}

/** The rule that forbids the proposal, or undefined when it can be played. */
export function whyNotPlayable(game: Game, { options, seats }: Proposal): Reason | undefined {
  try {
    return game.refuse(parseOptions(game.options, options), seats.length);
  } catch (error) {
    if (error instanceof Refused) return error.reason;
    throw error;
  }
}

/** The deal an address asks for (?seed=), else a new one. */
export function seedFrom(search: string): string {
  const wished = new URLSearchParams(search).get('seed');
  return isSeed(wished) ? wished : newSeed();
}

export function newSeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(SEED_BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
