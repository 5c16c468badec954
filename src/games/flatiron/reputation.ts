/** R9.2, R9.3: the reputation of a seat's columns, and where its tokens bring most. */
import { at } from '#kernel';
import type { Columns } from './columns.ts';
import { AMOUNTS } from './components/amounts.ts';
import { halfReputation, STREETS, type Street } from './components.ts';
import type { Player } from './state.ts';

/** R9.2 A column's points by its reputation. */
export function streetPoints(reputation: number): number {
  if (reputation > 0) return AMOUNTS.goodStreet;
  return reputation < 0 ? AMOUNTS.badStreet : 0;
}

/** R9.2 The reputation of a column without tokens. */
export function reputationOf({ above, below }: Columns, street: Street): number {
  let sum = 0;
  for (const card of at(above, street)) sum += halfReputation(card, 0);
  for (const card of at(below, street)) sum += halfReputation(card, 1);
  return sum;
}

/** R9.11 All positive reputation that is seen, and the tokens. */
export function goodReputation({ above, below, tokens }: Columns & Pick<Player, 'tokens'>): number {
  let sum = tokens;
  for (const cards of above) for (const card of cards) sum += Math.max(0, halfReputation(card, 0));
  for (const cards of below) for (const card of cards) sum += Math.max(0, halfReputation(card, 1));
  return sum;
}

/** [Q22] Each column with its tokens, laid where they bring most. */
export function layTokens(
  player: Columns & Pick<Player, 'tokens'>,
): { street: Street; reputation: number; points: number }[] {
  const laid = STREETS.map((_, street) => reputationOf(player, street));
  for (let tokens = player.tokens; tokens > 0; tokens--) {
    const worth = (street: Street) => bestPoints(laid.with(street, at(laid, street) + 1), tokens - 1);
    const best = STREETS.reduce((one, _, two) => (worth(two) > worth(one) ? two : one), 0);
    laid[best] = at(laid, best) + 1;
  }
  return laid.map((reputation, street) => ({ street, reputation, points: streetPoints(reputation) }));
}

/** R9.2, R9.3, [Q22] The points of all columns, tokens laid as well as possible. */
export function reputationPoints(player: Columns & Pick<Player, 'tokens'>): number {
  const index =
    pairIndex(reputationOf(player, 0), reputationOf(player, 1)) * PAIRS +
    pairIndex(reputationOf(player, 2), reputationOf(player, 3));
  return at(BEST, index * TOKENS + player.tokens);
}

function bestPoints(streets: readonly number[], tokens: number): number {
  const [one = 0, two = 0, three = 0, four = 0] = streets;
  return at(BEST, (pairIndex(one, two) * PAIRS + pairIndex(three, four)) * TOKENS + tokens);
}

/** Reputations above 1 score the same, and below -6 no number of tokens helps: so few cases are looked up in tables. */
const LOWEST = -6;
const KINDS = 2 - LOWEST;
const PAIRS = KINDS * KINDS;
const TOKENS = AMOUNTS.reputationTokens + 1;

function pairIndex(one: number, two: number): number {
  return clip(one) * KINDS + clip(two);
}

function clip(reputation: number): number {
  return Math.min(1, Math.max(LOWEST, reputation)) - LOWEST;
}

/** The best points of two columns that share so many tokens. */
const PAIR_BEST: readonly number[] = Array.from({ length: PAIRS * TOKENS }, (_, i) => {
  const tokens = i % TOKENS;
  const pair = Math.floor(i / TOKENS);
  const [one, two] = [Math.floor(pair / KINDS) + LOWEST, (pair % KINDS) + LOWEST];
  const ways = Array.from(
    { length: tokens + 1 },
    (_, n) => streetPoints(one + n) + streetPoints(two + tokens - n),
  );
  return Math.max(...ways);
});

/** The best points of all four columns with so many tokens. */
const BEST: readonly number[] = Array.from({ length: PAIRS * PAIRS * TOKENS }, (_, i) => {
  const tokens = i % TOKENS;
  const pairs = Math.floor(i / TOKENS);
  const [left, right] = [Math.floor(pairs / PAIRS), pairs % PAIRS];
  let best = Number.NEGATIVE_INFINITY;
  for (let n = 0; n <= tokens; n++) {
    const points = at(PAIR_BEST, left * TOKENS + n) + at(PAIR_BEST, right * TOKENS + tokens - n);
    if (points > best) best = points;
  }
  return best;
});
