/** What the drawings of Tangram City say besides the game's own words. */
import type { Face, Tile } from '../components.ts';
import type { CardState, Fate } from '../queries/progress.ts';
import type { Color } from '../spots.ts';

/** A sign of the legend: its name and what it means. */
export type Sign = readonly [name: string, meaning: string];

export interface BoardText {
  /** A piece as a heading. */
  piece(tile: Tile): string;
  /** What a piece shows, with its colour. */
  readonly faces: Readonly<Record<Color, string>>;
  /** The squares on each side of the balance. */
  readonly sides: Readonly<Record<Face, string>>;
  readonly startArea: string;
  readonly yourCity: string;
  cityOf(name: string): string;
  readonly taken: string;
  readonly enlarge: string;
  readonly goBack: string;
  /** The size of a piece, counted in half squares. */
  squares(halves: number): string;
  places(count: number): string;
  readonly placeHere: string;
  turned(quarters: number): string;
  readonly notHere: string;
  /** What lies on these squares already. */
  clash(on: Tile | 'start', squares: string): string;
  readonly moveHint: string;
  readonly rounds: string;
  /** The round that is being played. */
  readonly now: string;
  readonly cards: string;
  readonly cardStates: Readonly<Record<CardState, string>>;
  /** In the last round: a card whose tile can be taken up, and the one whose tile is. */
  readonly take: string;
  readonly inHand: string;
  cardsPlayed(count: number, all: number): string;
  readonly inTheMiddle: string;
  readonly shared: string;
  deck(count: number): string;
  readonly balance: string;
  readonly bonus: string;
  readonly even: string;
  points(count: number): string;
  readonly rectangle: string;
  readonly withThis: string;
  /** Points if the game ended now; after it comes the number. */
  readonly ifEnded: string;
  readonly tiles: string;
  /** Shows also the tiles that are built or declined. */
  readonly allTiles: string;
  left(count: number): string;
  readonly fates: Readonly<Record<Fate, string>>;
  readonly fountains: string;
  readonly lookAlike: string;
  /** Where the look-alike is. */
  readonly lookAlikeIs: Readonly<Record<Fate, string>>;
  readonly tower: string;
  starts(name: string): string;
  /** Alone one plays for levels. */
  nextLevel(points: number): string;
  readonly placing: string;
  readonly done: string;
  readonly tabs: Readonly<Record<'city' | 'cards' | 'tiles' | 'cities', string>>;
  /** At the end of a round: what counts now, and what only at the end. */
  readonly scoredNow: string;
  /** How far the balance markers are apart. */
  apart(count: number): string;
  takesMarker(to: string, from: string): string;
  /** What the points of a full city are for. */
  readonly fullCity: string;
  /** Labels of signs that are new to a player, besides the headings of the legend. */
  readonly signs: Readonly<Record<'tower', string>>;
  readonly legend: Readonly<
    Record<
      | 'roof'
      | 'garden'
      | 'fountain'
      | 'start'
      | 'startGreen'
      | 'rectangle'
      | 'preview'
      | 'ghost'
      | 'spot'
      | 'wrong'
      | 'scales'
      | 'card'
      | 'closed'
      | 'known'
      | 'shared'
      | 'lookAlike'
      | 'trayAhead'
      | 'trayUsed'
      | 'trayDeclined'
      | 'tower'
      | 'marker',
      Sign
    >
  >;
}
