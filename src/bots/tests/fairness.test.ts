/** Bots are fair: what a seat may not know changes neither a bot's choice nor a hint. */
import { describe, expect, it } from 'vitest';
import { analyse, botNamed, seedNumber } from '#bots';
import { BOT_NAMES, clone, keyOf, Rng, type Seat, silentTools, start } from '#kernel';
import type { Subject } from '#kernel/testing';
import { subject as flatiron } from '../../games/flatiron/tests/subject.ts';
import { subject as newyork1901 } from '../../games/newyork1901/tests/subject.ts';
import { subject as newyorkcity } from '../../games/newyorkcity/tests/subject.ts';
import { subject as rowhouse } from '../../games/rowhouse/tests/subject.ts';
import { subject as tangramcity } from '../../games/tangramcity/tests/subject.ts';

type Secrets = Pick<Subject, 'game' | 'heuristics' | 'scramble'>;

/** Games with a way to change what they hide. In New York 1901 that is the order within the piles of the deck. */
const SECRETS: readonly Secrets[] = [
  flatiron,
  {
    ...newyork1901,
    scramble(draft: { deck: number[][] }, _viewer, rng) {
      for (const pile of draft.deck) rng.shuffle(pile);
    },
  },
  newyorkcity,
  rowhouse,
  tangramcity,
];

const MOMENTS = 4;
const HINT = { iterations: 60 };

interface Moment {
  readonly seat: Seat;
  readonly state: unknown;
  /** States that differ from it only in what the seat may not know: redealt, and imagined. */
  readonly twins: readonly unknown[];
}

/** Positions spread over a random game in which there is a choice to make and something hidden. */
function momentsOf({ game, heuristics, scramble }: Secrets): Moment[] {
  const rng = Rng.fromSeed(seedNumber(21));
  const state = clone(start(game, {}, Math.max(2, game.seats.min), seedNumber(7)).position.state);
  const moments: Moment[] = [];
  for (let seat = game.turn(state); seat !== undefined; seat = game.turn(state)) {
    const redealt = clone(state);
    scramble(redealt, seat, rng);
    if (game.legalActions(state, seat).length > 1 && keyOf(redealt) !== keyOf(state)) {
      const imagined = game.imagine(game.view(state, seat), rng);
      moments.push({ seat, state: clone(state), twins: [redealt, imagined] });
    }
    game.play(state, seat, heuristics.sample(state, seat, rng), silentTools(rng));
  }
  const every = Math.floor(moments.length / MOMENTS);
  return moments.filter((_, i) => i % every === every - 1).slice(0, MOMENTS);
}

/** A clock that jumps a second per reading, so that every level thinks only briefly, and equally long each time. */
function fastClock(): () => number {
  let now = 0;
  return () => {
    now += 1000;
    return now;
  };
}

describe.each(SECRETS.map((secrets) => [secrets.game.id, secrets] as const))('in %s', (_id, secrets) => {
  const { game, heuristics } = secrets;
  const moments = momentsOf(secrets);

  it('states differ only in what a seat may not see', () => {
    expect(moments).toHaveLength(MOMENTS);
    for (const { seat, state, twins } of moments) {
      expect(keyOf(twins[0])).not.toBe(keyOf(state));
      for (const twin of twins) {
        game.check(twin);
        expect(game.view(twin, seat)).toEqual(game.view(state, seat));
      }
    }
  });

  it.each(BOT_NAMES)('%s chooses the same', (level) => {
    for (const { seat, state, twins } of moments) {
      const choice = (known: unknown) =>
        botNamed(level, game, heuristics, fastClock()).choose(
          seat,
          game.view(known, seat),
          game.legalActions(known, seat),
          Rng.fromSeed(seedNumber(9)),
        );
      const chosen = choice(state);
      expect(twins.map(choice)).toEqual(twins.map(() => chosen));
    }
  });

  it('a hint is the same', () => {
    for (const { seat, state, twins } of moments.slice(1)) {
      const hint = (known: unknown) => analyse(game, heuristics, seat, game.view(known, seat), HINT);
      const expected = hint(state);
      expect(expected.length).toBeGreaterThan(0);
      expect(twins.map(hint)).toEqual(twins.map(() => expected));
    }
  });
});
