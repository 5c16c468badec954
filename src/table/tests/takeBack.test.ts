import { describe, expect, it } from 'vitest';
import { loadTitle } from '#games';
import { tableViewOf } from '../index.ts';
import { CardRoom } from './cards.ts';
import { BOT, CLOCK, human, Room } from './layout.ts';

const title = await loadTitle('rowhouse');
const dealt = (...seats: Parameters<typeof human>[0][]) => {
  const here = new Room(
    title,
    seats.map((person) => (person === 'bot' ? BOT : human(person))),
    { clock: CLOCK },
  );
  here.command('ann', { do: 'start' });
  return here;
};

/** Flatiron's table where only this seat is asked, and ann has just answered what may be taken back. */
async function afterAnn(asked: number): Promise<Room> {
  const here = new Room(await loadTitle('flatiron'), [human('ann'), human('bob')]);
  here.command('ann', { do: 'start' });
  const isThere = () => here.state.open.plays.at(-1)?.seat === 0 && `${here.state.awaited}` === `${asked}`;
  // The opening is played at the same time.
  for (let n = 0; n < 500 && (n < 10 || !isThere()); n++) here.step();
  return here;
}

describe('taking back', () => {
  it('[T9] takes a question away from whoever was asked: an answer to it is stale, also once they are asked again', async () => {
    const here = await afterAnn(1);
    const late = { do: 'play', answered: here.state.answered[1] ?? 0, action: here.legal(1)[0] } as const;
    const { action } = here.state.open.plays.at(-1) ?? {};
    here.command('ann', { do: 'takeBack' });
    expect(here.state).toMatchObject({ awaited: [0], withdrawn: [0, 1] });
    expect(here.refusal('bob', late)).toEqual({ rule: 'T9', code: 'stale' });
    const answered = tableViewOf(here.table, 0).answered[0] ?? 0;
    here.command('ann', { do: 'play', answered, action });
    expect(here.state.awaited).toEqual([1]);
    expect(here.refusal('bob', late)).toEqual({ rule: 'T9', code: 'stale' });
    expect(tableViewOf(here.table, 1).answered[1]).toBe(late.answered + 1);
    here.answer('bob');
  });

  it('[T9] takes the next question away from whoever takes back, and none from those who choose at the same time', async () => {
    const here = dealt('ann', 'bob', 'cid');
    here.answer('ann');
    here.command('ann', { do: 'takeBack' });
    expect(here.state.withdrawn).toBeUndefined();
    const alone = await afterAnn(0);
    alone.command('ann', { do: 'takeBack' });
    expect(alone.state).toMatchObject({ awaited: [0], withdrawn: [1, 0] });
  });

  it('[T9] takes the next question away from whoever takes back, also where it reads like the one before', () => {
    const here = new CardRoom({ hands: [1, 2], turns: [[0], [0], [1]] });
    here.give(0, 'pass');
    here.command('ann', { do: 'takeBack' });
    expect(here.state).toMatchObject({ awaited: [0], answered: [1, 0], withdrawn: [1, 0] });
  });

  it('drops the last answer of the seat, and names its entry', () => {
    const here = dealt('ann', 'bob');
    const { position } = here.state;
    here.answer('ann');
    expect(here.command('ann', { do: 'takeBack' }).happening).toEqual({
      did: 'tookBack',
      seat: 0,
      undone: [3],
    });
    expect(here.state.position).toEqual(position);
    expect(here.state).toMatchObject({ awaited: [0, 1], answered: [1, 0], plays: 0, line: [] });
  });

  it('leaves the answers of others standing', () => {
    const here = dealt('ann', 'bob', 'cid');
    here.answer('ann');
    here.answer('bob');
    here.command('ann', { do: 'takeBack' });
    expect(here.state).toMatchObject({ awaited: [0, 2], plays: 1, line: [[4, 4]] });
  });

  it('drops what bots have answered since', () => {
    const here = dealt('ann', 'bot', 'bob');
    here.answer('ann');
    here.command('bob', { do: 'leave' });
    here.answerAsBot(1);
    expect(here.command('ann', { do: 'takeBack' }).happening).toMatchObject({ undone: [3, 5] });
    expect(here.state.line).toEqual([]);
  });

  it('leaves the answer of somebody who has left since', () => {
    const here = dealt('ann', 'bob', 'cid');
    here.answer('ann');
    here.answer('bob');
    here.command('bob', { do: 'leave' });
    here.command('ann', { do: 'takeBack' });
    expect(here.state.line).toEqual([[4, 4]]);
  });

  it('drops what a bot answered for the person while away', () => {
    const here = dealt('ann', 'bob');
    here.command('ann', { do: 'leave' });
    here.answerAsBot(0);
    expect(here.command('ann', { do: 'takeBack' }).happening).toMatchObject({ undone: [4] });
    expect(here.state.awaited).toEqual([0, 1]);
  });

  it('is refused once somebody has learned something, and to those without an answer', () => {
    const here = dealt('ann', 'bob');
    expect(here.refusal('bob', { do: 'takeBack' }).rule).toBe('K9');
    here.answer('ann');
    here.answer('bob');
    expect(here.refusal('ann', { do: 'takeBack' }).rule).toBe('K9');
    expect(tableViewOf(here.table, 0).mayTakeBack).toBe(false);
  });

  it('[T1] [T8] [T10] is for people at a game under way', () => {
    const here = new Room(title, [human('ann'), BOT]);
    expect(here.refusal('ann', { do: 'takeBack' }).rule).toBe('T8');
    here.command('ann', { do: 'start' });
    expect(here.refusal('zoe', { do: 'takeBack' }).rule).toBe('T1');
    here.answer('ann');
    expect(tableViewOf(here.table, 0).mayTakeBack).toBe(true);
    here.command('ann', { do: 'propose', request: { kind: 'pause' } });
    expect(here.refusal('ann', { do: 'takeBack' }).rule).toBe('T10');
    expect(tableViewOf(here.table, 0).mayTakeBack).toBe(false);
  });

  it('withdraws the increment, and the time spent stays spent', () => {
    const here = dealt('ann', 'bob');
    here.now += 10_000;
    here.answer('ann');
    expect(here.state.clocks.left).toEqual([55_000, 50_000]);
    here.now += 1000;
    here.command('ann', { do: 'takeBack' });
    expect(here.state.clocks).toEqual({ left: [50_000, 49_000], since: here.now, late: [] });
  });

  it('ends a command to go back, no other proposal', () => {
    const here = dealt('ann', 'bob', 'cid');
    here.answer('ann');
    here.command('bob', { do: 'propose', request: { kind: 'back', to: 3 } });
    here.command('ann', { do: 'takeBack' });
    expect(here.state.proposal).toBeNull();
    here.answer('ann');
    here.command('bob', { do: 'propose', request: { kind: 'end' } });
    here.command('ann', { do: 'takeBack' });
    expect(here.state.proposal).not.toBeNull();
  });
});
