/** What every language must be able to say about New York City, and how its nouns are put together. */
import { at, type Catalogue, type NameOf } from '#kernel';
import { ALL_CHARACTERS, type Character, nameOf, type PerCharacter } from '../characters.ts';
import { type BiddingKind, type District, KINDS, type Kind, type Vehicle } from '../components.ts';
import { FIRST_TOM, isTomLabel, TOM_NAMES } from '../events.ts';
import type { Answers, NewYorkCity } from '../state.ts';

export type Text = Catalogue<NewYorkCity, keyof Answers>;

/** A sentence for everything that speaks for an answer or against it. */
export type FactText = Text['fact'];
export type Events = Text['event'];

/** A character's name, what it does for whoever looks closer, and the same in at most 32 letters for its tile. */
export type CharacterWords = { readonly name: string; readonly ability: string; readonly short: string };

/** A kind of card: its name, and so many of them with their number. */
export type CardWords = { readonly one: string; count(n: number): string };

/** The nouns of one language. */
export type Vocabulary = {
  readonly card: Readonly<Record<Kind, CardWords>>;
  /** What a bidding round is about. */
  readonly bidding: Readonly<Record<BiddingKind, string>>;
  readonly district: Readonly<Record<District, string>>;
  /** "in the Bronx". */
  readonly inDistrict: Readonly<Record<District, string>>;
  readonly vehicle: Readonly<Record<Vehicle, string>>;
  /** "a, b and c": at least one item, listed as this language does. */
  list(items: readonly string[]): string;
  readonly nothing: string;
  readonly black: string;
  readonly characters: PerCharacter<CharacterWords>;
};

/** "a, b and c", for languages that list in this way; `and` is told the item that comes after it. */
export function listed(items: readonly string[], and: (last: string) => string): string {
  const last = at(items, items.length - 1);
  return items.length === 1 ? last : `${items.slice(0, -1).join(', ')} ${and(last)} ${last}`;
}

/** The same, or the word for nothing. */
export function listOf({ list, nothing }: Vocabulary, items: readonly string[]): string {
  return items.length === 0 ? nothing : list(items);
}

/** A player's name: a seat's, a Tom's, or black. */
export function person({ black }: Vocabulary, who: number, name: NameOf): string {
  if (who < 0) return black;
  return isTomLabel(who) ? at(TOM_NAMES, who - FIRST_TOM) : name(who);
}

/** "2 press cards and 1 joker". */
export function cards(words: Vocabulary, counts: readonly number[]): string {
  return listOf(words, cardParts(words, counts));
}

/** Each kind of card that is there, with its number. */
export function cardParts({ card }: Pick<Vocabulary, 'card'>, counts: readonly number[]): string[] {
  return counts.flatMap((count, kind) => (count === 0 ? [] : [card[at(KINDS, kind)].count(count)]));
}

/** A pair of cards, as "press card + joker". */
export function pairOf({ card }: Vocabulary, pair: readonly number[]): string {
  return pair.map((kind) => card[at(KINDS, kind)].one).join(' + ');
}

/** A character with its number, which is printed on the tile. */
export function character({ characters: words }: Vocabulary, number: Character): string {
  return numbered(words[nameOf(number)].name, number);
}

/** "Secretary (1)". */
export function numbered(name: string, number: number): string {
  return `${name} (${number})`;
}

export function characters(words: Vocabulary, numbers: readonly Character[]): string {
  return listOf(
    words,
    numbers.map((number) => character(words, number)),
  );
}

/** A character of `approach.ts`; one that this box does not have keeps its id. */
export function characterTrait({ characters: words }: Vocabulary, id: string): string {
  const found = ALL_CHARACTERS.map(nameOf).find((name) => name === id);
  return found ? capital(words[found].name) : id;
}

/** The first letter as a capital. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
