/** Phrases for things of the table, built from a language's names. Joining and inflecting is left to each language. */
import { at } from '#kernel';
import {
  CARDS,
  type Card,
  colorsIn,
  type Deed,
  deedCard,
  FIRST_DECREE,
  FLOOR_TILES,
  type Half,
  halfDeed,
  halfReputation,
  PAPERS,
  type Paper,
  scoringOf,
} from '../components.ts';
import type { Brief, Names } from './text.ts';

/** The names of a set of colours. */
export function colorNames(colors: number, names: readonly string[]): string[] {
  return colorsIn(colors).map((color) => at(names, color));
}

/** Colours that belong together, by their letters: "O+B". */
export function pairOf(colors: number, letters: readonly string[]): string {
  return colorNames(colors, letters).join('+');
}

/** One colour by its name, several by their letters: "blue", "O/B". */
export function eitherOf(colors: number, { color, letters }: Pick<Names, 'color' | 'letters'>): string {
  const [only = '', ...more] = colorNames(colors, color);
  return more.length === 0 ? only : colorNames(colors, letters).join('/');
}

export type Phrases = ReturnType<typeof phrases>;

/** Things of the table in the words of one language. */
export function phrases(names: Names) {
  const deed = (number: Deed) => {
    const card = deedCard(number);
    return names.deed[card.type](card);
  };
  const scoring = (card: Card, half: Half) => {
    const scored = scoringOf(card, half);
    return names.scoring[scored.type](scored);
  };
  return {
    deed,
    scoring,
    /** What a half of any card does. */
    half: (card: Card, half: Half) =>
      card < FIRST_DECREE ? deed(halfDeed(card, half)) : scoring(card, half),
    effect: (floor: number) => {
      const { effect } = at(FLOOR_TILES, floor);
      return names.effect[effect.type](effect);
    },
    bonus: (floor: number, slot: number) => {
      const bonus = at(at(FLOOR_TILES, floor).slots, slot);
      return names.bonus[bonus.type](bonus);
    },
    /** What a newspaper does. */
    paper: (paper: Paper) => names.paper[at(PAPERS, paper)],
    street: (card: Card) => at(names.place, at(CARDS, card).street),
  };
}

export type BriefPhrases = ReturnType<typeof briefPhrases>;

/** Actions and halves of cards as they are written beside their signs. */
export function briefPhrases(brief: Brief) {
  const deed = (number: Deed) => {
    const card = deedCard(number);
    return brief.deed[card.type](card);
  };
  return {
    deed,
    half(card: Card, half: Half): string {
      if (card < FIRST_DECREE) return deed(halfDeed(card, half));
      const scored = scoringOf(card, half);
      return brief.scoring[scored.type](scored);
    },
  };
}

/** A number with its sign; the minus is the typographic one. */
export function signed(value: number): string {
  if (value === 0) return '0';
  return value > 0 ? `+${value}` : `−${-value}`;
}

/** Points with their sign, in the words of one language. */
export function signedPoints(value: number, points: (count: number) => string): string {
  if (value === 0) return points(0);
  return value > 0 ? `+${points(value)}` : `−${points(-value)}`;
}

export function reputationOfHalf(card: Card, half: Half): string {
  return signed(halfReputation(card, half));
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
