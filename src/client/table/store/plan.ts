/** The table before the deal: what is proposed, and what cannot be played. */
import {
  at,
  type BotName,
  defaultOptions,
  type Game,
  isSeed,
  type Options,
  parseOptions,
  type Reason,
  Refused,
} from '#kernel';

const NAMES = ['Ada', 'Bruno', 'Chiyo', 'Dario', 'Edith'];
const SEED_BYTES = 16;
const ID_BYTES = 6;

/** Who decides for a seat. */
export type Player = 'human' | BotName;

export interface SeatPlan {
  readonly name: string;
  readonly player: Player;
}

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
    (_, seat): SeatPlan => seats[seat] ?? { name: nameFor(seat), player: seat === 0 ? 'human' : 'level3' },
  );
}

/** What a seat is called when nobody says otherwise. */
export function nameFor(seat: number): string {
  return at(NAMES, seat % NAMES.length);
}

/** The rule that forbids the proposal, or undefined when it can be played. */
export function whyNotPlayable(
  game: Game,
  { options, seats }: { readonly options: Options; readonly seats: readonly unknown[] },
): Reason | undefined {
  try {
    return game.refuse(parseOptions(game.options, options), seats.length);
  } catch (error) {
    if (error instanceof Refused) return error.reason;
    throw error;
  }
}

/** The deal an address asks for (?seed=), else a new one. */
export function seedFrom(search: string): string {
  const seed = new URLSearchParams(search).get('seed');
  return isSeed(seed) ? seed : newSeed();
}

export function newSeed(): string {
  return randomDigits(SEED_BYTES);
}

/** The id of a new table on this device. */
export function newLocalId(): string {
  return randomDigits(ID_BYTES);
}

function randomDigits(count: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(count));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
