/** What boards ask about views: the same as the rules then do. */
import { describe, expect, it } from 'vitest';
import { at } from '#kernel';
import { CITY_HALL, DANIEL, NONE, PAPERS } from '../components.ts';
import { flatiron } from '../index.ts';
import {
  architectsOf,
  cardToPlace,
  columnToFill,
  comingDeeds,
  currentEffect,
  currentFloor,
  danielCardPoints,
  deckPrice,
  decreePrice,
  finalScore,
  moneyOffered,
  placeOffered,
  playerAsked,
  questionOf,
  standingsOf,
  stripRoom,
  takenDecrees,
  tradePrice,
  whereIs,
} from '../queries.ts';
import { playerOf, type State } from '../state.ts';
import { SOLO, statesOf } from './goldenStates.ts';
import {
  actingAt,
  alone,
  BROADWAY,
  card,
  column,
  decree,
  deedOf,
  floorTile,
  HALL,
  LOWER,
  level,
  ORANGE,
  paper,
  play,
  rowOf,
  STREET22,
  STREET23,
  table,
  UPPER,
  working,
} from './layout.ts';

const seen = (state: State) => flatiron.view(state, 0);

describe('the question', () => {
  it('[R2.5] is one’s own while both choose their boards', () => {
    const [state] = statesOf('2-seats-purple.txt');
    if (!state) throw new Error('a game without a state');
    expect(questionOf(flatiron.view(state, 0))).toMatchObject({ step: 'chooseBoard', seat: 0 });
    expect(questionOf(flatiron.view(state, 1))).toMatchObject({ step: 'chooseBoard', seat: 1 });
    expect(questionOf(flatiron.view(state, 'spectator'))).toBeUndefined();
  });

  it('[R9.1] is none when the game is over', () => {
    expect(questionOf(seen(at(statesOf('solo-won.txt').toReversed(), 0)))).toBeUndefined();
  });

  it('[R3.4] [R6.11] offers the architect’s place, or City Hall from afar', () => {
    expect(placeOffered(seen(actingAt(STREET23)))).toBe(STREET23);
    const { state, answer } = play(working([deedOf('S09', LOWER)]));
    answer(0, { use: true });
    expect(questionOf(seen(state))?.step).toBe('pickHallAction');
    expect(placeOffered(seen(state))).toBe(CITY_HALL);
    expect(playerAsked(seen(state)).place).toBe(BROADWAY);
  });
});

describe('what is offered', () => {
  it('[R3.5] [R7.2] is the money that is then taken, also from afar', () => {
    const afar = () => {
      const { state, answer } = play(working([deedOf('S09', LOWER)], { levels: [level('F09')] }));
      answer(0, { use: true });
      return state;
    };
    const offers = [actingAt(HALL), actingAt(HALL, { levels: [level('F09')] }), afar()].map((begun) => {
      const { state, answer } = play(begun);
      const [offered, had] = [moneyOffered(seen(state)), playerOf(state, 0).dollars];
      answer(0, { do: 'money' });
      expect(playerOf(state, 0).dollars - had).toBe(offered);
      return offered;
    });
    expect(offers).toEqual([2, 4, 2]);
  });

  it('[R4.1] [R8.9] is the card at its price, less what the newspaper saves', () => {
    const usual = actingAt(HALL, { paper: paper('cardCheaper') });
    expect(deckPrice(seen(usual), 0)).toBe(3);
    const { state, answer } = play(usual);
    answer(0, { do: 'activate' });
    expect(deckPrice(seen(state), 0)).toBe(2);
    answer(0, { deck: 0 });
    expect(questionOf(seen(state))).toMatchObject({ step: 'pickHalf', price: 2 });
  });

  it('[R4.4] [R7.7] is a decree at its price on this level', () => {
    const prices = ['F01', 'F13'].map((id) => {
      const { state, answer } = play(actingAt(HALL, { levels: [level(id)] }));
      const price = decreePrice(seen(state), 0);
      answer(0, { do: 'buy' });
      expect(questionOf(seen(state))).toMatchObject({ step: 'pickDecree', price });
      return price;
    });
    expect(prices).toEqual([3, 2]);
  });

  it('[R5.3] [R7.6] [R7.8] is a pillar at what it then costs or brings', () => {
    const deed = rowOf(BROADWAY, 0);
    const prices = ['F01', 'F12', 'F14'].flatMap((id) =>
      [0, 1 << ORANGE].map((stored) => {
        const { state, answer } = play(working([deed], { levels: [level(id)], me: { stored } }));
        const price = tradePrice(seen(state), deed, stored > 0);
        const had = playerOf(state, 0).dollars;
        answer(0, { use: true });
        expect(Math.abs(playerOf(state, 0).dollars - had)).toBe(price);
        return price;
      }),
    );
    expect(prices).toEqual([3, 3, 3, 5, 2, 3]);
  });
});

describe('where things go', () => {
  it('[R4.2] tells the card to place and its column', () => {
    const { state, answer } = play(actingAt(BROADWAY));
    const { top } = at(state.decks, BROADWAY);
    expect(cardToPlace(seen(state))).toBeUndefined();
    expect(columnToFill(seen(state))).toBeUndefined();
    answer(0, { do: 'buy' });
    expect(cardToPlace(seen(state))).toBe(top);
    const street = columnToFill(seen(state)) ?? NONE;
    answer(0, { half: UPPER });
    expect(playerOf(state, 0).above[street]).toEqual([top]);
  });

  it('[R4.4] tells the decree to place, which may go into any column', () => {
    const { state, answer } = play(actingAt(HALL));
    answer(0, { do: 'buy' });
    answer(0, { decree: decree('D02') });
    expect(cardToPlace(seen(state))).toBe(decree('D02'));
    expect(columnToFill(seen(state))).toBeUndefined();
  });

  it('[R6.7] [R6.9] finds an action in a column or on a deck', () => {
    const state = table({ me: { above: column(STREET22, [card('S25'), card('S31')]) } });
    expect(whereIs(seen(state), deedOf('S31', UPPER))).toEqual({ street: STREET22, row: 0 });
    expect(whereIs(seen(state), deedOf('S25', UPPER))).toEqual({ street: STREET22, row: 1 });
    expect(whereIs(seen(state), rowOf(BROADWAY, 1))).toEqual({ street: BROADWAY, row: 1 });
    expect(whereIs(seen(state), deedOf('S01', LOWER))).toEqual({ deck: BROADWAY, half: LOWER });
  });

  it('[R3.6] knows the actions of the column in use that are still to come', () => {
    const { state, answer } = play(actingAt(BROADWAY, { me: { below: column(BROADWAY, [card('S03')]) } }));
    answer(0, { do: 'activate' });
    const all = [rowOf(BROADWAY, 0), rowOf(BROADWAY, 1), deedOf('S03', LOWER)];
    expect(comingDeeds(seen(state))).toEqual(all);
    answer(0, { skip: true });
    expect(all.slice(1)).toEqual(expect.arrayContaining(comingDeeds(seen(state))));
    expect(comingDeeds(seen(state))).not.toContain(all[0]);
  });
});

describe('the table', () => {
  it('[R7.1] has the effect of its current level', () => {
    const view = seen(table({ levels: [level('F02', [0, 1, 2]), level('F12')] }));
    expect(currentFloor(view)).toBe(floorTile('F12'));
    expect(currentEffect(view).type).toBe('sellDearer');
  });

  it('[R3.3] shows architects once they have gone somewhere', () => {
    expect(architectsOf(seen(table({ me: { place: HALL } })))).toEqual([{ who: 0, place: HALL }]);
    expect(architectsOf(seen(alone({ place: STREET23 })))).toEqual([{ who: DANIEL, place: STREET23 }]);
  });

  it('[R10.9] knows who has which decree', () => {
    const mine = { below: column(BROADWAY, [card('S03'), decree('D02')]) };
    const state = alone({ cards: [card('S09'), decree('D05')] }, { me: mine });
    expect(takenDecrees(seen(state))).toEqual([
      { card: decree('D02'), by: 0 },
      { card: decree('D05'), by: DANIEL },
    ]);
  });

  it.each([...SOLO, '2-seats-purple.txt'])('[R9.2] [R9.4] foretells the score of %s', (name) => {
    const over = at(statesOf(name).toReversed(), 0);
    const view = flatiron.view(over, 'spectator');
    expect(view.players.map((player) => finalScore(view, player))).toEqual(flatiron.scores(over));
    const all = [...flatiron.scores(over), ...(flatiron.automata?.(over) ?? []).map(({ score }) => score)];
    expect(standingsOf(view, flatiron.scores(over)).map(({ points }) => points)).toEqual(
      all.map(({ total }) => total),
    );
  });

  it('[R10.15] shows Daniel’s points without his cards until the end', () => {
    const state = alone({ points: 7, cards: [card('S09')] });
    const view = seen(state);
    expect(standingsOf(view, flatiron.scores(state))).toContainEqual({ who: DANIEL, points: 7 });
    expect(view.daniel && danielCardPoints(view, view.daniel)).toBe(2);
  });

  it('[R4.3] keeps room for one more card of the viewer’s, unless the columns are full', () => {
    expect(stripRoom(seen(table()))).toEqual({ above: 1, below: 1 });
    const full = {
      above: column(BROADWAY, [card('S01'), card('S02')]),
      below: column(BROADWAY, [card('S03')]),
    };
    expect(stripRoom(seen(table({ me: full })))).toEqual({ above: 2, below: 1 });
    const rival = { above: column(BROADWAY, [card('S04'), card('S05'), card('S06')]) };
    expect(stripRoom(seen(table({ me: full, rival })))).toEqual({ above: 3, below: 1 });
  });

  it('[R8.10] keeps room for two cards where two can be bought in one turn', () => {
    const me = { hand: [PAPERS.indexOf('decreeCheaper')] };
    expect(stripRoom(seen(table({ me })))).toEqual({ above: 2, below: 2 });
    const almost = { ...me, above: column(BROADWAY, [card('S01'), card('S02')]) };
    expect(stripRoom(seen(table({ me: almost })))).toEqual({ above: 3, below: 2 });
    expect(stripRoom(seen(table({ me: { side: NONE } })))).toEqual({ above: 1, below: 1 });
  });
});
