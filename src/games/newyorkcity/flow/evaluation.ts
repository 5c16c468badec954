/** R7: what bids bring. */
import { at } from '#kernel';
import type { Character } from '../characters.ts';
import { BIDDING_KINDS, type BiddingKind, LINKS, PRESTIGE, PRESTIGE_TILES, SHELVES } from '../components.ts';
import { advance, type FlowOut, gainBoard, gainDollars, gainPoints, hire, takePrestige } from '../effects.ts';
import { labelOf } from '../events.ts';
import { highestBidder } from '../pressTrack.ts';
import { firmOf, isTom, mayorDistrict, type OpenState, type State } from '../state.ts';
import { tomAwards, tomBuilds, tomHires } from '../tom/action.ts';
import { closeBidding } from './closing.ts';
import { fieldsOf, type Table } from './flowTable.ts';

type Evaluation = Pick<Table, 'evaluate' | 'hireTurn' | 'hire' | 'awardTurn' | 'award' | 'buildTurn'>;

export const evaluation: Evaluation = {
  /** R6.3, R7.1, R7.2 The highest bid wins the bonus and opens next; then all act in press order. */
  evaluate: {
    run(draft, _step, out) {
      const { bidding } = draft;
      const winner = highestBidder(draft);
      const givesTurns = bidding === PRESTIGE || BRINGS[at(BIDDING_KINDS, bidding)].inTurns;
      if (winner >= 0 && givesTurns) out.next({ step: 'closeBidding' });
      if (winner >= 0) {
        out.emit({
          did: 'won',
          who: labelOf(draft, winner),
          kind: bidding,
          value: firmOf(draft, winner).bid,
        });
        draft.opener = winner;
        act(draft, winner, out);
      } else out.emit({ did: 'nobodyBid', kind: bidding });
      if (winner < 0 || !givesTurns) closeBidding(draft, out);
    },
  },

  /** R7.5 A seat chooses a character, a Tom takes his. */
  hireTurn: {
    run(draft, { firm, value }, out) {
      if (!draft.shelves.some((shelf, i) => i < value && shelf.length > 0)) return;
      if (isTom(draft, firm)) tomHires(draft, firm, value, out);
      else out.next({ step: 'hire', seat: firm, value, decline: true });
    },
  },

  /** R7.5 A tile of at most this value; hiring may be declined, an exchange not. */
  hire: {
    legal: (state, { value, decline }) => [
      ...affordable(state, value).map((number) => ({ hire: number })),
      ...(decline ? [{ done: true as const }] : []),
    ],
    play(draft, { seat }, answer, out) {
      if ('done' in answer) {
        out.emit({ did: 'declined', who: seat, what: 'hire' });
        return;
      }
      hire(draft, seat, answer.hire, out);
      out.emit({ did: 'hired', who: seat, number: answer.hire });
    },
    whyNot(state, { decline }, attempt) {
      const { hire: number } = fieldsOf(attempt);
      const rule = decline ? 'R7.5' : 'R11.7';
      if (number === undefined) return { rule, code: 'mustChoose' };
      const inSight = state.shelves.flat().some((shown) => shown === Number(number));
      return { rule, code: inSight ? 'tooExpensive' : 'notOnShelf' };
    },
  },

  /** R7.8 The bonus of the prestige round. */
  awardTurn: {
    run(draft, { firm }, out) {
      if (draft.offer.length === 0) return;
      if (isTom(draft, firm)) tomAwards(draft, firm, out);
      else out.next({ step: 'award', seat: firm });
    },
  },

  /** R7.9 A tile, a vehicle of its colour, one of the two districts; or nothing at all. */
  award: {
    legal: (state) => [...awards(state), { done: true }],
    play(draft, { seat }, answer, out) {
      if ('done' in answer) {
        out.emit({ did: 'declined', who: seat, what: 'award' });
        return;
      }
      const { tile, link, district } = answer;
      takePrestige(draft, seat, tile, link, district);
      out.emit({ did: 'awarded', who: seat, tile, link, district });
      out.next({ step: 'place', seat, district, count: 1 });
    },
    whyNot(state, _step, attempt) {
      const { tile, link, district } = fieldsOf(attempt);
      if (typeof tile !== 'number' || !state.offer.includes(tile)) return { rule: 'R7.9', code: 'notThere' };
      const way = LINKS[Number(link)];
      if (!way || (state.links & (1 << Number(link))) === 0) return { rule: 'R7.9', code: 'vehicleGone' };
      if (way.vehicle !== at(PRESTIGE_TILES, tile).vehicle) return { rule: 'R7.9', code: 'vehicleGone' };
      return way.ends.includes(Number(district)) ? undefined : { rule: 'R7.9', code: 'notLinked' };
    },
  },

  /** R7.12 Skyscrapers into the mayor's district. */
  buildTurn: {
    run(draft, { firm, count }, out) {
      const district = mayorDistrict(draft);
      if (isTom(draft, firm)) tomBuilds(draft, firm, count, district, out);
      else out.next({ step: 'place', seat: firm, district, count });
    },
  },
};

/** What a bid brings its bidder, given the bid with the bonus it may have won. */
type Brings = {
  /** Whether bidders take turns for it, one after the other, instead of getting it at once. */
  readonly inTurns: boolean;
  readonly give: (draft: State, firm: number, count: number, out: FlowOut) => void;
};

/** R7.3 to R7.12 The action of each bidding round. */
const BRINGS: Readonly<Record<BiddingKind, Brings>> = {
  press: { inTurns: false, give: advance },
  dollars: { inTurns: false, give: gainDollars },
  characters: {
    inTurns: true,
    give: (_draft, firm, count, { next }) =>
      next({ step: 'hireTurn', firm, value: Math.min(SHELVES, count) }),
  },
  plans: { inTurns: false, give: gainBoard },
  prestige: {
    inTurns: false,
    /** R7.1, R7.7 The bonus is a tile, not one point more. */
    give(draft, firm, _count, out) {
      const { bid, doubled } = firmOf(draft, firm);
      gainPoints(draft, firm, doubled ? 2 * bid : bid, out);
    },
  },
  skyscrapers: {
    inTurns: true,
    give: (_draft, firm, count, { next }) => next({ step: 'buildTurn', firm, count }),
  },
};

/** R7.1, R7.2 For all who have bid, in press order. */
function act(draft: State, winner: number, out: FlowOut): void {
  // Press pays while the order changes, but only those move up who have been paid.
  const { bidding, firms, order } = draft;
  const { inTurns, give } = BRINGS[at(BIDDING_KINDS, bidding)];
  for (let i = 0; i < order.length; i++) {
    // Turns are put in front of one another: the last comes first.
    const firm = at(order, inTurns ? order.length - 1 - i : i);
    const { bid } = at(firms, firm);
    if (bid > 0) give(draft, firm, firm === winner ? bid + 1 : bid, out);
  }
  if (bidding !== PRESTIGE) return;
  const second = highestBidder(draft, winner);
  if (second >= 0) out.next({ step: 'awardTurn', firm: second });
  out.next({ step: 'awardTurn', firm: winner });
}

/** R7.5 Tiles in sight of at most this value, by number. */
export function affordable({ shelves }: OpenState, value: number): Character[] {
  const found = new Set<Character>();
  for (let i = 0; i < value; i++) for (const character of at(shelves, i)) found.add(character);
  return [...found].sort((one, two) => one - two);
}

/** R7.9 Every tile, vehicle and district. */
export function awards({ offer, links }: State): { tile: number; link: number; district: number }[] {
  const found: { tile: number; link: number; district: number }[] = [];
  for (const tile of offer) {
    const { vehicle } = at(PRESTIGE_TILES, tile);
    for (let link = 0; link < LINKS.length; link++) {
      const way = at(LINKS, link);
      if (way.vehicle !== vehicle || (links & (1 << link)) === 0) continue;
      for (const district of way.ends) found.push({ tile, link, district });
    }
  }
  return found;
}
