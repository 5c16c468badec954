/** Whether ratings predict who wins: players are rated from the first games, and the others are foretold. */
import { at } from '#kernel';
import { anchorOf, FIRST, LadderFold, type Rating, winChances } from '#rating';
import { type Foretold, fittedScale, type Judged } from './calibration.ts';
import { FORETOLD, LEARNED, PLAYERS, type PlayedGame, playedGames } from './play.ts';

const DAY = 86_400_000;

/** What came of one ladder. */
export interface Judgement {
  readonly game: string;
  readonly seats: number;
  /** Players rated game by game, as people are. */
  readonly gameByGame: readonly Judged[];
  /** Bots by their fixed ratings, as on the ladder against bots. */
  readonly anchors: readonly Judged[];
  readonly ratings: readonly Rating[];
}

type Size = readonly [game: string, seats: number];

/** Every ladder, and the scale that is fitted to the learning games of all of them. */
export function judge(sizes: readonly Size[]): { scale: number; judgements: Judgement[] } {
  const learned = sizes.map(([game, seats]) => learn(game, seats));
  const scale = fittedScale(learned.flatMap(({ onTheWay }) => onTheWay));
  return { scale, judgements: sizes.map((size, i) => judged(size, at(learned, i).ratings, scale)) };
}

/** The players' ratings after the learning games, and what they would have foretold on the way. */
function learn(game: string, seats: number): { ratings: Rating[]; onTheWay: Foretold[] } {
  const games = playedGames(game, seats);
  if (games.length < LEARNED + FORETOLD) throw new Error(`${game}, ${seats} seats: games are missing`);
  const ratings: Rating[] = PLAYERS.map(() => FIRST);
  const fold = new LadderFold({ kind: 'people', game, seats });
  const onTheWay: Foretold[] = [];
  for (const [n, { players, places }] of games.slice(0, LEARNED).entries()) {
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

function judged([game, seats]: Size, ratings: readonly Rating[], scale: number): Judgement {
  const held = playedGames(game, seats).slice(LEARNED, LEARNED + FORETOLD);
  const anchor = (player: number) => {
    const known = anchorOf({ game, seats }, at(PLAYERS, player));
    if (!known) throw new Error(`${game} has no anchor for ${at(PLAYERS, player)} at ${seats} seats`);
    return known;
  };
  return {
    game,
    seats,
    gameByGame: foretell(held, (player) => at(ratings, player), scale),
    anchors: foretell(held, anchor, 1),
    ratings,
  };
}

function foretell(
  games: readonly PlayedGame[],
  ratingOf: (player: number) => Rating,
  scale: number,
): Judged[] {
  return games.map(({ players, places }) => {
    return { chances: winChances(players.map(ratingOf), scale), shares: sharesOf(places) };
  });
}

/** A first place shared by two counts half for each. */
export function sharesOf(places: readonly number[]): number[] {
  const first = places.filter((place) => place === 1).length;
  return places.map((place) => (place === 1 ? 1 / first : 0));
}
