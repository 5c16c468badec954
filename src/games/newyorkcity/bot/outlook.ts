/** What is still to come in a round: steps on the agenda, and what others will build in the mayor's district. */
import { JOKER, PLANS, SKYSCRAPERS, TOM_LIMIT } from '../components.ts';
import { of } from '../counts.ts';
import { placeOf } from '../pressTrack.ts';
import { type Firm, firmOf, isTom, mayorDistrict, type State, type Step } from '../state.ts';
import type { Outlook } from './districts.ts';
import { OTHERS_BUILD } from './weights.ts';

/** What the others will probably build in the mayor's district in this round. */
export function outlookOf(state: State, seat: number): Outlook {
  if (!isSkyscraperRoundToCome(state)) return NO_OUTLOOK;
  const { firms, seats } = state;
  const where = mayorDistrict(state);
  const extra = firms.map(({ board }, i) => (i === seat ? 0 : Math.min(OTHERS_BUILD, board)));
  if (firms.length === seats) return { where, extra, beaten: extra, bar: Number.POSITIVE_INFINITY };
  const bids = firms.map((firm, i) => (isTom(state, i) ? tomTowers(firm, state.bidding) : 0));
  const most = Math.max(...bids);
  const first = bids.indexOf(most);
  const beaten = extra.slice();
  for (let tom = seats; tom < firms.length; tom++) {
    if (tom === seat) continue;
    const room = TOM_LIMIT - of(firmOf(state, tom).built, where);
    extra[tom] = Math.min(room, of(bids, tom) + (tom === first && most > 0 ? 1 : 0));
    beaten[tom] = Math.min(room, of(bids, tom));
  }
  const bar = placeOf(state, seat) < placeOf(state, first) ? Math.max(1, most) : most + 1;
  return { where, extra, beaten, bar };
}

const NO_OUTLOOK: Outlook = { where: -1, extra: [], beaten: [], bar: Number.POSITIVE_INFINITY };

/** R10.14 The bid Tom is going to make for skyscrapers, or has made. */
function tomTowers({ bid, reserve }: Firm, bidding: number): number {
  if (bidding === SKYSCRAPERS && bid > 0) return bid;
  const typed = of(reserve, SKYSCRAPERS);
  const jokers = of(reserve, JOKER) + of(reserve, PLANS);
  return typed > 0 ? typed + jokers : Math.max(0, jokers - 1);
}

function isSkyscraperRoundToCome(state: State): boolean {
  if (state.agenda.length === 0 || state.round === 0) return false;
  return state.bidding !== SKYSCRAPERS || isAhead(state, 'evaluate') || isAhead(state, 'closeDraft');
}

/** Whether the agenda still holds such a step. */
export function isAhead(state: State, name: Step['step']): boolean {
  const { agenda } = state;
  for (let i = agenda.length - 1; i >= 0; i--) if (agenda[i]?.step === name) return true;
  return false;
}
