/** R10.11 to R10.13: what settles Tom’s choices. */
import { describe, expect, it } from 'vitest';
import { at } from '#kernel';
import { CHARACTERS, PRESTIGE } from '../components.ts';
import { against, type Layout, told } from './layout.ts';

const PASS = { pass: true } as const;
const [MANHATTAN, BRONX, QUEENS, BROOKLYN, STATEN] = [0, 1, 2, 3, 4] as const;
const [TAXI_2, TAXI_3, TRAM_2, TRAM_4, SUBWAY_3, BOAT_1] = [0, 1, 4, 5, 6, 8] as const;
/** Links by their number: taxis, subways and boats that leave Manhattan. */
const [TO_BRONX, TO_QUEENS, TO_BROOKLYN, TO_JERSEY] = [2, 3, 4, 6] as const;

/** What Tom, with so many skyscrapers in the districts, chooses of these tiles. */
function choice(offer: number[], built: number[], more: Partial<Layout> = {}) {
  const table = against(
    PRESTIGE,
    { press: 1 },
    { prestige: 1 },
    { offer, players: [{ hand: { press: 1 } }, { reserve: { prestige: 1 }, built: [...built] }], ...more },
  );
  table.answer(0, PASS);
  return table;
}

const chose = (...[offer, built, more]: Parameters<typeof choice>) => {
  const event = choice(offer, built, more).events.find(({ did }) => did === 'tomChose');
  return event?.did === 'tomChose' ? [event.district, event.because, event.link, event.by] : [];
};

describe('Tom’s district', () => {
  // Taxis join Manhattan (A) with the Bronx (B) and Queens (C).
  it('[R10.12] is the one with the fewest, wherever the others stand in line', () => {
    expect(chose([TAXI_2], [1, 2, 3, 0, 0, 0]).slice(0, 2)).toEqual([MANHATTAN, 'fewest']);
    expect(chose([TAXI_2], [3, 1, 2, 0, 0, 0]).slice(0, 2)).toEqual([BRONX, 'fewest']);
    expect(chose([TAXI_2], [2, 2, 1, 0, 0, 0]).slice(0, 2)).toEqual([QUEENS, 'fewest']);
  });

  it('[R10.12] is of several with the fewest the one with the highest letter', () => {
    expect(chose([TAXI_2], [1, 1, 2, 0, 0, 0]).slice(0, 2)).toEqual([BRONX, 'letter']);
    expect(chose([TAXI_2], [2, 1, 1, 0, 0, 0]).slice(0, 2)).toEqual([QUEENS, 'letter']);
    const letters = [4, 1, 2, 3, 0, 5];
    expect(chose([TAXI_2], [1, 1, 1, 0, 0, 0], { letters }).slice(0, 2)).toEqual([MANHATTAN, 'letter']);
  });

  it('[R10.12] is within reach only by a vehicle that still stands on its link', () => {
    const links = 0b1111111111 & ~(1 << TO_QUEENS);
    expect(chose([TAXI_2], [3, 1, 0, 0, 0, 0], { links })).toEqual([BRONX, 'fewest', TO_BRONX, 'onlyLink']);
  });

  it('[R10.12] does not exist when no vehicle of the tiles’ colours is left: he takes nothing', () => {
    const { events, state } = choice([TAXI_2], [1, 0, 0, 0, 0, 0], { links: 0b1111110011 });
    expect(told(events)).not.toContain('awarded');
    expect(at(state.firms, 1)).toMatchObject({ built: [1, 0, 0, 0, 0, 0], vehicles: [0, 0, 0, 0, 0] });
  });
});

describe('Tom’s vehicle', () => {
  // He has least in Manhattan, which vehicles of all these tiles reach.
  const built = [0, 1, 1, 1, 1, 1];

  it('[R10.12] comes from X, though another one has the better tile', () => {
    expect(chose([BOAT_1, TAXI_3], built)).toEqual([MANHATTAN, 'fewest', TO_JERSEY, 'toX']);
  });

  it('[R10.12] comes from X by whatever link, from either end', () => {
    // Brooklyn is X; its tram, the first of all links, goes to Queens, which a taxi reaches too.
    const letters = [0, 1, 2, 5, 4, 3];
    expect(chose([TRAM_2, TAXI_3], [1, 1, 0, 1, 1, 1], { letters })).toEqual([QUEENS, 'fewest', 0, 'toX']);
    // Seen from Staten Island, the far end of its boat is Manhattan.
    expect(chose([BOAT_1, TRAM_2], [1, 1, 1, 1, 0, 1], { letters: [5, 1, 2, 3, 4, 0] })).toEqual([
      STATEN,
      'fewest',
      5,
      'toX',
    ]);
  });

  it('[R10.12] else is the one with the better tile, wherever it stands in line', () => {
    const letters = [5, 4, 3, 2, 1, 0];
    expect(chose([TAXI_2, SUBWAY_3], built, { letters })).toEqual([
      MANHATTAN,
      'fewest',
      TO_BROOKLYN,
      'tileValue',
    ]);
    const links = 0b1111111111 & ~(1 << TO_BRONX);
    expect(chose([TAXI_3, BOAT_1], built, { letters, links })).toEqual([
      MANHATTAN,
      'fewest',
      TO_QUEENS,
      'tileValue',
    ]);
  });

  it('[R10.12] else is the one with the better tile, be it the first of all links', () => {
    expect(chose([TRAM_4, TAXI_2], [1, 1, 0, 1, 1, 1])).toEqual([QUEENS, 'fewest', 0, 'tileValue']);
  });

  it('[R10.12] else is the one from the highest letter, of all with equal tiles', () => {
    expect(chose([TAXI_3, SUBWAY_3], built, { letters: [5, 1, 2, 3, 4, 0] })).toEqual([
      MANHATTAN,
      'fewest',
      TO_BROOKLYN,
      'farLetter',
    ]);
    expect(chose([TAXI_3, SUBWAY_3], built, { letters: [5, 3, 2, 1, 4, 0] })).toEqual([
      MANHATTAN,
      'fewest',
      TO_BRONX,
      'farLetter',
    ]);
    expect(chose([TAXI_3, BOAT_1], built, { letters: [5, 3, 2, 1, 4, 0] })).toEqual([
      MANHATTAN,
      'fewest',
      TO_BRONX,
      'farLetter',
    ]);
  });

  it('[R10.13] brings the higher tile of its colour, whichever was turned up first', () => {
    for (const offer of [
      [TRAM_4, TRAM_2],
      [TRAM_2, TRAM_4],
    ]) {
      const { state, events } = choice(offer, [0, 0, 1, 0, 0, 0], { links: 0b1 });
      expect(state.laid).toEqual([[], [], [], [TRAM_4], [], []]);
      expect(events).toContainEqual({
        did: 'awarded',
        who: 4,
        tile: TRAM_4,
        link: 0,
        district: BROOKLYN,
      });
    }
  });
});

describe('Tom’s character', () => {
  const hired = (shelves: Layout['shelves'], cards: number) => {
    const { answer, state, events } = against(
      CHARACTERS,
      { press: 1 },
      { characters: cards },
      { shelves: shelves ?? [], piles: [[], [], [], [], []] },
    );
    answer(0, PASS);
    return [at(state.firms, 1).staff, events.find(({ did }) => did === 'tomHired')];
  };
  const event = (number: number, value: number) => ({
    did: 'tomHired',
    who: 4,
    rule: 'R10.11',
    number,
    value,
  });

  it('[R10.11] comes from the lowest shelf if need be', () => {
    expect(hired([[3, 1], [], [], [11], []], 2)).toEqual([[3], event(3, 1)]);
  });

  it('[R10.11] comes from no shelf above his bid', () => {
    expect(hired([[], [], [], [10], [11]], 2)).toEqual([[], undefined]);
  });
});
