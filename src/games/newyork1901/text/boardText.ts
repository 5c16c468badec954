/** What the drawings say beyond the words of the game. */
import type { Technology } from '../components.ts';

/** A sign and what it means. */
export type Meaning = readonly [name: string, meaning: string];

export interface BoardText {
  readonly map: string;
  readonly harbour: string;
  readonly seeThrough: string;
  readonly market: string;
  readonly marketHelp: string;
  readonly deck: string;
  readonly deckLeft: (cards: number) => string;
  readonly deckHelp: string;
  readonly deckUnder: string;
  readonly lotsFree: (lots: number) => string;
  readonly tiles: string;
  readonly tilesLeft: (tiles: number) => string;
  readonly regular: string;
  readonly irregular: string;
  readonly technology: Readonly<Record<Technology | 'legendary', string>>;
  readonly from: (points: number) => string;
  readonly oneEach: string;
  readonly isUsed: string;
  readonly isLocked: (points: number) => string;
  readonly fitsNowhere: string;
  readonly places: (places: number) => string;
  /** Own buildings that would fall: their names, and how many they are. */
  readonly falls: (names: string, buildings: number) => string;
  readonly ifEnded: string;
  /** Beside a tile in hand, over the list of its places. */
  readonly below: string;
  /** More free workers than before, or fewer. */
  readonly workersMore: (workers: number) => string;
  /** What a rival just did with a lot, on a tag on the map. */
  readonly taken: (lot: string) => string;
  readonly givenBack: (lot: string) => string;
  readonly lotsHere: string;
  readonly putBack: string;
  readonly cards: string;
  readonly cardsHelp: string;
  readonly isPlayed: string;
  readonly streets: string;
  readonly streetsHelp: string;
  readonly onStreet: (name: string, buildings: number) => string;
  readonly alone: (name: string) => string;
  readonly tie: string;
  readonly challenge: string;
  readonly noChallenge: string;
  readonly points: (points: number) => string;
  readonly squares: (squares: number) => string;
  readonly workersFree: (workers: number) => string;
  readonly cardsLeft: (cards: number) => string;
  readonly seats: string;
  readonly character: (name: string) => string;
  readonly free: string;
  readonly outOfGame: string;
  readonly ownedBy: (name: string) => string;
  readonly reservedBy: (name: string) => string;
  readonly landmarkHelp: string;
  readonly lastRound: (name: string) => string;
  readonly buildingsBuilt: (buildings: number) => string;
  readonly buildings: (name: string) => string;
  /** Labels of signs that are new to a player. */
  readonly signs: Readonly<
    Record<
      | 'track'
      | 'pennant'
      | 'seal'
      | 'leftOver'
      | 'leads'
      | 'gold'
      | 'lotCard'
      | 'pin'
      | 'falls'
      | 'three'
      | 'open',
      string
    >
  >;
  readonly legend: {
    readonly land: string;
    readonly district: string;
    readonly size: Meaning;
    readonly worker: Meaning;
    readonly leftOver: Meaning;
    /** With the list of all landmarks. */
    readonly landmark: (list: string) => Meaning;
    readonly park: Meaning;
    readonly street: Meaning;
    readonly seal: Meaning;
    readonly towers: string;
    readonly technology: Readonly<Record<Technology | 'legendary', Meaning>>;
    readonly medal: Meaning;
    readonly regular: Meaning;
    readonly irregular: Meaning;
    readonly choosing: string;
    readonly glow: Meaning;
    readonly pin: Meaning;
    readonly falls: Meaning;
    readonly preview: Meaning;
    readonly pointed: Meaning;
    readonly track: Meaning;
    readonly pennant: Meaning;
    readonly lap: Meaning;
  };
}
