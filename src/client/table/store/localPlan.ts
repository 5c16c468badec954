/** The plan of a game on this device, before the deal. */
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

/** One seat of a plan. */
export interface SeatPlan {
  readonly name: string;
  readonly player: Player;
}

/** What the setup screen fills in: options and seats. */
export interface LocalPlan {
  readonly options: Options;
  readonly seats: readonly SeatPlan[];
  /** At a deal of the day: the id of the attempt. Then there are no hints, and what was sent stays. */
  readonly daily?: string;
}

/** The default: one human against one bot, or as few bots as the game needs. */
export function defaultPlan(game: Game): LocalPlan {
  const count = Math.min(Math.max(game.seats.min, 2), game.seats.max);
  return { options: defaultOptions(game.options), seats: seatsFor([], count) };
}

/** The existing seats, cut or filled up with bots to this number. */
export function seatsFor(seats: readonly SeatPlan[], count: number): readonly SeatPlan[] {
  return Array.from(
    { length: count },
    (_, seat): SeatPlan => seats[seat] ?? { name: nameFor(seat), player: seat === 0 ? 'human' : 'level3' },
  );
}

/** The default name of a seat. */
export function nameFor(seat: number): string {
  return at(NAMES, seat % NAMES.length);
}

/** The rule that forbids the plan, or undefined if it can be played. */
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

/** The seed in an address (?seed=), else a new one. */
export function seedFrom(search: string): string {
  const seed = new URLSearchParams(search).get('seed');
  return isSeed(seed) ? seed : newSeed();
}

/** A random seed. */
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
