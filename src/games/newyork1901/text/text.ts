/** What every language must be able to say about New York 1901. */
import { at, type Catalogue, type OptionValue, type Words } from '#kernel';
import {
  type ActionCard,
  type Challenge,
  type District,
  type Legendary,
  type ShapeName,
  STREET_NAMES,
  STREETS,
  type Street,
  type Technology,
} from '../components.ts';
import type { Answers, NewYork1901 } from '../state.ts';
import type { BoardText } from './boardText.ts';
import type { Naming } from './naming.ts';

/** The sentences around a game: prompts, answers, events, reasons, options. */
export type Text = Catalogue<NewYork1901, keyof Answers>;

/** A sentence for everything that speaks for an answer or against it. */
export type FactText = Text['fact'];

/** All texts of one language; each language's index.ts fills this in. */
export interface GameText {
  readonly words: Words<NewYork1901>;
  readonly names: Naming;
  readonly actionCards: ActionCardTexts;
  readonly challenges: ChallengeTexts;
  readonly board: BoardText;
}

export type ActionCardTexts = Readonly<Record<ActionCard, ActionCardText>>;

/** What is said about an action card; its printed name is in ACTION_CARD_NAMES. */
interface ActionCardText {
  /** Playing it, as an answer. */
  readonly answer: string;
  /** What it does, in two or three words. */
  readonly short: string;
  /** What it does, in full. */
  readonly rule: string;
}

export type ChallengeTexts = Readonly<Record<Challenge, ChallengeText>>;

/** What is said about a challenge; its printed name is in CHALLENGE_NAMES. */
interface ChallengeText {
  /** What it gives points for, in full. */
  readonly rule: string;
  /** What the numbers beside it count, in a few words. */
  readonly counted: string;
}

/** What a player may build from the moment a technology opens; bronze is open from the start. */
export type OpenedTexts = Readonly<Record<OpenedTechnology, string>>;

export type OpenedTechnology = Exclude<Technology, 'start' | 'bronze'>;

/** A noun, and the same noun as the object of a verb: 'Silver L', and 'the silver L' as in 'builds the silver L'. */
export type Noun = readonly [noun: string, object: string];

/** One language's names of districts, lots, cards and tiles; naming.ts makes the names of single lots and places out of them. */
export interface Names {
  /** Several things in a sentence: 'red lot 1, red lot 2 and blue lot 4'. */
  list(items: readonly string[]): string;
  /** Between a place, its lots and what it fronts. */
  readonly semicolon: string;
  readonly district: Readonly<Record<District, string>>;
  /** Streets, parks and landmarks by the names they have in the box; those that are not here keep their names. */
  readonly place: Readonly<Record<string, string>>;
  /** The characters whose printed names are not known. */
  readonly developer: Readonly<Record<'red' | 'yellow', string>>;
  readonly legendary: Readonly<Record<Legendary, Noun>>;
  readonly start: Noun;
  /** A skyscraper by technology and footprint. */
  skyscraper(technology: Exclude<Technology, 'start'>, shape: ShapeName): Noun;
  /** One with a footprint that has no name here: it is called as the box calls it. */
  otherSkyscraper(technology: Exclude<Technology, 'start'>, shape: string): Noun;
  lot(district: District, number: number): Noun;
  /** A lot in few letters: 'red 7'. */
  shortLot(district: District, number: number): string;
  card(district: District, squares: number): string;
  /** A card in few letters, by the size of its lots: 'red 2'. */
  shortCard(district: District, squares: number): string;
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

export const ACTION_CARD_NAMES: Readonly<Record<ActionCard, string>> = {
  constructionBoom: 'Construction Boom',
  marketShift: 'Market Shift',
  landGrab: 'Land Grab',
};

/** A value of the street option: the name on the street's card. */
export function streetValue(value: OptionValue): string {
  // The option has no other values.
  return at(STREET_NAMES, STREETS.indexOf(value as Street));
}

/** A value of the challenge option: a card's name, or one of the words given. */
export function challengeValue(others: { drawn: string; none: string }, value: OptionValue): string {
  // The option has no other values.
  return { ...CHALLENGE_NAMES, ...others }[value as Challenge | 'drawn' | 'none'];
}

/** Commas between all items but the last two, which a word joins: enough for a language without a comma before 'and'. */
export function joined(items: readonly string[], and: string): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${and} ${items.at(-1)}`;
}

/** With a capital letter in front. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
