import { describe, expect, it } from 'vitest';
import { type Bot, botNamed, greedy, playDeal, playMatch, random, seedNumber, standingOf } from '#bots';
import { type Rowhouse, rowhouse } from '#games/rowhouse';
import { heuristics } from '#games/rowhouse/bot';
import { at, BOT_NAMES, Rng, replay, start } from '#kernel';

const clever = greedy(rowhouse, heuristics);

describe('bots', () => {
  it('choose the same for the same view and generator', () => {
    const { state } = start(rowhouse, {}, 2, seedNumber(3)).position;
    const choose = (bot: Bot<Rowhouse>) =>
      bot.choose(0, rowhouse.view(state, 0), rowhouse.legalActions(state, 0), Rng.fromSeed(seedNumber(9)));
    const bots: Bot<Rowhouse>[] = [random(), clever];
    for (const bot of bots) expect(choose(bot)).toEqual(choose(bot));
  });

  it('play a whole game that can be replayed', () => {
    const { record, position } = playMatch<Rowhouse>(rowhouse, [clever, random(), clever], {}, seedNumber(4));
    expect(rowhouse.outcome(position.state)).toBeDefined();
    expect(replay(rowhouse, record).position).toEqual(position);
  });

  it('throw if a game does not end', () => {
    expect(() => playMatch(rowhouse, [random(), random()], {}, seedNumber(4), 5)).toThrow(
      'not over after 5 actions',
    );
  });

  it('are found by name', () => {
    const { state } = start(rowhouse, {}, 2, seedNumber(3)).position;
    const choose = (bot: Bot<Rowhouse>) =>
      bot.choose(0, rowhouse.view(state, 0), rowhouse.legalActions(state, 0), Rng.fromSeed(seedNumber(9)));
    for (const name of BOT_NAMES)
      expect(rowhouse.legalActions(state, 0)).toContainEqual(choose(botNamed(name, rowhouse, heuristics)));
  });
});

describe('arena', () => {
  const contest = { game: rowhouse, options: {}, seats: 2, a: clever, b: random<Rowhouse>() };
  const play = (changes: Partial<typeof contest>, deals: number) => {
    const whole = { ...contest, ...changes };
    return standingOf(
      Array.from({ length: deals }, (_, deal) => playDeal<Rowhouse>(whole, deal)),
      whole.seats,
    );
  };

  it('shows that greedy beats random', () => {
    const { share, otherShare, margin, games, points } = play({}, 30);
    expect(games).toBe(60);
    expect(share - margin).toBeGreaterThan(0.6);
    expect(otherShare).toBeCloseTo(1 - share, 10);
    expect(points[0]).toBeGreaterThan(points[1]);
  });

  it('gives equal bots exactly a fair share, because every deal is played from every seat', () => {
    const first: Bot<Rowhouse> = { choose: (_seat, _view, legal) => at(legal, 0) };
    const { share, otherShare, fair, games } = play({ seats: 3, a: first, b: first }, 5);
    expect(games).toBe(15);
    expect(share).toBeCloseTo(fair, 10);
    expect(otherShare).toBeCloseTo(fair, 10);
  });

  it('puts one A among several B at three seats and more', () => {
    const { share, otherShare, fair, points } = play({ seats: 3 }, 10);
    expect(share).toBeGreaterThan(fair);
    expect(otherShare).toBeLessThan(fair);
    expect(points[0]).toBeGreaterThan(points[1]);
  });
});
