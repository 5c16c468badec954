/** What each viewer may know, and states imagined from it. */
import { clone, type Rng, type Viewer } from '#kernel';
import { CARDS_PER_KIND, KINDS } from './components.ts';
import { add, type Counts, of, put, total } from './counts.ts';
import type { Event } from './events.ts';
import { putPair } from './flow/pairs.ts';
import type { Firm, OpenFirm, OpenState, State } from './state.ts';

/** Another seat's hand appears as its size. */
export type FirmView = OpenFirm & { hand: Counts | number };

/** R1.3 All is open but the hands and the deck. */
export type View = Omit<OpenState, 'firms'> & { viewer: Viewer; firms: FirmView[]; deckSize: number };

export function view(state: State, viewer: Viewer): View {
  return {
    viewer,
    options: state.options,
    seats: state.seats,
    round: state.round,
    letters: state.letters,
    base: state.base,
    black: state.black,
    laid: state.laid,
    tiles: state.tiles,
    offer: state.offer,
    links: state.links,
    statue: state.statue,
    deckSize: total(state.deck),
    discard: state.discard,
    pairs: state.pairs,
    shelves: state.shelves,
    piles: state.piles,
    stacks: state.stacks,
    gone: state.gone,
    firms: state.firms.map((firm, seat) => viewFirm(firm, seat === viewer)),
    space: state.space,
    order: state.order,
    bidding: state.bidding,
    opener: state.opener,
    late: state.late,
    hasty: state.hasty,
    agenda: state.agenda,
  };
}

function viewFirm(firm: Firm, own: boolean): FirmView {
  return {
    hand: own ? firm.hand : total(firm.hand),
    reserve: firm.reserve,
    played: firm.played,
    bid: firm.bid,
    doubled: firm.doubled,
    staff: firm.staff,
    paid: firm.paid,
    dollars: firm.dollars,
    board: firm.board,
    supply: firm.supply,
    built: firm.built,
    vehicles: firm.vehicles,
    points: firm.points,
    statue: firm.statue,
    pairs: firm.pairs,
    left: firm.left,
  };
}

/** R4.4 Only the one who draws sees the cards. */
export function viewEvent(event: Event, viewer: Viewer): Event {
  return event.did === 'drew' && event.who !== viewer ? { ...event, cards: null } : event;
}

/** Deals the cards out of sight to hands and deck at random. */
export function imagine(seen: View, rng: Rng): State {
  const { viewer: _viewer, firms, deckSize: _deckSize, ...open } = clone(seen);
  const deck = KINDS.map(() => CARDS_PER_KIND);
  add(deck, seen.discard, -1);
  for (const pair of seen.pairs) putPair(deck, pair, -1);
  for (const { hand, reserve, played } of firms) {
    add(deck, reserve, -1);
    add(deck, played, -1);
    if (typeof hand !== 'number') add(deck, hand, -1);
  }
  const imagined = firms.map((firm): Firm => {
    const { hand } = firm;
    return { ...firm, hand: typeof hand === 'number' ? deal(deck, hand, rng) : hand };
  });
  return { ...open, deck, firms: imagined };
}

function deal(deck: Counts, count: number, rng: Rng): Counts {
  const cards = KINDS.map(() => 0);
  for (let n = 0; n < count; n++) {
    let left = rng.below(total(deck));
    let kind = 0;
    while (left >= of(deck, kind)) {
      left -= of(deck, kind);
      kind += 1;
    }
    put(deck, kind, -1);
    put(cards, kind);
  }
  return cards;
}
