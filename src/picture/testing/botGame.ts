/** A whole game of bots, as a spectator sees it. */
import { random } from '#bots';
import { loadTitle } from '#games';
import { apply, type Position, type Result, Rng, resultOf, start } from '#kernel';

const SEED = '7'.padStart(32, '0');

const EVERY = 15;

export interface BotGame {
  /** The spectator's view after every answer. */
  readonly views: readonly unknown[];
  /** What everybody sees now and then: the spectator first, then each seat. */
  readonly viewsOfAll: readonly (readonly unknown[])[];
  readonly result: Result;
}

export async function botGame(id: string, seats: number, bot = random()): Promise<BotGame> {
  const { game } = await loadTitle(id);
  const rng = Rng.fromSeed(SEED);
  let position: Position = start(game, {}, seats, SEED).position;
  const views = [game.view(position.state, 'spectator')];
  const viewsOfAll: unknown[][] = [];
  for (let open = game.decisions(position.state); open[0]; open = game.decisions(position.state)) {
    const { seat } = open[0];
    const view = game.view(position.state, seat);
    const action = bot.choose(seat, view, game.legalActions(position.state, seat), rng);
    position = apply(game, position, seat, action).position;
    const { state } = position;
    const seen = game.view(state, 'spectator');
    views.push(seen);
    if (views.length % EVERY === 0)
      viewsOfAll.push([seen, ...Array.from({ length: seats }, (_, viewer) => game.view(state, viewer))]);
  }
  const { state } = position;
  const outcome = game.outcome(state) ?? null;
  const result = resultOf({ outcome, scores: game.scores(state), automata: game.automata(state) });
  return { views, viewsOfAll, result };
}
