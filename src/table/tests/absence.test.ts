import { describe, expect, it } from 'vitest';
import { loadTitle } from '#games';
import { absenceOf, replaceableFrom, tableViewOf, usualAbsence } from '../index.ts';
import { BOT, CLOCK, human, OPEN, Room } from './layout.ts';

const title = await loadTitle('rowhouse');
const MINUTE = 60_000;
const STAND_IN = { do: 'standIn', seat: 1 } as const;
const END = { do: 'propose', request: { kind: 'end' } } as const;

function dealt(people: readonly string[], more = {}): Room {
  const here = new Room(title, people.map(human), more);
  here.command('ann', { do: 'start' });
  return here;
}

/** Bob is awaited, and has not been here since then. */
function bobGone(...more: string[]): Room {
  const here = dealt(['ann', 'bob', ...more]);
  here.answer('ann');
  here.gone = { bob: here.now };
  return here;
}

describe('somebody who is awaited and gone, without a clock', () => {
  it('[T24] may be stood in for after the time of the table, not sooner', () => {
    const here = bobGone();
    here.now += 10 * MINUTE - 1;
    expect(here.refusal('ann', STAND_IN)).toEqual({ rule: 'T24', code: 'notGone' });
    expect(here.refusal('zoe', STAND_IN).rule).toBe('T1');
    expect(here.refusal('ann', { ...STAND_IN, seat: 5 }).rule).toBe('T7');
    here.now += 1;
    expect(here.command('ann', STAND_IN).happening).toEqual({ did: 'stoodIn', seat: 1, level: 'level3' });
    expect(here.refusal('ann', STAND_IN)).toEqual({ rule: 'T24', code: 'notGone' });
    here.answerAsBot(1);
    expect(here.state.answered).toEqual([1, 1]);
  });

  it('[T24] is shown from when on the others may go on without them', () => {
    const here = bobGone();
    const from = (gone: Record<string, number>, seat: number) =>
      replaceableFrom(tableViewOf(here.table, 'spectator'), gone, seat);
    expect(from({ bob: here.now + 5000 }, 1)).toBe(here.now + 5000 + 10 * MINUTE);
    expect(from({ bob: 0 }, 1)).toBe(here.now + 10 * MINUTE);
    expect(from({ ann: 0 }, 1)).toBeUndefined();
    expect(from({ ann: 0 }, 0)).toBeUndefined();
  });

  it('[T24] has the time the table has named, and a bot of its level whatever a rival asks for', () => {
    const absence = { after: 2 * MINUTE, timeout: 'bot', level: 'level6' } as const;
    const here = dealt(['ann', 'bob'], { absence });
    here.answer('ann');
    here.gone = { bob: here.now };
    here.now += 2 * MINUTE;
    expect(here.command('ann', { ...STAND_IN, level: 'level1' }).happening).toEqual({
      did: 'stoodIn',
      seat: 1,
      level: 'level6',
    });
    expect(here.command('ann', { do: 'leave' }).happening).toMatchObject({ level: 'level6' });
  });

  it('[T24] is not replaced while here, while not awaited, for time before being asked, or in a pause', () => {
    const here = dealt(['ann', 'bob', 'cid']);
    here.gone = { bob: 0 };
    here.answer('ann');
    here.now += 9 * MINUTE;
    here.answer('cid');
    // Gone for long, but asked only now that the others have answered.
    here.now += 9 * MINUTE;
    expect(here.refusal('ann', STAND_IN).code).toBe('notGone');
    here.now += MINUTE;
    here.gone = {};
    expect(here.refusal('ann', STAND_IN).code).toBe('notGone');
    here.gone = { cid: 0 };
    expect(here.refusal('ann', { ...STAND_IN, seat: 2 }).code).toBe('notGone');
    here.gone = {};
    here.command('ann', { do: 'propose', request: { kind: 'pause' } });
    here.command('bob', { do: 'agree' });
    here.command('cid', { do: 'agree' });
    here.gone = { bob: 0 };
    here.now += 60 * MINUTE;
    expect(here.refusal('ann', STAND_IN).code).toBe('notGone');
    here.command('ann', { do: 'resume' });
    expect(here.refusal('ann', STAND_IN).code).toBe('notGone');
    here.now += 10 * MINUTE;
    here.command('ann', STAND_IN);
  });

  it('[T24] is left to the clock where there is one', () => {
    const here = dealt(['ann', 'bob'], { clock: { ...CLOCK, bank: 60 * MINUTE, cap: 60 * MINUTE } });
    here.gone = { bob: 0 };
    here.now += 30 * MINUTE;
    expect(here.refusal('ann', STAND_IN).code).toBe('notGone');
  });

  it('[T24] [T29] cannot keep those who are there from calling the game off', () => {
    const here = bobGone('cid');
    here.now += 9 * MINUTE;
    here.command('ann', END);
    expect(here.state.proposal?.needed).toEqual([1, 2]);
    here.command('ann', { do: 'decline' });
    here.now += MINUTE;
    here.command('ann', END);
    expect(here.state.proposal?.needed).toEqual([2]);
    here.command('cid', { do: 'agree' });
    expect(here.state.ending).toEqual({ kind: 'calledOff' });
  });

  it('[T17] comes back as ever', () => {
    const here = bobGone();
    here.now += 10 * MINUTE;
    here.command('ann', STAND_IN);
    here.gone = {};
    here.answer('bob');
    expect(here.state.seats[1]).toEqual(human('bob'));
  });
});

describe('a host who is gone before the deal', () => {
  it('[T25] is replaced by a human at the table, after two minutes', () => {
    const here = new Room(title, [human('ann'), human('bob'), OPEN]);
    expect(here.refusal('bob', { do: 'host' })).toEqual({ rule: 'T25', code: 'hostThere' });
    here.gone = { ann: here.now };
    here.now += 2 * MINUTE - 1;
    expect(here.refusal('bob', { do: 'host' }).code).toBe('hostThere');
    here.now += 1;
    expect(here.refusal('zoe', { do: 'host' }).rule).toBe('T1');
    expect(here.command('bob', { do: 'host' }).happening).toEqual({ did: 'hosted', seat: 1, person: 'bob' });
    here.command('bob', { do: 'seatBot', seat: 2, level: 'level1' });
    here.command('bob', { do: 'start' });
    expect(here.state.phase).toBe('playing');
    expect(here.refusal('bob', { do: 'host' }).rule).toBe('T5');
  });

  it('[T25] may be one who has no seat', () => {
    const here = new Room(title, [OPEN, BOT]);
    here.command('bob', { do: 'sit', seat: 0 });
    here.gone = { ann: 0 };
    here.now += 3 * MINUTE;
    here.command('bob', { do: 'host' });
    here.command('bob', { do: 'start' });
    expect(here.state.host).toBe('bob');
  });
});

describe('what a table has settled', () => {
  it('[T24] [T26] is known to all who look, from the beginning', () => {
    const here = new Room(title, [human('ann'), OPEN], { clock: CLOCK });
    const usual = { after: 10 * MINUTE, timeout: 'bot', level: 'level3' };
    expect(tableViewOf(here.table, 'spectator').absence).toEqual(usual);
    expect(here.state.plan.absence).toEqual(usual);
  });

  it('[T24] is three days by turns: where the clock counts days, and where a table without one says so', () => {
    const days = { bank: 4320 * MINUTE, increment: 0, cap: 4320 * MINUTE };
    expect(usualAbsence(days).after).toBe(4320 * MINUTE);
    expect(usualAbsence({ ...days, bank: 1440 * MINUTE }).after).toBe(4320 * MINUTE);
    expect(usualAbsence({ ...days, bank: 1439 * MINUTE }).after).toBe(10 * MINUTE);
    expect(usualAbsence(null, true).after).toBe(4320 * MINUTE);
    expect(absenceOf({ clock: null }).after).toBe(10 * MINUTE);
  });
});
