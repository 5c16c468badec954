/** When a person's clock stands in games by turns: outside the hours they play in every day, and on days off. Chosen by them within limits, so that no game stands for ever. */
import { refusedAtDoor } from '#protocol';
import { type PersonId, type Rests, restsOf, type Span } from '#table';
import type { DaysOff, PlayingHours, Store } from '../store/index.ts';
import { dayOf, isZone, stretches } from './zones.ts';

const MINUTE = 60_000;
const A_DAY = 86_400_000;

/** Every day a clock runs for so many minutes at least. */
export const LEAST_HOURS = 6 * 60;
/** Days off in one calendar year. */
export const MOST_DAYS_OFF = 30;
/** So far ahead days off may be declared. */
const FARTHEST = 366;
/** Periods kept at once. */
const MOST_PERIODS = 40;

/** How far hours are known ahead: longer than the longest clock can run in the shortest hours, with the days off of two years. */
const HORIZON = 220 * A_DAY;

/** The window of a day, in minutes; it may end on the next day. */
export type Window = NonNullable<PlayingHours['window']>;

/** Other hours for every day; they count for turns that begin from now on. */
export async function changeWindow(
  store: Store,
  person: PersonId,
  zone: string,
  window: Window | null,
): Promise<PlayingHours> {
  const length = window && (window.to - window.from + 1440) % 1440;
  if (!isZone(zone) || (length !== null && length < LEAST_HOURS)) throw refusedAtDoor('hoursTooShort');
  return change(store, person, (hours) => ({ ...hours, zone, window }));
}

/** Declares days off, from tomorrow on. */
export async function declareDaysOff(
  store: Store,
  person: PersonId,
  zone: string,
  wanted: DaysOff,
  now: number,
): Promise<PlayingHours> {
  if (!isZone(zone)) throw refusedAtDoor('malformed');
  const today = dayOf(zone, now);
  const days = daysIn(wanted);
  if (
    wanted.first <= today ||
    days.length === 0 ||
    Date.parse(wanted.last) - Date.parse(today) > FARTHEST * A_DAY
  )
    throw refusedAtDoor('daysOffWhen');
  return change(store, person, (hours) => {
    const all = [...hours.daysOff, wanted].sort((one, two) => (one.first < two.first ? -1 : 1));
    if (hours.daysOff.some(({ first, last }) => first <= wanted.last && wanted.first <= last))
      throw refusedAtDoor('daysOffWhen');
    const years = new Set(days.map(yearOf));
    for (const year of years)
      if (all.flatMap(daysIn).filter((day) => yearOf(day) === year).length > MOST_DAYS_OFF)
        throw refusedAtDoor('tooManyDaysOff');
    // Former years count no more.
    const kept = all.filter(({ last }) => yearOf(last) >= yearOf(today));
    if (kept.length > MOST_PERIODS) throw refusedAtDoor('tooMany');
    return { ...hours, zone: hours.window ? hours.zone : zone, daysOff: kept };
  });
}

/** Takes days off back; those that have begun end tonight. */
export async function endDaysOff(
  store: Store,
  person: PersonId,
  first: string,
  now: number,
): Promise<PlayingHours> {
  return change(store, person, (hours) => {
    const today = dayOf(hours.zone, now);
    const found = hours.daysOff.find((one) => one.first === first);
    if (!found || found.last < today) throw refusedAtDoor('daysOffWhen');
    const others = hours.daysOff.filter((one) => one !== found);
    return {
      ...hours,
      daysOff:
        found.first > today
          ? others
          : hours.daysOff.map((one) => (one === found ? { ...one, last: today } : one)),
    };
  });
}

/** How often a change is tried again when another was faster. */
const TRIES = 5;

async function change(
  store: Store,
  person: PersonId,
  changed: (hours: PlayingHours) => PlayingHours,
): Promise<PlayingHours> {
  for (let tries = 0; tries < TRIES; tries++) {
    const [hours = NO_HOURS] = (await store.hoursOf([person])).map(({ hours }) => hours);
    const next = { ...changed(hours), version: hours.version + 1 };
    if (await store.keepHours(person, next)) return next;
  }
  throw refusedAtDoor('failed');
}

/** Who has settled nothing: their clock never stands. */
export const NO_HOURS: PlayingHours = { zone: 'UTC', window: null, daysOff: [], version: 0 };

/** When the person's clock stands from today on; undefined for never. */
export function restsFrom(hours: PlayingHours, now: number): Rests | undefined {
  const { zone, window, daysOff } = hours;
  const today = dayOf(zone, now);
  const coming = daysOff.filter(({ last }) => last >= today);
  if (!window && coming.length === 0) return undefined;
  const key = JSON.stringify([zone, window, coming, today]);
  const known = kept.get(key);
  if (known) return known;
  const made = madeRests(zone, window, coming, now);
  kept.set(key, made);
  for (const oldest of kept.keys()) {
    if (kept.size <= KEPT) break;
    kept.delete(oldest);
  }
  return made;
}

/** The same for all moments of a day: they are worked out once. */
const kept = new Map<string, Rests>();
const KEPT = 500;

function madeRests(zone: string, window: Window | null, daysOff: readonly DaysOff[], now: number): Rests {
  // The day began at most so long ago, however clocks were set in it.
  const begin = Math.floor(now / A_DAY) * A_DAY - A_DAY;
  const until = begin + HORIZON;
  const off = daysOff.map(({ first, last }): Span => [Date.parse(first), Date.parse(last) + A_DAY]);
  const spans = stretches(zone, begin, until).flatMap(({ from, to, offset }) => {
    // What clocks show there, as if it were UTC: each day has 24 hours within a stretch.
    const shown = window ? closedSpans(window, from + offset, to + offset) : [];
    return [...shown, ...off]
      .map(([one, two]): Span => [Math.max(from, one - offset), Math.min(to, two - offset)])
      .filter(([one, two]) => one < two);
  });
  const [first] = daysOff;
  const ends = (day: string) => momentOf(zone, day);
  const next = first ? ([ends(first.first), ends(dayAfter(first.last))] as const) : null;
  return restsOf(
    spans.sort(([one], [two]) => one - two),
    until,
    next,
  );
}

/** Everything outside the hours, from a day before to a day after. */
function closedSpans({ from, to }: Window, begin: number, end: number): Span[] {
  const spans: Span[] = [];
  const length = (from - to + 1440) % 1440;
  for (let day = Math.floor(begin / A_DAY) * A_DAY - A_DAY; day < end + A_DAY; day += A_DAY)
    spans.push([day + to * MINUTE, day + (to + length) * MINUTE]);
  return spans;
}

/** When a day begins there. */
function momentOf(zone: string, day: string): number {
  const shown = Date.parse(day);
  const around = stretches(zone, shown - A_DAY, shown + A_DAY);
  const found = around.find(({ to, offset }) => shown - offset < to);
  return found ? Math.max(found.from, shown - found.offset) : shown;
}

function dayAfter(day: string): string {
  return new Date(Date.parse(day) + A_DAY).toISOString().slice(0, 10);
}

/** Each day from the first to the last; none where they are out of order, or more than anybody may take. */
function daysIn({ first, last }: DaysOff): string[] {
  const count = (Date.parse(last) - Date.parse(first)) / A_DAY + 1;
  if (!(count >= 1 && count <= FARTHEST)) return [];
  return Array.from({ length: count }, (_, n) =>
    new Date(Date.parse(first) + n * A_DAY).toISOString().slice(0, 10),
  );
}

function yearOf(day: string): string {
  return day.slice(0, 4);
}
