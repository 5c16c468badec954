/** R7.7 to R7.14: what bids bring on the map. */
import { describe, expect, it } from 'vitest';
import { at } from '#kernel';
import { DOLLARS, PRESS, PRESTIGE, SKYSCRAPERS } from '../components.ts';
import { bid, bidding, type Player } from './layout.ts';

const PASS = { pass: true } as const;
const DONE = { done: true } as const;
const [MANHATTAN, BRONX, QUEENS, BROOKLYN] = [0, 1, 2, 3] as const;
const [TRAM_2, TRAM_4, SUBWAY_3] = [4, 5, 6] as const;
const [TRAM_TO_QUEENS, SUBWAY_TO_QUEENS] = [0, 1] as const;

describe('prestige', () => {
  const offer = () => [TRAM_2, SUBWAY_3];
  const players = (): Player[] => [
    { hand: { prestige: 2 }, board: 1 },
    { hand: { prestige: 1 }, board: 2 },
    { hand: { prestige: 1 }, board: 2 },
  ];

  function afterBids(given = players()) {
    const table = bidding(PRESTIGE, { players: given, offer: offer(), space: [0, 2, 5], order: [2, 1, 0] });
    table.answer(0, bid(2, { prestige: 2 }));
    table.answer(1, bid(1, { prestige: 1 }));
    table.answer(2, PASS);
    return table;
  }

  it('[R7.7] brings as many points as the bid, without a bonus point', () => {
    expect(afterBids().state.firms.map(({ points }) => points)).toEqual([2, 1, 0]);
  });

  it('[R7.8] [R7.9] [R7.10] gives first and second a tile, a vehicle, a district and a skyscraper there', () => {
    const { state, may, answer, asked } = afterBids();
    expect(may(0)).toHaveLength(2 * 2 * 2 + 1);
    answer(0, { tile: TRAM_2, link: TRAM_TO_QUEENS, district: BROOKLYN });
    expect(state.laid[BROOKLYN]).toEqual([TRAM_2]);
    expect(at(state.firms, 0)).toMatchObject({
      vehicles: [0, 0, 1, 0, 0],
      board: 0,
      built: [0, 0, 0, 1, 0, 0],
    });
    expect(may(1)).toEqual([
      { tile: SUBWAY_3, link: 1, district: BRONX },
      { tile: SUBWAY_3, link: 1, district: QUEENS },
      { tile: SUBWAY_3, link: 4, district: MANHATTAN },
      { tile: SUBWAY_3, link: 4, district: BROOKLYN },
      DONE,
    ]);
    answer(1, { tile: SUBWAY_3, link: SUBWAY_TO_QUEENS, district: QUEENS });
    expect(at(state.firms, 1)).toMatchObject({ vehicles: [0, 0, 0, 1, 0], built: [0, 0, 1, 0, 0, 0] });
    expect(asked()[0]?.prompt.step).not.toBe('award');
    expect(state.links).toBe(0b1111111100);
  });

  it('[R7.9] explains what cannot be taken', () => {
    const { whyNot } = afterBids();
    expect(whyNot(0, { tile: TRAM_4, link: 0, district: 2 })).toEqual({ rule: 'R7.9', code: 'notThere' });
    expect(whyNot(0, { tile: TRAM_2, link: 1, district: 2 })).toEqual({ rule: 'R7.9', code: 'vehicleGone' });
    expect(whyNot(0, { tile: TRAM_2, link: 0, district: 0 })).toEqual({ rule: 'R7.9', code: 'notLinked' });
    expect(whyNot(0, null)).toEqual({ rule: 'R7.9', code: 'notThere' });
    const gone = { rule: 'R7.9', code: 'vehicleGone' };
    expect(whyNot(0, { tile: TRAM_2, link: 99, district: 2 })).toEqual(gone);
    const taken = bidding(PRESTIGE, { players: players().slice(0, 2), offer: offer(), links: 0b1111111110 });
    taken.answer(0, bid(2, { prestige: 2 }));
    taken.answer(1, PASS);
    expect(taken.whyNot(0, { tile: TRAM_2, link: TRAM_TO_QUEENS, district: QUEENS })).toEqual(gone);
  });

  it('[R7.8] [R7.9] gives the second bonus to the first seat too, and tells who takes what', () => {
    const { answer, asked, events } = bidding(PRESTIGE, {
      players: [
        { hand: { prestige: 1 }, board: 1 },
        { hand: { prestige: 2 }, board: 1 },
      ],
      offer: offer(),
    });
    answer(0, bid(1, { prestige: 1 }));
    answer(1, bid(2, { prestige: 2 }));
    answer(1, { tile: TRAM_2, link: TRAM_TO_QUEENS, district: QUEENS });
    expect(asked()).toEqual([{ seat: 0, prompt: { step: 'award', seat: 0 } }]);
    answer(0, DONE);
    expect(events).toContainEqual({
      did: 'awarded',
      who: 1,
      tile: TRAM_2,
      link: TRAM_TO_QUEENS,
      district: QUEENS,
    });
  });

  it('[R7.8] [R7.11] is for the prestige round; until then the tiles stay', () => {
    const { answer, asked, state } = bidding(DOLLARS, {
      players: [{ hand: { dollars: 1 } }, { hand: { press: 1 } }],
      offer: offer(),
    });
    answer(0, bid(1, { dollars: 1 }));
    answer(1, PASS);
    expect(asked()).toEqual([{ seat: 1, prompt: { step: 'bid', seat: 1 } }]);
    expect(state.offer).toEqual(offer());
  });

  it('[R7.8] has no bonus where no tile is left', () => {
    const { answer, asked } = bidding(PRESTIGE, { players: players().slice(0, 2), offer: [] });
    answer(0, bid(2, { prestige: 2 }));
    answer(1, PASS);
    expect(asked()[0]?.prompt.step).toBe('bid');
  });

  it('[R7.10] lets a player with an empty board move a skyscraper there, or not', () => {
    const given = players();
    given[0] = { hand: { prestige: 2 }, built: [2, 0, 0, 0, 0, 1] };
    const { state, may, answer, whyNot } = afterBids(given);
    answer(0, { tile: TRAM_2, link: TRAM_TO_QUEENS, district: BROOKLYN });
    expect(may(0)).toEqual([{ from: MANHATTAN }, { from: 5 }, DONE]);
    expect(whyNot(0, { from: QUEENS })).toEqual({ rule: 'R7.10', code: 'notThere' });
    answer(0, { from: MANHATTAN });
    expect(at(state.firms, 0).built).toEqual([1, 0, 0, 1, 0, 1]);
  });

  it('[R7.10] tells of a skyscraper that was not moved', () => {
    const given = players();
    given[0] = { hand: { prestige: 2 }, built: [2, 0, 0, 0, 0, 1] };
    const { state, answer, events } = afterBids(given);
    answer(0, { tile: TRAM_2, link: TRAM_TO_QUEENS, district: BROOKLYN });
    answer(0, DONE);
    expect(at(state.firms, 0).built).toEqual([2, 0, 0, 0, 0, 1]);
    expect(events).toContainEqual({ did: 'declined', who: 0, what: 'relocate' });
  });

  it('[R7.11] [Q21] may be declined as a whole; the second then chooses from both, a third never', () => {
    const given = players();
    const table = bidding(PRESTIGE, { players: given, offer: offer() });
    table.answer(0, bid(2, { prestige: 2 }));
    table.answer(1, bid(1, { prestige: 1 }));
    table.answer(2, bid(1, { prestige: 1 }));
    table.answer(0, DONE);
    expect(table.asked()[0]).toEqual({ seat: 1, prompt: { step: 'award', seat: 1 } });
    expect(table.may(1)).toHaveLength(9);
    table.answer(1, DONE);
    expect(table.asked()).toEqual([]);
    expect(table.state.offer).toEqual([]);
    expect(table.state.opener).toBe(0);
    expect(table.events).toContainEqual({ did: 'declined', who: 1, what: 'award' });
  });

  it('[Q21] has no second bonus with one bidder', () => {
    const { answer, asked } = bidding(PRESTIGE, { players: [{ hand: { prestige: 1 } }, {}], offer: offer() });
    answer(0, bid(1, { prestige: 1 }));
    answer(0, DONE);
    expect(asked()).toEqual([]);
  });
});

describe('skyscrapers', () => {
  it('[R7.2] [R7.13] are built and moved by those who have bid, by nobody else', () => {
    const { answer, asked, state } = bidding(SKYSCRAPERS, {
      players: [
        { hand: { skyscrapers: 1 }, board: 2 },
        { hand: { press: 1 }, built: [1, 0, 0, 0, 0, 0] },
      ],
    });
    answer(0, bid(1, { skyscrapers: 1 }));
    answer(1, PASS);
    expect(asked()).toEqual([]);
    expect(state.firms.map(({ built }) => built[4])).toEqual([2, 0]);
  });

  it('[R7.13] are not moved within the mayor’s district', () => {
    const { answer, asked } = bidding(SKYSCRAPERS, {
      players: [{ hand: { skyscrapers: 1 }, built: [0, 0, 0, 0, 2, 0] }, {}],
    });
    answer(0, bid(1, { skyscrapers: 1 }));
    expect(asked()).toEqual([]);
  });

  it('[R7.12] go from the board to the mayor’s district: 4 with the bonus, 2 and 2', () => {
    const { state, answer } = bidding(SKYSCRAPERS, {
      players: [
        { hand: { skyscrapers: 3 }, board: 6 },
        { hand: { skyscrapers: 2 }, board: 4 },
        { hand: { skyscrapers: 2 }, board: 4 },
      ],
    });
    answer(0, bid(3, { skyscrapers: 3 }));
    answer(1, bid(2, { skyscrapers: 2 }));
    answer(2, bid(2, { skyscrapers: 2 }));
    expect(state.firms.map(({ built }) => built[4])).toEqual([4, 2, 2]);
    expect(state.firms.map(({ board }) => board)).toEqual([2, 2, 2]);
  });

  it('[R7.12] [Q20] must all be placed; fewer than the bid are placed without moving others', () => {
    const { state, answer, asked } = bidding(SKYSCRAPERS, {
      players: [{ hand: { skyscrapers: 3 }, board: 2, built: [1, 0, 0, 0, 0, 1] }, {}],
    });
    answer(0, bid(3, { skyscrapers: 3 }));
    expect(at(state.firms, 0)).toMatchObject({ board: 0, built: [1, 0, 0, 0, 2, 1] });
    expect(asked()).toEqual([]);
  });

  it('[R7.13] [Q20] one may be moved when the board is empty, whatever the bid', () => {
    const { state, answer, may, asked, events } = bidding(SKYSCRAPERS, {
      players: [{ hand: { skyscrapers: 2 }, built: [3, 0, 0, 0, 1, 0] }, {}],
    });
    answer(0, bid(2, { skyscrapers: 2 }));
    expect(may(0)).toEqual([{ from: 0 }, DONE]);
    answer(0, { from: 0 });
    expect(at(state.firms, 0).built).toEqual([2, 0, 0, 0, 2, 0]);
    expect(events).toContainEqual({ did: 'relocated', who: 0, from: 0, district: 4 });
    expect(asked()).toEqual([]);
  });
});

describe('the statue', () => {
  const nearly = { hand: { skyscrapers: 1 }, board: 3, built: [1, 1, 1, 1, 0, 1] };

  it('[R7.14] gives four points to all who are first in all six districts', () => {
    const { state, answer, events } = bidding(SKYSCRAPERS, { players: [nearly, nearly, { hand: {} }] });
    answer(0, bid(1, { skyscrapers: 1 }));
    answer(1, bid(1, { skyscrapers: 1 }));
    expect(state.firms.map(({ statue }) => statue)).toEqual([4, 4, 0]);
    expect(state.statue).toBe(false);
    expect(events.filter(({ did }) => did === 'completed')).toEqual([
      { did: 'completed', who: 0, shared: true },
      { did: 'completed', who: 1, shared: true },
    ]);
  });

  it('[R7.14] tells who is the first alone, and waits as long as nobody is', () => {
    const { state, events } = bidding(PRESS, { players: [{ built: [1, 1, 1, 1, 1, 1] }, {}, {}] });
    expect(events.filter(({ did }) => did === 'completed')).toEqual([
      { did: 'completed', who: 0, shared: false },
    ]);
    expect(state.statue).toBe(false);
    expect(bidding(PRESS, { players: [{ built: [1, 1, 1, 1, 1, 0] }, {}] }).state.statue).toBe(true);
  });

  it('[R7.14] gives nothing once it is turned', () => {
    const { state, answer } = bidding(SKYSCRAPERS, { players: [nearly, {}], statue: false });
    answer(0, bid(1, { skyscrapers: 1 }));
    expect(at(state.firms, 0).statue).toBe(0);
  });

  it('[Q22] notices what happened before, at the end of the next bidding round, and keeps the points', () => {
    const { state } = bidding(PRESS, { players: [{ built: [1, 1, 1, 1, 1, 1] }, {}] });
    expect(at(state.firms, 0).statue).toBe(4);
    const lost = bidding(PRESS, { players: [{ built: [1, 1, 1, 1, 1, 0], statue: 4 }, {}], statue: false });
    expect(at(lost.state.firms, 0).statue).toBe(4);
  });
});
