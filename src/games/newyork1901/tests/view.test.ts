import { describe, expect, it } from 'vitest';
import { at, Rng, start } from '#kernel';
import { lotCalled } from '../board.ts';
import { newyork1901 } from '../index.ts';
import { imagine, view } from '../view.ts';
import { BRONZE_BAR2, build, kind, layout, lot, PARK_ROW, play, START } from './layout.ts';

describe('the view', () => {
  it('[R9.5] [Q18] shows how many cards the deck has, and which: the same to everybody', () => {
    const { state } = start(newyork1901, {}, 3, '4'.repeat(32)).position;
    const seen = view(state, 0);
    expect(seen.deckSize).toBe(58);
    expect(seen.deck).toHaveLength(1);
    expect([...at(seen.deck, 0), ...seen.market]).toHaveLength(62);
    for (const viewer of [1, 2, 'spectator'] as const) {
      expect({ ...view(state, viewer), viewer: 0 }).toEqual(seen);
    }
  });

  it('[Q18] tells everybody of everything that happens', () => {
    const event = { did: 'demolished', seat: 1, ...build(BRONZE_BAR2, 1, 7, 1) } as const;
    expect(newyork1901.viewEvent(event, 0)).toEqual(event);
  });

  it('[Q18] tells nothing of the order in which cards lie in the deck', () => {
    const state = layout({ estates: [{}, {}] });
    const other = { ...state, deck: [at(state.deck, 0).toReversed()] };
    expect(other.deck).not.toEqual(state.deck);
    expect(view(other, 0)).toEqual(view(state, 0));
  });

  it('[Q18] keeps the cards that went under the deck apart', () => {
    const given = play({ estates: [{ cards: ['marketShift'] }, {}], market: ['G3', 'R2', 'B2', 'Y2'] });
    given.answer(0, { card: 'marketShift' });
    expect(view(given.state, 1).deck[1]).toEqual(['R2', 'B2', 'Y2', 'G3'].map(kind));
  });

  it('[R10.1] counts the buildings of each seat on the streets in play, and names the leader', () => {
    const estates = [
      { buildings: [build(START, 10, 5, 1), build(BRONZE_BAR2, 11, 6)] },
      { buildings: [build(START, 13, 12)] },
    ];
    const state = layout({ estates, streets: ['broadway', 'wall', 'cedar'] });
    expect(view(state, 1).streets).toEqual([
      { street: 0, counts: [1, 0], leader: 0 },
      { street: 1, counts: [2, 1], leader: 0 },
      { street: 3, counts: [0, 0], leader: null },
    ]);
  });

  it('[R4.3] [R10.4] [R10.7] shows lots, workers, buildings, tiles, cards and the standing in the challenge', () => {
    const state = layout({
      estates: [{ points: 20, lots: ['R01'], buildings: [build(PARK_ROW, 1, 7)], cards: ['landGrab'] }, {}],
      challenge: 'masterArchitect',
    });
    const own = at(view(state, 1).estates, 0);
    expect(own).toMatchObject({
      points: 20,
      technology: 3,
      workers: 3,
      lots: ['R01', 'Y01', 'Y02', 'Y03'].map(lotCalled),
      reserved: [lotCalled('R01')],
      buildings: [build(PARK_ROW, 1, 7)],
      cards: ['landGrab'],
      technologies: [0, 0, 0, 1],
      challenge: { count: 0, points: 0 },
    });
    expect(own.hand).toHaveLength(18);
    expect(view(state, 1).legendaries).toEqual([20, 21, 22]);
  });

  it('[Q18] holds everything: each part of the state is where it was', () => {
    const state = layout({
      estates: [
        { character: 'blue', points: 7, lots: ['R05', 'G01'], fallen: [3, 11], cards: ['landGrab'] },
        {
          character: 'pink',
          points: 21,
          prestige: 2,
          lots: ['Y08'],
          buildings: [build(PARK_ROW, 1, 7), build(START, 10, 8), build(BRONZE_BAR2, 3, 11)],
          cards: ['constructionBoom', 'marketShift'],
        },
        {},
      ],
      seat: 1,
      market: ['R3', 'B2', 'Y2'],
      streets: ['pine', 'wall', 'cedar'],
      challenge: 'goldPrestige',
      ending: { ending: 'market', closer: 2 },
      options: { expert: true, streets: ['pine'] },
    });
    state.first = 2;
    const cards = at(state.deck, 0).sort((one, two) => one - two);
    state.deck = [cards.filter((card) => card !== kind('G2')), cards.filter((card) => card === kind('G2'))];
    expect(imagine(view(state, 0))).toEqual(state);
  });

  it('[Q18] holds everything: the state imagined from it plays on like the true one', () => {
    const given = play({ estates: [{ lots: ['R01'] }, { buildings: [build(START, 13, 12)] }] });
    given.answer(0, lot('B01'));
    const imagined = imagine(view(given.state, 1));
    expect(newyork1901.legalActions(imagined, 0)).toEqual(newyork1901.legalActions(given.state, 0));
    const tools = { rng: Rng.fromSeed('9'.repeat(32)), emit() {}, reveal() {} };
    newyork1901.play(imagined, 0, build(BRONZE_BAR2, 3, 11), tools);
    given.answer(0, build(BRONZE_BAR2, 3, 11));
    expect(imagined.estates).toEqual(given.state.estates);
  });
});
