import { describe, expect, it } from 'vitest';
import { type Action, newyork1901 } from '#games/newyork1901';
import { START_TILE, TILES } from '#games/newyork1901/components';
import {
  buildAttempt,
  COLUMNS,
  cellsOf,
  demolishedBy,
  LOTS,
  lotAttempt,
  PLANS,
} from '#games/newyork1901/queries';
import { at } from '#kernel';
import { dropPlace } from './dropPlace.ts';
import { middleOf, planOf } from './layout.ts';
import { pinSpots, pinSquares } from './pins.ts';
import { answering, lotsFor, placesFor, type Targets, targetsOf } from './targets.ts';
import { askedIn, statesOf } from './testing/positions.ts';

const GAMES = [2, 3, 4].flatMap((seats) => ['1', '2', '3'].map((seed) => ({ seats, seed })));
const asked = GAMES.flatMap(({ seats, seed }) =>
  [...statesOf(seats, seed)].flatMap((state) => askedIn(state) ?? []),
);

/** Every answer that can be reached by touching parts of the board. */
function reached(targets: Targets): Action[] {
  const lots = [undefined, ...targets.kinds].flatMap((kind) => lotsFor(targets, kind));
  const tiles = TILES.flatMap((_, tile) => (tile === START_TILE ? [] : (answering(targets, tile) ?? [])));
  const builds = tiles.flatMap((tile) => placesFor(targets, tile));
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
  it('has a spot for the number of each place on its own ground, and no two overlap', () => {
    const plan = planOf(30, 22);
    for (const { legal } of asked) {
      const targets = targetsOf(legal);
      for (const tile of targets.builds.keys()) {
        const builds = placesFor(targets, tile);
        for (const [i, square] of pinSquares(builds).entries())
          expect(cellsOf(at(builds, i)).map(String)).toContain(String(square));
        const spots = pinSpots(plan, builds);
        for (const [i, one] of spots.entries())
          for (const two of spots.slice(i + 1))
            expect(
              one.left + one.width <= two.left + 0.01 ||
                two.left + two.width <= one.left + 0.01 ||
                one.top !== two.top,
            ).toBe(true);
      }
    }
  });

  it('has its places numbered from north to south, in all turnings', () => {
    const many = asked.flatMap(({ legal }) => {
      const targets = targetsOf(legal);
      return [...targets.builds.keys()].map((tile) => placesFor(targets, tile));
    });
    expect(many.some((builds) => new Set(builds.map(({ turn }) => turn)).size > 1)).toBe(true);
    for (const builds of many)
      expect(builds.map((build) => build.at)).toEqual(builds.map((build) => build.at).sort((a, b) => a - b));
  });

  it('shares a square between two numbers where there are more places than squares', () => {
    const bar = { tile: 0, at: COLUMNS + 1, turn: 0 };
    const spots = pinSpots(planOf(30, 22), [bar, bar, bar]);
    expect(new Set(spots.map(({ left }) => left)).size).toBe(3);
  });

  it('snaps to a place under the pointer, and else is wished for where it is held', () => {
    const plan = planOf(30, 22);
    const { legal } = at(
      asked.filter((one) => one.legal.some((action) => 'tile' in action)),
      0,
    );
    const targets = targetsOf(legal);
    const [tile = 0] = targets.builds.keys();
    const builds = placesFor(targets, tile);
    const on = dropPlace(plan, tile, builds, middleOf(plan, at(pinSquares(builds), 0)));
    expect(builds).toContainEqual(on);
    const off = dropPlace(plan, tile, builds, [plan.width - 25, plan.height - 25]);
    expect(builds).not.toContainEqual(off);
    expect(off).toMatchObject({ tile, turn: at(builds, 0).turn });
    expect(dropPlace(plan, tile, builds, [3, 3])).toBeUndefined();
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
