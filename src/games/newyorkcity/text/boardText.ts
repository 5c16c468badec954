/** What the board says beyond the words of the game. */
import type { PerCharacter } from '../characters.ts';
import type { BiddingKind, Kind, Lantern, Phase, Vehicle } from '../components.ts';
import type { CharacterWords, Vocabulary } from './text.ts';
import type { TurnText } from './turnText.ts';

export interface BoardText {
  /** Kinds of cards and vehicles by short names, as headings. */
  readonly kind: Readonly<Record<Kind, string>>;
  readonly card: Vocabulary['card'];
  readonly vehicle: Readonly<Record<Vehicle, string>>;
  readonly lantern: Readonly<Record<Lantern, string>>;
  readonly characters: PerCharacter<CharacterWords>;
  readonly turn: TurnText;
  readonly you: string;
  readonly black: string;
  readonly round: (round: number) => string;
  /** When characters are used; the first three are also the parts of a round. */
  readonly phase: Readonly<Record<Phase, string>>;
  /** The end in at most four letters, where the other phases have I, II and III. */
  readonly endMark: string;
  readonly setup: string;
  readonly over: string;
  readonly mayorIn: (district: string) => string;
  readonly mayor: string;
  readonly mayorNote: string;
  readonly pressTrack: string;
  readonly pressBonus: string;
  readonly space: (space: number) => string;
  readonly place: (place: number) => string;
  readonly harbour: string;
  readonly ifScored: readonly [string, string];
  readonly towers: (count: number) => string;
  readonly points: (points: number) => string;
  readonly dollars: (count: number) => string;
  readonly cards: (count: number) => string;
  readonly base: string;
  readonly worth: (points: number) => string;
  readonly districtNote: (points: number) => string;
  readonly linkNote: string;
  readonly taken: string;
  readonly prestigeTile: string;
  readonly prestigeNote: string;
  readonly offer: string;
  readonly allSix: (points: number) => string;
  readonly statueNote: string;
  readonly statueGone: string;
  readonly elevator: string;
  readonly map: string;
  readonly shelf: (value: number) => string;
  readonly reach: (value: number) => string;
  readonly toCome: string;
  readonly value: (value: number) => string;
  readonly needsDollar: string;
  readonly noDollar: string;
  readonly used: string;
  readonly nowWorth: (points: number) => string;
  readonly stage: string;
  readonly standing: Readonly<Record<'passed' | 'now' | 'coming' | 'late' | 'preview' | 'opened', string>>;
  readonly bonus: string;
  readonly bonusNote: string;
  /** What a bid of so many brings, by bidding round. */
  readonly gain: Readonly<Record<BiddingKind, (count: number) => string>>;
  readonly doubled: string;
  readonly pick: readonly [first: string, second: string];
  readonly pickNote: string;
  readonly howMuch: string;
  readonly withWhat: string;
  readonly bid: (value: number) => string;
  readonly raise: (value: number) => string;
  readonly spacesBack: string;
  readonly noBid: string;
  readonly needReal: string;
  readonly hand: string;
  readonly inBid: (count: number) => string;
  readonly picked: (count: number) => string;
  readonly reserve: string;
  readonly reserveNote: string;
  readonly swap: string;
  /** Of a card that a bid lays into the reserve by itself. */
  readonly goesToReserve: string;
  readonly characterTiles: string;
  readonly nobody: string;
  readonly toSpend: (dollars: number) => string;
  readonly discard: (count: number) => string;
  readonly keep: string;
  readonly fetch: (count: number) => string;
  readonly pairs: string;
  readonly stacks: string;
  readonly onMap: string;
  readonly inElevator: string;
  readonly atHand: string;
  readonly atPairs: string;
  readonly atPairsOrStaff: string;
  readonly atStaff: string;
  readonly waits: (name: string) => string;
  readonly players: string;
  readonly board: string;
  readonly supply: string;
  readonly supplyShort: string;
  readonly vehicles: string;
  readonly tomCards: string;
  readonly tomLevel: (mode: string, cards: number) => string;
  readonly sum: string;
  readonly endsNow: (points: number) => string;
  readonly leftHand: string;
  readonly decks: string;
  readonly deckSize: (count: number) => string;
  readonly unseen: string;
  readonly discarded: string;
  readonly tilesToCome: string;
  readonly none: string;
  /** Labels of signs that are new to a player. */
  readonly signs: Readonly<
    Record<
      | 'phase'
      | 'dollar'
      | 'value'
      | 'toCome'
      | 'reach'
      | 'base'
      | 'worth'
      | 'black'
      | 'vehicle'
      | 'crown'
      | 'bonus'
      | 'reserve'
      | 'lantern'
      | 'brings'
      | 'blackPress',
      string
    >
  >;
  readonly legend: Legend;
}

/** Headings and meanings of the page of signs. */
export interface Legend {
  readonly cards: string;
  readonly cardNote: Readonly<Record<Kind, string>>;
  readonly vehicles: string;
  readonly vehicleNote: string;
  readonly districts: string;
  readonly lanternNote: (character: string) => string;
  readonly noLantern: string;
  readonly owners: string;
  readonly seat: (number: number) => string;
  readonly blackNote: string;
  readonly signs: string;
  readonly letter: string;
  readonly crown: string;
  readonly base: string;
  readonly prestige: string;
  readonly statue: string;
  readonly phaseNote: Readonly<Record<Phase, string>>;
  readonly dollar: string;
  readonly hand: string;
  readonly emphases: string;
  readonly glow: string;
  readonly dashed: string;
  readonly brass: string;
  readonly characters: string;
}
