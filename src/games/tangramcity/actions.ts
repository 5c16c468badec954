/** R4: what may be placed where, and why not. */
import { at, type Reason } from '#kernel';
import { FOUNTAIN, type Tile } from './components.ts';
import { addFreeSpots, isFreeAt } from './fitting.ts';
import { SIZE } from './quarters.ts';
import { COLORS, outlineIn, type Spot, TURNS } from './spots.ts';
import type { City, Decline, Refusal } from './state.ts';

const DECLINES: readonly Decline[] = Array.from({ length: FOUNTAIN + 1 }, (_, decline) =>
  Object.freeze({ decline }),
);

/** R4.1 to R4.6 Every free spot of each of these tiles, and declining each of them. */
export function placements(city: City, tiles: readonly Tile[]): (Spot | Decline)[] {
  const answers: (Spot | Decline)[] = [];
  for (const tile of tiles) {
    addFreeSpots(city, tile, answers);
    answers.push(declining(tile));
  }
  return answers;
}

/** The answer that declines a tile. */
export function declining(tile: Tile): Decline {
  return at(DECLINES, tile);
}

/** R4 The rule that forbids an attempt, which may be anything. */
export function whyNotThere(city: City, tiles: readonly Tile[], attempt: unknown): Reason<Refusal> {
  const { tile, decline, face, turn, row, column } = Object(attempt) as Readonly<Record<string, unknown>>; // any JSON, read as an object
  const wanted = tile ?? decline;
  if (typeof wanted !== 'number') return { rule: 'R4.1', code: 'noSuchSpot' };
  if (!tiles.includes(wanted)) {
    const isAside = wanted !== FOUNTAIN && city.aside.includes(wanted);
    return isAside ? { rule: 'R4.6', code: 'alreadyAside' } : { rule: 'R4.1', code: 'wrongTile' };
  }
  if (tile === undefined) return { rule: 'R4.1', code: 'noSuchSpot' };
  const color = COLORS.find((known) => known === face);
  if (!color || (color === 'water') !== (wanted === FOUNTAIN)) return { rule: 'R1.3', code: 'wrongFace' };
  if (![turn, row, column].every(Number.isInteger)) return { rule: 'R4.4', code: 'noSuchSpot' };
  const [turns, top, left] = [Number(turn), Number(row), Number(column)];
  if (turns < 0 || turns >= TURNS) return { rule: 'R4.4', code: 'noSuchSpot' };
  const outline = outlineIn(wanted, color, turns);
  if (!outline) return { rule: 'R4.4', code: 'sameTurn' };
  const isInside = top >= 0 && left >= 0 && top + outline.height <= SIZE && left + outline.width <= SIZE;
  if (!isInside) return { rule: 'R4.3', code: 'offBoard' };
  const isFree = isFreeAt(city, { tile: wanted, face: color, turn: turns, row: top, column: left });
  return isFree ? { rule: 'R4.1', code: 'noSuchSpot' } : { rule: 'R4.2', code: 'overlaps' };
}
