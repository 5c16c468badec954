/** The values printed on a game's components, where they come from, and which ones are in play. */
import { hashOf } from './codec.ts';
import type { Game } from './game.ts';
import { refused } from './refused.ts';

/** Where values come from: the rulebook's text, other public text, our own stand-in, or somebody's copy of the game. */
export const SOURCES = ['rulebook', 'public', 'reconstruction', 'printed'] as const;
export type Source = (typeof SOURCES)[number];

/** A group of values with its source. */
export interface Sourced<T> {
  readonly source: Source;
  readonly value: T;
}

/** Everything printed on the components of one game, in named groups. */
export interface Box {
  readonly game: string;
  readonly values: Readonly<Record<string, Sourced<unknown>>>;
}

const chosen = new Map<string, Box>();
const inPlay = new Map<string, Box>();
const fingerprints = new WeakMap<Box, string>();

/** The same for boxes with the same values, whatever their sources. */
export function fingerprintOf(box: Box): string {
  const known = fingerprints.get(box);
  if (known !== undefined) return known;
  const values = Object.entries(box.values).map(([group, { value }]) => [group, value]);
  const fingerprint = hashOf({ game: box.game, values: Object.fromEntries(values) });
  fingerprints.set(box, fingerprint);
  return fingerprint;
}

/**
 * Chooses the values that a game is loaded with, once per program or page: rules, bots and boards build their tables from
 * them while they load. False if the game has already been loaded with others.
 */
export function chooseBox(box: Box): boolean {
  const loaded = inPlay.get(box.game);
  if (loaded) return fingerprintOf(loaded) === fingerprintOf(box);
  chosen.set(box.game, box);
  return true;
}

/** What a game plays with: its own values unless others were chosen before it was loaded. */
export function boxInPlay<B extends Box>(own: B): B {
  // Whoever chooses a box has checked it against the game's schema.
  const box = (chosen.get(own.game) as B | undefined) ?? own;
  inPlay.set(own.game, box);
  return box;
}

/** Of what has no fingerprint, because it is older than boxes, the first one; a game without a past has only its own. */
export function fingerprintMeant(game: Pick<Game, 'box' | 'boxes'>, fingerprint: string | undefined): string {
  return fingerprint ?? game.boxes[0] ?? fingerprintOf(game.box);
}

/** K10 Refuses what was made with other values than those in play. */
export function requireBox(game: Pick<Game, 'box' | 'boxes'>, fingerprint: string | undefined): void {
  if (fingerprintMeant(game, fingerprint) !== fingerprintOf(game.box)) throw refused('otherBox');
}

/** The groups of values that are our own stand-ins. */
export function reconstructedGroups({ values }: Box): string[] {
  return Object.entries(values).flatMap(([group, { source }]) =>
    source === 'reconstruction' ? [group] : [],
  );
}
