import { describe, expect, it } from 'vitest';
import { loadTitle } from '#games';
import { together } from '#kernel';
import { house, street } from '../../games/rowhouse/tests/layout.ts';
import { type Holder, laidTable, tableViewOf, teachesNobody } from '../index.ts';
import { BOT, human, planOf, Room } from './layout.ts';

const flatiron = await loadTitle('flatiron');
const newyork1901 = await loadTitle('newyork1901');

/** Plays until ann can only end her turn, right after a choice of hers that may be taken back. */
function atTurnsEnd(...seats: Holder[]): Room {
  const here = new Room(flatiron, seats);
  here.command('ann', { do: 'start' });
  const isThere = () => {
    const { prompt, mayTakeBack } = tableViewOf(here.table, 0);
    const { step } = (prompt ?? {}) as { step?: string };
    const last = here.state.open.plays.at(-1);
    return (
      step === 'closeTurn' && here.legal(0).length === 1 && last?.seat === 0 && !last.forced && mayTakeBack
    );
  };
  while (!isThere()) here.step();
  return here;
}

describe('an answer that was the only one', () => {
  it('goes with the choice before it when that is taken back, and with what bots have answered since', () => {
    const here = atTurnsEnd(human('ann'), BOT);
    const choice = here.state.seq;
    const before = here.at(choice - 1);
    expect(here.entries.at(-1)?.happening).not.toHaveProperty('forced');
    expect(here.answer('ann').happening).toMatchObject({ did: 'played', seat: 0, forced: true });
    expect(here.state.open.plays.slice(-2).map(({ forced }) => forced)).toEqual([undefined, true]);
    here.answerAsBot(1);
    const { happening } = here.command('ann', { do: 'takeBack' });
    expect(happening).toMatchObject({ undone: [choice, choice + 1, choice + 2] });
    expect(here.state).toMatchObject({ position: before.position, line: before.line, plays: before.plays });
  });

  it('cannot be taken back by itself', () => {
    const here = atTurnsEnd(human('ann'), BOT);
    here.answer('ann');
    const { state } = here;
    const forced = state.open.plays.filter((play) => play.forced);
    expect(forced).not.toEqual([]);
    here.table = { ...here.table, state: { ...state, open: { ...state.open, plays: forced } } };
    expect(tableViewOf(here.table, 0).mayTakeBack).toBe(false);
    expect(here.refusal('ann', { do: 'takeBack' }).code).toBe('nothingToTakeBack');
  });

  it('is an answer like any other where a human rival would learn from it', () => {
    const here = atTurnsEnd(human('ann'), human('bob'));
    const choice = here.state.seq;
    expect(here.answer('ann').happening).not.toHaveProperty('forced');
    expect(here.command('ann', { do: 'takeBack' }).happening).toMatchObject({ undone: [choice + 1] });
  });

  it('stays when it is a rival’s, and the choice before it is taken back', async () => {
    const rowhouse = await loadTitle('rowhouse');
    const open = { ...rowhouse, game: { ...rowhouse.game, isOpen: true } };
    const hands = [[0, 1], [2], [3, 4]];
    const state = street({
      houses: hands.map((hand) => house({ hand })),
      agenda: [{ step: 'showPicks' }, together(...hands.map((_, seat) => [{ step: 'pick' as const, seat }]))],
    });
    const people = ['ann', 'bob', 'cid'].map(human);
    const opening = { id: 'laid', host: 'ann', plan: planOf(open, people), now: 1 };
    const here = new Room(open, people);
    here.table = laidTable(open, opening, { state, rng: [1, 2, 3, 4] });
    expect(here.state).toMatchObject({ phase: 'playing', seed: null, awaited: [0, 1, 2], seq: 1 });
    expect(here.state.open).toEqual({ from: 1, plays: [] });
    const choice = here.answer('ann').seq;
    expect(here.answer('bob').happening).toMatchObject({ forced: true });
    expect(here.command('ann', { do: 'takeBack' }).happening).toMatchObject({ undone: [choice] });
    expect(here.state).toMatchObject({ awaited: [0, 2], line: [[choice + 1, choice + 1]] });
  });

  it('may be known where the game hides nothing, or where no other human plays', () => {
    const away: Holder = { kind: 'human', person: 'bob', standIn: 'level3' };
    expect(teachesNobody(newyork1901.game, [human('ann'), human('bob')], 0)).toBe(true);
    expect(teachesNobody(flatiron.game, [human('ann')], 0)).toBe(true);
    expect(teachesNobody(flatiron.game, [human('ann'), BOT], 0)).toBe(true);
    expect(teachesNobody(flatiron.game, [human('ann'), human('bob')], 0)).toBe(false);
    // Whoever is away comes back and reads the log.
    expect(teachesNobody(flatiron.game, [human('ann'), away], 0)).toBe(false);
  });
});
