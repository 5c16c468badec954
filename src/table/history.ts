/** A table's whole history, and a record turned into one: its plays are made again at a table of its own. */
import type { Title } from '#games';
import { type GameRecord, refused, requireBox, type Seat } from '#kernel';
import type { Entry } from './entry.ts';
import { questionsOverFor } from './play.ts';
import type { PersonId, TableState } from './state.ts';
import { type Acted, act, openTable } from './table.ts';

/** How a table began, all that happened, and where it led. */
export interface TableHistory {
  readonly title: Title;
  readonly first: TableState;
  readonly entries: readonly Entry[];
  readonly last: TableState;
}

/** Far more seats than any game has. */
const MOST_SEATS = 32;

/** Who sits at a record's seat. */
export function recordPerson(seat: Seat): PersonId {
  return `seat${seat}`;
}

/** Control, format and line characters: they could hide, turn round or break up a name. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cs}\s]+/gu;

/** What the people of a record are called, as far as it says. */
export function recordNames({ names = [] }: GameRecord): Readonly<Record<PersonId, string>> {
  const clean = names.map((name, seat) => [recordPerson(seat), name.replace(UNSEEN, ' ').trim()] as const);
  return Object.fromEntries(clean.filter(([, name]) => name !== ''));
}

/** Plays a record again at a table of its own, one answer a step; refuses what the rules refuse. */
export function* playRecord(title: Title, record: GameRecord): Generator<void, TableHistory> {
  const { game, options, seats, seed, plays } = record;
  requireBox(title.game, record.box);
  if (!Number.isInteger(seats) || seats > MOST_SEATS) throw refused('wrongSeatCount');
  const people = Array.from({ length: seats }, (_, seat) => recordPerson(seat));
  const host = recordPerson(0);
  const opened = openTable(title, {
    id: 'record',
    host,
    now: 0,
    plan: {
      game,
      options,
      access: 'link',
      clock: null,
      seats: people.map((person) => ({ kind: 'human', person, standIn: null })),
    },
  });
  let acted: Acted = act(opened.table, by(host), { do: 'start' }, { now: 0, seed });
  const entries = [acted.entry];
  for (const { seat, action } of plays) {
    yield;
    const person = people[seat];
    if (person === undefined) throw refused('noDecision');
    const answered = questionsOverFor(acted.table.state, seat);
    acted = act(acted.table, by(person), { do: 'play', answered, action }, { now: 0 });
    entries.push(acted.entry);
  }
  return { title, first: opened.table.state, entries, last: acted.table.state };
}

function by(person: PersonId) {
  return { person, commandId: null };
}
