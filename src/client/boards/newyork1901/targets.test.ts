import { describe, expect, it } from 'vitest';
import { type Action, newyork1901 } from '#games/newyork1901';
import { START_TILE, TILES } from '#games/newyork1901/components';
import { buildAttempt, cellsOf, demolishedBy, LOTS, lotAttempt, PLANS } from '#games/newyork1901/queries';
import { at } from '#kernel';
import { dropPlace } from './dropPlace.ts';
import { anchorOf, planOf } from './layout.ts';
import { answering, firstTurn, lotsFor, type Targets, targetsOf, turnAfter, turningsOf } from './targets.ts';
import { askedIn, statesOf } from './testing/positions.ts';

const GAMES = [2, 3, 4].flatMap((seats) => ['1', '2', '3'].map((seed) => ({ seats, seed })));
const asked = GAMES.flatMap(({ seats, seed }) =>
  [...statesOf(seats, seed)].flatMap((state) => askedIn(state) ?? []),
);

/** Every answer that can be reached by touching parts of the board. */
function reached(targets: Targets): Action[] {
  const lots = [undefined, ...targets.kinds].flatMap((kind) => lotsFor(targets, kind));
  const tiles = TILES.flatMap((_, tile) => (tile === START_TILE ? [] : (answering(targets, tile) ?? [])));
  const builds = tiles.flatMap((tile) => turningsOf(targets, tile).flatMap((turning) => turning.builds));
  return [...lots.map((lot) => ({ lot })), ...builds, ...targets.cards.map((card) => ({ card }))];
}

const sorted = (actions: readonly Action[]) =>
  [...new Set(actions.map((action) => JSON.stringify(action)))].sort();

describe('the parts of the board', () => {
  it('lead to every legal answer and to no other, but for the end of the turn, which has the table’s button', () => {
    expect(asked.length).toBeGreaterThan(400);
    for (const { legal } of asked) {
      const onBoard = legal.filter((action) => !newyork1901.endsTurn?.(action));
      expect(sorted(reached(targetsOf(legal)))).toEqual(sorted(onBoard));
    }
  });

  it('meet every kind of question', () => {
    const steps = new Set(asked.map(({ prompt }) => prompt.step));
    expect([...steps].sort()).toEqual(['beginTurn', 'boomBuild', 'giveBack', 'goOn', 'grabLot']);
  });

  it('let only lots of the picked card be chosen', () => {
    for (const { legal } of asked) {
      const targets = targetsOf(legal);
      for (const kind of targets.kinds) {
        const lots = lotsFor(targets, kind);
        expect(lots.length).toBeGreaterThan(0);
        expect(lots.every((lot) => at(LOTS, lot).kind === kind)).toBe(true);
      }
    }
  });
});

describe('a tile that is picked up', () => {
  it('is held so that it fits, and as it was where it can be', () => {
    for (const { legal } of asked) {
      const targets = targetsOf(legal);
      for (const tile of targets.builds.keys()) {
        for (const quarters of [0, 1, 2, 3]) {
          const turn = firstTurn(targets, tile, quarters);
          const turnings = turningsOf(targets, tile);
          const fits = (wanted: number) =>
            (turnings.find((one) => one.turn === wanted)?.builds.length ?? 0) > 0;
          expect(fits(turn)).toBe(true);
          if (fits(turnAfter(tile, quarters))) expect(turn).toBe(turnAfter(tile, quarters));
        }
      }
    }
  });

  it('has one square for each place, all different', () => {
    for (const { legal } of asked) {
      const targets = targetsOf(legal);
      for (const tile of targets.builds.keys()) {
        for (const { builds } of turningsOf(targets, tile)) {
          const anchors = builds.map(anchorOf);
          expect(new Set(anchors.map(String)).size).toBe(builds.length);
          for (const [i, anchor] of anchors.entries())
            expect(cellsOf(at(builds, i)).map(String)).toContain(String(anchor));
        }
      }
    }
  });

  it('snaps to a place under the pointer, and else is wished for where it is held', () => {
    const plan = planOf(30, 22);
    const { legal } = at(
      asked.filter((one) => one.legal.some((action) => 'tile' in action)),
      0,
    );
    const targets = targetsOf(legal);
    const [[tile, builds] = [0, []]] = targets.builds;
    const { turn } = at(builds, 0);
    const same = builds.filter((build) => build.turn === turn);
    const [row, column] = anchorOf(at(same, 0));
    const on = dropPlace(plan, tile, turn, same, [at(plan.x, column) + 15, at(plan.y, row) + 15]);
    expect(same).toContainEqual(on);
    const off = dropPlace(plan, tile, turn, same, [plan.width - 25, plan.height - 25]);
    expect(same).not.toContainEqual(off);
    expect(off).toMatchObject({ tile, turn });
    expect(dropPlace(plan, tile, turn, same, [3, 3])).toBeUndefined();
  });

  it('looks alike after as many quarters as it has turnings', () => {
    expect(PLANS.map((_, tile) => turnAfter(tile, 3))).toEqual(
      PLANS.map(({ turns }) => [0, 0, 1, 0, 3][turns.length]),
    );
  });
});

describe('attempts that cannot be granted', () => {
  it('are refused with a rule', () => {
    let refused = 0;
    for (const state of [...statesOf(3, '4')].filter((_, i) => i % 4 === 0)) {
      const [decision] = newyork1901.decisions(state);
      if (!decision) break;
      const { seat, prompt } = decision;
      // Land Grab asks for a lot and Construction Boom for a building: the other is no answer at all.
      if (prompt.step === 'grabLot' || prompt.step === 'boomBuild') continue;
      const legal = newyork1901.legalActions(state, seat);
      const targets = targetsOf(legal);
      const view = newyork1901.view(state, seat);
      const attempts: Action[] = TILES.flatMap((_, tile) =>
        tile === START_TILE || answering(targets, tile) !== undefined ? [] : [buildAttempt(view, seat, tile)],
      );
      for (const kind of view.market)
        if (!targets.kinds.includes(kind)) attempts.push({ lot: lotAttempt(view, kind) });
      for (const attempt of attempts) {
        expect([attempt, newyork1901.whyNot(state, seat, attempt)?.rule]).toEqual([
          attempt,
          expect.stringMatching(/^R\d/),
        ]);
        refused += 1;
      }
    }
    expect(refused).toBeGreaterThan(60);
  });

  it('say that a lot comes first where a tile is touched before one is acquired', () => {
    let refused = 0;
    for (const state of statesOf(3, '4')) {
      const { prompt, legal, view } = askedIn(state) ?? {};
      if (prompt?.step !== 'beginTurn' || !legal || !view) continue;
      const { seat } = prompt;
      const { workers, hand, technology } = at(view.estates, seat);
      if (workers === 0) continue;
      const targets = targetsOf(legal);
      for (const tile of hand) {
        if (answering(targets, tile) !== undefined || at(PLANS, tile).technology > technology) continue;
        const reason = newyork1901.whyNot(state, seat, buildAttempt(view, seat, tile));
        expect(reason).toEqual({ rule: 'R3.2', code: 'acquireFirst' });
        refused += 1;
      }
    }
    expect(refused).toBeGreaterThan(60);
  });

  it('are told from those that demolish', () => {
    const over = asked.flatMap(({ legal, view }) =>
      legal.flatMap((action) => ('tile' in action ? [demolishedBy(view, action).length > 0] : [])),
    );
    expect(over).toContain(true);
    expect(over).toContain(false);
    for (const { legal, prompt, view } of asked)
      if (prompt.step !== 'beginTurn')
        for (const action of legal)
          if ('tile' in action) expect(demolishedBy(view, action).length > 0).toBe(false);
  });
});
