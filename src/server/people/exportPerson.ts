/** Everything Skyline keeps about one person, as they may take it with them; no secrets among it. */

import { dateOf } from '#protocol';
import type { PersonId } from '#table';
import { shownChannel } from '../notices/channels.ts';
import type { DailyEntry, Person, Store, TableRow } from '../store/index.ts';

/** More than anybody plays in a life. */
const ALL_RESULTS = 1_000_000;

export async function exportOf(store: Store, person: Person) {
  const [
    tables,
    watched,
    friends,
    passkeys,
    records,
    notices,
    learning,
    channels,
    settings,
    sessions,
    [hours],
    plans,
    moderation,
    daily,
  ] = await Promise.all([
    store.tablesOf(person.id, 'any'),
    store.watchedBy(person.id),
    store.friendsOf(person.id),
    store.passkeysOf(person.id),
    store.recordsOf(person.id),
    store.notices(person.id),
    store.learning(person.id),
    store.channelsOf(person.id),
    store.settingsOf(person.id),
    store.sessionsOf(person.id),
    store.hoursOf([person.id]),
    store.plansOf(person.id),
    moderationOf(store, person.id),
    store.dailyOf(person.id),
  ]);
  const { id, name, created, email } = person;
  return {
    person: { id, name, created, email, hasPassword: person.passwordHash !== null },
    tables: await inTurn(tables, (row) => exportTable(store, row, person.id)),
    watched,
    friends: (await store.people(friends)).map((friend) => ({ id: friend.id, name: friend.name })),
    passkeys: passkeys.map(({ id, created, transports }) => ({ id, created, transports })),
    records,
    notices,
    learning,
    channels: channels.map((channel) => ({ ...shownChannel(channel), address: channel.address })),
    settings,
    hours: hours?.hours ?? null,
    plans: plans.map(({ table, seat, created, steps, ended }) => ({ table, seat, created, steps, ended })),
    sessions: sessions.map(({ created, used, device = '' }) => ({ created, used, device })),
    daily: await inTurn(daily, (entry) => exportDaily(store, entry)),
    ...(await exportCircle(store, id)),
    ...moderation,
  };
}

/** A game of the day with its answers, once it counts. */
async function exportDaily(store: Store, { id, day, game, started, result }: DailyEntry) {
  const played = result && (await store.playedDaily(id));
  return { day: dateOf(day), game, started, result, plays: played ? JSON.parse(played.plays) : null };
}

/** What there is between the person and others; of the others no more than their ids. */
async function exportCircle(store: Store, person: PersonId) {
  const [profile, asked, asking, blocks, groups, lines, results, ratings, allSteps, reviews, events] =
    await Promise.all([
      store.profileOf(person),
      store.requestsBy(person),
      store.requestsTo(person),
      store.blocksOf(person),
      store.groupsOf(person),
      store.linesBy(person),
      store.resultsOf(person, ALL_RESULTS),
      store.ratingsOf(person),
      store.ratingStepsOf(person, undefined, ALL_RESULTS),
      store.reviewsOf(person),
      store.tournamentsOf(person),
    ]);
  const steps = allSteps.map(({ person: _, ...step }) => step);
  return {
    profile,
    asked: { byMe: asked, byOthers: asking },
    blocks: blocks.map(({ other, kind, created }) => ({ other, kind, created })),
    groups: groups.map(({ id, name, host }) => ({
      id,
      name,
      host: host === person,
      said: lines.flatMap(({ group, text, created }) => (group === id ? [{ created, text }] : [])),
    })),
    ratings: { now: ratings, steps },
    events: events.map(({ tournament: { id, name, description, starts, host }, entry }) => ({
      ...{ id, name, starts, host: host === person, description: host === person ? description : null },
      entry: entry && {
        number: entry.number,
        state: entry.state,
        missed: entry.missed,
        created: entry.created,
      },
    })),
    results: results.map((result) => ({
      ...result,
      players: result.players.map((one) => ({ ...one, person: one.person === person ? person : null })),
    })),
    reviews: reviews.map(({ person: _, ...review }) => review),
  };
}

/** What the person reported, what was reported of them and what was done: never who else did so. */
async function moderationOf(store: Store, person: PersonId) {
  const [own, about, sanctions, audit] = await Promise.all([
    store.casesBy(person),
    store.casesAbout(person),
    store.sanctionsOf(person),
    store.auditOf(person),
  ]);
  return {
    reports: own.map(({ excerpt: _, reporter: __, ...report }) => report),
    reported: about.map(({ table, reason, name, excerpt, created, closed, outcome }) => {
      const said = excerpt.flatMap((line) => (line.person === person ? [line.text] : []));
      return { table, reason, name, said, created, closed, outcome };
    }),
    sanctions: sanctions.map(({ moderator: _, person: __, ...sanction }) => sanction),
    audit: audit.map(({ moderator, did, created }) => ({ did, created, byMe: moderator === person })),
  };
}

async function exportTable(store: Store, row: TableRow, person: PersonId) {
  const entries = await store.entries(row.id, -1);
  const links = (await store.linksOf(row.id)).filter(({ maker }) => maker === person);
  return {
    id: row.id,
    game: row.game,
    phase: row.phase,
    created: row.created,
    updated: row.updated,
    host: row.host === person,
    seats: row.seats.flatMap((holder, seat) => (isHeldBy(holder, person) ? [seat] : [])),
    said: entries.flatMap(({ seq, at, happening }) =>
      happening.did === 'said' && happening.person === person ? [{ seq, at, text: happening.text }] : [],
    ),
    links: links.map(({ kind, seat, created, revoked }) => ({ kind, seat, created, revoked })),
  };
}

function isHeldBy(holder: TableRow['seats'][number], person: PersonId): boolean {
  return holder.kind === 'human' && holder.person === person;
}

/** One table's entries in memory at a time. */
async function inTurn<T, R>(items: readonly T[], each: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  for (const item of items) results.push(await each(item));
  return results;
}
