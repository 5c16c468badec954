/** R4.7, Q7: a placed tile may be moved until the next card is turned, and nobody learns anything by it. */
import { describe, expect, it } from 'vitest';
import { apply, at, type OpenPart, type Position, type Seat, start, takeBack } from '#kernel';
import { withPlay } from '#kernel/testing';
import { type Tangramcity, tangramcity } from '../index.ts';
import type { Action } from '../state.ts';
import { refusalOf } from './layout.ts';

/** A table that remembers what may still be taken back. */
function table(seats: number, seed = '3') {
  const { position: base } = start(tangramcity, {}, seats, seed.padStart(32, '0'));
  let position: Position<Tangramcity> = base;
  let part: OpenPart<Tangramcity> = { base, plays: [] };
  return {
    get state() {
      return position.state;
    },
    answers: (seat: Seat) => tangramcity.legalActions(position.state, seat),
    play(seat: Seat, action: Action | undefined): void {
      const applied = apply(tangramcity, position, seat, action);
      part = withPlay(part, applied);
      position = applied.position;
    },
    takeBack(seat: Seat): void {
      ({ part, position } = takeBack(tangramcity, part, seat));
    },
    /** Everyone plays on with the last answer until the round has reached this card. */
    reach(card: number): void {
      const turned = () => position.state.cards.filter(({ open }) => open).length;
      while (position.state.round === 0 || turned() <= card) {
        const { seat } = at(tangramcity.decisions(position.state), 0);
        this.play(seat, at(tangramcity.legalActions(position.state, seat), -1 + this.answers(seat).length));
      }
    },
  };
}

describe('taking back', () => {
  it('[R4.7] [Q7] moves a tile while others still think', () => {
    const game = table(3);
    game.reach(1);
    const before = game.state;
    const [first, second] = game.answers(1);
    game.play(1, first);
    game.play(0, game.answers(0)[0]);
    game.takeBack(1);
    expect(game.state.cities[1]).toEqual(before.cities[1]);
    expect(game.state.cities[0]?.pieces).toHaveLength(1);
    game.play(1, second);
    expect(game.state.cities[1]?.pieces).toHaveLength(1);
    game.play(2, game.answers(2)[0]);
    expect(tangramcity.decisions(game.state)).toHaveLength(3);
  });

  it('[R4.7] ends when the next card is turned', () => {
    const game = table(2);
    game.reach(0);
    game.play(0, game.answers(0)[0]);
    game.play(1, game.answers(1)[0]);
    const turned = game.state;
    for (const seat of [0, 1])
      expect(refusalOf(() => game.takeBack(seat))).toMatchObject({ code: 'nothingToTakeBack' });
    expect(game.state).toBe(turned);
  });

  it('[R4.7] turns the same card, whatever was moved before', () => {
    const straight = table(2);
    const wavering = table(2);
    for (const game of [straight, wavering]) game.reach(0);
    wavering.play(0, wavering.answers(0)[5]);
    wavering.takeBack(0);
    wavering.play(0, wavering.answers(0)[9]);
    wavering.takeBack(0);
    for (const game of [straight, wavering]) {
      game.play(0, game.answers(0)[0]);
      game.play(1, game.answers(1)[0]);
    }
    expect(wavering.state).toEqual(straight.state);
  });

  it('[R4.7] shows nothing of hidden cards while tiles are moved', () => {
    const game = table(4);
    game.reach(0);
    const cards = (seat: Seat) => tangramcity.view(game.state, seat).cards;
    const seen = [0, 1, 2, 3].map(cards);
    for (const answer of [0, 3, 7]) {
      game.play(2, game.answers(2)[answer]);
      expect([0, 1, 2, 3].map(cards)).toEqual(seen);
      game.takeBack(2);
      expect([0, 1, 2, 3].map(cards)).toEqual(seen);
    }
  });

  it('[Q8] reaches back over the fountain to the fourth tile, until the next cards are dealt', () => {
    const game = table(2);
    game.reach(3);
    const before = game.state;
    game.play(0, game.answers(0)[0]);
    game.play(0, game.answers(0)[0]);
    game.play(1, game.answers(1)[0]);
    expect(tangramcity.decisions(game.state)).toHaveLength(1);
    game.takeBack(0);
    game.takeBack(0);
    expect(game.state.cities[0]).toEqual(before.cities[0]);
    expect(game.state.cities[1]?.pieces).toHaveLength(1);
  });

  it('[Q7] lets a lone seat move both tiles of the open cards', () => {
    const game = table(1);
    game.play(0, { side: 'dark' });
    const before = game.state;
    game.play(0, game.answers(0)[0]);
    game.takeBack(0);
    expect(game.state).toEqual(before);
    game.play(0, game.answers(0)[3]);
    game.play(0, game.answers(0)[3]);
    expect(refusalOf(() => game.takeBack(0))).toMatchObject({ code: 'nothingToTakeBack' });
  });
});
