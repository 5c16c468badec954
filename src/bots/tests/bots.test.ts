import { describe, expect, it } from 'vitest';
import { arena, type Bot, botNamed, greedy, playMatch, random, seedNumber } from '#bots';
import { type Rowhouse, rowhouse } from '#games/rowhouse';
import { brain } from '#games/rowhouse/bot';
import { at, Rng, replay, start } from '#kernel';

const clever = greedy(rowhouse, brain);

describe('bots', () => {
  it('choose the same for the same view and generator', () => {
    const { state } = start(rowhouse, {}, 2, seedNumber(3)).position;
    const choose = (bot: Bot<Rowhouse>) =>
      bot.choose(0, rowhouse.view(state, 0), rowhouse.legalActions(state, 0), Rng.fromSeed(seedNumber(9)));
    const bots: Bot<Rowhouse>[] = [random(), clever];
    for (const bot of bots) expect(choose(bot)).toEqual(choose(bot));
  });

  it('are given views: what a seat cannot know changes no choice', () => {
    const { state } = start(rowhouse, {}, 2, seedNumber(3)).position;
    const view = rowhouse.view(state, 0);
    const other = rowhouse.imagine(view, Rng.fromSeed(seedNumber(8)));
    const choose = (from: typeof state) =>
      clever.choose(0, rowhouse.view(from, 0), rowhouse.legalActions(from, 0), Rng.fromSeed(seedNumber(9)));
    expect(other).not.toEqual(state);
    expect(choose(other)).toEqual(choose(state));
  });

  it('play a whole game that can be replayed', () => {
    const { record, position } = playMatch<Rowhouse>(rowhouse, [clever, random(), clever], {}, seedNumber(4));
    expect(rowhouse.outcome(position.state)).toBeDefined();
    expect(replay(rowhouse, record).position).toEqual(position);
  });

  it('stop with an error when a game does not end', () => {
    expect(() => playMatch(rowhouse, [random(), random()], {}, seedNumber(4), 5)).toThrow(
      'not over after 5 actions',
    );
  });

  it('are found by name', () => {
    const { state } = start(rowhouse, {}, 2, seedNumber(3)).position;
    const choose = (bot: Bot) =>
      bot.choose(0, rowhouse.view(state, 0), rowhouse.legalActions(state, 0), Rng.fromSeed(seedNumber(9)));
    expect(choose(botNamed('greedy', rowhouse, brain))).toEqual(choose(clever as Bot));
    expect(choose(botNamed('random', rowhouse, brain))).toEqual(choose(random()));
  });
});

describe('arena', () => {
  const contest = { game: rowhouse, options: {}, seats: 2, a: clever, b: random<Rowhouse>() };

  it('shows that greedy beats random', () => {
    const { share, margin, games, points } = arena<Rowhouse>(contest, 60);
    expect(games).toBe(60);
    expect(share - margin).toBeGreaterThan(0.6);
    expect(points[0]).toBeGreaterThan(points[1]);
  });

  it('gives equals a fair share, exactly: every deal is played from every seat', () => {
    const still: Bot<Rowhouse> = { choose: (_seat, _view, legal) => at(legal, 0) };
    const { share } = arena({ ...contest, seats: 3, a: still, b: still }, 30);
    expect(share).toBeCloseTo(1 / 3, 10);
  });
});
