import { describe, expect, it } from 'vitest';
import { at, Refused, start } from '#kernel';
import { LOTS, START_LOT } from '../board.ts';
import { START_TILE } from '../components.ts';
import { buildingsOf, reservedLots } from '../estate.ts';
import { newyork1901 } from '../index.ts';
import { deckSize, type Options, ownerOf, type State } from '../state.ts';

const seeds = Array.from({ length: 40 }, (_, n) => n.toString(16).padStart(32, 'c'));

function begin(seats: number, options: Partial<Options> = {}, seed = at(seeds, 0)): State {
  return start(newyork1901, options, seats, seed).position.state;
}

const many = (seats: number, options: Partial<Options> = {}) =>
  seeds.map((seed) => begin(seats, options, seed));

describe('setup', () => {
  it.each([2, 3, 4])('[R2.1] deals each of %i seats a character of its own', (seats) => {
    for (const state of many(seats)) {
      const characters = state.estates.map(({ character }) => character);
      expect(new Set(characters).size).toBe(seats);
    }
    const dealt = new Set(many(seats).flatMap(({ estates }) => estates.map(({ character }) => character)));
    expect(dealt.size).toBe(seats === 2 ? 4 : 5);
  });

  it('[R2.1] leaves pink out with two seats: no character, no cards', () => {
    for (const { estates, deck, market } of many(2)) {
      expect(estates.some(({ character }) => character === 4)).toBe(false);
      expect([...deck.flat(), ...market].some((kind) => kind >= 8)).toBe(false);
    }
    expect(
      begin(3)
        .deck.flat()
        .some((kind) => kind >= 8),
    ).toBe(true);
  });

  it('[R2.2] puts the starting building on the lot of the character', () => {
    const state = begin(4);
    for (const [seat, estate] of state.estates.entries()) {
      const lot = at(START_LOT, estate.character);
      const { block, mask } = at(LOTS, lot);
      expect(buildingsOf(estate).map((site) => [site.tile, site.block, site.mask])).toEqual([
        [START_TILE, block, mask],
      ]);
      expect(ownerOf(state, lot)).toBe(seat);
      expect(estate.land.filter((word) => word !== 0)).toEqual([mask]);
      expect(reservedLots(estate)).toEqual([]);
    }
  });

  it.each([
    [2, 50],
    [3, 62],
    [4, 61],
  ])('[R2.3] [Q9] with %i seats the deck and the market of four hold %i cards', (seats, cards) => {
    const state = begin(seats);
    expect(state.market).toHaveLength(4);
    expect(deckSize(state)).toBe(cards - 4);
  });

  it('[R2.4] draws three different streets', () => {
    for (const { streets } of many(2)) {
      expect(new Set(streets).size).toBe(3);
      expect(streets).toEqual(streets.toSorted((one, two) => one - two));
    }
    expect(new Set(many(2).flatMap(({ streets }) => streets)).size).toBe(5);
  });

  it('[R2.4] [Q17] takes the chosen streets and draws the missing ones', () => {
    for (const { streets } of many(3, { streets: ['wall', 'pine'] })) {
      expect(streets).toHaveLength(3);
      expect(new Set(streets).size).toBe(3);
      expect(streets).toEqual(expect.arrayContaining([1, 4]));
    }
    expect(begin(3, { streets: ['wall', 'cedar', 'pine'] }).streets).toEqual([1, 3, 4]);
  });

  it('[R2.5] draws a challenge, takes the chosen one, or plays without', () => {
    expect(new Set(many(2).map(({ challenge }) => challenge)).size).toBe(5);
    for (const { challenge } of many(2, { challenge: 'bronzeBaron' })) expect(challenge).toBe('bronzeBaron');
    expect(begin(2, { challenge: 'none' }).challenge).toBeNull();
  });

  it('[R2.6] starts everybody with no points, four workers, 18 tiles and three action cards', () => {
    for (const estate of begin(4).estates) {
      expect(estate).toMatchObject({ points: 0, prestige: 0, workers: 4, hand: 2 ** 18 - 1, cards: 0b111 });
    }
    expect(begin(4).legendaries).toBe(0b1111);
    expect(begin(2, { actionCards: false }).estates.map(({ cards }) => cards)).toEqual([0, 0]);
  });

  it('[R2.7] [Q22] draws the first seat by lot', () => {
    const firsts = many(4).map((state) => {
      expect(newyork1901.decisions(state).map(({ seat }) => seat)).toEqual([state.first]);
      return state.first;
    });
    expect(new Set(firsts).size).toBe(4);
  });

  it('[R2.8] plays the first game on three known streets with Gold Tycoon, or without a challenge', () => {
    for (const state of many(3, { firstGame: true }))
      expect(state).toMatchObject({ streets: [0, 1, 2], challenge: 'goldTycoon' });
    expect(begin(3, { firstGame: true, challenge: 'none' }).challenge).toBeNull();
  });

  it.each<Partial<Options>>([
    { firstGame: true, challenge: 'bronzeBaron' },
    { firstGame: true, streets: ['cedar'] },
  ])('[R2.8] refuses the first-game set with other choices: %o', (options) => {
    const reason = { rule: 'R2.8', code: 'firstGameIsFixed' };
    expect(() => begin(2, options)).toThrow(Refused);
    expect(() => begin(2, options)).toThrow(expect.objectContaining({ reason }));
  });

  it.each([
    [2, 52],
    [4, 65],
  ])(
    '[R2.9] [Q10] in the expert game nobody owns anything, and %i seats play with all %i cards',
    (seats, cards) => {
      const state = begin(seats, { expert: true });
      expect(deckSize(state) + state.market.length).toBe(cards);
      for (const estate of state.estates) {
        expect(estate.land.every((word) => word === 0)).toBe(true);
        expect(estate.places.every((place) => place === -1)).toBe(true);
      }
      expect(new Set(state.estates.map(({ character }) => character)).size).toBe(seats);
    },
  );
});
