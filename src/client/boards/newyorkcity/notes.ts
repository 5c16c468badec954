/** Full texts of what lies on the board. */
import { at } from '#kernel';
import { note } from '../kit/Notes.tsx';
import { CHARACTERS_BY_NUMBER, LINKS, type Moment, PRESTIGE_TILES, powerOf } from './game.ts';
import type { BoardText } from './text/text.ts';

/** The phase in which a character is used: 0 to 2, or 3 for the end. */
export function phaseOfCharacter(number: number): number {
  return PHASES[powerOf(number).moment];
}

const PHASES: Readonly<Record<Moment, number>> = {
  draft: 0,
  beforePick: 0,
  firstPick: 0,
  afterPick: 0,
  bidTurn: 1,
  inBid: 1,
  building: 1,
  afterBids: 1,
  act: 2,
  end: 3,
};

export const PHASE_MARKS = ['I', 'II', 'III'] as const;

export function characterValue(number: number): number {
  return at(CHARACTERS_BY_NUMBER, number).value;
}

export function characterName(text: BoardText, number: number): string {
  return at(text.characters, number - 1).name;
}

/** Name, what it does, when, and what it is worth. */
export function characterNote(text: BoardText, number: number, ...more: readonly string[]): string {
  const { name, ability } = at(text.characters, number - 1);
  return note(
    `${name} (${number})`,
    ability,
    `${whenOf(text, number)} · ${text.value(characterValue(number))}`,
    ...more,
  );
}

function whenOf(text: BoardText, number: number): string {
  const phase = phaseOfCharacter(number);
  if (phase === 3) return `${text.phaseEnd} · ${text.noDollar}`;
  return `${at(PHASE_MARKS, phase)} ${at(text.phase, phase)} · ${text.needsDollar}`;
}

export function tileName(text: BoardText, tile: number): string {
  const { vehicle, value } = at(PRESTIGE_TILES, tile);
  return `${at(text.vehicle, vehicle)} ${value}`;
}

export function linkName(text: BoardText, districts: readonly string[], link: number): string {
  const { vehicle, ends } = at(LINKS, link);
  return `${at(text.vehicle, vehicle)}: ${ends.map((end) => at(districts, end)).join(' – ')}`;
}

/** One card of a kind, as a heading. */
export function cardName(text: BoardText, kind: number): string {
  const [one] = at(text.card, kind);
  return one.charAt(0).toUpperCase() + one.slice(1);
}

/** "2 press cards, 1 joker". */
export function cardList(text: BoardText, counts: readonly number[]): string {
  const parts = counts.flatMap((count, kind) => {
    const [one, several] = at(text.card, kind);
    return count === 0 ? [] : [`${count} ${count === 1 ? one : several}`];
  });
  return parts.length === 0 ? text.none : parts.join(', ');
}

/** The districts have the same names in all languages. */
export const PLACES = ['Manhattan', 'Bronx', 'Queens', 'Brooklyn', 'Staten Island', 'Jersey City'] as const;
