/** The positions the gallery shows: bots play until something worth a look is reached. */
import { type Bot, greedy, random } from '#bots';
import type { Title } from '#games';
import { apply, type Game, type Position, Rng, type Seat, start, type Viewer } from '#kernel';
import type { GalleryQuery } from './galleryQuery.ts';

/** As many answers as it takes until the viewer is asked. */
const ASKED = 100_000;
/** Games that are searched for every kind of question. */
const SEEDS = ['1', '2', '3', '4'].map((seed) => seed.padStart(32, '0'));
const BOTS = '0'.repeat(32);

/** A position and whose eyes it is for. */
export interface Scene {
  readonly position: Position;
  readonly viewer: Viewer;
}

export function kindOf(prompt: unknown): string {
  return (prompt as { step?: string } | null)?.step ?? 'question';
}

/** What a asked means: so many answers, and then until its viewer is asked; or the first question of a kind. */
export function sceneFor(title: Title, asked: GalleryQuery): Scene {
  const { viewer } = asked;
  if (asked.asks !== null) {
    const found = questionsOf(title, asked.seats).get(asked.asks);
    if (found) return found;
  }
  const dealt = start(title.game, asked.options, asked.seats, asked.seed).position;
  return { position: goneOn(title, played(title, dealt, viewer, asked.plays), viewer), viewer };
}

/** Bots answer until the viewer is asked, or nobody is any more; whoever only watches is never asked. */
export function goneOn(title: Title, from: Position, viewer: Viewer): Position {
  return viewer === 'spectator' ? from : played(title, from, viewer, ASKED);
}

function played({ game, heuristics }: Title, from: Position, viewer: Viewer, most: number): Position {
  const bot = greedy(game, heuristics, 1);
  const rng = Rng.fromSeed(BOTS);
  let position = from;
  for (let n = 0; n < most; n++) {
    const open = game.decisions(position.state);
    const next = open.find(({ seat }) => seat !== viewer) ?? open[0];
    if (!next || (most === ASKED && open.some(({ seat }) => seat === viewer))) break;
    position = answered(game, position, next.seat, bot, rng);
  }
  return position;
}

/** Every kind of question that some random games ask, with the first position that asks it. */
export function questionsOf({ game }: Title, seats: number): ReadonlyMap<string, Scene> {
  const found = new Map<string, Scene>();
  for (const seed of SEEDS) {
    const rng = Rng.fromSeed(seed);
    let { position } = start(game, {}, seats, seed);
    for (let open = game.decisions(position.state); open[0]; open = game.decisions(position.state)) {
      for (const { seat, prompt } of open)
        if (!found.has(kindOf(prompt))) found.set(kindOf(prompt), { position, viewer: seat });
      position = answered(game, position, open[0].seat, random(), rng);
    }
  }
  return found;
}

function answered(game: Game, position: Position, seat: Seat, bot: Bot, rng: Rng): Position {
  const view = game.view(position.state, seat);
  const action = bot.choose(seat, view, game.legalActions(position.state, seat), rng);
  return apply(game, position, seat, action).position;
}
