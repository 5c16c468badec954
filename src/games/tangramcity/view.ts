/** What each viewer may know, and states imagined from it. */
import { type Agenda, clone, type Rng, type Seat, type Viewer } from '#kernel';
import { BOX, type Tile } from './components.ts';
import type { City, DealtCard, Event, Options, State, Step } from './state.ts';

/** A card as somebody sees it: tile is null where the viewer may not look. */
type CardView = DealtCard;

export type View = {
  viewer: Viewer;
  options: Options;
  round: number;
  first: Seat;
  deckSize: number;
  cards: CardView[];
  discard: Tile[];
  cities: City[];
  agenda: Agenda<Step>;
};

/** Q12 Cities lie open; hidden are the deck, closed cards and cards in other hands (R3.7). */
export function view(state: State, viewer: Viewer): View {
  return {
    viewer,
    options: state.options,
    round: state.round,
    first: state.first,
    deckSize: state.deck.length - state.cards.filter(isUndrawn).length,
    cards: state.cards.map((card) => viewCard(card, viewer)),
    discard: state.discard,
    cities: state.cities,
    agenda: state.agenda,
  };
}

/** R3.7 A card shows its tile to all when it is turned, and before that to those who hold or share it. */
function viewCard({ tile, holders, open }: DealtCard, viewer: Viewer): CardView {
  return { tile: open || holders.some((seat) => seat === viewer) ? tile : null, holders, open };
}

/** Q15 A closed card in the middle is drawn when it is turned. */
function isUndrawn({ open, holders }: CardView): boolean {
  return !open && holders.length === 0;
}

export function viewEvent(event: Event, viewer: Viewer): Event {
  if (event.did !== 'dealt' || event.holders.some((seat) => seat === viewer)) return event;
  return { ...event, tile: null };
}

/** A state that would look the same: cards out of sight are dealt at random to the hands that hold one. */
export function imagine(seen: View, rng: Rng): State {
  const inSight = new Set([...seen.discard, ...seen.cards.map(({ tile }) => tile)]);
  const deck = Array.from({ length: BOX.cards }, (_, tile) => tile).filter((tile) => !inSight.has(tile));
  const cards = seen.cards.map((card): DealtCard => {
    const { tile, holders, open } = card;
    const isHidden = tile === null && !isUndrawn(card);
    return { tile: isHidden ? rng.draw(deck) : tile, holders: [...holders], open };
  });
  const { options, round, first, discard, cities, agenda } = seen;
  return {
    options: clone(options),
    round,
    first,
    deck,
    cards,
    discard: [...discard],
    cities: clone(cities),
    agenda: clone(agenda),
  };
}
