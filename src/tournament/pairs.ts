/** Pairs of a round after which there are new pairs in the next ones too: among few people that is not so by itself. */
import { at, type Rng } from '#kernel';
import type { History } from './history.ts';
import { largestMatching } from './matching.ts';
import { Judge, splitIntoTables, tableSizes } from './tables.ts';

type Pairs = readonly (readonly number[])[];

/** So many ways are tried to leave new pairs for all rounds that are left. */
const ATTEMPTS = 40;

/** Pairs without a repeat, and such that there is none in the rounds that are left either, where that can be found. */
export function pairsThatLeadOn(
  numbers: readonly number[],
  history: History,
  roundsLeft: number,
  rng: Rng,
): Pairs {
  const usual = splitIntoTables(numbers, tableSizes(numbers.length, 2), history, rng);
  const isNew = (one: number, two: number) => one !== two && history.met(one, two) === 0;
  const fewest = Math.min(...numbers.map((one) => numbers.filter((two) => isNew(one, two)).length));
  // Where half of all are new to everybody until the end there are always pairs (Dirac).
  if (fewest - roundsLeft >= numbers.length / 2) return usual;
  const used = new Set(usual.map(keyOf));
  const chances = Array.from({ length: ATTEMPTS }, (_, i) => rng.stream(`rounds left ${i}`));
  const isLeft = (one: number, two: number) => isNew(one, two) && !used.has(keyOf([one, two]));
  if (chances.some((chance) => separateRounds(numbers, isLeft, roundsLeft, chance))) return usual;
  for (const chance of chances) {
    const rounds = separateRounds(numbers, isNew, roundsLeft + 1, chance);
    if (rounds) return new Judge(history, numbers, [2]).cheapest(rounds);
  }
  return usual;
}

/** So many rounds in which no pair comes twice, by chance; undefined where it comes to a dead end. */
function separateRounds(
  numbers: readonly number[],
  isNew: (one: number, two: number) => boolean,
  count: number,
  rng: Rng,
): readonly Pairs[] | undefined {
  const used = new Set<string>();
  const rounds: Pairs[] = [];
  while (rounds.length < count) {
    const mixed = rng.shuffle([...numbers]);
    const neighbours = mixed.map((one) =>
      mixed.flatMap((two, i) => (isNew(one, two) && !used.has(keyOf([one, two])) ? [i] : [])),
    );
    const mates = largestMatching(neighbours);
    if (mates.includes(-1)) return undefined;
    const pairs = mates.flatMap((mate, i) => (mate > i ? [[at(mixed, i), at(mixed, mate)]] : []));
    for (const pair of pairs) used.add(keyOf(pair));
    rounds.push(pairs);
  }
  return rounds;
}

function keyOf(pair: readonly number[]): string {
  return pair.toSorted((one, two) => one - two).join(' ');
}
