/** Turns that have begun are completed before states are compared. */
import { describe, expect, it } from 'vitest';
import { searcher, searchSettings, seedNumber } from '#bots';
import { type Rowhouse, rowhouse } from '#games/rowhouse';
import { at, clone, type Heuristics, keyOf, Rng, type Seat, silentTools, start } from '#kernel';
import { finishTurn } from '../search/finishTurn.ts';
import { simpleHeuristics } from '../testing/simpleHeuristics.ts';

const { state } = start(rowhouse, {}, 2, seedNumber(3)).position;
const tools = silentTools(Rng.fromSeed(seedNumber(4)));

/** Completes a turn with the first answer, so many times. */
function finishing(times: number): Heuristics<Rowhouse> {
  let left = times;
  return {
    ...simpleHeuristics,
    finish: (draft, seat) => (left-- > 0 ? at(rowhouse.legalActions(draft, seat), 0) : undefined),
  };
}

describe('finishTurn', () => {
  it('plays on until the state can be evaluated', () => {
    const [draft, expected] = [clone(state), clone(state)];
    finishTurn(rowhouse, finishing(3), draft, tools);
    for (let n = 0; n < 3; n++) {
      const seat = rowhouse.turn(expected) as Seat;
      rowhouse.play(expected, seat, at(rowhouse.legalActions(expected, seat), 0), tools);
    }
    expect(keyOf(rowhouse.view(draft, 0))).toBe(keyOf(rowhouse.view(expected, 0)));
  });

  it('ends with the game', () => {
    const draft = clone(state);
    finishTurn(rowhouse, finishing(Number.POSITIVE_INFINITY), draft, tools);
    expect(rowhouse.turn(draft)).toBeUndefined();
  });

  it('changes nothing in games that do not ask for it', () => {
    const draft = clone(state);
    finishTurn(rowhouse, simpleHeuristics, draft, tools);
    expect(draft).toEqual(state);
  });
});

describe('a search', () => {
  it('evaluates only completed turns', () => {
    const seen: (Seat | undefined)[] = [];
    const me = rowhouse.turn(state) as Seat;
    const heuristics: Heuristics<Rowhouse> = {
      ...simpleHeuristics,
      finish: (draft, seat) => (seat === me ? undefined : at(rowhouse.legalActions(draft, seat), 0)),
      margins(draft, out) {
        seen.push(rowhouse.turn(draft));
        out.fill(0);
      },
    };
    const bot = searcher(rowhouse, heuristics, { iterations: 30 }, searchSettings(heuristics));
    bot.choose(me, rowhouse.view(state, me), rowhouse.legalActions(state, me), Rng.fromSeed(seedNumber(5)));
    expect(seen.length).toBeGreaterThan(10);
    for (const seat of seen) expect([me, undefined]).toContain(seat);
  });
});
