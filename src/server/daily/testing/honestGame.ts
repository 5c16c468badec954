/** A game of the day as an honest device plays it: chance in the person's place, and the bot as it is. */
import { botNamed } from '#bots';
import type { Title } from '#games';
import { apply, at, Rng, start } from '#kernel';
import { botSeed, dailyPlan } from '#table';
import type { DailyDeal } from '../../store/index.ts';
import type { HandedIn } from '../checkEntry.ts';

/** The same for the same luck. */
export function honestGame({ game, heuristics }: Title, { seed, box }: DailyDeal, luck: Rng): HandedIn {
  const { options, seats } = dailyPlan(game);
  const plays: { seat: number; action: unknown }[] = [];
  let { position } = start(game, options, seats.length, seed);
  for (let seat = game.turn(position.state); seat !== undefined; seat = game.turn(position.state)) {
    const level = at(seats, seat);
    const legal = game.legalActions(position.state, seat);
    const chance = Rng.fromSeed(botSeed({ seed, plays: plays.length }, seat));
    const action =
      level === 'human'
        ? luck.pick(legal)
        : botNamed(level, game, heuristics).choose(seat, game.view(position.state, seat), legal, chance);
    plays.push({ seat, action });
    ({ position } = apply(game, position, seat, action));
  }
  const automata = game.automata(position.state).map(({ score }) => score);
  const scores = [...game.scores(position.state), ...automata].map(({ total }) => total);
  return { record: { game: game.id, options, seats: seats.length, seed, plays, box }, scores };
}
