import { describe, expect, it } from 'vitest';
import { type Action, flatiron, type View } from '#games/flatiron';
import { withRest } from '#games/flatiron/queries';
import { apply, at, same } from '#kernel';
import { askedBy, changeRow, planOf, type TurnSoFar } from './plan.ts';
import { askedIn } from './testing/games.ts';

const noWish = () => undefined;
const KINDS = ['slot', 'color', 'deed', 'do'] as const;

/** The turn after some answers, as the table stages it; nothing where something new is shown on the way. */
function stagedAfter(
  asked: { position: Parameters<typeof apply>[1]; seat: number },
  actions: readonly Action[],
) {
  let position = asked.position as Parameters<typeof apply<never>>[1];
  const staged: TurnSoFar['staged'][number][] = [];
  const decided = () => flatiron.decisions(position.state).find(({ seat }) => seat === asked.seat);
  for (const action of actions) {
    const decision = decided();
    if (!decision) return undefined;
    const view = flatiron.view(position.state, asked.seat);
    const legal = flatiron.legalActions(position.state, asked.seat);
    staged.push({ action, view, question: { prompt: decision.prompt, legal } });
    const applied = apply(flatiron, position, asked.seat, action);
    if (applied.revealed === 'all') return undefined;
    position = applied.position as never;
  }
  return {
    view: flatiron.view(position.state, asked.seat),
    step: decided()?.prompt,
    staged,
  } satisfies TurnSoFar;
}

/** Turns of whole games that use a column to its end. */
function* columnTurns() {
  for (const asked of askedIn(2, 7)) {
    if (asked.prompt.step !== 'act') continue;
    const view: View = flatiron.view(asked.position.state, asked.seat);
    if (at(view.players, asked.seat).place > 3) continue;
    const turn = stagedAfter(asked, withRest(view, [{ do: 'activate' }], noWish));
    if (turn) yield { asked, turn };
  }
}

describe('the plan of a column', () => {
  it('says what is done with each action, from the top down', () => {
    let rows = 0;
    for (const { turn } of columnTurns()) {
      const plan = planOf(turn);
      expect(plan?.begins).toBe(0);
      for (const { state, index, can } of plan?.rows ?? []) {
        rows += 1;
        expect(['on', 'off', 'open', 'barred']).toContain(state);
        if (state === 'on') expect(can).toBe(true);
        if (index !== undefined && index < turn.staged.length)
          expect('use' in at(turn.staged, index).action).toBe(state === 'on');
      }
    }
    expect(rows).toBeGreaterThan(50);
  });

  it('can be changed at any row, and what comes of it is legal', () => {
    let changed = 0;
    for (const { asked, turn } of columnTurns()) {
      for (const { state, index, can } of planOf(turn)?.rows ?? []) {
        if (index === undefined || !can || (state !== 'on' && state !== 'off')) continue;
        const answer: Action = state === 'on' ? { skip: true } : { use: true };
        const rest = changeRow(turn, index, [answer], noWish);
        expect(same(rest[0], answer)).toBe(true);
        let { position } = asked;
        for (const action of [...turn.staged.slice(0, index).map((one) => one.action), ...rest])
          position = apply(flatiron, position, asked.seat, action).position;
        changed += 1;
      }
    }
    expect(changed).toBeGreaterThan(20);
  });

  it('knows what an action asks for first, and with that answer it is legal', () => {
    const counts = { slot: 0, color: 0, deed: 0, do: 0 };
    for (const { asked, turn } of columnTurns())
      for (const row of planOf(turn)?.rows ?? []) {
        const next = askedBy(turn, row);
        const before = turn.staged.slice(0, row.index).map(({ action }) => action);
        for (const answer of next?.legal ?? []) {
          for (const kind of KINDS) counts[kind] += +(kind in answer);
          let { position } = asked;
          for (const action of [...before, { use: true } as const, answer])
            position = apply(flatiron, position, asked.seat, action).position;
        }
      }
    for (const kind of KINDS) expect(counts[kind], kind).toBeGreaterThan(5);
  });

  it('is nothing while no column is in use', () => {
    for (const { position, seat, prompt } of askedIn(2, 8)) {
      if (prompt.step !== 'move') continue;
      const view = flatiron.view(position.state, seat);
      expect(planOf({ view, step: prompt, staged: [] })).toBeUndefined();
    }
  });
});
