/** What comes of an expected lead over the best rival: a straight line for each phase, and bins to draw it. */
import { at, type Calibration } from '#kernel';
import type { SampledGame } from './play.ts';
import type { Forecast } from './quality.ts';

/** A lead as expected and as it came. */
interface Lead {
  readonly phase: number;
  readonly expected: number;
  readonly came: number;
}

/** The mean of the expected leads of a bin, and of what came. */
export type Bin = readonly [expected: number, came: number];

/** More expected is never less in the end. */
const LEAST_SLOPE = 0.05;
const BINS = 12;

/** Leads of every seat at every sampled moment. */
export function leadsOf(games: readonly SampledGame[], forecast: Forecast): Lead[] {
  return games.flatMap(({ seats, finals, samples }) =>
    samples.flatMap((sample) => {
      const expected = forecast(sample);
      return Array.from({ length: seats }, (_, seat) => ({
        phase: sample.phase,
        expected: leadOf(expected, seat),
        came: leadOf(finals, seat),
      }));
    }),
  );
}

function leadOf(totals: readonly number[], seat: number): number {
  return at(totals, seat) - Math.max(...totals.filter((_, other) => other !== seat));
}

/** By phase, the line through the leads with the least squared errors, with three decimals. */
export function linesOf(leads: readonly Lead[], phases: number): Calibration[] {
  return Array.from({ length: phases }, (_, phase) => lineOf(leads.filter((lead) => lead.phase === phase)));
}

function lineOf(leads: readonly Lead[]): Calibration {
  const count = leads.length;
  if (count < BINS) return { plus: 0, times: 1 };
  const middle = meanOf(leads, ({ expected }) => expected);
  const end = meanOf(leads, ({ came }) => came);
  let squares = 0;
  let products = 0;
  for (const { expected, came } of leads) {
    squares += (expected - middle) * (expected - middle);
    products += (expected - middle) * (came - end);
  }
  const times = squares > 0 ? Math.max(LEAST_SLOPE, products / squares) : 1;
  return { plus: thousandths(end - times * middle), times: thousandths(times) };
}

/** The same leads by what comes of them. */
export function calibrated(leads: readonly Lead[], lines: readonly Calibration[]): Lead[] {
  return leads.map((lead) => {
    const { plus, times } = at(lines, lead.phase);
    return { ...lead, expected: plus + times * lead.expected };
  });
}

/** Equally many leads in each bin, from the lowest expected to the highest. */
export function binsOf(leads: readonly Lead[]): Bin[] {
  const sorted = leads.toSorted((one, two) => one.expected - two.expected || one.came - two.came);
  return Array.from({ length: BINS }, (_, bin) => {
    const part = sorted.slice(
      Math.floor((bin * sorted.length) / BINS),
      Math.floor(((bin + 1) * sorted.length) / BINS),
    );
    return [
      hundredths(meanOf(part, (one) => one.expected)),
      hundredths(meanOf(part, (one) => one.came)),
    ] as const;
  });
}

/** By how much leads were overestimated on average. */
export function hopeOf(leads: readonly Lead[]): number {
  return meanOf(leads, ({ expected, came }) => expected - came);
}

function meanOf(leads: readonly Lead[], of: (lead: Lead) => number): number {
  let sum = 0;
  for (const lead of leads) sum += of(lead);
  return sum / Math.max(1, leads.length);
}

/** Adding 0 turns -0 into 0. */
function thousandths(number: number): number {
  return Math.round(number * 1000) / 1000 + 0;
}

function hundredths(number: number): number {
  return Math.round(number * 100) / 100 + 0;
}
