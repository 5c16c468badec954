/** What happened, as data. `who` is a seat, or 4 and up for a Tom, or -1 for black. */
import type { Character } from './characters.ts';
import type { Counts } from './counts.ts';
import type { OpenState, Part } from './state.ts';

/** R10.9 Why Tom lays so many cards. */
export type TomReason =
  | 'opens'
  | 'leads'
  | 'wins'
  | 'cannotWin'
  | 'everything'
  | 'jokersOnly'
  | 'noCard'
  | 'sitsOut'
  | 'loneJoker';

/** R10.12 Which step settled Tom's district and vehicle. */
export type DistrictReason = 'fewest' | 'letter';
export type LinkReason = 'onlyLink' | 'toX' | 'tileValue' | 'farLetter';

export type Event =
  | { did: 'laidOut'; letters: number[]; base: number[] }
  | { did: 'tookStack'; who: number; stack: Character[] }
  | { did: 'openedRound'; round: number; district: number; tiles: number[] }
  | { did: 'drew'; who: number; count: number; cards: Counts | null }
  | { did: 'tookPair'; who: number; pair: number[] }
  | { did: 'mixed'; who: number; pair: number[] }
  | { did: 'used'; who: number; number: Character }
  | { did: 'gained'; who: number; what: 'points' | 'dollars' | 'board'; count: number }
  | { did: 'discarded'; who: number; cards: Counts }
  | { did: 'reserved'; who: number; cards: Counts }
  | { did: 'reshuffled' }
  | { did: 'dropped'; who: number; number: Character }
  | { did: 'hired'; who: number; number: Character }
  | { did: 'declined'; who: number; what: 'hire' | 'award' | 'relocate' }
  | { did: 'fetched'; who: number; cards: Counts }
  | { did: 'replacedBlack'; who: number; district: number }
  | { did: 'openedBidding'; kind: number; who: number }
  | { did: 'waited'; who: number }
  | { did: 'bid'; who: number; kind: number; value: number; cards: Counts; staff: Character[]; back: number }
  | { did: 'raised'; who: number; by: number; value: number; cards: Counts; staff: Character[] }
  | { did: 'passed'; who: number }
  | { did: 'kept'; who: number; cards: Counts }
  | { did: 'won'; who: number; kind: number; value: number }
  | { did: 'nobodyBid'; kind: number }
  | { did: 'moved'; who: number; steps: number; space: number }
  | { did: 'awarded'; who: number; tile: number; link: number; district: number }
  | { did: 'built'; who: number; district: number; count: number }
  | { did: 'relocated'; who: number; from: number; district: number }
  /** Shared when several are the first at once. */
  | { did: 'completed'; who: number; shared: boolean }
  | { did: 'tomDrew'; who: number; rule: string; kind: number; fate: 'play' | 'keep' | 'past' | 'future' }
  | { did: 'tomBid'; who: number; rule: string; kind: number; value: number; cards: Counts; why: TomReason }
  | { did: 'tomHired'; who: number; rule: string; number: Character; value: number }
  | {
      did: 'tomChose';
      who: number;
      rule: string;
      district: number;
      because: DistrictReason;
      link: number;
      by: LinkReason;
    }
  | { did: 'tomCapped'; who: number; rule: string; district: number; lost: number }
  | { did: 'ranked'; district: number; value: number; ranks: { who: number; points: number }[] }
  | { did: 'scored'; who: number; total: number; parts: Record<Part, number> };

/** How a player is named in events. */
export function labelOf({ seats }: OpenState, firm: number): number {
  return firm < seats ? firm : FIRST_TOM + firm - seats;
}

/** R10.5 Whether a name in an event is a Tom's: his cards lie open, but he has no reserve to swap with. */
export function isTomLabel(who: number): boolean {
  return who >= FIRST_TOM;
}

export const FIRST_TOM = 4;
export const TOM_NAMES = ['Tom', 'Tom II', 'Tom III'];
export const BLACK = -1;
