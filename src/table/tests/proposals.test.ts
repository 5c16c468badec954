import { describe, expect, it } from 'vitest';
import { loadTitle } from '#games';
import { act, pastNeeded, standingPlays, tableViewOf } from '../index.ts';
import { BOT, CLOCK, human, Room } from './layout.ts';

const title = await loadTitle('rowhouse');
const PAUSE = { do: 'propose', request: { kind: 'pause' } } as const;
const END = { do: 'propose', request: { kind: 'end' } } as const;
const backTo = (to: number) => ({ do: 'propose', request: { kind: 'back', to } }) as const;

function dealt(...people: string[]): Room {
  const seats = people.map((person) => (person === 'bot' ? BOT : human(person)));
  const here = new Room(title, seats, { clock: CLOCK });
  here.command('ann', { do: 'start' });
  return here;
}

describe('a proposal', () => {
  it('asks all other humans who are there, and is settled when all agree', () => {
    const here = dealt('ann', 'bob', 'cid', 'bot');
    expect(here.command('ann', PAUSE).happening).toMatchObject({ did: 'proposed', settled: null });
    expect(here.state.proposal).toEqual({ request: { kind: 'pause' }, seat: 0, needed: [1, 2], agreed: [] });
    expect(here.command('cid', { do: 'agree' }).happening).toEqual({ did: 'agreed', seat: 2, settled: null });
    expect(here.state.paused).toBe(false);
    here.command('bob', { do: 'agree' });
    expect(here.state).toMatchObject({ paused: true, proposal: null });
  });

  it('is settled at once where nobody else is there', () => {
    const here = dealt('ann', 'bob');
    here.command('bob', { do: 'leave' });
    expect(here.command('ann', PAUSE).happening).toMatchObject({ settled: { kind: 'pause' } });
  });

  it('[T9] takes every open question away when it is settled: answers that were still on their way are stale', () => {
    const here = dealt('ann', 'bob');
    here.answer('ann');
    const late = { do: 'play', answered: 0, action: here.legal(1)[0] } as const;
    here.command('ann', PAUSE);
    here.command('bob', { do: 'agree' });
    here.command('ann', { do: 'resume' });
    expect(here.refusal('bob', late)).toEqual({ rule: 'T9', code: 'stale' });
    const back = dealt('ann', 'bob');
    back.answer('ann');
    back.command('bob', backTo(3));
    back.command('ann', { do: 'agree' });
    expect(back.state).toMatchObject({ awaited: [0, 1], answered: [1, 0], withdrawn: [0, 1] });
    expect(back.refusal('bob', late)).toEqual({ rule: 'T9', code: 'stale' });
    back.command('bob', { ...late, answered: 1 });
  });

  it('[T12] waits for the one before it', () => {
    const here = dealt('ann', 'bob');
    here.command('ann', PAUSE);
    expect(here.refusal('bob', END)).toEqual({ rule: 'T12', code: 'proposalOpen' });
  });

  it('[T13] must be there to be answered', () => {
    const here = dealt('ann', 'bob');
    expect(here.refusal('bob', { do: 'agree' })).toEqual({ rule: 'T13', code: 'noProposal' });
    expect(here.refusal('bob', { do: 'decline' })).toEqual({ rule: 'T13', code: 'noProposal' });
  });

  it('[T14] is answered once by each who was asked', () => {
    const here = dealt('ann', 'bob', 'cid');
    here.command('cid', { do: 'leave' });
    here.command('ann', PAUSE);
    expect(here.refusal('ann', { do: 'agree' })).toEqual({ rule: 'T14', code: 'notAsked' });
    expect(here.refusal('cid', { do: 'agree' }).code).toBe('notAsked');
    expect(here.refusal('cid', { do: 'decline' }).code).toBe('notAsked');
    const more = dealt('ann', 'bob', 'cid');
    more.command('ann', PAUSE);
    more.command('bob', { do: 'agree' });
    expect(more.refusal('bob', { do: 'agree' }).code).toBe('notAsked');
  });

  it('[T14] ends when one declines, or who asked withdraws', () => {
    const here = dealt('ann', 'bob');
    for (const person of ['bob', 'ann']) {
      here.command('ann', PAUSE);
      const seat = person === 'ann' ? 0 : 1;
      expect(here.command(person, { do: 'decline' }).happening).toEqual({ did: 'declined', seat });
      expect(here.state.proposal).toBeNull();
    }
  });

  it('ends when somebody leaves or comes back', () => {
    const here = dealt('ann', 'bob', 'cid');
    here.command('ann', PAUSE);
    here.command('cid', { do: 'leave' });
    expect(here.state.proposal).toBeNull();
    here.command('ann', PAUSE);
    here.command('cid', { do: 'return' });
    expect(here.state.proposal).toBeNull();
  });

  it('[T1] [T8] is for people at a game under way', () => {
    const here = new Room(title, [human('ann'), human('bob')]);
    expect(here.refusal('ann', PAUSE).rule).toBe('T8');
    expect(here.refusal('zoe', PAUSE).rule).toBe('T1');
    here.command('ann', { do: 'start' });
    here.command('ann', END);
    expect(here.refusal('zoe', { do: 'agree' }).rule).toBe('T1');
    here.command('bob', { do: 'agree' });
    expect(here.refusal('ann', PAUSE).rule).toBe('T8');
  });
});

describe('a pause', () => {
  it('[T10] stops answers and clocks, and cannot be asked for twice', () => {
    const here = dealt('ann', 'bot');
    here.now += 7000;
    here.command('ann', PAUSE);
    expect(here.state.clocks).toEqual({ left: [53_000, 60_000], since: null, late: [] });
    expect(here.refusal('ann', { do: 'play', answered: 0, action: here.legal(0)[0] })).toEqual({
      rule: 'T10',
      code: 'paused',
    });
    expect(here.refusal('ann', PAUSE).code).toBe('paused');
    here.now += 1_000_000;
    here.command('ann', { do: 'resume' });
    expect(here.state.clocks).toEqual({ left: [53_000, 60_000], since: here.now, late: [] });
  });

  it('[T10] leaves other proposals possible', () => {
    const here = dealt('ann', 'bob');
    here.answer('ann');
    here.command('ann', PAUSE);
    here.command('bob', { do: 'agree' });
    here.command('bob', backTo(3));
    expect(here.command('ann', { do: 'agree' }).happening).toMatchObject({ settled: { undone: [3] } });
    expect(here.state).toMatchObject({ paused: true, plays: 0 });
    here.command('bob', END);
    here.command('ann', { do: 'agree' });
    expect(here.state).toMatchObject({ phase: 'over', paused: false });
  });

  it('[T11] is ended by any human at the table', () => {
    const here = dealt('ann', 'bob');
    expect(here.refusal('bob', { do: 'resume' })).toEqual({ rule: 'T11', code: 'notPaused' });
    here.command('ann', PAUSE);
    here.command('bob', { do: 'agree' });
    expect(here.refusal('zoe', { do: 'resume' }).rule).toBe('T1');
    expect(here.command('bob', { do: 'resume' }).happening).toEqual({ did: 'resumed', seat: 1 });
    expect(here.state.paused).toBe(false);
  });
});

describe('calling a game off', () => {
  it('[T29] asks the humans, not the bots', () => {
    const here = dealt('ann', 'bot', 'bob');
    here.command('ann', END);
    expect(here.state.proposal?.needed).toEqual([2]);
  });

  it('ends it without an outcome', () => {
    const here = dealt('ann', 'bob');
    here.command('ann', END);
    expect(here.command('bob', { do: 'agree' }).happening).toMatchObject({ settled: { kind: 'end' } });
    expect(here.state).toMatchObject({ phase: 'over', awaited: [], ending: { kind: 'calledOff' } });
    expect(here.state.clocks.since).toBeNull();
  });

  it('[T29] is never given to a rival alone because somebody is late, or away', () => {
    const here = dealt('ann', 'bob');
    here.answer('ann');
    here.now += CLOCK.bank;
    here.command('system', { do: 'ringClock' });
    here.command('ann', END);
    expect(here.state).toMatchObject({ phase: 'playing', proposal: { needed: [1] } });
    here.command('ann', { do: 'decline' });
    here.command('bob', { do: 'return' });
    here.command('bob', { do: 'leave' });
    here.command('ann', END);
    expect(here.state).toMatchObject({ phase: 'playing', proposal: { needed: [1] } });
    here.command('bob', { do: 'agree' });
    expect(here.state.ending).toEqual({ kind: 'calledOff' });
  });
});

describe('going back', () => {
  it('brings the game back to before the answer, with the consent of all others', () => {
    const here = dealt('ann', 'bob');
    here.answer('ann', 1);
    const before = here.state;
    here.answer('bob', 1);
    while (here.state.plays < 5) here.answer(here.state.awaited[0] === 0 ? 'ann' : 'bob');
    const { answered } = here.state;
    here.command('bob', backTo(4));
    expect(here.state.plays).toBe(5);
    expect(here.command('ann', { do: 'agree' }).happening).toEqual({
      did: 'agreed',
      seat: 0,
      settled: { kind: 'back', undone: [4, 5, 6, 7], restored: [] },
    });
    expect(here.state).toMatchObject({ plays: 1, line: [[3, 3]], awaited: [1], answered });
    expect(here.state.position).toEqual(before.position);
    expect(here.state.open).toEqual({ from: here.state.seq, plays: [] });
    here.finish();
    expect(here.state.phase).toBe('over');
  });

  it('brings back an answer that had been taken back after that', () => {
    const here = dealt('ann', 'bob', 'cid');
    here.answer('ann');
    here.answer('bob');
    here.command('ann', { do: 'takeBack' });
    here.answer('ann', 1);
    here.command('cid', backTo(4));
    here.command('ann', { do: 'agree' });
    expect(here.command('bob', { do: 'agree' }).happening).toMatchObject({
      settled: { undone: [4, 6], restored: [3] },
    });
    expect(here.state).toMatchObject({ line: [[3, 3]], awaited: [1, 2] });
    expect(standingPlays(here.entries).map(({ seat }) => seat)).toEqual([0]);
  });

  it('[T29] is refused over what was answered for somebody who is away, by them or by their bot', () => {
    const here = dealt('ann', 'bob', 'cid');
    here.answer('ann');
    here.answer('bob');
    const own = here.state.seq;
    here.command('bob', { do: 'leave' });
    expect(here.refusal('ann', backTo(own))).toEqual({ rule: 'T29', code: 'absentAnswers' });
    here.answer('cid');
    const later = here.state.seq;
    here.command('ann', backTo(later));
    here.command('cid', { do: 'agree' });
    expect(here.state.plays).toBe(2);
    here.answer('cid');
    while (!here.state.awaited.includes(1)) here.answer(here.state.awaited[0] === 0 ? 'ann' : 'cid');
    const byBot = here.answerAsBot(1).seq;
    expect(here.refusal('cid', backTo(byBot))).toEqual({ rule: 'T29', code: 'absentAnswers' });
    // Who asks is back, and may go back over their own.
    here.command('bob', backTo(own));
    here.command('ann', { do: 'agree' });
    here.command('cid', { do: 'agree' });
    expect(here.state.plays).toBe(1);
  });

  it('[T29] goes back over answers of bots', () => {
    const here = dealt('ann', 'bot');
    here.answer('ann');
    const byBot = here.answerAsBot(1).seq;
    expect(here.command('ann', backTo(byBot)).happening).toMatchObject({
      settled: { kind: 'back', undone: [byBot] },
    });
    expect(here.state.plays).toBe(1);
  });

  it('[T29] needs those who were late once they are back, and nothing of theirs is lost before', () => {
    const here = dealt('ann', 'bob', 'cid');
    for (const person of ['cid', 'bob', 'ann']) here.answer(person);
    while (here.state.awaited[0] !== 1) here.answer(['ann', 'bob', 'cid'][here.state.awaited[0] ?? 0] ?? '');
    here.now += CLOCK.cap;
    here.command('system', { do: 'ringClock' });
    expect(here.state.clocks.late).toEqual([1]);
    expect(here.refusal('ann', backTo(4))).toEqual({ rule: 'T29', code: 'absentAnswers' });
    here.command('bob', { do: 'return' });
    here.command('ann', backTo(4));
    expect(here.state.proposal?.needed).toEqual([1, 2]);
  });

  it('[T29] [T24] needs also those who have been gone long, as long as no bot plays for them', () => {
    const here = new Room(title, [human('ann'), human('bob')]);
    here.command('ann', { do: 'start' });
    here.answer('ann');
    here.gone = { bob: here.now };
    here.now += 3_600_000;
    here.command('ann', backTo(3));
    expect(here.state.proposal?.needed).toEqual([1]);
    here.command('ann', { do: 'decline' });
    here.command('ann', END);
    expect(here.state.ending).toEqual({ kind: 'calledOff' });
  });

  it('[T15] leads to answers that stand', () => {
    const here = dealt('ann', 'bob');
    here.answer('ann');
    here.command('ann', { do: 'takeBack' });
    for (const to of [0, 2, 3, 99])
      expect(here.refusal('ann', backTo(to))).toEqual({ rule: 'T15', code: 'nothingThere' });
  });

  it('is over when a human answers, not when a bot does', () => {
    const here = dealt('ann', 'bot', 'bob');
    here.answer('ann');
    here.command('ann', backTo(3));
    here.answer('bob');
    expect(here.state.proposal).toBeNull();
    here.command('ann', backTo(3));
    here.answerAsBot(1);
    expect(here.state.proposal).not.toBeNull();
  });

  it('says which entry it needs to know the table before', () => {
    const here = dealt('ann', 'bob');
    here.answer('ann');
    expect(pastNeeded(here.state, 'ann', { do: 'agree' })).toBeUndefined();
    expect(pastNeeded(here.state, 'ann', backTo(3))).toBe(3);
    here.command('ann', backTo(3));
    expect(pastNeeded(here.state, 'bob', { do: 'agree' })).toBe(3);
    expect(pastNeeded(here.state, 'zoe', { do: 'agree' })).toBeUndefined();
    expect(pastNeeded(here.state, 'bob', { do: 'decline' })).toBeUndefined();
    const alone = dealt('ann', 'bot');
    alone.answer('ann');
    expect(pastNeeded(alone.state, 'ann', backTo(3))).toBe(3);
    expect(pastNeeded(alone.state, 'ann', backTo(2))).toBeUndefined();
    const actor = { person: 'ann', commandId: null };
    expect(() => act(alone.table, actor, backTo(3), { now: 1 })).toThrow('needs the table');
    expect(() => act(alone.table, actor, backTo(3), { now: 1, past: alone.first })).toThrow(
      'needs the table',
    );
  });
});

describe('a game that counts for ratings', () => {
  const rated = (kind: 'people' | 'bots', other: string) => {
    const seats = [human('ann'), other === 'bot' ? BOT : human(other)];
    const here = new Room(title, seats, { clock: CLOCK, rated: kind });
    here.command('ann', { do: 'start' });
    return here;
  };

  it('[T40] is played as it stands, and against bots to its end', () => {
    const among = rated('people', 'bob');
    expect(among.refusal('ann', backTo(2))).toEqual({ rule: 'T40', code: 'rated' });
    expect(among.command('ann', PAUSE).happening).toMatchObject({ did: 'proposed' });
    const against = rated('bots', 'bot');
    for (const wish of [PAUSE, END, backTo(2)])
      expect(against.refusal('ann', wish)).toEqual({ rule: 'T40', code: 'rated' });
    expect(tableViewOf(against.table, 0).rated).toBe('bots');
  });
});
