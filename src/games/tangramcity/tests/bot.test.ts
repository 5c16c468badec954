/** What the bots build on: worth, first glance, and no more knowledge than the seat has. */
import { describe, expect, it } from 'vitest';
import { greedy, playMatch, searcher, seedNumber } from '#bots';
import { apply, at, clone, Rng, start } from '#kernel';
import { alone } from '../bot/alone.ts';
import { cityWorth } from '../bot/cityWorth.ts';
import { isAllKnown } from '../bot/endings.ts';
import { heuristics } from '../bot/index.ts';
import { plan } from '../bot/plan.ts';
import { BOX, FOUNTAIN } from '../components.ts';
import { tangramcity } from '../index.ts';
import { drawn, play, playing, ready, tileNamed } from './layout.ts';
import { subject } from './subject.ts';

const worth = (picture: string) => cityWorth(drawn(picture), []);

describe('evaluation', () => {
  it('prefers what can still become a large rectangle', () => {
    expect(worth('ddd ddd\nddd ddd')).toBeGreaterThan(worth('ddd ... ddd\n... ... ...\nddd ... ddd'));
  });

  it('dislikes holes', () => {
    const round = 'ddd ddd ddd\nddd ddd ddd\nddd ddd ...';
    const holed = 'ddd ddd ddd\nddd ... ddd\nddd ddd ddd';
    expect(worth(round)).toBeGreaterThan(worth(holed));
  });

  it('wants both colours alike towards the end', () => {
    const city = (second: string) => ({ ...drawn(`ddd ${second}`), rounds: [2, 2, 2, 2, 2] });
    const late = (second: string) =>
      cityWorth({ ...city(second), aside: Array.from({ length: 25 }, () => 23) }, []);
    expect(late('ggg')).toBeGreaterThan(late('ddd'));
  });

  it('is the score when the game is over', () => {
    const city = { ...drawn('ddd'), rounds: [1, 2, 3, 4, 5, 6], balanceBonus: 10 };
    expect(cityWorth(city, [])).toBe(1 + 21 + 10);
  });

  it('keeps room for a tile that is known to come', () => {
    const nook = drawn('... ddd\nddd');
    const known = [tileNamed('domino')];
    expect(cityWorth(nook, known)).toBeGreaterThan(cityWorth(nook, []));
  });

  it('looks at nothing the seat may not know', () => {
    const rng = Rng.fromSeed('9'.repeat(32));
    let { position } = start(tangramcity, {}, 3, seedNumber(5));
    for (let open = tangramcity.decisions(position.state); open.length > 0; ) {
      const { seat } = rng.pick(open);
      for (let viewer = 0; viewer < 3; viewer++) {
        const other = clone(position.state);
        subject.scramble(other, viewer, rng);
        expect(heuristics.evaluate(other, viewer)).toBe(heuristics.evaluate(position.state, viewer));
      }
      position = apply(tangramcity, position, seat, heuristics.sample(position.state, seat, rng)).position;
      open = tangramcity.decisions(position.state);
    }
  });
});

describe('first glance', () => {
  it('likes spots that touch much, and declining least', () => {
    const { state } = play(playing(1, ['domino'], { cities: [drawn('...')] }));
    const domino = { tile: tileNamed('domino'), face: 'dark' as const, turn: 0 };
    const corner = heuristics.prior(state, 0, { ...domino, row: 0, column: 0 });
    const middle = heuristics.prior(state, 0, { ...domino, row: 4, column: 3 });
    expect([corner, middle]).toEqual([3 / 6, 0]);
    expect(middle).toBeGreaterThan(heuristics.prior(state, 0, { decline: domino.tile }));
    expect(heuristics.prior(state, 0, { side: 'dark' })).toBe(heuristics.prior(state, 0, { side: 'green' }));
  });
});

describe('planning', () => {
  const lonely = (seat: number) => {
    const rng = Rng.fromSeed('9'.repeat(32));
    let { position } = start(tangramcity, {}, 3, seedNumber(5));
    for (let n = 0; n < 12; n++) {
      const { seat: next } = at(tangramcity.decisions(position.state), 0);
      position = apply(tangramcity, position, next, heuristics.sample(position.state, next, rng)).position;
    }
    return { state: position.state, view: alone(tangramcity.view(position.state, seat), seat) };
  };

  it('sees a city with its cards as a game of its own', () => {
    for (const seat of [0, 1, 2]) {
      const { state, view } = lonely(seat);
      if (!view) throw new Error('boards are still chosen');
      const imagined = tangramcity.imagine(view, Rng.fromSeed('2'.repeat(32)));
      tangramcity.check(imagined);
      expect(imagined.cities).toEqual([at(state.cities, seat)]);
      expect(tangramcity.legalActions(imagined, 0)).toEqual(tangramcity.legalActions(state, seat));
    }
  });

  it('waits until the boards are chosen', () => {
    const { state } = start(tangramcity, {}, 2, seedNumber(1)).position;
    expect(alone(tangramcity.view(state, 0), 0)).toBeUndefined();
  });

  it('says what it expects of its answers: the best first, each as far behind as in the same futures', () => {
    const { state } = lonely(1);
    const answers = tangramcity.legalActions(state, 1);
    const planned = (some: typeof answers) =>
      plan(tangramcity.view(state, 1), 1, some, { iterations: 800 }, Rng.fromSeed('3'.repeat(32))) ?? [];
    const prospects = planned(answers);
    expect(prospects.length).toBeGreaterThan(3);
    expect(prospects.reduce((sum, { confidence }) => sum + confidence, 0)).toBeCloseTo(1, 10);
    for (const [i, { action, points, margin, confidence }] of prospects.entries()) {
      expect(answers).toContainEqual(action);
      expect(points).toBeLessThanOrEqual(prospects[i - 1]?.points ?? points);
      expect(confidence).toBeLessThanOrEqual(at(prospects, 0).confidence);
      expect(margin).toBeGreaterThan(0);
    }
    // Also a single answer is thought through, and a poor one is found to be so.
    const [worst] = planned(answers.filter((action) => 'decline' in action));
    expect(worst?.confidence).toBe(1);
    expect(worst?.points).toBeLessThan(at(prospects, 0).points - 5);
  });

  it('has no doubt left in the last round', () => {
    const bot = greedy(tangramcity, heuristics);
    const { record } = playMatch(tangramcity, [bot], {}, seedNumber(3));
    let { position } = start(tangramcity, {}, 1, record.seed);
    for (const { seat, action } of record.plays) {
      if (position.state.round === 6) break;
      position = apply(tangramcity, position, seat, action).position;
    }
    const answers = tangramcity.legalActions(position.state, 0);
    const view = tangramcity.view(position.state, 0);
    const prospects = plan(view, 0, answers, { iterations: 500 }, Rng.fromSeed('3'.repeat(32))) ?? [];
    const best = prospects.filter(({ points }) => points === at(prospects, 0).points);
    expect(prospects.length).toBeGreaterThan(best.length);
    for (const one of prospects)
      expect([one.margin, one.confidence]).toEqual([0, best.includes(one) ? 1 / best.length : 0]);
  });

  it('fills a city to the last square once all tiles are known, also before the last round', () => {
    const picture = `
      ddd ddd ddd ddd ddd ddd ddd
      ddd ddd ddd ddd ddd ddd ddd
      ddd ddd ddd ddd ddd ddd ddd
      ddd d/g ggg ggg ggg ggg ggg
      ggg ggg ggg ggg ggg ggg ggg
      ggg ggg ggg ggg ggg ... ...
      ggg ggg ggg ggg ... ... ...`;
    const last = ['domino', 'angle', 'house'] as const;
    const earlier = Array.from({ length: BOX.tiles }, (_, tile) => tile).filter(
      (tile) => !last.map(tileNamed).includes(tile),
    );
    const aside = [...earlier, ...Array.from({ length: 5 }, () => FOUNTAIN)];
    const city = { ...drawn(picture), rounds: [8, 14, 21, 28, 35], aside };
    const start = ready(1, {
      round: 5,
      deck: last.map(tileNamed),
      discard: earlier,
      cities: [city],
      agenda: [{ step: 'openRound' }],
    });
    const { state } = play(start);
    const answers = tangramcity.legalActions(state, 0);
    const budget = { iterations: 300 };
    const view = tangramcity.view(state, 0);
    const [best] = plan(view, 0, answers, budget, Rng.fromSeed('3'.repeat(32))) ?? [];
    // A dark domino and a green angle fill the city with 24 squares of each colour.
    expect(best?.points).toBe(1 + 8 + 14 + 21 + 28 + 35 + 49 + 15 + 20);
    expect([best?.margin, best?.confidence]).not.toContain(Number.NaN);

    const before = ready(1, { round: 5, cards: [{ tile: 6, holders: [], open: true }], cities: [city] });
    const undrawn = { tile: null, holders: [], open: false };
    expect(
      isAllKnown({ ...before, cities: [{ ...city, rounds: [1, 1, 1, 1], aside: aside.slice(0, 20) }] }, [
        true,
      ]),
    ).toBe(true);
    const hidden = {
      ...before,
      cards: [...before.cards, undrawn],
      cities: [{ ...city, rounds: [1, 1, 1, 1], aside: aside.slice(0, 20) }],
    };
    expect(isAllKnown(hidden, [true, false])).toBe(false);
  });

  it('builds better than one step ahead, the same for the same seed', () => {
    const bot = searcher(tangramcity, heuristics, { iterations: 60 });
    const play = (n: number) => playMatch(tangramcity, [bot], {}, seedNumber(n));
    const games = [1, 2].map(play);
    const totals = games.map(({ position }) => at(tangramcity.scores(position.state), 0).total);
    expect(totals.reduce((sum, total) => sum + total, 0) / totals.length).toBeGreaterThan(148);
    expect(play(1).record).toEqual(at(games, 0).record);
  });
});

describe('strength', () => {
  it('builds impressive cities alone, one step ahead', () => {
    const games = 6;
    const bot = greedy(tangramcity, heuristics);
    const totals = Array.from({ length: games }, (_, n) => {
      const { position } = playMatch(tangramcity, [bot], {}, seedNumber(n + 1));
      return at(tangramcity.scores(position.state), 0).total;
    });
    expect(totals.reduce((sum, total) => sum + total, 0) / games).toBeGreaterThan(135);
  });
});
