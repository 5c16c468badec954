/** How far predictions are off: predicted chances to win against what happened. */
import { at } from '#kernel';
import { type Rating, winChances } from '#rating';

const BINS = 10;

/** A game whose end is known, with what was known of its players before. */
export interface Foretold {
  readonly ratings: readonly Rating[];
  /** Who won, by seat. */
  readonly shares: readonly number[];
}

/** Players with similar chances: how often they should have won, and how often they did. */
export interface Bin {
  readonly players: number;
  readonly predicted: number;
  readonly won: number;
}

export interface Calibration {
  /** The root mean square of predicted minus actual over all players, by bins, in points of a hundred. */
  readonly off: number;
  /** What chance alone would make of perfect predictions. */
  readonly chance: number;
  /** Mean logarithmic loss of the winner's chance; less is better. */
  readonly loss: number;
  readonly bins: readonly Bin[];
}

/** Chances by seat, and who won. */
export interface Judged {
  /** Which game it was: several ladders may foretell the same one. */
  readonly game: string;
  readonly chances: readonly number[];
  readonly shares: readonly number[];
}

export function calibrationOf(games: readonly Judged[]): Calibration {
  const players = games.flatMap(({ game, chances, shares }) =>
    chances.map((chance, seat) => ({ end: `${game} ${seat}`, chance, share: at(shares, seat) })),
  );
  const binned = Array.from({ length: BINS }, (_, bin) =>
    players.filter(({ chance }) => Math.min(BINS - 1, Math.floor(chance * BINS)) === bin),
  ).filter((bin) => bin.length > 0);
  const bins = binned.map((bin) => ({
    players: bin.length,
    predicted: mean(bin.map(({ chance }) => chance)),
    won: mean(bin.map(({ share }) => share)),
  }));
  const weighted = (of: (bin: Bin, i: number) => number) =>
    100 *
    Math.sqrt(bins.reduce((sum, bin, i) => sum + bin.players * of(bin, i), 0) / Math.max(1, players.length));
  return {
    off: weighted(({ predicted, won }) => (predicted - won) ** 2),
    chance: weighted((_, i) => varianceOf(at(binned, i))),
    loss: lossOf(games),
    bins,
  };
}

/** How far the mean of these is off by chance, squared: the same end of a game counts as one throw of the dice, however often it was foretold. */
function varianceOf(players: readonly { readonly end: string; readonly chance: number }[]): number {
  const times = new Map<string, number>();
  for (const { end } of players) times.set(end, (times.get(end) ?? 0) + 1);
  const sum = players.reduce(
    (all, { end, chance }) => all + (times.get(end) ?? 0) * chance * (1 - chance),
    0,
  );
  return sum / players.length ** 2;
}

/** The scale with the least loss, by halving steps. */
export function fittedScale(games: readonly Foretold[]): number {
  const loss = (scale: number) =>
    lossOf(games.map(({ ratings, shares }) => ({ game: '', chances: winChances(ratings, scale), shares })));
  let best = 1;
  for (let step = 0.4; step > 0.005; step /= 2)
    for (const scale of [best - step, best + step]) if (scale > 0.1 && loss(scale) < loss(best)) best = scale;
  return best;
}

function lossOf(games: readonly Judged[]): number {
  return mean(
    games.map(({ chances, shares }) =>
      chances.reduce((sum, chance, seat) => sum - at(shares, seat) * Math.log(Math.max(chance, 1e-9)), 0),
    ),
  );
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0) / Math.max(1, numbers.length);
}
