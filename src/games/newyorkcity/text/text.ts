/** What every language must be able to say about New York City. */
import { at, type Catalogue, type NameOf } from '#kernel';
import { FIRST_TOM, TOM_NAMES } from '../events.ts';
import type { Answers, NewYorkCity } from '../state.ts';

export type Text = Catalogue<NewYorkCity, keyof Answers>;
export type Events = Text['event'];

/** A character's name, and what it does, for whoever looks closer. */
export type CharacterWords = { readonly name: string; readonly ability: string };

/** The nouns of one language. */
export type Vocabulary = {
  /** Cards by kind: one, several. */
  readonly card: readonly (readonly [string, string])[];
  /** What a bidding round is about. */
  readonly bidding: readonly string[];
  readonly district: readonly string[];
  /** "in the Bronx". */
  readonly inDistrict: readonly string[];
  readonly vehicle: readonly string[];
  /** "and", before this word. */
  and(next: string): string;
  readonly nothing: string;
  readonly black: string;
  readonly character: readonly CharacterWords[];
};

/** A player's name: a seat's, a Tom's, or black. */
export function person(words: Vocabulary, who: number, name: NameOf): string {
  if (who < 0) return words.black;
  return who < FIRST_TOM ? name(who) : at(TOM_NAMES, who - FIRST_TOM);
}

/** "a, b and c". */
export function listed({ and, nothing }: Vocabulary, items: readonly string[]): string {
  if (items.length === 0) return nothing;
  if (items.length === 1) return at(items, 0);
  const last = at(items, items.length - 1);
  return `${items.slice(0, -1).join(', ')} ${and(last)} ${last}`;
}

/** "2 press cards and 1 joker". */
export function cards(words: Vocabulary, counts: readonly number[]): string {
  const parts = counts.flatMap((count, kind) => {
    const [one, several] = at(words.card, kind);
    return count === 0 ? [] : [`${count} ${count === 1 ? one : several}`];
  });
  return listed(words, parts);
}

/** A pair of cards, as "press card + joker". */
export function pairOf({ card }: Vocabulary, pair: readonly number[]): string {
  return pair.map((kind) => at(card, kind)[0]).join(' + ');
}

/** A character with its number, which is printed on the tile. */
export function character({ character: words }: Vocabulary, number: number): string {
  return `${at(words, number - 1).name} (${number})`;
}

export function characters(words: Vocabulary, numbers: readonly number[]): string {
  return listed(
    words,
    numbers.map((number) => character(words, number)),
  );
}
