/** Plans: what fires, what ends them, and that they tell their owner nothing. */
import { describe, expect, it } from 'vitest';
import { GAME_IDS, loadTitle, type Title } from '#games';
import { at, type Seat, same } from '#kernel';
import {
  fateOf,
  isByTurns,
  LONGEST_PLAN,
  type PlanStep,
  plannerSeat,
  questionsOverFor,
  type TurnPlan,
  tableViewOf,
} from '../index.ts';
import { BOT, human, Room } from './layout.ts';

const DAY = 86_400_000;
const SLOW = { bank: 2 * DAY, increment: DAY, cap: 3 * DAY };
const rowhouse = await loadTitle('rowhouse');

function slow(title: Title = rowhouse, ...people: string[]): Room {
  const seats = people.map((person) => (person === 'bot' ? BOT : human(person)));
  const here = new Room(title, seats, { clock: SLOW });
  here.command('ann', { do: 'start' });
  return here;
}

const personOf = (seat: Seat) => at(['ann', 'bob', 'cid', 'dan'], seat);

/** Answers until the seat is not awaited, so that it may plan. */
function untilOthers(here: Room, seat: Seat): void {
  while (here.state.awaited.includes(seat)) here.answer(personOf(seat));
}

function planned(here: Room, seat: Seat, steps: readonly PlanStep[]): TurnPlan {
  plannerSeat(here.table, { person: personOf(seat) }, steps);
  return { person: personOf(seat), seat, id: 'plan', from: here.state.seq, steps, ended: null };
}

function fate(here: Room, plan: TurnPlan) {
  return fateOf(here.table.title.game, plan, here.at(plan.from), here.entries.slice(plan.from));
}

/** What comes of playing on without looking: rivals’ answers until the seat is awaited, then its own, so many of them. In New York City they may be of cards that only a rival knows to be there. */
function line(here: Room, seat: Seat, answers: number): PlanStep[] {
  const { table, entries } = here;
  const steps: PlanStep[] = [];
  let when: PlanStep['when'] = [];
  while (steps.length < answers && here.state.phase === 'playing') {
    const mover = here.state.awaited.includes(seat) ? seat : at(here.state.awaited, 0);
    const action = at(here.legal(mover), here.legal(mover).length - 1);
    here.command(personOf(mover), { do: 'play', answered: questionsOverFor(here.state, mover), action });
    if (mover === seat) {
      steps.push({ when, play: action });
      when = [];
    } else
      when = [
        ...when,
        here.table.title.game.id === 'newyorkcity' ? { seat: mover } : { seat: mover, action },
      ];
  }
  here.table = table;
  entries.length = table.state.seq;
  return steps;
}

describe('[T32] who may plan', () => {
  it('is whoever waits for others at a table by turns', () => {
    const here = slow(rowhouse, 'ann', 'bob');
    const refusal = (person: string, steps: PlanStep[] = []) => {
      try {
        plannerSeat(here.table, { person }, steps);
        return undefined;
      } catch (error) {
        return (error as { reason: { code: string } }).reason.code;
      }
    };
    untilOthers(here, 0);
    const mover = at(here.state.awaited, 0);
    expect(refusal(personOf(mover))).toBe('noPlanNow');
    expect(refusal(personOf(1 - mover))).toBeUndefined();
    expect(refusal('zoe')).toBe('notSeated');
    expect(refusal('ann', [{ when: [{ seat: 7 }], play: 1 }])).toBe('noSuchSeat');
    expect(refusal('ann', [{ when: [{ seat: 0 }], play: 1 }])).toBe('noSuchSeat');
    here.command('ann', { do: 'leave' });
    expect(refusal('ann')).toBe('noPlanNow');
    here.command('ann', { do: 'return' });
    here.command('bob', { do: 'resign' });
    expect(refusal('ann')).toBe('notPlaying');
    expect(LONGEST_PLAN).toBe(8);
  });

  it('[T30] is nobody where people play live', () => {
    const here = new Room(rowhouse, [human('ann'), human('bob')]);
    here.command('ann', { do: 'start' });
    untilOthers(here, 0);
    expect(() => plannerSeat(here.table, { person: 'ann' }, [])).toThrow('notByTurns');
    expect(isByTurns({ clock: null, absence: { after: DAY, timeout: 'bot', level: 'level1' } })).toBe(true);
    expect(isByTurns({ clock: null })).toBe(false);
    expect(isByTurns({ clock: SLOW })).toBe(true);
    // Where there is a clock it alone decides, not what is settled about people who are gone.
    const absence = { after: 5 * DAY, timeout: 'bot', level: 'level1' } as const;
    expect(isByTurns({ clock: { bank: DAY / 24, increment: 0, cap: DAY / 24 }, absence })).toBe(false);
    expect(isByTurns({ clock: SLOW, absence: { ...absence, after: DAY / 24 } })).toBe(true);
  });
});

describe.each(GAME_IDS)('[T32] a plan in %s', (id) => {
  it('is played step by step as long as all comes as expected, and is done then', async () => {
    const title = await loadTitle(id);
    const here = slow(title, ...['ann', 'bob', 'cid'].slice(0, Math.min(3, title.game.seats.max)));
    for (let n = 0; n < 12 && here.state.phase === 'playing'; n++) here.step();
    const seat = here.state.seats.findIndex((_, one) => !here.state.awaited.includes(one));
    if (seat < 0) return;
    const steps = line(here, seat, 3);
    const plan = planned(here, seat, steps);
    expect(fate(here, plan)).toMatchObject({ is: 'waiting', done: 0 });
    let done = 0;
    while (done < steps.length) {
      const now = fate(here, plan);
      if (now.is === 'due') {
        expect(now).toMatchObject({ done, action: at(steps, done).play });
        here.command(personOf(seat), { do: 'play', answered: now.answered, action: now.action });
        done += 1;
      } else {
        expect(now).toMatchObject({ is: 'waiting', done });
        const mover = at(here.state.awaited, 0);
        here.command(personOf(mover), {
          do: 'play',
          answered: questionsOverFor(here.state, mover),
          action: at(here.legal(mover), here.legal(mover).length - 1),
        });
      }
    }
    expect(fate(here, plan)).toEqual({ is: 'done', done });
  });

  it('ends when a rival visibly does something else, or one’s own answer is not legal', async () => {
    const title = await loadTitle(id);
    const here = slow(title, 'ann', 'bob');
    for (let n = 0; n < 9 && here.state.phase === 'playing'; n++) here.step();
    const seat = here.state.awaited.includes(0) ? 1 : 0;
    if (here.state.awaited.includes(seat)) return;
    const plan = planned(here, seat, [{ when: [], play: { no: 'such answer' } }]);
    while (!here.state.awaited.includes(seat) && here.state.phase === 'playing') here.step();
    expect(fate(here, plan)).toEqual({ is: 'ended', why: 'illegal', done: 0 });
    const expected = {
      ...plan,
      steps: [{ when: [{ seat: 1 - seat, action: { no: 'such answer' } }], play: 1 }],
    };
    expect(fate(here, expected)).toEqual({ is: 'ended', why: 'otherwise', done: 0 });
  });
});

describe('[T32] a plan', () => {
  /** Ann waits for bob; she answers anything of his with her first answer then. */
  function anything() {
    const here = slow(rowhouse, 'ann', 'bob');
    while (!same(here.state.awaited, [1])) here.step();
    const steps = line(here, 0, 1);
    const plan = planned(here, 0, [{ when: [{ seat: 1 }], play: at(steps, 0).play }]);
    return { here, plan };
  }

  it('is due after anything that was expected of a rival', () => {
    const { here, plan } = anything();
    while (!here.state.awaited.includes(0)) here.answer('bob');
    expect(fate(here, plan).is).not.toBe('waiting');
  });

  it.each([
    ['takenBack', tookBack],
    ['proposal', (here: Room) => here.command('bob', { do: 'propose', request: { kind: 'pause' } })],
    ['proposal', (here: Room) => here.command('ann', { do: 'propose', request: { kind: 'end' } })],
    ['away', (here: Room) => here.command('ann', { do: 'leave' })],
    ['away', (here: Room) => here.command('ann', { do: 'resign' })],
    ['over', (here: Room) => here.command('bob', { do: 'resign' })],
    ['away', (here: Room) => here.command('system', { do: 'forget', person: 'ann' })],
  ])('ends with %s', (why, happen) => {
    const { here, plan } = anything();
    happen(here);
    expect(fate(here, plan)).toEqual({ is: 'ended', why, done: 0 });
  });

  it('ends when its owner answers otherwise, and goes on when they answer as planned', () => {
    const { here, plan } = anything();
    while (!here.state.awaited.includes(0)) here.answer('bob');
    const { table, entries } = here;
    const other = here.legal(0).findIndex((action) => !same(action, at(plan.steps, 0).play));
    if (other >= 0) {
      here.answer('ann', other);
      expect(fate(here, plan)).toEqual({ is: 'ended', why: 'ownAnswer', done: 0 });
      here.table = table;
      entries.length = table.state.seq;
    }
    const now = fate(here, plan);
    if (now.is !== 'due') return;
    here.command('ann', { do: 'play', answered: now.answered, action: now.action });
    expect(fate(here, plan)).toEqual({ is: 'done', done: 1 });
  });

  it('is not troubled by talk', () => {
    const { here, plan } = anything();
    here.command('bob', { do: 'say', text: 'hm' });
    expect(fate(here, plan)).toEqual({ is: 'waiting', done: 0 });
  });
});

/** As an entry alone: what may be taken back depends on the game. */
function tookBack(here: Room): void {
  const last = here.answer('bob');
  const happening = { did: 'tookBack', seat: 1, undone: [last.seq] } as const;
  here.entries.push({ ...last, seq: last.seq + 1, happening, patch: null });
}

/** Two states that look the same to a seat, where a rival gives different answers that look the same. */
describe('[T32] a plan tells its owner nothing', () => {
  it('is met alike by answers that look alike', async () => {
    let compared = 0;
    for (const id of GAME_IDS) {
      const title = await loadTitle(id);
      if (title.game.isOpen) continue;
      const here = slow(title, 'ann', 'bob');
      for (let n = 0; n < 40 && here.state.phase === 'playing'; n++) {
        const [mover = 0] = here.state.awaited;
        const owner = 1 - mover;
        const { table, entries } = here;
        const legal = here.legal(mover).slice(0, 6);
        const looks = legal.map((_, choice) => {
          here.answer(personOf(mover), choice);
          const { view, awaited, phase } = tableViewOf(here.table, owner);
          const seen = JSON.stringify([eventsSeen(here, owner), view, awaited, phase]);
          const met = legal.map((action) => {
            const steps = [{ when: [{ seat: mover, action }], play: { none: true } }];
            const plan = {
              person: personOf(owner),
              seat: owner,
              id: 'x',
              from: table.state.seq,
              steps,
              ended: null,
            };
            const { is, why } = { why: undefined, ...fate(here, plan) };
            return is === 'ended' ? why : is;
          });
          here.table = table;
          entries.length = table.state.seq;
          return { seen, met: JSON.stringify(met) };
        });
        for (const one of looks)
          for (const two of looks)
            if (one !== two && one.seen === two.seen) {
              compared += 1;
              expect(one.met, id).toBe(two.met);
            }
        here.step();
      }
    }
    expect(compared).toBeGreaterThan(20);
  });
});

/** What the viewer saw of the last entry. */
function eventsSeen(here: Room, viewer: Seat): readonly unknown[] {
  const { happening } = at(here.entries, here.entries.length - 1);
  const { game } = here.table.title;
  return happening.did === 'played' ? happening.events.map((event) => game.viewEvent(event, viewer)) : [];
}
