/** Small tables, people and commits for tests of the store. */
import type { Box } from '#kernel';
import { absenceOf, type Entry, type Happening, type Holder, type TableState } from '#table';
import { planOf } from '../../tournaments/testing/simulateTournament.ts';
import type { Case, NewAudit, Sanction } from '../moderationStore.ts';
import type { Channel } from '../noticeStore.ts';
import type { Commit, Link, Person, TableRow } from '../store.ts';
import type { Tournament } from '../tournamentStore.ts';

/** A new name each time, so that tests never meet. */
export function fresh(kind: string): string {
  counter += 1;
  return `${kind}${counter}`;
}
let counter = 0;

export const human = (person: string, standIn: 'level3' | null = null): Holder => ({
  kind: 'human',
  person,
  standIn,
});

export function stateOf(id: string, seq: number, change: Partial<TableState> = {}): TableState {
  const seats: readonly Holder[] = [human('ada'), { kind: 'open' }];
  return {
    id,
    plan: { game: 'rowhouse', options: {}, access: 'public', clock: null, seats },
    host: 'ada',
    phase: 'gathering',
    seq,
    seats,
    seed: null,
    position: null,
    version: 0,
    awaited: [],
    asked: 0,
    answered: [0, 0],
    plays: 0,
    open: { from: 0, plays: [] },
    clocks: { left: [], since: null, late: [] },
    paused: false,
    proposal: null,
    quits: [],
    ending: null,
    next: null,
    line: [],
    ...change,
  };
}

/** Values that differ with the number. */
export function boxOf(n: number): Box {
  return { game: 'rowhouse', values: { tiles: { source: 'reconstruction', value: { n } } } };
}

export function rowOf(state: TableState, created = 1000): TableRow {
  const { id, plan, phase, host, seats, seq, awaited, plays } = state;
  const { game, access } = plan;
  const pace = { clock: plan.clock, after: absenceOf(plan).after };
  const changing = { updated: created + seq, seq, awaited, plays };
  return { id, game, phase, access, host, seats, created, ...changing, pace };
}

export function entryAt(seq: number, change: Partial<Entry> = {}): Entry {
  const happening: Happening = { did: 'played', seat: 0, action: { n: seq }, events: [], bot: false };
  const patch = JSON.stringify({ plays: [seq] });
  return { seq, at: 1000 + seq, person: 'ada', commandId: `command${seq}`, happening, patch, ...change };
}

/** The first entry of a table, with all that comes with it. */
export function opening(id: string, change: Partial<TableState> = {}, created?: number): Commit {
  const state = stateOf(id, 1, change);
  const row = rowOf(state, created);
  const happening = { did: 'opened', person: state.host } as const;
  const entry = entryAt(1, { at: row.updated, commandId: null, happening, patch: null });
  return { table: id, entry, ...linksAt(1), snapshot: state, row, rowChanged: true, notices: [] };
}

/** A later entry that changes nothing but the head. */
export function playing(id: string, seq: number, change: Partial<Commit> = {}): Commit {
  const {
    row = rowOf(stateOf(id, seq, { plays: seq, awaited: [1] })),
    entry = entryAt(seq),
    ...rest
  } = change;
  const made = { ...entry, at: row.updated };
  const body = { table: id, entry: made, snapshot: null, row, rowChanged: false, notices: [] };
  return { ...body, ...linksAt(seq), ...rest };
}

/** The link of an entry, and of the one before it. */
function linksAt(seq: number): Pick<Commit, 'link' | 'prev'> {
  return { link: `link${seq}`, prev: seq === 1 ? '' : `link${seq - 1}` };
}

export function personOf(id: string, change: Partial<Person> = {}): Person {
  return { id, name: `name of ${id}`, created: 5, email: null, passwordHash: null, gone: false, ...change };
}

export function linkOf(id: string, change: Partial<Link>): Link {
  const rest = { kind: 'seat', maker: 'ada', table: null, seat: null, created: 1, revoked: false } as const;
  return { id, hash: `hash of ${id}`, ...rest, ...change };
}

/** A webhook that is on. */
export function channelOf(person: string, change: Partial<Channel> = {}): Channel {
  const mine = {
    id: `hook of ${person}`.replaceAll(' ', '-'),
    person,
    kind: 'hook',
    address: 'https://example.org/hook',
  } as const;
  const unused = { generation: 1, state: 'on', failures: 0, used: null, answer: null, created: 1 } as const;
  return { ...mine, keys: { form: 'json' }, language: 'en', ...unused, ...change };
}

/** Ada's report about Ben. */
export function caseOf(id: string, change: Partial<Case> = {}): Case {
  const excerpt = [
    { seq: 2, at: 1002, person: 'ada', seat: 0, text: 'hello' },
    { seq: 3, at: 1003, person: 'ben', seat: 1, text: 'go away' },
  ];
  const about = { reporter: 'ada', person: 'ben', name: 'Ben', table: 'table1', excerpt } as const;
  const open = { state: 'open', created: 5, closed: null, outcome: null, answer: '' } as const;
  return { id, ...about, reason: 'insult', words: 'not nice', ...open, ...change };
}

/** Ben is shut out for a while. */
export function sanctionOf(id: string, change: Partial<Sanction> = {}): Sanction {
  const made = { person: 'ben', kind: 'ban', until: 2 ** 41, case: 'case1', moderator: 'mod' } as const;
  const fresh = { lifted: null, appeal: null, appealed: null, verdict: null, verdictWords: '' } as const;
  return { id, ...made, words: 'be kind', created: 6, ...fresh, ...change };
}

export function deedOf(did: NewAudit['did'], change: Partial<NewAudit> = {}): NewAudit {
  return { moderator: 'mod', did, person: 'ben', body: { case: 'case1' }, created: 7, ...change };
}

/** The id of the tournament below. */
export const TOURNAMENT = `ev${'a'.repeat(14)}`;

/** A tournament that is announced. */
export function tournamentOf(change: Partial<Tournament> = {}): Tournament {
  return {
    ...{
      id: TOURNAMENT,
      name: 'Cup',
      description: '',
      host: 'ada',
      group: null,
      plan: planOf({ capacity: 2 }),
      phase: 'announced',
      starts: 1000,
      changed: null,
    },
    ...{
      round: 0,
      rounds: 0,
      progress: null,
      wake: 500,
      version: 0,
      seed: '0'.repeat(32),
      league: null,
      season: 1,
    },
    ...{ created: 1, finished: null },
    ...change,
  };
}
