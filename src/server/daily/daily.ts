/** The deals of the day: what everybody plays, whose game counts, and who may see what. */
import { randomBytes } from 'node:crypto';
import type { loadTitle } from '#games';
import { fingerprintOf } from '#kernel';
import { closingOf, dateOf, dayNumber, endOf, refusedAtDoor } from '#protocol';
import { DAILY_GAMES, dailyPlan, type PersonId } from '#table';
import type { DailyDeal, DailyEntry, DailyTally, Store } from '../store/index.ts';
import type { CheckEntry, HandedIn } from './checkEntry.ts';

const SEED_BYTES = 16;

/** Days that can still be looked at from the list. */
const SHOWN_DAYS = 30;

/** The squares of the latest days. */
const LATELY = 14;

/** Names in a list of the best. */
const MOST_BEST = 10;

type StoreOfDaily = Pick<
  Store,
  | 'keepDeals'
  | 'deal'
  | 'daysWithDeals'
  | 'startDaily'
  | 'countDaily'
  | 'dailyOf'
  | 'playedDaily'
  | 'dailyTally'
  | 'bestDaily'
  | 'people'
>;

/** Today's deals; whoever asks first draws them for everybody. */
async function dealsOf(
  store: StoreOfDaily,
  load: typeof loadTitle,
  day: number,
): Promise<readonly DailyDeal[]> {
  const drawn = await Promise.all(
    DAILY_GAMES.map(async (game) => ({
      day,
      game,
      seed: randomBytes(SEED_BYTES).toString('hex'),
      box: fingerprintOf((await load(game)).game.box),
    })),
  );
  const kept = await store.keepDeals(drawn);
  return DAILY_GAMES.flatMap((game) => kept.find((deal) => deal.game === game) ?? []);
}

/** What the page of the day shows before a game is chosen. */
export async function todayFor(
  store: StoreOfDaily,
  load: typeof loadTitle,
  person: PersonId | undefined,
  now: number,
) {
  const day = dayNumber(now);
  const [deals, entries, earlier] = await Promise.all([
    dealsOf(store, load, day),
    person === undefined ? [] : store.dailyOf(person),
    store.daysWithDeals(day - SHOWN_DAYS),
  ]);
  const tallies = await Promise.all(deals.map(({ game }) => store.dailyTally(day, game)));
  return {
    day: dateOf(day),
    now,
    ends: endOf(day),
    closes: closingOf(day),
    games: deals.map(({ game, seed, box }, i) => ({
      game,
      seed,
      box,
      ...summary(tallies[i] ?? []),
      own: shown(entries.find((entry) => entry.day === day && entry.game === game)),
    })),
    streak: streakOf(entries, day),
    lately: [...daysCounted(entries)].filter((one) => one > day - LATELY).map(dateOf),
    earlier: earlier.filter((one) => one < day).map(dateOf),
  };
}

/** P81 P82 Notes that somebody has begun. */
export async function startAttempt(
  store: StoreOfDaily,
  attempt: { readonly id: string; readonly day: number; readonly game: string; readonly person: PersonId },
  now: number,
): Promise<void> {
  await dealFor(store, attempt.day, attempt.game, now);
  if (now >= endOf(attempt.day)) throw refusedAtDoor('dayOver');
  const kept = await store.startDaily({ ...attempt, started: now });
  if (kept?.id !== attempt.id) throw refusedAtDoor('playedAlready');
}

/** P81 P82 Counts a game once it was played again. Handed in twice it counts once, and is acknowledged twice. */
export async function handIn(
  store: StoreOfDaily,
  check: CheckEntry,
  attempt: {
    readonly id: string;
    readonly day: number;
    readonly game: string;
    readonly person: PersonId;
  } & HandedIn,
  now: number,
) {
  const { record, scores, ...entry } = attempt;
  const deal = await dealFor(store, entry.day, entry.game, now);
  const before = (await store.dailyOf(entry.person)).find(
    ({ day, game }) => day === entry.day && game === entry.game,
  );
  if (before && before.id !== entry.id) throw refusedAtDoor('playedAlready');
  if (before?.result) return shown(before);
  if (now >= closingOf(entry.day)) throw refusedAtDoor('dayOver');
  const checked = await check(deal, { record, scores });
  const kept = await store.countDaily({
    ...entry,
    started: now,
    result: { ...checked, finished: now },
    plays: JSON.stringify(record.plays),
  });
  // Another device was faster, or the id is somebody else's.
  if (kept?.id !== entry.id || !kept.result) throw refusedAtDoor('playedAlready');
  return shown(kept);
}

/** What came of a day's deal so far; the best only for who has played it, until the day is closed. */
export async function dayFor(
  store: StoreOfDaily,
  person: PersonId | undefined,
  { day, game, now }: { readonly day: number; readonly game: string; readonly now: number },
) {
  const deal = await dealFor(store, day, game, now);
  const [tally, own] = await Promise.all([store.dailyTally(day, game), ownAt(store, person, day, game)]);
  const best = isOpenTo(own, day, now) ? await store.bestDaily(day, game, MOST_BEST) : undefined;
  const people = best ? await store.people(best.map((entry) => entry.person)) : [];
  const nameOf = new Map(people.map(({ id, name }) => [id, name]));
  return {
    day: dateOf(day),
    game,
    now,
    seed: deal.seed,
    box: deal.box,
    ends: endOf(day),
    closes: closingOf(day),
    tally: [...tally],
    own: shown(own),
    best:
      best?.flatMap(({ id, person, result }) =>
        result
          ? [{ id, person, name: nameOf.get(person) ?? '', value: result.value, scores: [...result.scores] }]
          : [],
      ) ?? null,
  };
}

/** P80 A game of a day, to be watched: by whoever has a result there, and by everybody once the day is closed. */
export async function gameOf(
  store: StoreOfDaily,
  load: typeof loadTitle,
  person: PersonId | undefined,
  { day, game, id, now }: { readonly day: number; readonly game: string; id: string; readonly now: number },
) {
  const deal = await dealFor(store, day, game, now);
  const [played, own] = await Promise.all([store.playedDaily(id), ownAt(store, person, day, game)]);
  if (played?.day !== day || played.game !== game || !isOpenTo(own, day, now))
    throw refusedAtDoor('noSuchDay');
  const isListed = (await store.bestDaily(day, game, MOST_BEST)).some((entry) => entry.id === id);
  if (!isListed && played.id !== own?.id) throw refusedAtDoor('noSuchDay');
  const { options, seats } = dailyPlan((await load(game)).game);
  const [author] = await store.people([played.person]);
  return {
    game,
    options,
    seats: seats.length,
    seed: deal.seed,
    plays: JSON.parse(played.plays),
    names: seats.map((_, seat) => (seat === 0 ? (author?.name ?? '') : '')),
    box: deal.box,
  };
}

/** P80 The deal of a day that has begun. */
async function dealFor(store: StoreOfDaily, day: number, game: string, now: number): Promise<DailyDeal> {
  const deal = day > dayNumber(now) ? undefined : await store.deal(day, game);
  if (!deal) throw refusedAtDoor('noSuchDay');
  return deal;
}

async function ownAt(
  store: StoreOfDaily,
  person: PersonId | undefined,
  day: number,
  game: string,
): Promise<DailyEntry | undefined> {
  const entries = person === undefined ? [] : await store.dailyOf(person);
  return entries.find((entry) => entry.day === day && entry.game === game);
}

function isOpenTo(own: DailyEntry | undefined, day: number, now: number): boolean {
  return Boolean(own?.result) || now >= closingOf(day);
}

function shown(entry: DailyEntry | undefined) {
  if (!entry) return null;
  const { id, result } = entry;
  return {
    id,
    result: result && { value: result.value, place: result.place, scores: [...result.scores] },
  };
}

/** How many have played, and what half of them reached. */
function summary(tally: readonly DailyTally[]): { count: number; median: number | null } {
  const count = tally.reduce((sum, one) => sum + one.count, 0);
  let below = 0;
  for (const one of tally) {
    below += one.count;
    if (2 * below >= count) return { count, median: one.value };
  }
  return { count, median: null };
}

function daysCounted(entries: readonly DailyEntry[]): ReadonlySet<number> {
  return new Set(entries.flatMap(({ day, result }) => (result ? [day] : [])));
}

/** How many days in a row have a game that counts, up to today or to yesterday while today has none, and the most there ever were. */
function streakOf(entries: readonly DailyEntry[], today: number): { now: number; longest: number } {
  const days = daysCounted(entries);
  const runUpTo = (last: number) => {
    let day = last;
    while (days.has(day)) day -= 1;
    return last - day;
  };
  return {
    now: runUpTo(days.has(today) ? today : today - 1),
    longest: Math.max(0, ...[...days].map(runUpTo)),
  };
}
