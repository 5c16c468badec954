/** Pieces of log sentences that are found alike in all languages. */
import { at, type NameOf } from '#kernel';
import type { Character } from '../characters.ts';
import { BIDDING_KINDS, DISTRICTS, KINDS, LINKS, PRESTIGE_TILES, VEHICLES } from '../components.ts';
import { cards, character, characters, listOf, pairOf, person, type Vocabulary } from './text.ts';

/** A language with cases may give it other forms of the nouns than those of its labels. */
export function piecesOf(words: Vocabulary) {
  const district = (i: number) => words.district[at(DISTRICTS, i)];
  const vehicle = (i: number) => words.vehicle[at(VEHICLES, i)];
  const tile = (i: number) => {
    const { vehicle: kind, value } = at(PRESTIGE_TILES, i);
    return `${vehicle(kind)} ${value}`;
  };
  return {
    district,
    tile,
    who: (label: number, name: NameOf) => person(words, label, name),
    inDistrict: (i: number) => words.inDistrict[at(DISTRICTS, i)],
    vehicle: (link: number) => vehicle(at(LINKS, link).vehicle),
    ends: (link: number) => listOf(words, at(LINKS, link).ends.map(district)),
    /** "Manhattan – the Bronx". */
    way: (link: number) => at(LINKS, link).ends.map(district).join(' – '),
    value: (i: number) => at(PRESTIGE_TILES, i).value,
    tiles: (list: readonly number[]) => listOf(words, list.map(tile)),
    bidding: (kind: number) => words.bidding[at(BIDDING_KINDS, kind)],
    card: (kind: number) => words.card[at(KINDS, kind)].one,
    cards: (counts: readonly number[]) => cards(words, counts),
    pair: (pair: readonly number[]) => pairOf(words, pair),
    one: (number: Character) => character(words, number),
    all: (numbers: readonly Character[]) => characters(words, numbers),
    /** Districts with their values, A to E and then X. */
    tour(letters: readonly number[], base: readonly number[]) {
      const parts = letters.map((_, letter) => {
        const place = letters.indexOf(letter);
        return `${district(place)} (${at(base, place)})`;
      });
      return { visited: listOf(words, parts.slice(0, -1)), x: parts.at(-1) ?? '' };
    },
    /** "Ana 14, black 7". */
    ranks: (list: readonly { who: number; points: number }[], name: NameOf) =>
      list.length === 0
        ? words.nothing
        : list.map(({ who, points }) => `${person(words, who, name)} ${points}`).join(', '),
  };
}
