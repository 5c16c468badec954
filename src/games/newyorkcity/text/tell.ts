/** Pieces of log sentences that are found alike in all languages. */
import { at, type NameOf } from '#kernel';
import { LEVELS, type Level, LINKS, PRESTIGE_TILES } from '../components.ts';
import { usableBefore } from '../flow/draft.ts';
import type { State, Step } from '../state.ts';
import type { View } from '../view.ts';
import { cards, character, characters, listed, pairOf, person, type Vocabulary } from './text.ts';

export function piecesOf(words: Vocabulary) {
  const district = (i: number) => at(words.district, i);
  const tile = (i: number) => {
    const { vehicle, value } = at(PRESTIGE_TILES, i);
    return `${at(words.vehicle, vehicle)} ${value}`;
  };
  return {
    district,
    tile,
    who: (label: number, name: NameOf) => person(words, label, name),
    inDistrict: (i: number) => at(words.inDistrict, i),
    vehicle: (link: number) => at(words.vehicle, at(LINKS, link).vehicle),
    ends: (link: number) => listed(words, at(LINKS, link).ends.map(district)),
    /** "Manhattan – the Bronx". */
    way: (link: number) => at(LINKS, link).ends.map(district).join(' – '),
    value: (i: number) => at(PRESTIGE_TILES, i).value,
    tiles: (list: readonly number[]) => listed(words, list.map(tile)),
    bidding: (kind: number) => at(words.bidding, kind),
    card: (kind: number) => at(words.card, kind)[0],
    cards: (counts: readonly number[]) => cards(words, counts),
    pair: (pair: readonly number[]) => pairOf(words, pair),
    one: (number: number) => character(words, number),
    all: (numbers: readonly number[]) => characters(words, numbers),
    /** Districts with their values, A to E and then X. */
    tour(letters: readonly number[], base: readonly number[]) {
      const parts = letters.map((_, letter) => {
        const place = letters.indexOf(letter);
        return `${district(place)} (${at(base, place)})`;
      });
      return { visited: listed(words, parts.slice(0, -1)), x: parts.at(-1) ?? '' };
    },
    /** "Ana 14, black 7". */
    ranks: (list: readonly { who: number; points: number }[], name: NameOf) =>
      list.length === 0
        ? words.nothing
        : list.map(({ who, points }) => `${person(words, who, name)} ${points}`).join(', '),
  };
}

/** The first letter as a capital. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** R5.3 Whether a character can be used before a pair is taken; nothing hidden is looked at, so a view will do. */
export function mayUseFirst(view: View, { seat, picks }: Extract<Step, { step: 'draft' }>): boolean {
  return usableBefore(view as unknown as State, seat, picks).length > 0;
}

/** R10.2 A level with the word for how hard it is. */
export function levelText(level: unknown, grades: readonly [string, string, string], free: string): string {
  const i = LEVELS.indexOf(level as Level);
  return i < 0 ? free : `Tom ${i + 1}: ${level}, ${at(grades, Math.floor(i / 4))}`;
}
