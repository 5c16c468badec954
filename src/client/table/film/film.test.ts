import { describe, expect, it } from 'vitest';
import { loadTitle } from '#games';
import { act, type Command, type Entry, openTable, type PersonId, replayFrames, tableViewOf } from '#table';
import { courseOf, filmOf, momentAt, momentStore, type Standing, turningPoint } from './film.ts';

const SEED = '0123456789abcdef0123456789abcdef';
const title = await loadTitle('rowhouse');

/** A whole game of two, with a line of talk and an answer taken back in it. */
function story() {
  const seats = ['ada', 'bruno'].map((person) => ({ kind: 'human', person, standIn: null }) as const);
  const plan = { game: 'rowhouse', options: { rounds: 3 }, access: 'link', clock: null, seats } as const;
  let { table } = openTable(title, { id: 'tabletable', host: 'ada', plan, now: 0 });
  const first = table.state;
  const entries: Entry[] = [];
  const states = [first];
  const command = (person: PersonId, wanted: Command) => {
    const acted = act(table, { person, commandId: null }, wanted, { now: entries.length, seed: SEED });
    table = acted.table;
    entries.push(acted.entry);
    states.push(table.state);
  };
  const play = () => {
    const { awaited, answered, position } = table.state;
    const seat = awaited[0] ?? 0;
    const [action] = title.game.legalActions(position?.state, seat);
    command(seat === 0 ? 'ada' : 'bruno', { do: 'play', answered: answered[seat] ?? 0, action });
  };
  command('ada', { do: 'start' });
  command('bruno', { do: 'say', text: 'hello' });
  play();
  command('ada', { do: 'takeBack' });
  while (table.state.phase !== 'over') play();
  return { first, entries, states };
}

const { first, entries, states } = story();
const film = filmOf(replayFrames(title, first, entries, 0));

describe('a film', () => {
  it('shows every moment as it was seen', () => {
    for (const { seq, tableView } of film.moments) {
      const state = states.find((one) => one.seq === seq);
      if (!state) throw new Error(`no state after entry ${seq}`);
      expect(tableView).toEqual(tableViewOf({ title, state }, 0));
    }
  });

  it('begins with the deal, ends with the end, and leaves talk out', () => {
    const did = film.moments.map(({ seq }) => entries.find((entry) => entry.seq === seq)?.happening.did);
    expect(did[0]).toBe('dealt');
    expect(did).toContain('tookBack');
    expect(did).not.toContain('said');
    expect(film.moments.at(-1)?.tableView.phase).toBe('over');
  });

  it('is opened at an entry, or at the last moment before it', () => {
    const third = film.moments[2]?.seq ?? 0;
    expect(momentAt(film, third)).toBe(2);
    expect(momentAt(film, 3)).toBe(0);
    expect(momentAt(film, 0)).toBe(0);
    expect(momentAt(film, 9999)).toBe(film.moments.length - 1);
  });

  it('asks nobody anything, and tells only what had happened', () => {
    const store = momentStore(film, 1, { ada: 'Ada', bruno: 'Bruno' });
    const { decision, entries: seen, link, tableView } = store.shown();
    expect(decision).toBeUndefined();
    expect(link).toBe('past');
    expect(tableView.viewer).toBe('spectator');
    expect(seen.at(-1)?.seq).toBe(film.moments[1]?.seq);
    expect(store.shown()).toBe(store.shown());
  });

  it('tells the points after every answer that stood', () => {
    const course = courseOf(film);
    expect(course.map(({ move }) => move)).toEqual(course.map((_, i) => i));
    expect(course[0]?.totals).toEqual([0, 0]);
    expect(course.at(-1)?.totals).toEqual(film.moments.at(-1)?.tableView.scores.map(({ total }) => total));
    const entriesOf = course.map(({ seq }) => entries.find((entry) => entry.seq === seq)?.happening.did);
    expect(new Set(entriesOf.slice(1))).toEqual(new Set(['played']));
  });
});

describe('the turning point', () => {
  const course = (...totals: number[][]): Standing[] =>
    totals.map((each, i) => ({ move: i, seq: i + 2, totals: each }));

  it('is where the winner took the lead for good', () => {
    const won = course([0, 0], [3, 0], [3, 5], [4, 5], [6, 5], [6, 5]);
    expect(turningPoint(won, 0)).toMatchObject({ move: 4 });
  });

  it('is nowhere in a game with one leader, a shared victory, or one seat', () => {
    expect(turningPoint(course([0, 0], [3, 0], [4, 2]), 0)).toBeUndefined();
    expect(turningPoint(course([0, 0], [3, 0], [4, 4]), 0)).toBeUndefined();
    expect(turningPoint(course([0], [3], [4]), 0)).toBeUndefined();
  });

  it('is nowhere where another than the one with most points has won', () => {
    expect(turningPoint(course([0, 0], [3, 0], [3, 5], [6, 5]), 1)).toBeUndefined();
  });
});
