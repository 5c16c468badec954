import { describe, expect, it } from 'vitest';
import { GAME_IDS, loadTitle } from '#games';
import { type Position, Rng, replay, same, type Viewer } from '#kernel';
import { refusalOf } from '#kernel/testing';
import {
  type Acted,
  act,
  after,
  baseNeeded,
  diff,
  follow,
  legalOf,
  patched,
  recordOf,
  restore,
  seenEntry,
  type Table,
  type TableView,
  tableViewOf,
  viewerOf,
} from '../index.ts';
import { entriesIn } from '../line.ts';
import type { Room } from './layout.ts';
import { live, type Moved, someRoom } from './life.ts';

const LIVES = 3;
const COMMANDS = 150;

const titles = await Promise.all(GAME_IDS.map(loadTitle));

const viewersOf = ({ state }: Table): Viewer[] => [...state.seats.keys(), 'spectator'];
/** Quick where they are the same, and tells where they are not. */
const expectSame = (one: unknown, two: unknown) => {
  if (!same(one, two)) expect(one).toEqual(two);
};
const throughJson = <T>(value: T): T => JSON.parse(JSON.stringify(value));

describe.each(titles.map((title) => [title.game.id, title] as const))(
  'any life of a table of %s',
  (id, title) => {
    const { game } = title;

    /** Plays the same lives at every run. */
    function eachLife(
      name: string,
      begin: (here: Room) => (moved: Moved) => void,
      end?: (here: Room) => void,
    ) {
      let accepted = 0;
      for (let n = 0; n < LIVES; n++) {
        const rng = Rng.fromSeed('1901'.repeat(8), `${name} ${id} ${n}`);
        const here = someRoom(title, rng);
        const visit = begin(here);
        live(here, rng, COMMANDS, (moved) => {
          if (moved.entry) accepted += 1;
          visit(moved);
        });
        end?.(here);
      }
      expect(accepted).toBeGreaterThan(LIVES * 20);
    }

    it('can be put together again from its patches, and goes on from there', () => {
      eachLife('patches', (here) => {
        let log = throughJson(here.state);
        return ({ entry, before, after: now }) => {
          if (!entry) {
            expect(now).toBe(before);
            return;
          }
          log = after(log, throughJson(entry));
          expectSame(log, now.state);
          expect(now.state.plays).toBe(entriesIn(now.state.line).length);
          const base = baseNeeded(log);
          if (log.seq % 5 === 0)
            here.table = restore(title, log, base === undefined ? null : throughJson(here.at(base)));
        };
      });
    });

    it('is followed by a copy that knows the entries alone', () => {
      eachLife('following', (here) => {
        const restored = () => {
          const base = baseNeeded(here.state);
          return restore(
            title,
            throughJson(here.state),
            base === undefined ? null : throughJson(here.at(base)),
          );
        };
        let copy = restored();
        return ({ entry, after: now }) => {
          if (!entry) return;
          copy = follow(copy, throughJson(entry)) ?? restored();
          expectSame(copy.state, now.state);
          if (baseNeeded(now.state) !== undefined) expectSame(copy.base, now.base);
        };
      });
    });

    it('is seen through patches as it is', () => {
      eachLife('tableViews', (here) => {
        const tableViews = new Map(
          viewersOf(here.table).map((viewer) => [viewer, tableViewOf(here.table, viewer)]),
        );
        return ({ entry, after: now }) => {
          if (!entry) return;
          for (const [viewer, seen] of tableViews) {
            const tableView = tableViewOf(now, viewer);
            const patch = diff(seen, tableView);
            expectSame(patch ? patched(seen, throughJson(patch)) : seen, tableView);
            tableViews.set(viewer, tableView);
          }
        };
      });
    });

    it('offers every viewer the true answers, from the table view alone', () => {
      eachLife('answers', () => ({ after: table }) => {
        const { position, phase } = table.state;
        if (!position || phase !== 'playing') return;
        for (const viewer of viewersOf(table)) {
          const real = viewer === 'spectator' ? [] : game.legalActions(position.state, viewer);
          expectSame(legalOf(game, throughJson(tableViewOf(table, viewer))), real);
        }
      });
    });

    it('looks and answers the same where only secrets differ', () => {
      const rng = Rng.fromSeed('7'.repeat(32));
      eachLife('secrets', () => ({ who, command, before, after: now, entry, reason }) => {
        for (const viewer of viewersOf(before)) {
          const twin = twinOf(before, viewer, rng);
          if (!twin) return;
          expectSame(tableViewOf(twin, viewer), tableViewOf(before, viewer));
          if (who === 'system' || viewer !== viewerOf(before.state, who)) continue;
          if ('request' in command || command.do === 'agree' || command.do === 'takeBack') continue;
          const actor = { person: who, commandId: null };
          const moment = { now: entry?.at ?? 0, tableId: 'table456' };
          const tryTwin = () => act(twin, actor, command, moment);
          if (!entry) expect(refusalOf(tryTwin)).toEqual(reason);
          else expectAlike({ table: now, entry }, tryTwin(), viewer);
        }
      });
    });

    it('is known as before when a choice is taken back at once', () => {
      let count = 0;
      eachLife('take-back', () => ({ entry, before, after: now }) => {
        const happening = entry?.happening;
        if (happening?.did !== 'played' || happening.bot || now.state.open.plays.at(-1)?.seq !== entry?.seq)
          return;
        if (now.state.phase === 'over' || happening.forced) return;
        count += 1;
        const actor = { person: entry?.person ?? '', commandId: null };
        const { table } = act(now, actor, { do: 'takeBack' }, { now: entry?.at ?? 0 });
        for (const viewer of viewersOf(now))
          expectSame(knowledge(tableViewOf(table, viewer)), knowledge(tableViewOf(before, viewer)));
      });
      expect(count).toBeGreaterThan(0);
    });

    it('leaves a record that leads to its last position', () => {
      eachLife(
        'record',
        () => () => {},
        (here) => {
          if (here.state.phase === 'gathering') return;
          if (here.state.paused) here.command(personAt(here), { do: 'resume' });
          here.finish();
          const record = throughJson(recordOf(here.state, here.entries));
          expect(record.plays.length).toBe(here.state.plays);
          expectSame(replay(game, record).position, here.state.position);
        },
      );
    });
  },
);

/** A table that differs only in what the viewer cannot know. */
function twinOf({ title, state }: Table, viewer: Viewer, rng: Rng): Table | undefined {
  if (!state.position || state.phase === 'over') return undefined;
  const { game } = title;
  const imagined = game.imagine(game.view(state.position.state, viewer), rng);
  const position: Position = { state: imagined, rng: [1, 2, 3, 4] };
  return { title, state: { ...state, seed: 'f'.repeat(32), position }, base: position };
}

/** Both lives look the same to the viewer, unless chance or a secret came out and they part. */
function expectAlike(one: Acted, two: Acted, viewer: Viewer): void {
  const [mine, theirs] = [tableViewOf(one.table, viewer), tableViewOf(two.table, viewer)];
  if (one.table.state.phase === 'over' || !same(mine.view, theirs.view)) return;
  expectSame(theirs, mine);
  const { game } = one.table.title;
  expect(seenEntry(game, two.entry, viewer, false)).toEqual(seenEntry(game, one.entry, viewer, false));
}

/** What a table view says of the game; answers given and time spent stay so, and whoever plays is back. */
function knowledge(tableView: TableView): Partial<TableView> {
  const {
    answered: _,
    asked: _asked,
    clocks: _clocks,
    proposal: _proposal,
    seats: _seats,
    ...rest
  } = tableView;
  return rest;
}

function personAt(here: Room): string {
  const { seats, quits } = here.state;
  const lost = quits.map(({ seat }) => seat);
  const holder = seats.find(({ kind }, seat) => kind === 'human' && !lost.includes(seat));
  return holder?.kind === 'human' ? holder.person : '';
}
