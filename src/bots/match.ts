/** Whole games between bots. */
import {
  apply,
  at,
  boxOfRecord,
  type Game,
  type GameRecord,
  type GameTypes,
  type Play,
  type Position,
  Rng,
  start,
} from '#kernel';
import type { Bot } from './bot.ts';

/** A finished game between bots. */
export interface Match<G extends GameTypes = GameTypes> {
  readonly record: GameRecord<G>;
  readonly position: Position<G>;
}

/** Plays one game to the end, one bot per seat; refuses what `start` refuses, and throws after `longest` actions. */
export function playMatch<G extends GameTypes>(
  game: Game<G>,
  bots: readonly Bot<G>[],
  options: unknown,
  seed: string,
  longest = 20_000,
): Match<G> {
  const started = start(game, options, bots.length, seed);
  const rngs = bots.map((_, seat) => Rng.fromSeed(seed, `bot ${seat}`));
  const plays: Play<G>[] = [];
  let { position } = started;
  for (let open = game.decisions(position.state); open.length > 0; open = game.decisions(position.state)) {
    if (plays.length >= longest)
      throw new Error(`${game.id} is not over after ${longest} actions, seed ${seed}`);
    const { seat } = at(open, 0);
    const view = game.view(position.state, seat);
    const action = at(bots, seat).choose(seat, view, game.legalActions(position.state, seat), at(rngs, seat));
    const applied = apply(game, position, seat, action);
    plays.push(applied.play);
    position = applied.position;
  }
  const { options: chosen } = started;
  const record = { game: game.id, options: chosen, seats: bots.length, seed, plays, ...boxOfRecord(game) };
  return { record, position };
}

/** A seed made from a number: the number in 32 hexadecimal digits. */
export function seedNumber(n: number): string {
  return n.toString(16).padStart(32, '0');
}
