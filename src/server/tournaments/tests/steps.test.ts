/** Whole tournaments in simulated time: they end by themselves, though people stay away, steps are taken twice and openings break off. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { historyOf, seatSpread, standingsOf } from '#tournament';
import { openStore, type Store } from '../../store/index.ts';
import { entrantsOf } from '../steps.ts';
import { planOf, simulateTournament } from '../testing/simulateTournament.ts';

let folder: string;
let store: Store;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'skyline-tournaments-'));
  store = await openStore({ file: join(folder, 'skyline.db') });
});
afterEach(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

const seed = '0123456789abcdef0123456789abcdef';
const TROUBLE = { noShow: 100, leaving: 20, endless: 30, broken: 50, twice: true };

describe('a tournament', () => {
  it('comes to its end without an operator, with every tenth place empty and every step taken twice', async () => {
    const plan = planOf({ rounds: 5 });
    const { seasons, tables, broken } = await simulateTournament(store, {
      plan,
      people: 24,
      seed,
      ...TROUBLE,
    });
    const [whole] = seasons;
    expect(whole?.tournament).toMatchObject({ phase: 'over', round: 5, rounds: 5, wake: null });
    expect(broken).toBeGreaterThan(0);
    const { people = [], pairings = [] } = whole ?? {};
    const opened = pairings.filter(({ table }) => table !== null);
    expect(new Set(tables.tables.keys())).toEqual(new Set(opened.map(({ table }) => table)));
    expect(pairings.every(({ scores }) => scores !== null)).toBe(true);
    const entrants = entrantsOf(people);
    const history = historyOf(entrants, pairings);
    for (const { number } of entrants.filter(({ plays }) => plays))
      expect(seatSpread(history.seats(number, 2))).toBeLessThanOrEqual(1);
  });

  it('sends home who has twice not come, and goes on without them', async () => {
    const plan = planOf({ rounds: 6 });
    const { seasons } = await simulateTournament(store, { plan, people: 10, seed, noShow: 400 });
    const out = seasons[0]?.people.filter(({ state }) => state === 'out') ?? [];
    expect(out.length).toBeGreaterThan(0);
    for (const { number } of out) {
      const mine = seasons[0]?.pairings.filter(({ seats }) => seats.includes(number)) ?? [];
      expect(mine.filter(({ missed }) => missed.includes(number))).toHaveLength(2);
      expect(mine.at(-1)?.missed).toContain(number);
    }
  });

  it('is called off where nobody checks in', async () => {
    const { seasons } = await simulateTournament(store, { plan: planOf({}), people: 1, seed, noShow: 0 });
    expect(seasons[0]?.tournament).toMatchObject({ phase: 'calledOff', round: 0 });
  });

  it('ends as an elimination with one winner', async () => {
    const plan = planOf({ format: 'elimination' });
    const { seasons } = await simulateTournament(store, { plan, people: 11, seed, ...TROUBLE });
    const [whole] = seasons;
    const [first, second] = standingsOf(
      'elimination',
      entrantsOf(whole?.people ?? []),
      whole?.pairings ?? [],
    );
    expect(whole?.tournament.phase).toBe('over');
    expect([first?.place, second?.place]).toEqual([1, 2]);
  });

  it('lets bots end what is not over when the round is', async () => {
    const plan = planOf({ format: 'roundRobin', seats: 4 });
    const { seasons } = await simulateTournament(store, { plan, people: 4, seed, noShow: 0, endless: 1000 });
    expect(seasons[0]?.tournament.phase).toBe('over');
    expect(seasons[0]?.pairings).toHaveLength(4);
  });
});

describe('a league', () => {
  it('goes on with a season, where the best have gone up and the last down', async () => {
    const plan = planOf({ format: 'league', divisionSize: 6 });
    const { seasons } = await simulateTournament(store, { plan, people: 12, seed, seasons: 2, noShow: 0 });
    const [first, second] = seasons;
    expect(second?.tournament).toMatchObject({ phase: 'over', season: 2, league: first?.tournament.id });
    const divisionsOf = (whole: typeof first) =>
      new Map(whole?.people.map(({ person, division }) => [person, division]));
    const standings = standingsOf('league', entrantsOf(first?.people ?? []), first?.pairings ?? []);
    const after = divisionsOf(second);
    for (const { number, division, place } of standings) {
      const person = first?.people.find((one) => one.number === number)?.person ?? '';
      const moves = division === 0 && place > 4 ? 1 : division === 1 && place < 3 ? -1 : 0;
      expect(after.get(person)).toBe(division + moves);
    }
  });
});
