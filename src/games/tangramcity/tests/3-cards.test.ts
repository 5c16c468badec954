/** R3: who gets which cards, and in which order they are played. */
import { describe, expect, it } from 'vitest';
import { view } from '../view.ts';
import { play, playing, ready } from './layout.ts';

/** The cards of round 1 as they lie before anybody places: open, closed in the middle, or held by these seats. */
function dealt(seats: number, first = 0) {
  const { state } = play(ready(seats, { first }));
  return state.cards.map(({ holders, open }) => (open ? 'open' : holders.length === 0 ? 'closed' : holders));
}

/** What the viewer sees of the cards: yes or no for each. */
const sees = (table: ReturnType<typeof play>, viewer: number | 'spectator') =>
  view(table.state, viewer).cards.map(({ tile }) => tile !== null);

describe('dealing', () => {
  it('[R3.1] deals four cards in each of five rounds, however many play', () => {
    for (const seats of [1, 2, 3, 4, 5]) {
      const table = play(ready(seats));
      const sizes: number[] = [];
      for (let round = 1; round <= 5; round++) {
        sizes.push(table.state.cards.length);
        while (table.state.round === round) table.asked().forEach(({ seat }) => void table.decline(seat));
      }
      expect(sizes).toEqual([4, 4, 4, 4, 4]);
      expect(table.state.round).toBe(6);
    }
  });

  it('[R3.2] lays a row of two open and two closed cards before a lone seat', () => {
    expect(dealt(1)).toEqual(['open', 'open', 'closed', 'closed']);
  });

  it('[R3.3] gives two seats a card each, one open and one closed in the middle', () => {
    expect(dealt(2, 1)).toEqual(['open', 'closed', [1], [0]]);
  });

  it('[R3.4] gives three seats a card each, one open in the middle', () => {
    expect(dealt(3, 2)).toEqual(['open', [2], [0], [1]]);
  });

  it('[R3.5] gives the first two of four seats a card each; the other two share one', () => {
    expect(dealt(4, 1)).toEqual(['open', [1], [2], [3, 0]]);
  });

  it('[R3.6] gives the first of five seats a card; two pairs share one each', () => {
    expect(dealt(5, 3)).toEqual(['open', [3], [4, 0], [1, 2]]);
  });

  it('[R3.7] shows a card to those who hold or share it, and a closed one to nobody', () => {
    const two = play(ready(2));
    expect(sees(two, 0)).toEqual([true, false, true, false]);
    expect(sees(two, 1)).toEqual([true, false, false, true]);
    expect(sees(two, 'spectator')).toEqual([true, false, false, false]);
    const five = play(ready(5));
    expect(sees(five, 0)).toEqual([true, true, false, false]);
    for (const seat of [1, 2]) expect(sees(five, seat)).toEqual([true, false, true, false]);
    for (const seat of [3, 4]) expect(sees(five, seat)).toEqual([true, false, false, true]);
  });

  it('[Q15] draws a closed card only when it is turned', () => {
    const table = play(ready(2));
    expect(table.state.cards[1]?.tile).toBeNull();
    expect(table.state.deck).toHaveLength(20);
    expect(view(table.state, 0).deckSize).toBe(19);
    table.all();
    table.asked();
    expect(table.state.cards[1]?.tile).not.toBeNull();
    expect(table.state.deck).toHaveLength(19);
  });
});

describe('playing cards', () => {
  /** Plays round 1 and tells whose cards were turned, in order. */
  function turned(seats: number, first: number) {
    const table = play(ready(seats, { first }));
    while (table.state.round === 1) table.asked().forEach(({ seat }) => void table.decline(seat));
    const shown = table.events.filter(({ did }) => did === 'turned' || did === 'cameUp');
    return shown.map((event) => (event.did === 'turned' ? event.holders : 'open'));
  }

  it('[R3.8] plays open, closed, the start player’s card, then clockwise', () => {
    expect(turned(2, 1).slice(0, 4)).toEqual(['open', [], [1], [0]]);
    expect(turned(3, 1).slice(0, 4)).toEqual(['open', [1], [2], [0]]);
  });

  it('[R3.8] [Q4] plays a shared card when the first of its pair is reached', () => {
    expect(turned(4, 0).slice(0, 4)).toEqual(['open', [0], [1], [2, 3]]);
    expect(turned(5, 4).slice(0, 4)).toEqual(['open', [4], [0, 1], [2, 3]]);
  });

  it('[R3.8] [Q5] plays the row of a lone seat from left to right', () => {
    expect(turned(1, 0).slice(0, 4)).toEqual(['open', 'open', [], []]);
    const table = play(ready(1));
    const [first, second] = table.state.cards.map(({ tile }) => tile);
    expect(table.asked()[0]?.prompt).toEqual({ step: 'placeTile', seat: 0, tiles: [first] });
    table.decline(0);
    expect(table.asked()[0]?.prompt).toEqual({ step: 'placeTile', seat: 0, tiles: [second] });
  });

  it('[R3.9] asks all seats for the same tile at once, and turns the next card when all are done', () => {
    const table = play(playing(3, ['house', 'domino']));
    expect(table.steps()).toEqual([
      [0, 'placeTile'],
      [1, 'placeTile'],
      [2, 'placeTile'],
    ]);
    table.decline(2);
    table.decline(0);
    expect(table.steps()).toEqual([[1, 'placeTile']]);
    expect(table.events.filter(({ did }) => did === 'cameUp')).toHaveLength(1);
    table.decline(1);
    expect(table.steps()).toHaveLength(3);
    expect(table.events.filter(({ did }) => did === 'cameUp')).toHaveLength(2);
  });

  it('[R3.9] shows a card of a hand to all when it is played', () => {
    const table = play(ready(3));
    const [, held] = table.state.cards;
    expect(sees(table, 2)).toEqual([true, false, false, true]);
    const before = table.reveals();
    for (const seat of [0, 1, 2]) table.decline(seat);
    expect(table.reveals()).toBe(before + 1);
    expect(sees(table, 2)).toEqual([true, true, false, true]);
    expect(table.events.at(-1)).toEqual({ did: 'turned', holders: [0], tile: held?.tile });
  });
});
