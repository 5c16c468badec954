/** The heuristics: its sense of money, reputation, tempo and the roof, and its strength. */
import { describe, expect, it } from 'vitest';
import { greedy, playMatch, random, seedNumber } from '#bots';
import { at, Rng } from '#kernel';
import { heuristics } from '../bot/index.ts';
import { NONE, ROOF } from '../components.ts';
import { type Flatiron, flatiron } from '../index.ts';
import {
  AVENUE5,
  actingAt,
  alone,
  BLUE,
  BROADWAY,
  card,
  column,
  danielCard,
  fullLevel,
  level,
  ORANGE,
  rowOf,
  STREET22,
  STREET23,
  side,
  table,
  turnOf,
  working,
} from './layout.ts';

const worth = (changes: Parameters<typeof table>[0]) => heuristics.evaluate(table(changes), 0);
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
      const bot = greedy<Flatiron>(flatiron, heuristics);
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

describe('alone', () => {
  const turn = { agenda: turnOf(0, { step: 'closeTurn', seat: 0 }), me: { place: BROADWAY } };
  const lead = (daniel: Parameters<typeof alone>[0], changes = {}) =>
    heuristics.evaluate(alone(daniel, { ...turn, ...changes }), 0);

  it('gives Daniel the side with the lesser pillars', () => {
    expect(lead({ side: side('B-purple') })).toBeGreaterThan(lead({ side: side('B-reverse') }));
  });

  it('fears to be where his next card may lead him', () => {
    const away = { ...turn, me: { place: STREET23 } };
    const deck = [danielCard('B1')];
    expect(lead({ deck })).toBeLessThan(lead({ deck }, away));
  });

  it('fears a full level when he may build the floor, and an open one when he may set a pillar', () => {
    const full = { levels: [level('F01', [1, 2, 3])] };
    const open = { levels: [level('F01', [1, 2, NONE])] };
    const loss = (id: string) => {
      const deck = [danielCard(id)];
      return lead({ deck }, open) - lead({ deck }, full);
    };
    expect(loss('B9')).toBeGreaterThan(loss('B1'));
  });

  it('counts a tie as won by whoever built the roof', () => {
    const roof = (by: number) => ({ ...level('roof', []), by });
    const end = (by: number) =>
      heuristics.evaluate(
        alone({ points: 9 }, { me: { points: 9 }, levels: [roof(by)], nextFloor: NONE }),
        0,
      );
    expect(end(0)).toBeGreaterThan(0);
    expect(end(2)).toBeLessThan(0);
  });
});

describe('sample and prior', () => {
  it('finds legal answers in a thousand positions', () => {
    const rng = Rng.fromSeed('4'.repeat(32));
    const state = structuredClone(actingAt(BROADWAY, { me: { hand: [0, 4] } }));
    for (let n = 0; n < 1000; n++)
      expect(flatiron.legalActions(state, 0)).toContainEqual(heuristics.sample(state, 0, rng));
  });

  it('tries using before skipping, and the column before money', () => {
    const state = actingAt(BROADWAY);
    const prior = (action: Flatiron['action']) => heuristics.prior(state, 0, action);
    expect(prior({ do: 'activate' })).toBeGreaterThan(prior({ do: 'money' }));
    expect(prior({ use: true })).toBeGreaterThan(prior({ skip: true }));
  });
});

describe('at a glance', () => {
  const glance = (state: ReturnType<typeof table>, action: Flatiron['action']) =>
    heuristics.prior(state, 0, action);

  it('goes where most is to be gained', () => {
    const state = table({ me: { stored: 1 << BLUE, dollars: 3 } });
    const building = glance(state, { to: AVENUE5 });
    for (const to of [STREET23, STREET22]) expect(building).toBeGreaterThan(glance(state, { to }));
  });

  it('uses an action that helps before skipping it, and skips one that does not', () => {
    const at = (deed: number) =>
      table({ me: { place: BROADWAY }, agenda: turnOf(0, { step: 'work', seat: 0, deed }) });
    expect(glance(at(rowOf(BROADWAY, 0)), { use: true })).toBeGreaterThan(0);
    expect(glance(at(rowOf(STREET23, 1)), { use: true })).toBeLessThan(0);
    expect(glance(at(rowOf(BROADWAY, 0)), { skip: true })).toBe(0);
  });

  it('takes the half with the lesser action for its reputation', () => {
    const state = table({
      decks: [{ top: card('S07'), unseen: [], under: [] }],
      agenda: turnOf(0, { step: 'pickHalf', seat: 0, deck: 0, price: 2 }),
    });
    expect(glance(state, { half: 1 })).toBeGreaterThan(glance(state, { half: 0 }));
  });
});

describe('strength', () => {
  it('beats random play in every one of six games', () => {
    const bot = greedy<Flatiron>(flatiron, heuristics, 1);
    const anyhow = random<Flatiron>();
    for (let n = 1; n <= 6; n++) {
      const bots = n % 2 === 0 ? [bot, anyhow] : [anyhow, bot];
      const { position } = playMatch(flatiron, bots, {}, seedNumber(n));
      expect(at(flatiron.outcome(position.state)?.ranking ?? [], 0)).toEqual([n % 2 === 0 ? 0 : 1]);
    }
  });

  it('[Q43] beats Daniel in about half of twenty games, one action ahead; his cards bring about a point a turn', () => {
    const bot = greedy<Flatiron>(flatiron, heuristics);
    const games = Array.from({ length: 20 }, (_, n) => {
      const { state } = playMatch(flatiron, [bot], {}, seedNumber(n + 1)).position;
      const { cards = 0 } = at(flatiron.automata(state), 0).score.parts;
      return { ending: flatiron.outcome(state)?.ending, cards, turns: state.turns };
    });
    expect(games.filter(({ ending }) => ending === 'danielBeaten').length).toBeGreaterThan(6);
    const sum = (pick: 'cards' | 'turns') => games.reduce((all, game) => all + game[pick], 0);
    expect(sum('cards') / sum('turns')).toBeGreaterThan(0.8);
    expect(sum('cards') / sum('turns')).toBeLessThan(1.2);
    expect(sum('turns') / games.length).toBeGreaterThan(20);
  });

  it('plays games of 21 to 29 turns and about 90 points', () => {
    const bot = greedy<Flatiron>(flatiron, heuristics, 1);
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
