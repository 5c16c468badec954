/** Full texts of what lies on the board. */
import {
  type Character,
  characterTile,
  DISTRICTS,
  type District,
  KINDS,
  LINKS,
  nameOf,
  type Phase,
  PRESTIGE_TILES,
  VEHICLES,
} from '#games/newyorkcity/components';
import { type Gain, phaseOf } from '#games/newyorkcity/queries';
import { type BoardText, capital, cardParts, numbered } from '#games/newyorkcity/text';
import { at } from '#kernel';
import { note } from '../kit/Notes.tsx';

/** What stands on a character's tile for each phase; the end is written out. */
export const PHASE_MARKS: Readonly<Record<Phase, string | undefined>> = {
  draft: 'I',
  bidding: 'II',
  last: 'III',
  end: undefined,
};

export function characterValue(character: Character): number {
  return characterTile(character).value;
}

export function characterName(text: BoardText, character: Character): string {
  return text.characters[nameOf(character)].name;
}

/** Name, what it does, when, and what it is worth. */
export function characterNote(text: BoardText, character: Character, ...more: readonly string[]): string {
  const { name, ability } = text.characters[nameOf(character)];
  const worth = text.value(characterValue(character));
  return note(numbered(name, character), ability, `${whenOf(text, character)} · ${worth}`, ...more);
}

function whenOf(text: BoardText, character: Character): string {
  const phase = phaseOf(character);
  const mark = PHASE_MARKS[phase];
  if (mark === undefined) return `${text.phase[phase]} · ${text.noDollar}`;
  return `${mark} ${text.phase[phase]} · ${text.needsDollar}`;
}

export function tileName(text: BoardText, tile: number): string {
  const { vehicle, value } = at(PRESTIGE_TILES, tile);
  return `${text.vehicle[at(VEHICLES, vehicle)]} ${value}`;
}

export function linkName(text: BoardText, districts: readonly string[], link: number): string {
  const { vehicle, ends } = at(LINKS, link);
  return `${text.vehicle[at(VEHICLES, vehicle)]}: ${ends.map((end) => at(districts, end)).join(' – ')}`;
}

/** One card of a kind, as a heading. */
export function cardName(text: BoardText, kind: number): string {
  return capital(text.card[at(KINDS, kind)].one);
}

/** "2 press cards, 1 joker". */
export function cardList(text: BoardText, counts: readonly number[]): string {
  return cardParts(text, counts).join(', ') || text.none;
}

/** The bonus in words: one more, or in the prestige round a tile. */
export function bonusWords(text: BoardText, { bonus, pick }: Gain): readonly string[] {
  if (pick >= 0) return [at(text.pick, pick)];
  return bonus ? [text.bonus] : [];
}

/** The districts have the same names in all languages. */
const PLACE_NAMES: Readonly<Record<District, string>> = {
  manhattan: 'Manhattan',
  bronx: 'Bronx',
  queens: 'Queens',
  brooklyn: 'Brooklyn',
  statenIsland: 'Staten Island',
  jerseyCity: 'Jersey City',
};

/** In the order in which districts are stored. */
export const PLACES = DISTRICTS.map((district) => PLACE_NAMES[district]);
