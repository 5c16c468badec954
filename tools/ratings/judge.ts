/** Whether ratings predict who wins: players are rated from the first games, and the others are foretold. */
import { seedNumber } from '#bots';
import { at, Rng } from '#kernel';
import { anchorOf, FIRST, LadderFold, type Rating, winChances } from '#rating';
import { type Foretold, fittedScale, type Judged } from './calibration.ts';
import { FORETOLD, LEARNED, LEVELS, PLAYERS, type PlayedGame, playedGames } from './play.ts';

const DAY = 86_400_000;

/**
 * So many ladders are made from the same games: each in an order of its own, and with the seats of a level dealt to its players anew, who play alike.
 * One ladder has a dozen players whose ratings are all a little wrong in the same way in every game that it foretells.
 */
export const LADDERS = 40;

/** What came of a title and number of seats. */
export interface Judgement {
  readonly game: string;
  readonly seats: number;
  /** Players rated game by game, as people are: what each ladder foretold. */
  readonly ladders: readonly (readonly Judged[])[];
  /** Bots by their fixed ratings, as on the ladder against bots. */
  readonly anchors: readonly Judged[];
  /** Those of the first ladder. */
  readonly ratings: readonly Rating[];
}

type Size = readonly [game: string, seats: number];

/** A ladder after the learning games. */
interface Learned {
  readonly ratings: readonly Rating[];
  /** What it would have foretold on the way. */
  readonly onTheWay: readonly Foretold[];
}

/** Every ladder, and the scale that is fitted to the learning games of all of them. */
export function judge(sizes: readonly Size[]): { scale: number; judgements: Judgement[] } {
  const learned = sizes.map((size) => Array.from({ length: LADDERS }, (_, n) => learn(size, n)));
  const scale = fittedScale(learned.flat().flatMap(({ onTheWay }) => onTheWay));
  return { scale, judgements: sizes.map((size, i) => judged(size, at(learned, i), scale)) };
}

function learn([game, seats]: Size, ladder: number): Learned {
  const all = playedGames(game, seats);
  if (all.length < LEARNED + FORETOLD) throw new Error(`${game}, ${seats} seats: games are missing`);
  const rng = Rng.fromSeed(seedNumber(ladder), 'learning');
  const games = rng.shuffle(all.slice(0, LEARNED)).map((one) => dealtAnew(one, rng));
  const ratings: Rating[] = PLAYERS.map(() => FIRST);
  const fold = new LadderFold({ kind: 'people', game, seats });
  const onTheWay: Foretold[] = [];
  for (const [n, { players, places }] of games.entries()) {
    // The first ones say more about how little is known than about the scale.
    if (n >= LEARNED / 2)
      onTheWay.push({ ratings: players.map((one) => at(ratings, one)), shares: sharesOf(places) });
    const seated = players.map((player, seat) => {
      return { person: String(player), bot: null, place: at(places, seat), leftAt: null };
    });
    for (const { person, mu, sigma } of fold.add({ table: '', finished: n * DAY, players: seated }))
      ratings[Number(person)] = { mu, sigma };
  }
  return { ratings, onTheWay };
}

/** The same game with players of the same levels, drawn by lot. */
function dealtAnew({ players, places }: PlayedGame, rng: Rng): PlayedGame {
  const alike = new Map(
    LEVELS.map((level) => {
      const own = [...PLAYERS.keys()].filter((player) => at(PLAYERS, player) === level);
      return [level, rng.shuffle(own)] as const;
    }),
  );
  return { players: players.map((player) => alike.get(at(PLAYERS, player))?.pop() ?? player), places };
}

function judged([game, seats]: Size, learned: readonly Learned[], scale: number): Judgement {
  const held = playedGames(game, seats).slice(LEARNED, LEARNED + FORETOLD);
  const anchor = (player: number) => {
    const known = anchorOf({ game, seats }, at(PLAYERS, player));
    if (!known) throw new Error(`${game} has no anchor for ${at(PLAYERS, player)} at ${seats} seats`);
    return known;
  };
  const name = `${game} ${seats}`;
  return {
    game,
    seats,
    ladders: learned.map(({ ratings }, n) => {
      const rng = Rng.fromSeed(seedNumber(n), 'foretelling');
      const games = held.map((one) => dealtAnew(one, rng));
      return foretell(name, games, (player) => at(ratings, player), scale);
    }),
    anchors: foretell(name, held, anchor, 1),
    ratings: at(learned, 0).ratings,
  };
}

function foretell(
  name: string,
  games: readonly PlayedGame[],
  ratingOf: (player: number) => Rating,
  scale: number,
): Judged[] {
  return games.map(({ players, places }, n) => {
    const chances = winChances(players.map(ratingOf), scale);
    return { game: `${name} ${n}`, chances, shares: sharesOf(places) };
  });
}

/** A first place shared by two counts half for each. */
export function sharesOf(places: readonly number[]): number[] {
  const first = places.filter((place) => place === 1).length;
  return places.map((place) => (place === 1 ? 1 / first : 0));
}
