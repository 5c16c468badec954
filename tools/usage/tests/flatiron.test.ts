import { describe, expect, it } from 'vitest';
import { flatiron } from '#games/flatiron';
import { heuristics } from '#games/flatiron/bot';
import {
  CARDS,
  CITY_HALL,
  FLOOR_TILES,
  halfDeed,
  isDecree,
  PLACES,
  SIDES,
  scoringOf,
} from '#games/flatiron/components';
import { at } from '#kernel';
import { WORKS } from '../flatiron/effects.ts';
import { bonusName, deedName, scoringName } from '../flatiron/names.ts';
import { observer } from '../flatiron.ts';
import { countNames, unofferedKinds, watchedGame } from './watchedGame.ts';

describe('the observer of Flatiron', () => {
  const { tally, end, scores, events, decisions, counted, total } = watchedGame(
    flatiron,
    heuristics,
    observer,
  );
  const halvesOf = (seat: number) => {
    const { above, below } = at(end.players, seat);
    return [
      ...above.flat().map((card) => [card, 0] as const),
      ...below.flat().map((card) => [card, 1] as const),
    ];
  };

  it.each([0, 1])('finds the cards of seat %i in its columns', (seat) => {
    const cards = halvesOf(seat).filter(([card]) => !isDecree(card));
    expect(cards.length).toBeGreaterThan(0);
    expect(counted('Street cards', seat, 'taken')).toEqual(
      countNames(cards.map(([card]) => at(CARDS, card).id)),
    );
    expect(counted('Halves of street cards', seat, 'taken')).toEqual(
      countNames(cards.map(([card, half]) => deedName(halfDeed(card, half)))),
    );
  });

  it.each([0, 1])('finds the decrees of seat %i in its columns, with their points', (seat) => {
    const decrees = halvesOf(seat).filter(([card]) => isDecree(card));
    expect(counted('Decrees', seat, 'taken')).toEqual(
      countNames(decrees.map(([card, half]) => scoringName(scoringOf(card, half)))),
    );
    expect(total('Decrees', seat, 'points')).toBe(scores[seat]?.parts.decrees);
  });

  it.each([0, 1])('offers seat %i each card once that it could pay and place', (seat) => {
    const inReach = new Set<number>();
    for (const { seat: asked, state, prompt } of decisions) {
      if (asked !== seat || prompt.step !== 'move') continue;
      const { dollars, above, below } = at(state.players, seat);
      const { effect } = at(FLOOR_TILES, at(state.levels, state.levels.length - 1).floor);
      for (const action of flatiron.legalActions(state, seat)) {
        if (!('to' in action) || action.to === CITY_HALL) continue;
        const { top } = at(state.decks, action.to);
        const card = CARDS[top];
        const more = effect.type === 'streetDollar' && effect.street === action.to ? 1 : 0;
        const room = card ? 3 - at(above, card.street).length - at(below, card.street).length : 0;
        if (card && room > 0 && card.cost <= dollars + more) inReach.add(top);
      }
    }
    for (const { seat: asked, state, prompt } of decisions) {
      if (asked !== seat || prompt.step !== 'pickDeck') continue;
      for (const action of flatiron.legalActions(state, seat))
        if ('deck' in action) inReach.add(at(state.decks, action.deck).top);
    }
    expect(counted('Street cards', seat, 'offered')).toEqual(
      countNames([...inReach].map((card) => at(CARDS, card).id)),
    );
    expect(total('Halves of street cards', seat, 'offered')).toBe(2 * inReach.size);
  });

  it.each([0, 1])('finds the slots that seat %i has filled in the building', (seat) => {
    const filled = end.levels.flatMap(({ floor, slots, setBy }) =>
      at(FLOOR_TILES, floor).slots.filter(
        (bonus, slot) =>
          setBy[slot] === seat && (bonus.type !== 'colorPoints' || bonus.color === slots[slot]),
      ),
    );
    expect(counted('Slots of floors', seat, 'taken')).toEqual(countNames(filled.map(bonusName)));
  });

  it.each([0, 1])('counts what seat %i does with sides, newspapers and printed actions', (seat) => {
    const { side, hand } = at(end.players, seat);
    expect(counted('Sides of boards', seat, 'taken')).toEqual({ [at(SIDES, side).id]: 1 });
    expect(total('Sides of boards', seat, 'offered')).toBe(4);
    const got = total('Newspapers in hand', seat, 'offered');
    expect(got - total('Newspapers in hand', seat, 'taken')).toBe(hand.length);
    const floors = events.filter(
      (event) => event.did === 'builtFloor' && event.seat === seat && event.points === 6,
    );
    expect(counted('Printed actions', seat, 'taken')['build a floor'] ?? 0).toBe(floors.length);
  });

  it('knows which answers take a half of a decree', () => {
    const taken = decisions.flatMap(({ state, action }) => observer.taking?.(state, action, 'Decrees') ?? []);
    const bought = [0, 1].flatMap((seat) => halvesOf(seat).filter(([card]) => isDecree(card)));
    expect(taken.length).toBeGreaterThan(0);
    expect(countNames(taken)).toEqual(
      countNames(bought.map(([card, half]) => scoringName(scoringOf(card, half)))),
    );
  });

  it('offers everything before it is taken, and turns under an effect to both', () => {
    expect(unofferedKinds(tally)).toEqual([]);
    const turns = total('Effects of floors', 0, 'offered') + total('Effects of floors', 1, 'offered');
    expect(turns).toBe(end.turns);
  });
});

describe('the observer of Flatiron against Daniel', () => {
  const { tally, end, events, decisions, counted, total } = watchedGame(flatiron, heuristics, observer, 1);

  it('[R7.4] sees a place shared with him', () => {
    const seen = decisions.flatMap(({ state, prompt }) =>
      prompt.step === 'move' && state.daniel
        ? PLACES.map((_, to) => ({ to, isHis: to === state.daniel?.place, state }))
        : [],
    );
    expect(seen.filter(({ isHis }) => isHis).length).toBeGreaterThan(0);
    const { effect } = at(FLOOR_TILES, 0);
    for (const { to, isHis, state } of seen)
      expect(WORKS.shareLocation.isSeenIn({ did: 'moved', seat: 0, to }, state, effect)).toBe(isHis);
  });

  it('counts his turns, points and cards', () => {
    const moves = events.filter(({ did }) => did === 'danielMoved');
    expect(total('Daniel’s cards', 0, 'offered')).toBe(moves.length);
    const met = events.reduce((sum, event) => sum + (event.did === 'danielMet' ? event.points : 0), 0);
    expect(total('Daniel’s cards', 0, 'points') + met).toBe(end.daniel?.points);
    const { score } = at(flatiron.automata(end), 0);
    expect(tally.figures).toEqual({
      'Daniel’s total': score.total,
      'Points for the cards he took': score.parts.cards,
    });
    expect(Object.keys(counted('Daniel’s cards', 0, 'offered')).length).toBeLessThanOrEqual(9);
  });
});
