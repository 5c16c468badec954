/** When a person's clock stands: outside their daily hours, and on days off. Spans of time; whoever knows the calendar makes them. */

const DAY = 86_400_000;

/** From and to in milliseconds since 1970, and on how many days in a row, each 24 hours after the one before. */
export type Rest = readonly [from: number, to: number, days: number];

export interface Rests {
  /** In order, none touching another. */
  readonly spans: readonly Rest[];
  /** Nothing is known of later times: clocks run then. */
  readonly until: number;
  /** The days off that the last day belongs to or that come next, if any: the beginning of the first and the end of the last. */
  readonly off: readonly [from: number, to: number] | null;
}

/** A single span of time. */
export type Span = readonly [from: number, to: number];

/** How long a clock has run between two moments. */
export function ranBetween(rests: Rests | null | undefined, from: number, to: number): number {
  let ran = Math.max(0, to - from);
  for (const [begin, end] of rests ? singles(rests.spans) : [])
    ran -= Math.max(0, Math.min(to, end) - Math.max(from, begin));
  return ran;
}

/** When a clock that goes on at a moment has run for so long. */
export function ringsAt(rests: Rests | null | undefined, from: number, left: number): number {
  let rings = from + left;
  for (const [begin, end] of rests ? singles(rests.spans) : []) {
    if (end <= from) continue;
    if (begin >= rings) break;
    rings += end - Math.max(begin, from);
  }
  return rings;
}

/** When a clock runs next: at this moment, or at the end of the rest that it falls into. */
export function nextTick(rests: Rests | null | undefined, moment: number): number {
  for (const [begin, end] of rests ? singles(rests.spans) : [])
    if (begin <= moment && moment < end) return end;
  return moment;
}

/** Puts spans in order together: those that touch are one, equal ones a day apart are one with a number of days. */
export function restsOf(spans: readonly Span[], until: number, off: Rests['off']): Rests {
  const merged: Span[] = [];
  for (const span of spans) {
    const last = merged.at(-1);
    if (last && span[0] <= last[1]) merged[merged.length - 1] = [last[0], Math.max(last[1], span[1])];
    else if (span[0] < span[1]) merged.push(span);
  }
  const packed: Rest[] = [];
  for (const [from, to] of merged) {
    const last = packed.at(-1);
    const isNext = last && last[0] + last[2] * DAY === from && last[1] + last[2] * DAY === to;
    if (isNext) packed[packed.length - 1] = [last[0], last[1], last[2] + 1];
    else packed.push([from, to, 1]);
  }
  return { spans: packed, until, off };
}

/** What a turn that began with `frozen` has after a change to `fresh`: its clock may run more than it was to, never less. */
export function narrowed(frozen: Rests | null, fresh: Rests | null): Rests | null {
  if (frozen === null || fresh === null) return null;
  const common: Span[] = [];
  const others = singles(fresh.spans);
  // What nothing was known of when the turn began is as it is now.
  for (const [from, to] of [...singles(frozen.spans), [frozen.until, Infinity] as const])
    for (const [begin, end] of others)
      if (begin < to && from < end) common.push([Math.max(from, begin), Math.min(to, end)]);
  return restsOf(common, fresh.until, fresh.off);
}

/** Each span by itself. */
export function singles(spans: readonly Rest[]): readonly Span[] {
  return spans.flatMap(([from, to, days]) =>
    Array.from({ length: days }, (_, day): Span => [from + day * DAY, to + day * DAY]),
  );
}
