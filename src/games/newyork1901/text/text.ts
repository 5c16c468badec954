/** What every language must be able to say about New York 1901. */
import type { Catalogue, OptionValue } from '#kernel';
import type {
  ActionCard,
  Challenge,
  Character,
  District,
  Front,
  Legendary,
  ShapeName,
  Technology,
} from '../components.ts';
import type { Answers, NewYork1901 } from '../state.ts';

export type Text = Catalogue<NewYork1901, keyof Answers>;

/** A noun, and how a sentence calls the thing it does something to: 'Silver L', 'the silver L'. */
export type Noun = readonly [noun: string, object: string];

/** One language's names, from which naming.ts makes the rest. */
export interface Names {
  readonly and: string;
  /** Between a place and what it fronts. */
  readonly semicolon: string;
  readonly district: Readonly<Record<District, string>>;
  readonly front: Readonly<Record<Front, string>>;
  readonly character: Readonly<Record<Character, string>>;
  readonly legendary: Readonly<Record<Legendary, Noun>>;
  readonly start: Noun;
  /** A skyscraper by technology and footprint. */
  skyscraper(technology: Exclude<Technology, 'start'>, shape: ShapeName): Noun;
  lot(district: string, number: number): string;
  /** A lot in few letters: 'red 7'. */
  shortLot(district: string, number: number): string;
  card(district: string, squares: number): string;
  rows(from: number, to: number): string;
  columns(from: number, to: number): string;
  /** By quarter turns clockwise; nothing for none. */
  readonly turn: readonly [string, string, string, string];
}

/** Card names are printed in English in every edition we know of. */
export const CHALLENGE_NAMES: Readonly<Record<Challenge, string>> = {
  goldTycoon: 'Gold Tycoon',
  masterArchitect: 'Master Architect',
  goldPrestige: 'Gold Prestige',
  bronzeBaron: 'Bronze Baron',
  generationKing: 'Generation King',
};

/** Streets and places keep their names everywhere. */
export const STREET_NAMES = {
  broadway: 'Broadway',
  wall: 'Wall Street',
  nassau: 'Nassau & Broad',
  cedar: 'Cedar Street',
  pine: 'Pine & Thames',
  liberty: 'Liberty Street',
  trinity: 'Trinity Place',
  william: 'William Street',
  exchange: 'Exchange Place',
  green: 'Bowling Green',
} as const;

export const ACTION_CARD_NAMES: Readonly<Record<ActionCard, string>> = {
  constructionBoom: 'Construction Boom',
  marketShift: 'Market Shift',
  landGrab: 'Land Grab',
};

/** A value of the challenge option: a card's name, or one of the words given. */
export function challengeValue(others: { drawn: string; none: string }, value: OptionValue): string {
  return { ...CHALLENGE_NAMES, ...others }[value as Challenge | 'drawn' | 'none'];
}

/** With a capital letter in front. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
