// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { changeSetting, type Setting } from '../../settings/settings.ts';
import type { TableSnapshot, TableStore } from '../store/tableStore.ts';
import { turnShow } from './turnShow.ts';

const TURN = 1200;
const ANSWER = 400;

beforeEach(() => {
  vi.useFakeTimers();
  changeSetting('motion', 'full');
  speed('normal');
});
afterEach(() => vi.useRealTimers());

const speed = (value: Setting<'playback'>) => changeSetting('playback', value);

interface Answer {
  readonly seat: number;
  readonly events?: readonly unknown[];
  /** Whether the viewer, seat 0, is asked afterwards. */
  readonly asked?: boolean;
  readonly over?: boolean;
}

/** A table of two that the test plays; events that begin with "stop" are to be looked at. */
function tableOf({ asked = false } = {}) {
  const listeners = new Set<() => void>();
  let snapshot = {
    tableView: { viewer: 0, view: 'view 0', prompt: asked ? 'ask' : null, plays: 0, phase: 'playing' },
    entries: [],
    link: 'here',
  } as unknown as TableSnapshot;
  const store = {
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    snapshot: () => snapshot,
  } as unknown as TableStore;
  const add = (happening: object, part: Partial<TableSnapshot['tableView']>) => {
    const seq = snapshot.entries.length + 1;
    const entry = { seq, at: 0, happening } as TableSnapshot['entries'][number];
    const tableView = { ...snapshot.tableView, ...part, view: `view ${seq}` };
    snapshot = { ...snapshot, tableView, entries: [...snapshot.entries, entry] };
    for (const listener of listeners) listener();
  };
  const answer = ({ seat, events = [`${seat} acts`], asked = false, over = false }: Answer) =>
    add(
      { did: 'played', seat, action: null, events, bot: false },
      {
        prompt: asked ? 'ask' : null,
        plays: snapshot.tableView.plays + 1,
        phase: over ? 'over' : 'playing',
      },
    );
  const stops = (events: readonly unknown[]) =>
    events.some((event) => String(event).startsWith('stop')) ? 3000 : undefined;
  const show = turnShow(store, stops);
  show.subscribe(() => {});
  return { add, answer, show, happened: () => show.shown()?.happened };
}

describe('the show of turns', () => {
  it('shows a rival’s turn answer by answer, with the view before it', () => {
    const { answer, happened } = tableOf();
    answer({ seat: 1, events: ['a'] });
    answer({ seat: 1, events: ['b'], asked: true });
    expect(happened()).toEqual({ events: ['a'], before: 'view 0', held: false });
    vi.advanceTimersByTime(ANSWER);
    expect(happened()).toEqual({ events: ['a', 'b'], before: 'view 0', held: false });
    vi.advanceTimersByTime(TURN);
    expect(happened()).toBeUndefined();
  });

  it('shows each turn for its time before the next', () => {
    const { answer, show } = tableOf();
    answer({ seat: 1 });
    answer({ seat: 2 });
    vi.advanceTimersByTime(TURN - 1);
    expect(show.shown()).toMatchObject({ seat: 1, seq: 1 });
    vi.advanceTimersByTime(1);
    expect(show.shown()).toMatchObject({ seat: 2, seq: 2, before: { view: 'view 1' } });
  });

  it.each([
    ['slow', 2400],
    ['normal', 1200],
    ['fast', 500],
    ['off', 0],
  ] as const)('takes the chosen time: %s', (chosen, time) => {
    speed(chosen);
    const { answer, happened } = tableOf();
    answer({ seat: 1, asked: true });
    if (time > 0) vi.advanceTimersByTime(time - 1);
    expect(happened() !== undefined).toBe(time > 0);
    vi.advanceTimersByTime(1);
    expect(happened()).toBeUndefined();
  });

  it('keeps what a board would have stopped at as a picture where turns are not shown', () => {
    speed('off');
    const { answer, add, show } = tableOf();
    answer({ seat: 0, events: ['stop'] });
    expect(show.still()).toEqual({ events: ['stop'], before: 'view 0', after: 'view 1' });
    answer({ seat: 1, asked: true });
    expect(show.still()).toMatchObject({ events: ['stop'] });
    add({ did: 'tookBack' }, { plays: 0 });
    expect(show.still()).toBeUndefined();
  });

  it('keeps no such picture where turns are shown', () => {
    const { answer, show } = tableOf();
    answer({ seat: 1, events: ['stop'] });
    expect(show.still()).toBeUndefined();
  });

  it('never takes a question away from somebody who thinks about it', () => {
    const { answer, happened } = tableOf({ asked: true });
    answer({ seat: 1, asked: true });
    expect(happened()).toBeUndefined();
  });

  it('shows no own turn, but the last one of the game', () => {
    const { answer, happened } = tableOf();
    answer({ seat: 0 });
    expect(happened()).toBeUndefined();
    answer({ seat: 0, over: true });
    expect(happened()).toMatchObject({ held: false });
    vi.advanceTimersByTime(TURN);
    expect(happened()).toBeUndefined();
  });

  it('shows nothing for a move that was taken back, and stops showing it', () => {
    const { add, answer, happened } = tableOf();
    answer({ seat: 1 });
    add({ did: 'said', person: 'p', seat: 1, text: 'hi' }, {});
    expect(happened()).toBeDefined();
    add({ did: 'tookBack', seat: 1, undone: [1] }, { plays: 0 });
    expect(happened()).toBeUndefined();
  });
});

describe('what a board stops at', () => {
  it.each(['slow', 'normal', 'fast'] as const)(
    'stays for 2.4 seconds at least, own turns too: %s',
    (chosen) => {
      speed(chosen);
      const { answer, happened } = tableOf();
      answer({ seat: 0, events: ['stop'], asked: true });
      vi.advanceTimersByTime(2399);
      expect(happened()).toMatchObject({ events: ['stop'], held: true });
      vi.advanceTimersByTime(6000);
      expect(happened()).toBeUndefined();
    },
  );

  it('is where a skip stops, and the next skip goes on', () => {
    const { answer, show, happened } = tableOf();
    answer({ seat: 1 });
    answer({ seat: 2, events: ['stop'] });
    answer({ seat: 1, asked: true });
    show.skip();
    expect(happened()).toMatchObject({ events: ['stop'], held: true });
    show.skip();
    expect(happened()).toBeUndefined();
  });

  it('begins a new turn afterwards', () => {
    const { answer, show, happened } = tableOf();
    answer({ seat: 1, events: ['stop'] });
    answer({ seat: 1, events: ['b'] });
    show.skip();
    answer({ seat: 1, events: ['c'] });
    expect(happened()).toMatchObject({ events: ['b', 'c'], before: 'view 1' });
  });
});
