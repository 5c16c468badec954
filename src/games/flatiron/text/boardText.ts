/** What the drawings say besides the words of the game. */
import type { ByColor, ByPlace } from './text.ts';

export interface BoardText {
  /** A heading and what it says: "Slot 1: free". */
  readonly tells: (what: string, that: string | number) => string;
  readonly money: (dollars: number) => string;
  readonly level: (number: number) => string;
  readonly roof: string;
  readonly slot: (number: number) => string;
  readonly free: string;
  readonly setBy: (name: string) => string;
  readonly builtBy: (name: string) => string;
  /** By place: its name where there is little room. */
  readonly streets: ByPlace;
  readonly effect: string;
  readonly supply: string;
  readonly inSupply: (count: number) => string;
  readonly newspaperOfDay: string;
  readonly newspaper: string;
  readonly nextFloor: string;
  readonly stack: (count: number) => string;
  readonly decrees: string;
  readonly decree: string;
  readonly decreePrice: (dollars: number) => string;
  readonly upper: string;
  readonly lower: string;
  readonly reputation: (value: string) => string;
  readonly reputationCounts: string;
  readonly scoresNow: (points: string) => string;
  readonly streetCard: (street: string, dollars: number) => string;
  readonly deckLeft: (unseen: number, seen: number) => string;
  readonly seenUnder: string;
  readonly emptyDeck: string;
  readonly warehouse: (color: string) => string;
  readonly stored: string;
  readonly notStored: string;
  /** What buying costs, what selling brings, and the points of a pillar that is set. */
  readonly trade: (buying: number, selling: number, points: string) => string;
  readonly hand: string;
  readonly handHidden: (count: number) => string;
  readonly delivery: string;
  readonly tokens: (count: number) => string;
  readonly tokensLeft: (count: number) => string;
  readonly papersLeft: (count: number) => string;
  readonly dollars: (count: number) => string;
  readonly scoreTrack: string;
  readonly newsboy: (space: number) => string;
  readonly newsboyGone: string;
  readonly boardOf: (name: string) => string;
  readonly side: (letter: string, purple: boolean) => string;
  readonly atEnd: string;
  /** How to read a sign where its words have no room. */
  readonly holdSign: string;
  readonly act: {
    readonly buyDecree: (dollars: number) => string;
    readonly column: string;
    readonly paper: string;
    readonly money: (dollars: number) => string;
    readonly skip: string;
  };
  /** On what can be pressed: a column or newspaper, and a card with its price. */
  readonly verbs: {
    readonly use: string;
    readonly buy: (dollars: number) => string;
  };
  /** The list of a column's actions, and the choice between both ends of a column. */
  readonly plan: {
    readonly heading: (street: string) => string;
    readonly doAll: string;
    readonly oneByOne: string;
    readonly stop: string;
    readonly barred: string;
    readonly card: (street: string) => string;
    readonly reputation: (before: string, after: string) => string;
  };
  /** Beside the choice of a board. */
  readonly first: {
    readonly goal: string;
    readonly turn: string;
    readonly pillar: string;
    readonly floor: string;
    readonly streets: string;
    readonly decrees: string;
    readonly printed: string;
    readonly range: (least: number, points: string) => string;
    readonly good: string;
    readonly pays: (street: string) => string;
    readonly best: (color: string, points: string, dollars: number) => string;
  };
  readonly daniel: {
    readonly rises: string;
    readonly last: string;
    readonly next: (count: number) => string;
    readonly cards: (count: number) => string;
    readonly cost: (points: string) => string;
    readonly pillar: (color: string, slot: number, points: string) => string;
    readonly popularity: (points: string) => string;
    readonly floor: (points: string) => string;
    readonly takesDecree: string;
    readonly takesNothing: string;
    readonly takesCard: string;
    readonly reshuffles: string;
    readonly meets: (points: string) => string;
    readonly popular: (count: number) => string;
    readonly card: (id: string) => string;
    readonly goes: (main: string, other: string) => string;
  };
  /** Labels of signs that are new to a player. */
  readonly signs: Readonly<
    Record<'price' | 'left' | 'goesTo' | 'standing' | 'plaque' | 'effect' | 'trade', string>
  >;
  readonly legend: {
    readonly actions: string;
    readonly decrees: string;
    readonly floors: string;
    readonly slots: string;
    readonly pillars: string;
    readonly pieces: string;
    readonly patterns: ByColor;
    readonly shapes: readonly [one: string, two: string, daniel: string];
    readonly good: string;
    readonly bad: string;
    readonly points: string;
    readonly token: string;
    readonly newsboy: string;
    readonly warehouseFull: string;
    readonly warehouseEmpty: string;
    readonly half: string;
    readonly blueprint: string;
  };
}
