import { describe, expect, it } from 'vitest';
import { reasonsAgainst, reasonsFor } from '#bots';
import { at } from '#kernel';
import { LOTS } from '../board.ts';
import { facts } from '../bot/reasons.ts';
import type { Fact } from '../facts.ts';
import { newyork1901 } from '../index.ts';
import { pointsOf } from '../queries.ts';
import type { Build } from '../sites.ts';
import type { Action, State } from '../state.ts';
import { words } from '../text/index.ts';
import { view } from '../view.ts';
import {
  BRONZE_BAR2,
  BRONZE_BAR3,
  build,
  GOLD_BAR4,
  kind,
  type layout,
  lot,
  SILVER_ELL,
  settled,
} from './layout.ts';

const name = (seat: number) => at(['Ana', 'Ben'], seat);
const factsOf = (state: State, action: Action): Fact[] => facts(view(state, 0), 0, action);
const named = (state: State, action: Action, fact: Fact['fact']) =>
  factsOf(state, action).filter((one) => one.fact === fact);
const said = (state: State, action: Action, fact: Fact['fact']) =>
  named(state, action, fact).map((one) => words.en.fact(one, { view: view(state, 0), name }));
const answers = (state: State) => newyork1901.legalActions(state, 0);
const lots = (state: State) => answers(state).filter((one) => 'lot' in one);
const builds = (state: State) => answers(state).filter((one): one is Build => 'tile' in one);

/** Ana has just acquired a lot and may build. */
const goingOn = (changes: Partial<Parameters<typeof layout>[0]> = {}) =>
  settled({
    estates: [{ lots: ['B05', 'B06'] }, { buildings: [build(BRONZE_BAR2, 1, 5)] }],
    market: ['R2', 'B2', 'Y3', 'G2'],
    steps: [{ step: 'goOn', seat: 0, built: false, small: true }],
    ...changes,
  });

describe('what speaks for a building', () => {
  const state = goingOn();

  it('is what it scores at once', () => {
    const best = at(builds(state), 0);
    expect(said(state, best, 'now')).toEqual([`${pointsOf(best.tile)} points at once.`]);
    expect(named(state, { stop: true }, 'now')).toEqual([]);
    const reasons = reasonsFor(factsOf(state, best), factsOf(state, { stop: true }));
    expect(reasons.map(({ fact }) => fact)).toContain('now');
  });

  it('is the lead on a street, and that of a rival speaks against ending the turn', () => {
    const seen = view(state, 0);
    const onStreet = builds(state).find((one) =>
      named(state, one, 'street').some((fact) => fact.fact === 'street' && fact.own > fact.most),
    );
    expect(seen.streets.map(({ counts }) => counts[0])).toEqual([0, 0, 0]);
    expect(onStreet).toBeDefined();
    if (onStreet)
      expect(said(state, onStreet, 'street').join(' ')).toMatch(
        /You then lead on [A-Z].*, 1 to 0: 5 points at the end\./,
      );
    const led = seen.streets.find(({ leader }) => leader === 1);
    expect(led).toBeDefined();
    expect(said(state, { stop: true }, 'street').join(' ')).toMatch(/Ben leads on .*, 1 to 0\./);
  });

  it('is the workers that come home', () => {
    const best = at(builds(state), 0);
    const [after, before] = [best, { stop: true as const }].map((one) => named(state, one, 'workers')[0]);
    expect(after?.weight).toBeGreaterThanOrEqual(before?.weight ?? 0);
    expect(said(state, { stop: true }, 'workers')).toEqual(['Leaves you 2 free workers.']);
  });

  it('is a technology that it opens', () => {
    const nearly = goingOn({ estates: [{ points: 5, lots: ['B05', 'B06'] }, {}] });
    const opening = builds(nearly).find((one) => named(nearly, one, 'opens').length > 0);
    expect(opening).toBeDefined();
    if (opening) expect(said(nearly, opening, 'opens')).toEqual(['Opens silver.']);
  });
});

describe('what speaks for a lot', () => {
  const state = settled({
    estates: [{ lots: ['B05'] }, { lots: ['R01'] }],
    market: ['B2', 'B3', 'R2', 'R3'],
  });

  it('is the land it makes in one piece, and what fits there', () => {
    const joining = lots(state).find((one) =>
      named(state, one, 'land').some((fact) => fact.fact === 'land' && !fact.alone),
    );
    expect(joining).toBeDefined();
    if (!joining) return;
    expect(said(state, joining, 'land').join()).toMatch(
      /^Makes \d free squares in one piece with your land\.$/,
    );
    expect(said(state, joining, 'fits').join()).toMatch(/^Lets you build the .* at once: \d+ points?\.$/);
    const alone = lots(state).find((one) =>
      named(state, one, 'land').some((fact) => fact.fact === 'land' && fact.alone),
    );
    expect(alone).toBeDefined();
    if (!alone) return;
    expect(said(state, alone, 'land').join()).toMatch(/^Stands alone: \d squares\.$/);
    expect(reasonsAgainst(factsOf(state, alone), factsOf(state, joining)).map(({ fact }) => fact)).toContain(
      'land',
    );
  });

  it('is that a rival cannot join it to the land beside it', () => {
    const beside = lots(state).find((one) => named(state, one, 'beside').length > 0);
    expect(beside).toBeDefined();
    if (beside)
      expect(said(state, beside, 'beside')).toEqual(['Keeps Ben from joining it to the land beside it.']);
  });

  it('is that it lies on a street in play', () => {
    const seen = settled({ estates: [{}, {}], market: ['B2', 'B3', 'R2', 'R3'] });
    expect(said(seen, lot('B06'), 'fronts')).toEqual([
      'Lies on Broadway and Wall Street, where buildings count.',
    ]);
    expect(said(seen, lot('B04'), 'fronts')).toEqual([]);
  });

  it('is that few of its kind are left', () => {
    const reds = LOTS.filter((plan) => plan.kind === kind('R2')).map(({ sign }) => sign);
    const taken = reds.slice(2);
    const scarce = settled({
      estates: [{ lots: taken.slice(0, 2) }, { lots: taken.slice(2, 5) }, { lots: taken.slice(5) }],
      market: ['R2', 'R3', 'B2', 'Y2'],
    });
    const few = lots(scarce).filter((one) => named(scarce, one, 'few').length > 0);
    expect(few.length).toBeGreaterThan(0);
    for (const one of few)
      expect(said(scarce, one, 'few').join()).toMatch(/^(The last lot|One of the last 2 lots)/);
    expect(said(scarce, lot('B01'), 'few')).toEqual([]);
  });
});

describe('what speaks for ending the game, and against spending a card', () => {
  it('is the lead at that moment', () => {
    const fallen = Array.from({ length: 18 }, (_, tile) => tile).filter(
      (tile) => ![BRONZE_BAR2, BRONZE_BAR3, SILVER_ELL, GOLD_BAR4, 1].includes(tile),
    );
    const last = goingOn({ estates: [{ points: 40, lots: ['B05', 'B06'], fallen }, { points: 30 }] });
    const ending = builds(last).find((one) => named(last, one, 'ends').length > 0);
    expect(ending).toBeDefined();
    if (ending) expect(said(last, ending, 'ends').join()).toMatch(/^Brings the end while you lead by \d+\.$/);
  });

  it('is the point that the card is worth unused', () => {
    const holding = goingOn({ estates: [{ lots: ['B05'], cards: ['landGrab'] }, {}] });
    const card = answers(holding).find((one) => 'card' in one);
    expect(card).toBeDefined();
    if (card) expect(said(holding, card, 'spends')).toEqual(['Spends a card that is worth 1 point unused.']);
  });
});
