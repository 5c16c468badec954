/** A whole game as seed and plays: replaying it to any point, and taking plays back while nothing was revealed. */
import { type Box, fingerprintOf, requireBox, SOURCES } from './box.ts';
import type { Game, GameTypes, Seat } from './game.ts';
import { isNestedWithin } from './nesting.ts';
import { type Applied, apply, type Play, type Position, type Started, start } from './position.ts';
import { Refused, refused } from './refused.ts';

/** A game as it is saved: enough to replay every position. */
export interface GameRecord<G extends GameTypes = GameTypes> {
  readonly game: string;
  readonly options: G['options'];
  readonly seats: number;
  readonly seed: string;
  readonly plays: readonly Play<G>[];
  /** The players' names by seat, empty where unknown; older records have none. */
  readonly names?: readonly string[];
  /** The fingerprint of the values it was played with; older records have none. */
  readonly box?: string;
  /** These values themselves, where not every Skyline knows them. */
  readonly values?: Box['values'];
  /** What shows that the deal was settled before anybody sat down, where a server dealt; older records have none. */
  readonly proof?: DealProof;
}

/** Where a record's seed came from, and what was shown of it. All in hexadecimal digits. */
export interface DealProof {
  /** The table at which it was played. */
  readonly table: string;
  /** What everybody saw before the deal. */
  readonly promise: string;
  /** What the server kept secret until the end. */
  readonly secret: string;
  /** What people added, by seat, and last whoever started; empty where nothing. */
  readonly salts: readonly string[];
  /** Digests of what was shown at the deal and with every answer. */
  readonly shown: readonly string[];
}

const MAX_NAME_LENGTH = 64;

/** More than any game has seats, and answers. */
const MOST_SALTS = 33;
const MOST_SHOWN = 5001;

/** Deeper than any answer or value lies in a record. */
const DEEPEST = 32;

/** A replayed game: how it started, and what came of each play. */
export interface Replayed<G extends GameTypes = GameTypes> {
  readonly started: Started<G>;
  readonly applied: readonly Applied<G>[];
  readonly position: Position<G>;
}

/** Replays a record up to, but not including, play number upTo. */
export function replay<G extends GameTypes>(
  game: Game<G>,
  record: GameRecord<G>,
  upTo: number = record.plays.length,
): Replayed<G> {
  if (record.game !== game.id) throw refused('unknownGame');
  requireBox(game, record.box);
  const started = start(game, record.options, record.seats, record.seed);
  const applied = playOn(game, started.position, record.plays.slice(0, upTo));
  return { started, applied, position: applied.at(-1)?.position ?? started.position };
}

/** Parses a record from untrusted text. Its shape is checked here, its plays when it is replayed. */
export function parseRecord(text: string): GameRecord {
  const record = parseJson(text);
  if (!isObject(record) || !Array.isArray(record.plays)) throw refused('malformedRecord');
  const { game, options, seats, seed, plays, names, box, values, proof } = record;
  const wellFormed =
    typeof game === 'string' && isObject(options) && typeof seats === 'number' && typeof seed === 'string';
  if (!wellFormed || !plays.every(isPlay)) throw refused('malformedRecord');
  if (names !== undefined && !areNames(names, seats)) throw refused('malformedRecord');
  if (box !== undefined && typeof box !== 'string') throw refused('malformedRecord');
  if (values !== undefined && !areValuesOf(game, box, values)) throw refused('malformedRecord');
  if (proof !== undefined && !isProof(proof)) throw refused('malformedRecord');
  const given = {
    ...(names !== undefined && { names }),
    ...(box !== undefined && { box }),
    ...(values !== undefined && { values }),
    ...(proof !== undefined && { proof }),
  };
  return { game, options, seats, seed, plays, ...given } as GameRecord; // checked above; options and plays when it is replayed
}

/** What a record says about the values in play: their fingerprint, and the values where the game did not come with them. */
export function boxOfRecord({ box, boxes }: Pick<Game, 'box' | 'boxes'>): Pick<GameRecord, 'box' | 'values'> {
  const fingerprint = fingerprintOf(box);
  return boxes.includes(fingerprint) ? { box: fingerprint } : { box: fingerprint, values: box.values };
}

/** What may still be taken back: the position after the last reveal, and the plays since. */
export interface OpenPart<G extends GameTypes = GameTypes> {
  readonly base: Position<G>;
  readonly plays: readonly Play<G>[];
}

/** Drops the seat’s last play; refuses if there is none, or a later play of another seat depends on it. */
export function takeBack<G extends GameTypes>(
  game: Game<G>,
  part: OpenPart<G>,
  seat: Seat,
): { readonly part: OpenPart<G>; readonly position: Position<G> } {
  const last = part.plays.findLastIndex((play) => play.seat === seat);
  if (last < 0) throw refused('nothingToTakeBack');
  const plays = part.plays.toSpliced(last, 1);
  try {
    const position = playOn(game, part.base, plays).at(-1)?.position ?? part.base;
    return { part: { base: part.base, plays }, position };
  } catch (error) {
    throw error instanceof Refused ? refused('nothingToTakeBack') : error;
  }
}

function playOn<G extends GameTypes>(
  game: Game<G>,
  from: Position<G>,
  plays: readonly Play<G>[],
): Applied<G>[] {
  let position = from;
  return plays.map(({ seat, action }) => {
    const applied = apply(game, position, seat, action);
    position = applied.position;
    return applied;
  });
}

function parseJson(text: string): unknown {
  if (!isNestedWithin(text, DEEPEST)) throw refused('malformedRecord');
  try {
    return JSON.parse(text);
  } catch {
    throw refused('malformedRecord');
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function areNames(value: unknown, seats: number): value is readonly string[] {
  const isName = (name: unknown) => typeof name === 'string' && name.length <= MAX_NAME_LENGTH;
  return Array.isArray(value) && value.length <= seats && value.every(isName);
}

/** Groups of values with their sources that have the fingerprint; whether they can be played with is for the game to say. */
function areValuesOf(game: string, box: unknown, values: unknown): values is Box['values'] {
  if (!isObject(values)) return false;
  const areGroups = Object.values(values).every(
    (group) => isObject(group) && 'value' in group && SOURCES.some((source) => source === group.source),
  );
  return areGroups && fingerprintOf({ game, values: values as Box['values'] }) === box; // groups, as was just checked
}

function isProof(proof: unknown): proof is DealProof {
  if (!isObject(proof)) return false;
  const { table, promise, secret, salts, shown, ...more } = proof;
  const fits = (text: unknown, shape: RegExp) => typeof text === 'string' && shape.test(text);
  const all = (list: unknown, most: number, shape: RegExp) =>
    Array.isArray(list) && list.length <= most && list.every((text) => fits(text, shape));
  return (
    Object.keys(more).length === 0 &&
    fits(table, /^[a-z0-9]{1,32}$/) &&
    fits(promise, /^[0-9a-f]{64}$/) &&
    fits(secret, /^[0-9a-f]{32}$/) &&
    all(salts, MOST_SALTS, /^([0-9a-f]{16})?$/) &&
    all(shown, MOST_SHOWN, /^[0-9a-f]{16}$/)
  );
}

function isPlay(value: unknown): boolean {
  return isObject(value) && Number.isInteger(value.seat) && 'action' in value;
}
