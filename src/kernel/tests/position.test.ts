import { describe, expect, it } from 'vitest';
import { loadTitle } from '#games';
import { type Rowhouse, rowhouse } from '#games/rowhouse';
import {
  apply,
  at,
  clone,
  freezePositions,
  keyOf,
  Refused,
  Rng,
  silentTools,
  start,
  type Tools,
  tryOut,
} from '#kernel';
import { refusalOf } from '#kernel/testing';

const seed = '00000000000000000000000000000007';
/** Dealt by each test: what runs while modules load belongs to none. */
const deal = () => start(rowhouse, {}, 2, seed).position;

/** Refused, and the position is as it was. */
function refuses(seat: number, action: unknown) {
  const position = deal();
  const before = keyOf(position);
  const reason = refusalOf(() => apply(rowhouse, position, seat, action));
  expect(keyOf(position)).toBe(before);
  return reason;
}

describe('start', () => {
  it('deals the same game for the same seed', () => {
    expect(start(rowhouse, {}, 2, seed)).toEqual(start(rowhouse, { rounds: 9 }, 2, seed));
  });

  it('[K1] refuses an unknown game', async () => {
    for (const id of ['chess', '', 'toString', '__proto__']) {
      const error = await loadTitle(id).catch((reason: unknown) => reason);
      expect(error).toBeInstanceOf(Refused);
      expect((error as Refused).reason).toEqual({ rule: 'K1', code: 'unknownGame' });
    }
    expect((await loadTitle('rowhouse')).game.id).toBe('rowhouse');
  });

  it('[K2] refuses seat counts outside the range of the game', () => {
    for (const seats of [0, 1, 5, 2.5, -1, Number.NaN]) {
      expect(refusalOf(() => start(rowhouse, {}, seats, seed))).toEqual({
        rule: 'K2',
        code: 'wrongSeatCount',
      });
    }
  });

  it('[K3] [K4] refuses malformed options and seeds', () => {
    expect(refusalOf(() => start(rowhouse, { rounds: 99 }, 2, seed)).rule).toBe('K3');
    expect(refusalOf(() => start(rowhouse, {}, 2, 'seven')).rule).toBe('K4');
  });

  it('refuses what the game refuses', () => {
    expect(refusalOf(() => start(rowhouse, { hand: 5 }, 4, seed))).toEqual({
      rule: 'R2.3',
      code: 'bagTooSmall',
    });
  });
});

describe('apply', () => {
  it('does not change the given position, and returns what came of the action', () => {
    const position = deal();
    const kept = clone(position);
    const action = at(rowhouse.legalActions(position.state, 0), 0);
    const applied = apply(rowhouse, position, 0, action);
    expect(position).toEqual(kept);
    expect(applied.events).toEqual([{ did: 'picked', seat: 0, ...action }]);
    expect(applied.revealed).toBe(false);
  });

  it('notices by itself that something was revealed', () => {
    const position = deal();
    const first = apply(rowhouse, position, 0, at(rowhouse.legalActions(position.state, 0), 0));
    const second = apply(rowhouse, first.position, 1, at(rowhouse.legalActions(position.state, 1), 0));
    expect(second.revealed).toBe('all');
    // From here a draw leaves two of the generator's words as they are.
    const rare = { ...position, rng: [0, 0, 0, 1] as const };
    const drawing = {
      ...rowhouse,
      play: (...[, , , { rng }]: Parameters<typeof rowhouse.play>) => rng.next(),
    };
    expect(apply(drawing, rare, 0, at(rowhouse.legalActions(position.state, 0), 0)).revealed).toBe('all');
  });

  it('[K9] says who learned something, whether the turn is over, and whether there was a choice', () => {
    const position = deal();
    const [answer] = rowhouse.legalActions(position.state, 0);
    const played = (play: (tools: Tools<unknown>) => void, answers = [answer]) => {
      const legalActions = () => answers as Rowhouse['action'][];
      const game = { ...rowhouse, legalActions, play: (...[, , , tools]: unknown[]) => play(tools as never) };
      const { revealed, turnOver, forced } = apply(game, position, 0, clone(answer));
      return { revealed, turnOver, forced };
    };
    const nothing = { revealed: false, turnOver: false, forced: true };
    expect(played(() => {})).toEqual(nothing);
    expect(played(() => {}, [answer, answer])).toEqual({ ...nothing, forced: false });
    expect(played(({ endTurn }) => endTurn?.())).toEqual({ ...nothing, turnOver: true });
    expect(played(({ rng }) => rng.next())).toEqual({ ...nothing, revealed: 'all' });
    expect(played(({ reveal }) => reveal('others'))).toEqual({ ...nothing, revealed: 'others' });
    const both = { ...nothing, revealed: 'all' };
    expect(played(({ reveal }) => [reveal(), reveal('others')])).toEqual(both);
    expect(played(({ reveal }) => [reveal('others'), reveal()])).toEqual(both);
  });

  it('keeps a copy of the answer of its own', () => {
    const position = deal();
    const legal = rowhouse.legalActions(position.state, 0);
    const game = { ...rowhouse, legalActions: () => legal };
    const { action } = apply(game, position, 0, legal[0]).play;
    expect(action).toEqual(legal[0]);
    expect(action).not.toBe(legal[0]);
  });

  it('takes an answer that the game finds without listing, which then was not the only one', () => {
    const position = deal();
    const [answer] = rowhouse.legalActions(position.state, 0);
    const legalActions = () => (answer ? [answer] : []);
    const found = apply({ ...rowhouse, legalActions, findLegal: () => answer }, position, 0, 'the first');
    expect(found).toMatchObject({ play: { seat: 0, action: answer }, forced: false });
    const { findLegal: _, ...lister } = rowhouse;
    expect(apply({ ...lister, legalActions }, position, 0, answer).forced).toBe(true);
  });

  it('[K5] refuses a seat without a decision', () => {
    const position = deal();
    for (const seat of [2, -1, 0.5])
      expect(refuses(seat, { tile: 1 })).toEqual({ rule: 'K5', code: 'noDecision' });
    const over = { ...position, state: { ...position.state, agenda: [] } };
    expect(refusalOf(() => apply(rowhouse, over, 0, { tile: 1 })).code).toBe('noDecision');
  });

  it('[K6] refuses an answer that is not legal, by the rule of the game where it names one', () => {
    const position = deal();
    const others = at(rowhouse.legalActions(position.state, 1), 0);
    expect(refuses(0, others)).toEqual({ rule: 'R3.1', code: 'notInHand' });
    for (const junk of [null, undefined, 'tile', [], {}, { tile: '1' }, { ...others, extra: 1 }]) {
      expect(refuses(0, junk).code).toBe('notInHand');
    }
    const trading = {
      ...position,
      state: { ...position.state, agenda: [{ step: 'offerTrade' as const, seat: 0 }] },
    };
    expect(refusalOf(() => apply(rowhouse, trading, 0, { trade: 1 }))).toEqual({
      rule: 'K6',
      code: 'notLegal',
    });
  });

  it('can be tried out on a state of one’s own, always with the same chance', () => {
    const position = deal();
    const trading = () => ({
      ...clone(position.state),
      agenda: [{ step: 'giveTile' as const, seat: 0 }],
    });
    const [tile = -1] = position.state.houses[0]?.hand ?? [];
    const [one, two] = [trading(), trading()];
    const events = tryOut<Rowhouse>(rowhouse, one, 0, { tile });
    expect(events.map(({ did }) => did)).toEqual(['gave', 'drew']);
    expect(tryOut<Rowhouse>(rowhouse, two, 0, { tile })).toEqual(events);
    expect(two).toEqual(one);
  });

  it('can be played in silence', () => {
    const position = deal();
    const [draft, rng] = [clone(position.state), new Rng([1, 2, 3, 4])];
    rowhouse.play(draft, 0, at(rowhouse.legalActions(draft, 0), 0), silentTools(rng));
    rowhouse.play(draft, 1, at(rowhouse.legalActions(draft, 1), 0), silentTools(rng));
    expect(rowhouse.decisions(draft).map(({ prompt }) => prompt.step)).toEqual(['build']);
  });

  it('freezes positions unless that is switched off', () => {
    const position = deal();
    expect(Object.isFrozen(position.state.bag)).toBe(true);
    try {
      freezePositions(false);
      expect(Object.isFrozen(start(rowhouse, {}, 2, seed).position.state.bag)).toBe(false);
    } finally {
      freezePositions(true);
    }
  });
});
