/** The brain: its sense of money, reputation, tempo and the roof, and its strength. */
import { describe, expect, it } from 'vitest';
import { greedy, playMatch, random, seedNumber } from '#bots';
import { at, Rng } from '#kernel';
import { brain } from '../bot.ts';
import { NONE, ROOF } from '../components.ts';
import { type Flatiron, flatiron } from '../index.ts';
import {
  AVENUE5,
  actingAt,
  BROADWAY,
  card,
  column,
  fullLevel,
  level,
  ORANGE,
  rowOf,
  STREET23,
  table,
  turnOf,
  working,
} from './layout.ts';

const worth = (changes: Parameters<typeof table>[0]) => brain.evaluate(table(changes), 0);
const atRoof = { levels: ['F01', 'F02', 'F03', 'F04', 'F06'].map(fullLevel), nextFloor: ROOF };

describe('evaluate', () => {
  it('likes points, money and pillars, and dislikes the rival having them', () => {
    expect(worth({ me: { points: 5 } })).toBeGreaterThan(worth({}));
    expect(worth({ me: { dollars: 12 } })).toBeGreaterThan(worth({}));
    expect(worth({ me: { stored: 1 << ORANGE } })).toBeGreaterThan(worth({}));
    expect(worth({ rival: { points: 5 } })).toBeLessThan(worth({}));
  });

  it('knows the threshold of reputation: the first point above 0 is worth most of a street', () => {
    const good = worth({ me: { below: column(BROADWAY, [card('S07')]) } });
    const plain = worth({ me: { above: column(AVENUE5, [card('S24')]) } });
    expect(good - plain).toBeGreaterThan(2.5);
    const bad = worth({ me: { above: column(AVENUE5, [card('S20')]) } });
    expect(bad).toBeLessThan(good);
  });

  it('wants the roof when it wins, and not when it loses', () => {
    const build = (points: number) => {
      const state = working([rowOf(STREET23, 1)], {
        me: { points, dollars: 5 },
        rival: { points: 40 },
        ...atRoof,
      });
      state.agenda = turnOf(0, { step: 'work', seat: 0, deed: rowOf(STREET23, 1) });
      const bot = greedy<Flatiron>(flatiron, brain);
      const rng = Rng.fromSeed('1'.repeat(32));
      return bot.choose(0, flatiron.view(state, 0), flatiron.legalActions(state, 0), rng);
    };
    expect(build(60)).toEqual({ use: true });
    expect(build(10)).toEqual({ skip: true });
  });

  it('fears to finish a level on which a rich rival builds the floor', () => {
    const open = { levels: [level('F01', [1, 2, NONE])], rival: { dollars: 9, place: BROADWAY } };
    const full = { levels: [level('F01', [1, 2, 3])], rival: { dollars: 9, place: BROADWAY } };
    const poor = { ...full, rival: { dollars: 0, place: BROADWAY } };
    const poorOpen = { ...open, rival: { dollars: 0, place: BROADWAY } };
    expect(worth(full) - worth(open)).toBeLessThan(worth(poor) - worth(poorOpen));
  });
});

describe('sample and prior', () => {
  it('finds legal answers in a thousand positions', () => {
    const rng = Rng.fromSeed('4'.repeat(32));
    const state = structuredClone(actingAt(BROADWAY, { me: { hand: [0, 4] } }));
    for (let n = 0; n < 1000; n++)
      expect(flatiron.legalActions(state, 0)).toContainEqual(brain.sample(state, 0, rng));
  });

  it('tries using before skipping, and the column before money', () => {
    const state = actingAt(BROADWAY);
    const prior = (action: Flatiron['action']) => brain.prior(state, 0, action);
    expect(prior({ do: 'activate' })).toBeGreaterThan(prior({ do: 'money' }));
    expect(prior({ use: true })).toBeGreaterThan(prior({ skip: true }));
  });
});

describe('strength', () => {
  it('beats random play in every one of six games', () => {
    const bot = greedy<Flatiron>(flatiron, brain, 1);
    const anyhow = random<Flatiron>();
    for (let n = 1; n <= 6; n++) {
      const bots = n % 2 === 0 ? [bot, anyhow] : [anyhow, bot];
      const { position } = playMatch(flatiron, bots, {}, seedNumber(n));
      expect(at(flatiron.outcome(position.state)?.ranking ?? [], 0)).toEqual([n % 2 === 0 ? 0 : 1]);
    }
  });

  it('plays games of 21 to 29 turns and about 90 points', () => {
    const bot = greedy<Flatiron>(flatiron, brain, 1);
    const games = Array.from({ length: 12 }, (_, n) => {
      const { state } = playMatch(flatiron, [bot, bot], {}, seedNumber(n + 1)).position;
      const points = flatiron.scores(state).reduce((sum, { total }) => sum + total / 2, 0);
      return { turns: state.turns / 2, points };
    });
    const mean = (pick: 'turns' | 'points') =>
      games.reduce((sum, game) => sum + game[pick], 0) / games.length;
    expect(mean('turns')).toBeGreaterThan(21);
    expect(mean('turns')).toBeLessThan(29);
    expect(mean('points')).toBeGreaterThan(80);
    expect(mean('points')).toBeLessThan(100);
  });
});
