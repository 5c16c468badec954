/** Plays the games that weights are fitted to, and notes what players had on the way and in the end. */
import { type Bot, botNamed, seedNumber, winShares } from '#bots';
import { loadTitle, type Title } from '#games';
import { at, BOT_NAMES, clone, type Fitting, MOST_PLAYERS, Rng, silentTools, start } from '#kernel';
import { botOf, withoutFit } from '../arena/spec.ts';

/** What to play: each seat gets one of the bots by lot. */
export interface Table {
  readonly game: string;
  readonly seats: number;
  readonly options: unknown;
  readonly bots: readonly string[];
}

/** One moment of a game. */
export interface Sample {
  readonly phase: number;
  /** By player: points so far, and what its position is worth by hand. */
  readonly points: readonly number[];
  readonly worths: readonly number[];
  /** By player, then by feature. */
  readonly features: readonly (readonly number[])[];
}

/** A game with its end and some moments on the way. Players are the seats, then the automata. */
export interface SampledGame {
  readonly deal: number;
  readonly seats: number;
  readonly finals: readonly number[];
  readonly wins: readonly number[];
  readonly samples: readonly Sample[];
}

/** One decision in so many is sampled. */
const EVERY = 3;

/** Half of the games begin with random answers, up to so many for each seat. */
const OPENING = 6;

/** Plays one deal; the same for the same deal, since bots have neither a clock nor fitted weights. */
export async function playSampled(table: Table, deal: number): Promise<SampledGame> {
  const title = withoutFit(await loadTitle(table.game));
  const { game, heuristics } = title;
  const { fitting } = heuristics;
  if (!fitting) throw new Error(`${game.id} names no features`);
  const seed = seedNumber(deal + 1);
  const { position } = start(game, table.options, table.seats, seed);
  const state = clone(position.state);
  const tools = silentTools(new Rng(position.rng));
  const rng = Rng.fromSeed(seed, 'fit');
  const bots = Array.from({ length: table.seats }, () => botFor(rng.pick(table.bots), title));
  const rngs = bots.map((_, seat) => Rng.fromSeed(seed, `bot ${seat}`));
  const opening = rng.below(2) * rng.below(OPENING * table.seats);
  const samples: Sample[] = [];
  let plays = 0;
  for (let seat = game.turn(state); seat !== undefined; seat = game.turn(state)) {
    const legal = game.legalActions(state, seat);
    if (legal.length > 1 && rng.below(EVERY) === 0 && fitting.phaseOf(state) >= 0)
      samples.push(sampleOf(title, fitting, state));
    const chosen =
      plays < opening
        ? rng.pick(legal)
        : at(bots, seat).choose(seat, game.view(state, seat), legal, at(rngs, seat));
    game.play(state, seat, chosen, tools);
    plays += 1;
  }
  const finals = pointsOf(title, state);
  const wins = winShares(game.outcome(state), finals.length);
  return { deal, seats: table.seats, finals, wins, samples };
}

/** The bot without a clock. */
function botFor(spec: string, title: Title): Bot {
  const level = BOT_NAMES.find((name) => name === spec);
  const bot = level ? botNamed(level, title.game, title.heuristics) : botOf(spec, title);
  if (!bot) throw new Error(`no such bot: ${spec}`);
  return bot;
}

function pointsOf({ game }: Title, state: unknown): number[] {
  return [...game.scores(state), ...game.automata(state).map(({ score }) => score)].map(({ total }) => total);
}

function sampleOf(title: Title, fitting: Fitting, state: unknown): Sample {
  const count = fitting.features.length;
  const worths = new Float64Array(MOST_PLAYERS);
  const features = new Float64Array(MOST_PLAYERS * count);
  const players = fitting.assess(state, worths, features);
  return {
    phase: fitting.phaseOf(state),
    points: pointsOf(title, state),
    worths: [...worths.subarray(0, players)],
    features: Array.from({ length: players }, (_, player) => [
      ...features.subarray(player * count, (player + 1) * count),
    ]),
  };
}
