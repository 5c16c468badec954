import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Reason, Viewer } from '#kernel';
import { type Follower, Rooms } from '../rooms.ts';
import { frameText } from './frameText.ts';

interface WatchCall {
  person: string;
  since: number;
  answer: (text: string, seq: number, viewer: Viewer) => void;
  refuse: (reason: Reason) => void;
}

class Socket implements Follower {
  readonly person: string;
  readonly received: string[] = [];
  readonly shut: string[] = [];

  constructor(person: string) {
    this.person = person;
  }

  send(frame: Buffer): void {
    this.received.push(frameText(frame));
  }

  away = 0;

  sendAway(): void {
    this.away += 1;
  }

  shutOut(table: string, { code }: Reason): void {
    this.shut.push(`${table} ${code}`);
  }
}

let watched: WatchCall[];
let unwatched: string[];
let rooms: Rooms;
let ada: Socket;
let bob: Socket;

beforeEach(() => {
  watched = [];
  unwatched = [];
  rooms = new Rooms({
    watch: (_table, person, since, answer, refuse) => watched.push({ person, since, answer, refuse }),
    unwatch: (_table, person) => unwatched.push(person),
  });
  ada = new Socket('ada');
  bob = new Socket('bob');
});

const answer = (which: number, text: string, seq: number, viewer: Viewer) =>
  watched[which]?.answer(text, seq, viewer);

describe('a socket that follows a table', () => {
  beforeEach(() => {
    rooms.follow('t', ada, 0);
    rooms.follow('t', bob, 0);
    answer(0, 'table for ada', 4, 0);
    answer(1, 'table for bob', 4, 'spectator');
  });

  it('gets what its viewer gets', () => {
    rooms.deliver('t', 0, 5, 'secret');
    rooms.deliver('t', 'spectator', 5, 'public');
    rooms.deliver('other', 0, 5, 'elsewhere');
    expect(ada.received).toEqual(['table for ada', 'secret']);
    expect(bob.received).toEqual(['table for bob', 'public']);
  });

  it('gets nothing between a change of viewer and its new table', () => {
    rooms.deliver('t', 0, 5, 'five');
    rooms.moved('t', 'ada');
    rooms.deliver('t', 0, 6, 'six, for who sits there now');
    expect(ada.received).toEqual(['table for ada', 'five']);
    expect(unwatched).toEqual(['ada']);
    expect(watched[2]).toMatchObject({ person: 'ada', since: 5 });
    answer(2, 'as a spectator', 6, 'spectator');
    expect(ada.received.at(-1)).toBe('as a spectator');
    expect(rooms.viewerOf('t', ada)).toBe('spectator');
  });

  it('watches anew when the tables have forgotten everybody', () => {
    rooms.deliver('t', 'spectator', 7, 'seven');
    rooms.watchAnew((table) => table !== 't');
    expect(watched).toHaveLength(2);
    rooms.watchAnew((table) => table === 't');
    expect(watched.slice(2)).toMatchObject([
      { person: 'ada', since: 7 },
      { person: 'bob', since: 7 },
    ]);
    expect(unwatched).toEqual([]);
    rooms.deliver('t', 0, 8, 'too early');
    expect(ada.received).not.toContain('too early');
  });

  it('hears no more once it has left', () => {
    rooms.unfollow('t', ada);
    rooms.unfollow('t', ada);
    rooms.deliver('t', 0, 5, 'five');
    expect(ada.received).toEqual(['table for ada']);
    expect(unwatched).toEqual(['ada']);
  });
});

describe('a socket that has watched', () => {
  it('and left before the answer is given back once it is there', () => {
    rooms.follow('t', ada, 0);
    rooms.unfollow('t', ada);
    expect(unwatched).toEqual([]);
    answer(0, 'too late', 4, 0);
    expect(unwatched).toEqual(['ada']);
    expect(ada.received).toEqual([]);
  });

  it('and is refused follows nothing', () => {
    rooms.follow('t', ada, 0);
    watched[0]?.refuse({ rule: 'P5', code: 'noSuchTable' });
    expect(ada.shut).toEqual(['t noSuchTable']);
    rooms.unfollow('t', ada);
    expect(unwatched).toEqual([]);
  });

  it('twice is counted once', () => {
    rooms.follow('t', ada, 0);
    answer(0, 'first', 4, 0);
    rooms.follow('t', ada, 4);
    answer(1, 'second', 4, 0);
    expect(unwatched).toEqual(['ada']);
    rooms.deliver('t', 0, 5, 'five');
    expect(ada.received).toEqual(['first', 'second', 'five']);
  });
});

describe('a table that cannot be read for a moment', () => {
  const failed = { rule: 'P19', code: 'failed' };

  it('is asked for again, and goes on as if nothing had been', () => {
    vi.useFakeTimers();
    rooms.follow('t', ada, 3);
    watched[0]?.refuse(failed);
    expect(ada.shut).toEqual([]);
    vi.advanceTimersByTime(1000);
    expect(watched[1]).toMatchObject({ person: 'ada', since: 3 });
    answer(1, 'table for ada', 4, 0);
    expect(ada.received).toEqual(['table for ada']);
    vi.useRealTimers();
  });

  it('is looked for at another node where newer rules have written it', () => {
    rooms.follow('t', ada, 3);
    watched[0]?.refuse({ rule: 'P8', code: 'notNow' });
    expect([ada.away, ada.shut]).toEqual([1, []]);
    expect(rooms.viewerOf('t', ada)).toBeUndefined();
  });

  it('is given up in the end, and not asked for when nobody waits', () => {
    vi.useFakeTimers();
    rooms.follow('t', ada, 3);
    rooms.follow('t', bob, 3);
    watched[1]?.refuse(failed);
    rooms.unfollow('t', bob);
    for (let n = 0; n < 41; n++) {
      watched
        .filter(({ person }) => person === 'ada')
        .at(-1)
        ?.refuse(failed);
      vi.advanceTimersByTime(20_000);
    }
    expect(ada.shut).toEqual(['t failed']);
    expect(watched.filter(({ person }) => person === 'bob')).toHaveLength(1);
    vi.useRealTimers();
  });
});
