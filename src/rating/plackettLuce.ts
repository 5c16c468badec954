/**
 * Ratings after one game, by the Plackett-Luce model of Weng and Lin (2011): what is known of a player is a mean and how far off it may be.
 * Both are kept as whole millionths, and nothing but plain arithmetic and square roots is used, so that every machine gets the same numbers.
 */

/** In whole millionths. */
export interface Rating {
  readonly mu: number;
  readonly sigma: number;
}

/** One player of a game: the smaller the place the better, the same for equals. */
export interface Contender extends Rating {
  readonly place: number;
}

const MILLION = 1_000_000;

/** Of somebody of whom nothing is known. */
export const FIRST: Rating = { mu: 25 * MILLION, sigma: Math.round((25 / 3) * MILLION) };

/** How much better or worse than usual somebody plays in one game. */
export const BETA = 25 / 6;

/** What is known ages a little with every game. */
const TAU = 25 / 300;

/** No game makes a variance smaller than by this factor. */
const LEAST = 1e-4;

/** The ratings after the game, in the same order. */
export function ratingsAfter(players: readonly Contender[]): Rating[] {
  const known = players.map(({ mu, sigma, place }) => {
    return { mu: mu / MILLION, variance: (sigma / MILLION) ** 2 + TAU * TAU, place };
  });
  const spread = Math.sqrt(known.reduce((sum, { variance }) => sum + variance + BETA * BETA, 0));
  const strengths = strengthsOf(
    known.map(({ mu }) => mu),
    spread,
  );
  /** For each place taken: the players there, and how strong all are who came no better. */
  const places = known.map(({ place }) => {
    const rest = strengths.reduce((sum, one, i) => sum + ((known[i]?.place ?? 0) >= place ? one : 0), 0);
    return { place, rest, tied: known.filter((one) => one.place === place).length };
  });
  return known.map(({ mu, variance, place }, i) => {
    let gain = 0;
    let learned = 0;
    for (const [j, other] of places.entries()) {
      if (other.place > place) continue;
      const expected = (strengths[i] ?? 0) / other.rest;
      gain += ((i === j ? 1 : 0) - expected) / other.tied;
      learned += (expected * (1 - expected)) / other.tied;
    }
    const share = variance / (spread * spread);
    const kept = Math.max(1 - (Math.sqrt(variance) / spread) * share * learned, LEAST);
    return {
      mu: Math.round((mu + (variance / spread) * gain) * MILLION),
      sigma: Math.round(Math.sqrt(variance * kept) * MILLION),
    };
  });
}

/** How likely each wins: `scale` is fitted to games of the same kind; more than 1 is less sure of itself. */
export function winChances(players: readonly Rating[], scale = 1): number[] {
  const spread = Math.sqrt(players.reduce((sum, { sigma }) => sum + (sigma / MILLION) ** 2 + BETA * BETA, 0));
  const strengths = strengthsOf(
    players.map(({ mu }) => mu / MILLION),
    spread * scale,
  );
  const all = strengths.reduce((sum, one) => sum + one, 0);
  return strengths.map((one) => one / all);
}

/** The strongest has 1. */
function strengthsOf(means: readonly number[], spread: number): number[] {
  const best = Math.max(...means);
  return means.map((mu) => exp((mu - best) / spread));
}

/** Terms of the series, enough for a double where |x| is at most a half. */
const TERMS = 16;

/** e to the power of a number that is not positive: engines differ in the last digit of theirs (ADR 16). */
export function exp(x: number): number {
  let halvings = 0;
  let part = x;
  while (part < -0.5) {
    part /= 2;
    halvings += 1;
  }
  let sum = 1;
  for (let n = TERMS; n > 0; n--) sum = 1 + (sum * part) / n;
  for (let n = 0; n < halvings; n++) sum *= sum;
  return sum;
}
