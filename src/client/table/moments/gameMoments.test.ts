import { describe, expect, it } from 'vitest';
import { loadTitle } from '#games';
import { at, type Game, projection } from '#kernel';
import { act, type Command, type Entry, openTable, type PersonId, replayFrames, tableViewOf } from '#table';
import {
  gameMomentsOf,
  type MoveScores,
  momentAt,
  momentStore,
  timelineOf,
  totalsIfEnded,
  turnEnds,
  turningPoint,
} from './gameMoments.ts';

const SEED = '0123456789abcdef0123456789abcdef';
const title = await loadTitle('rowhouse');

/** A whole game of two, with a chat message and an answer taken back. */
function sampleGame() {
  const seats = ['ada', 'bruno'].map((person) => ({ kind: 'human', person, standIn: null }) as const);
  const plan = { game: 'rowhouse', options: { rounds: 3 }, access: 'link', clock: null, seats } as const;
  let { table } = openTable(title, { id: 'tabletable', host: 'ada', plan, now: 0 });
  const first = table.state;
  const entries: Entry[] = [];
  const states = [first];
  const carryOut = (person: PersonId, command: Command) => {
    const acted = act(table, { person, commandId: null }, command, { now: entries.length, seed: SEED });
    table = acted.table;
    entries.push(acted.entry);
    states.push(table.state);
  };
  const play = () => {
    const { awaited, answered, position } = table.state;
    const seat = awaited[0] ?? 0;
    const [action] = title.game.legalActions(position?.state, seat);
    carryOut(seat === 0 ? 'ada' : 'bruno', { do: 'play', answered: answered[seat] ?? 0, action });
  };
  carryOut('ada', { do: 'start' });
  carryOut('bruno', { do: 'say', text: 'hello' });
  play();
  carryOut('ada', { do: 'takeBack' });
  while (table.state.phase !== 'over') play();
  return { first, entries, states };
}

const { first, entries, states } = sampleGame();
const gameMoments = gameMomentsOf(replayFrames(title, first, entries, 0));

describe('the moments of a game', () => {
  it('show the table as it was at each moment', () => {
    for (const { seq, tableView } of gameMoments.moments) {
      const state = states.find((one) => one.seq === seq);
      if (!state) throw new Error(`no state after entry ${seq}`);
      expect(tableView).toEqual(tableViewOf({ title, state }, 0));
    }
  });

  it('begin with the deal, end with the last entry, and leave out chat', () => {
    const did = gameMoments.moments.map(
      ({ seq }) => entries.find((entry) => entry.seq === seq)?.happening.did,
    );
    expect(did[0]).toBe('dealt');
    expect(did).toContain('tookBack');
    expect(did).not.toContain('said');
    expect(gameMoments.moments.at(-1)?.tableView.phase).toBe('over');
  });

  it('are found by entry, or the last one before it', () => {
    const third = gameMoments.moments[2]?.seq ?? 0;
    expect(momentAt(gameMoments, third)).toBe(2);
    expect(momentAt(gameMoments, 3)).toBe(0);
    expect(momentAt(gameMoments, 0)).toBe(0);
    expect(momentAt(gameMoments, 9999)).toBe(gameMoments.moments.length - 1);
  });

  it('ask nobody anything, and contain only what had happened by then', () => {
    const store = momentStore(gameMoments, 1, { ada: 'Ada', bruno: 'Bruno' });
    const { decision, entries: past, link, tableView } = store.snapshot();
    expect(decision).toBeUndefined();
    expect(link).toBe('past');
    expect(tableView.viewer).toBe('spectator');
    expect(past.at(-1)?.seq).toBe(gameMoments.moments[1]?.seq);
    expect(store.snapshot()).toBe(store.snapshot());
  });

  it('have the points after every answer that was not taken back', () => {
    const timeline = timelineOf(gameMoments);
    expect(timeline.map(({ move }) => move)).toEqual(timeline.map((_, i) => i));
    expect(timeline[0]?.totals).toEqual([0, 0]);
    expect(timeline.at(-1)?.totals).toEqual(
      gameMoments.moments.at(-1)?.tableView.scores.map(({ total }) => total),
    );
    const entriesOf = timeline.map(({ seq }) => entries.find((entry) => entry.seq === seq)?.happening.did);
    expect(new Set(entriesOf.slice(1))).toEqual(new Set(['played']));
  });

  it('have the points if the game had ended there, which are the final ones once it is over', () => {
    const atEnd = [7, 3];
    const ifEnded: Game['ifEnded'] = (view) =>
      title.game.ifEnded(view).map(({ made }, seat) => projection(made, { bonus: at(atEnd, seat) }));
    const made = timelineOf(gameMoments);
    const projected = timelineOf(gameMoments, totalsIfEnded({ ...title.game, ifEnded }));
    expect(projected.map(({ seq }) => seq)).toEqual(made.map(({ seq }) => seq));
    for (const [i, { totals }] of projected.slice(0, -1).entries())
      expect(totals).toEqual(made[i]?.totals.map((total, seat) => total + at(atEnd, seat)));
    expect(projected.at(-1)?.totals).toEqual(made.at(-1)?.totals);
  });
});

describe('the turning point', () => {
  const timeline = (...totals: number[][]): MoveScores[] =>
    totals.map((each, i) => ({ move: i, seq: i + 2, totals: each }));

  it('is the move with which the winner took the lead for good', () => {
    const won = timeline([0, 0], [3, 0], [3, 5], [4, 5], [6, 5], [6, 5]);
    expect(turningPoint(won, 0)).toMatchObject({ move: 4 });
  });

  it('does not exist with one leader throughout, a shared victory, or one seat', () => {
    expect(turningPoint(timeline([0, 0], [3, 0], [4, 2]), 0)).toBeUndefined();
    expect(turningPoint(timeline([0, 0], [3, 0], [4, 4]), 0)).toBeUndefined();
    expect(turningPoint(timeline([0], [3], [4]), 0)).toBeUndefined();
  });

  it('does not exist if the winner does not have most points', () => {
    expect(turningPoint(timeline([0, 0], [3, 0], [3, 5], [6, 5]), 1)).toBeUndefined();
  });
});

describe('the ends of turns', () => {
  it('are fewer than the moments, in order, with the first and the last', () => {
    const ends = turnEnds(gameMoments);
    expect(ends).toEqual(ends.toSorted((one, two) => one - two));
    expect([ends[0], ends.at(-1)]).toEqual([0, gameMoments.moments.length - 1]);
    // The answer that was taken back ends no turn.
    const taken = entries.findIndex(({ happening }) => happening.did === 'tookBack');
    const before = gameMoments.moments.findIndex(({ seq }) => seq === at(entries, taken - 1).seq);
    expect(before).toBeGreaterThan(0);
    expect(ends).not.toContain(before);
  });
});
