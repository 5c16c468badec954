/** R3, R8.1: who gets which card, and how cards are turned. */
import { at, type Tools } from '#kernel';
import { DEALS, type Tile } from './components.ts';
import { type DealtCard, type Event, inOrder, type State } from './state.ts';

/** R3.2 to R3.7 Cards to be looked at are drawn now, closed ones when they are turned (Q15). */
export function deal(draft: State, { rng, emit }: Tools<Event>): void {
  const order = inOrder(draft);
  draft.cards = at(DEALS, order.length - 1).map(({ open, holders: places }): DealtCard => {
    const holders = places.map((place) => at(order, place));
    if (!open && holders.length === 0) {
      emit({ did: 'laidClosed' });
      return { tile: null, holders, open };
    }
    const tile = rng.draw(draft.deck);
    emit(open ? { did: 'laidOpen', tile } : { did: 'dealt', holders: [...holders], tile });
    return { tile, holders, open };
  });
}

/** R3.8, R3.9 The next card lies open for all, and is played. */
export function turnOver(draft: State, card: number, { rng, emit, reveal }: Tools<Event>): Tile {
  const dealt = at(draft.cards, card);
  const tile = dealt.tile ?? rng.draw(draft.deck);
  if (dealt.open) {
    emit({ did: 'cameUp', tile });
    return tile;
  }
  reveal();
  dealt.tile = tile;
  dealt.open = true;
  emit({ did: 'turned', holders: [...dealt.holders], tile });
  return tile;
}

/** R8.1 All that is left of the deck lies open in the middle. */
export function dealLast(draft: State, { emit, reveal }: Tools<Event>): Tile[] {
  reveal();
  const tiles = draft.deck.sort((one, two) => one - two);
  draft.deck = [];
  draft.cards = tiles.map((tile) => ({ tile, holders: [], open: true }));
  for (const tile of tiles) emit({ did: 'laidOpen', tile });
  return tiles;
}

/** R7.3 The round's cards go to the discard pile. */
export function discardCards(draft: State): void {
  for (const { tile } of draft.cards) if (tile !== null) draft.discard.push(tile);
  draft.cards = [];
}
