/** Which round of a schedule comes next, and who sits where in it: tried by playing on by chance to the end, as people stay away, so that seats can still be fair then. */
import { at, type Rng } from '#kernel';
import { Forecast } from './forecast.ts';
import type { History } from './history.ts';
import type { Round } from './roundRobin.ts';
import { waysOn } from './roundsLeft.ts';

/** So many seats are given out in trying, however many rounds are left. */
const EFFORT = 150_000;

/** Ways to seat each round that are tried, and all choices together. */
const SEATINGS = 16;
const CHOICES = 512;

/** So often each choice is tried at first; the better ones are tried more often. */
const FIRST_TRIES = 8;
const KEPT = 4;

type Tables = readonly (readonly number[])[];

interface Choice {
  readonly next: Round;
  /** Those who play, by seat, as the forecast counts them. */
  readonly tables: Tables;
  readonly left: readonly Tables[];
}

/** The next round, by seat; whoever does not play any more comes last at their table. */
export function nextOf(
  rounds: readonly Round[],
  history: History,
  plays: (number: number) => boolean,
  rng: Rng,
): Round {
  const forecast = new Forecast(history, rounds, plays);
  let choices = choicesOf(rounds, forecast, rng);
  const seatsLeft = rounds.flat(2).length;
  for (let tries = FIRST_TRIES; choices.length > 1; tries *= KEPT) {
    const isLast = choices.length <= KEPT;
    const affordable = Math.max(1, Math.floor(EFFORT / (seatsLeft * rounds.length * choices.length)));
    const times = isLast ? affordable : Math.min(affordable, tries);
    const costs = new Map(
      choices.map((choice) => {
        // The same chance for all of them.
        const chance = rng.stream(`${tries} times`);
        let cost = 0;
        for (let n = 0; n < times; n++) cost += forecast.play(choice.tables, choice.left, chance);
        return [choice, cost];
      }),
    );
    const order = choices.toSorted((one, two) => (costs.get(one) ?? 0) - (costs.get(two) ?? 0));
    choices = order.slice(0, isLast ? 1 : Math.max(KEPT, Math.ceil(order.length / KEPT)));
  }
  const [best] = choices;
  return best ? seated(best, forecast) : [];
}

/** Each way to go on, with the seats that are fairest for now and others that are nearly as fair. */
function choicesOf(rounds: readonly Round[], forecast: Forecast, rng: Rng): readonly Choice[] {
  const chance = rng.stream('seatings');
  const ways = waysOn(rounds);
  const most = Math.min(SEATINGS, Math.ceil(CHOICES / ways.length));
  return ways.flatMap(({ next, left }) => {
    const orders = forecast.tablesOf(next).map((table) => forecast.fairOrders(table));
    const seatings = orders.reduce((product, { length }) => product * length, 1);
    const later = left.map((round) => forecast.tablesOf(round));
    return Array.from({ length: Math.min(most, seatings) }, (_, n): Choice => {
      const tables = orders.map((fair) => (n === 0 ? at(fair, 0) : chance.pick(fair)));
      return { next, tables, left: later };
    });
  });
}

function seated({ next, tables }: Choice, forecast: Forecast): Round {
  const seats = tables.map((table) => table.map((one) => forecast.numberOf(one)));
  return next.map((table) => {
    const present = seats.find((seated) => seated.every((number) => table.includes(number))) ?? [];
    return [...present, ...table.filter((number) => !present.includes(number))];
  });
}
