/** The positions the gallery shows; bots play up to them. */
import { type Bot, greedy, random } from '#bots';
import type { Title } from '#games';
import { apply, type Game, type Position, Rng, type Seat, start, type Viewer } from '#kernel';
import { fullFlatiron } from './fullFlatiron.ts';
import type { GalleryQuery } from './galleryQuery.ts';

/** As many answers as it takes until the viewer has a decision. */
const UNTIL_ASKED = 100_000;
/** Games that are searched for every kind of question. */
const SEEDS = ['1', '2', '3', '4'].map((seed) => seed.padStart(32, '0'));
const BOT_SEED = '0'.repeat(32);

/** Positions laid out by hand, by game: those that hardly ever come up and have to fit all the same. */
export const LAID_OUT: Readonly<Record<string, Readonly<Record<string, () => Position>>>> = {
  flatiron: { full: fullFlatiron },
};

/** A position and who looks at it. */
export interface Scene {
  readonly position: Position;
  readonly viewer: Viewer;
}

/** The kind of a question: the name of its step. */
export function kindOf(prompt: unknown): string {
  // The prompts of our games are the steps of their flows.
  return (prompt as { step?: string } | null)?.step ?? 'question';
}

/** The scene of a query: after its number of answers and then until its viewer is asked, or the first question of a kind. */
export function sceneFor(title: Title, query: GalleryQuery): Scene {
  const { viewer } = query;
  const laidOut = query.laidOut === null ? undefined : LAID_OUT[title.game.id]?.[query.laidOut];
  if (laidOut) return { position: laidOut(), viewer };
  if (query.asks !== null) {
    const found = questionsOf(title, query.seats).get(query.asks);
    if (found) return found;
  }
  const dealt = start(title.game, query.options, query.seats, query.seed).position;
  return { position: playUntilAsked(title, playOn(title, dealt, viewer, query.plays), viewer), viewer };
}

/** Bots answer until the viewer has a decision or the game is over; spectators never have one. */
export function playUntilAsked(title: Title, from: Position, viewer: Viewer): Position {
  return viewer === 'spectator' ? from : playOn(title, from, viewer, UNTIL_ASKED);
}

function playOn({ game, heuristics }: Title, from: Position, viewer: Viewer, most: number): Position {
  const bot = greedy(game, heuristics, 1);
  const rng = Rng.fromSeed(BOT_SEED);
  let position = from;
  for (let n = 0; n < most; n++) {
    const open = game.decisions(position.state);
    const next = open.find(({ seat }) => seat !== viewer) ?? open[0];
    if (!next || (most === UNTIL_ASKED && open.some(({ seat }) => seat === viewer))) break;
    position = answer(game, position, next.seat, bot, rng);
  }
  return position;
}

/** Every kind of question that comes up in a few random games, with its first position. */
export function questionsOf({ game }: Title, seats: number): ReadonlyMap<string, Scene> {
  const found = new Map<string, Scene>();
  for (const seed of SEEDS) {
    const rng = Rng.fromSeed(seed);
    let { position } = start(game, {}, seats, seed);
    for (let open = game.decisions(position.state); open[0]; open = game.decisions(position.state)) {
      for (const { seat, prompt } of open)
        if (!found.has(kindOf(prompt))) found.set(kindOf(prompt), { position, viewer: seat });
      position = answer(game, position, open[0].seat, random(), rng);
    }
  }
  return found;
}

function answer(game: Game, position: Position, seat: Seat, bot: Bot, rng: Rng): Position {
  const view = game.view(position.state, seat);
  const action = bot.choose(seat, view, game.legalActions(position.state, seat), rng);
  return apply(game, position, seat, action).position;
}
