/** Time zones: what clocks show there, and when they are set forward or back. */

const A_MINUTE = 60_000;
const A_DAY = 86_400_000;

export function isZone(zone: string): boolean {
  try {
    return formatOf(zone) !== undefined;
  } catch {
    return false;
  }
}

/** The minute of the day that clocks show there. */
export function minuteOfDay(zone: string, now: number): number {
  return Math.floor((((now + offsetAt(zone, now)) % A_DAY) + A_DAY) / A_MINUTE) % (24 * 60);
}

/** The day that calendars show there, as 2026-11-18. */
export function dayOf(zone: string, now: number): string {
  return new Date(now + offsetAt(zone, now)).toISOString().slice(0, 10);
}

/** A time in which clocks there are ahead of UTC by the same number of milliseconds. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
  readonly offset: number;
}

/** The stretches that make up the time between two moments. */
export function stretches(zone: string, from: number, to: number): readonly Stretch[] {
  const found: Stretch[] = [];
  let begin = from;
  let offset = offsetAt(zone, from);
  for (let time = from; time < to; ) {
    const next = Math.min(time + A_DAY, to);
    const then = offsetAt(zone, next);
    if (then !== offset) {
      const change = changeBetween(zone, time, next, offset);
      found.push({ from: begin, to: change, offset });
      begin = change;
      offset = then;
    }
    time = next;
  }
  if (begin < to) found.push({ from: begin, to, offset });
  return found;
}

/** The first full minute at which clocks are no longer ahead by `offset`. */
function changeBetween(zone: string, from: number, to: number, offset: number): number {
  let before = Math.floor(from / A_MINUTE);
  let after = Math.ceil(to / A_MINUTE);
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (offsetAt(zone, middle * A_MINUTE) === offset) before = middle;
    else after = middle;
  }
  return after * A_MINUTE;
}

/** By how many milliseconds clocks there are ahead of UTC. */
function offsetAt(zone: string, now: number): number {
  const minute = Math.floor(now / A_MINUTE) * A_MINUTE;
  const parts: Record<string, number> = {};
  for (const { type, value } of formatOf(zone).formatToParts(minute)) parts[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute: shown = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, shown) - minute;
}

/** Making one takes far longer than using it. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  formats.set(zone, made);
  return made;
}
