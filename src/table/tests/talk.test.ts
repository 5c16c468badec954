import { describe, expect, it } from 'vitest';
import { loadTitle } from '#games';
import { act, LONGEST_LINE, openTable, PHRASE_NAMES, PHRASES, rematchPlan, seenEntry } from '../index.ts';
import { BOT, human, Room } from './layout.ts';

const title = await loadTitle('rowhouse');
const say = (text: string) => ({ do: 'say', text }) as const;

describe('what is said', () => {
  it('is one line without control characters, and changes nothing else', () => {
    const here = new Room(title, [human('ann'), BOT]);
    const entry = here.command('ann', say(' good\n\u0007 luck \u2028'));
    expect(entry).toMatchObject({ patch: null, happening: { did: 'said', seat: 0, text: 'good luck' } });
  });

  it('[T18] says something', () => {
    const here = new Room(title, [human('ann'), BOT]);
    for (const text of ['', '  ', '\n\u0000', '\u3164', '\u2800\ufe0f'])
      expect(here.refusal('ann', say(text))).toEqual({ rule: 'T18', code: 'emptyLine' });
  });

  it('[T22] is not too long', () => {
    const here = new Room(title, [human('ann'), BOT]);
    here.command('ann', say('x'.repeat(LONGEST_LINE)));
    expect(here.refusal('ann', say('x'.repeat(LONGEST_LINE + 1)))).toEqual({ rule: 'T22', code: 'longLine' });
  });

  it('may be a phrase, which has its English for whoever does not know it', () => {
    const here = new Room(title, [human('ann'), BOT]);
    for (const phrase of PHRASE_NAMES)
      expect(here.command('ann', { do: 'say', phrase }).happening).toMatchObject({
        did: 'said',
        seat: 0,
        phrase,
        text: PHRASES[phrase],
      });
    expect(here.command('ann', say('my own words')).happening).not.toHaveProperty('phrase');
  });

  it('by spectators is heard by spectators only, until the game is over', () => {
    const here = new Room(title, [human('ann'), BOT]);
    here.command('ann', { do: 'start' });
    const entry = here.command('zoe', say('she has the red one'));
    const heard = (viewer: 0 | 'spectator', over: boolean) =>
      seenEntry(title.game, entry, viewer, over).happening;
    expect(heard(0, false)).toBeNull();
    expect(heard(0, true)).toEqual(entry.happening);
    expect(heard('spectator', false)).toEqual({
      did: 'said',
      person: 'zoe',
      seat: null,
      aside: true,
      text: 'she has the red one',
    });
  });

  it('by a player is heard by all during the game', () => {
    const here = new Room(title, [human('ann'), BOT]);
    here.command('ann', { do: 'start' });
    const entry = here.command('ann', say('my turn'));
    expect(entry.happening).toMatchObject({ did: 'said', seat: 0, aside: false });
    expect(entry).toMatchObject({ person: 'ann', commandId: 'c2' });
  });

  it('by somebody without a seat is heard by all before the deal', () => {
    const here = new Room(title, [human('ann'), BOT]);
    const entry = here.command('zoe', say('may I join?'));
    expect(seenEntry(title.game, entry, 0, false).happening).toEqual(entry.happening);
  });
});

describe('a rematch', () => {
  const REMATCH = { do: 'rematch' } as const;

  it('[T19] comes after the end', () => {
    const here = new Room(title, [human('ann'), BOT]);
    expect(here.refusal('ann', REMATCH)).toEqual({ rule: 'T19', code: 'notOver' });
  });

  it('[T20] [T1] comes once, by somebody who played', () => {
    const here = new Room(title, [human('ann'), BOT]);
    here.command('ann', { do: 'start' });
    here.finish();
    expect(here.refusal('zoe', REMATCH).rule).toBe('T1');
    const actor = { person: 'ann', commandId: null };
    expect(() => act(here.table, actor, REMATCH, { now: 1 })).toThrow('needs the id');
    expect(here.command('ann', REMATCH).happening).toEqual({ did: 'rematched', table: 'table456' });
    expect(here.state.next).toBe('table456');
    expect(here.refusal('ann', REMATCH)).toEqual({ rule: 'T20', code: 'rematchExists' });
  });

  it('seats everybody one place on, nobody away', () => {
    const here = new Room(title, [human('ann'), BOT, human('bob')], { options: { hand: 4 } });
    here.command('ann', { do: 'start' });
    here.command('bob', { do: 'leave' });
    here.finish();
    const plan = rematchPlan(here.state);
    expect(plan.seats).toEqual([BOT, human('bob'), human('ann')]);
    const { table } = openTable(title, { id: 'table456', host: 'bob', plan, now: 1 });
    expect(table.state.plan).toEqual({ ...here.state.plan, seats: plan.seats });
  });
});
