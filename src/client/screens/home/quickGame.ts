/** Playing on the spot: the game, its screen and the deal; loaded when somebody is about to play. */
import { GAME_INFO, loadTitle, type Title } from '#games';
import { defaultOptions, type Game } from '#kernel';
import { preloadDrawings } from '../../boards/boards.ts';
import { startGame } from '../../table/store/localGames.ts';
import { defaultPlan, type LocalPlan, seatsFor, seedFrom } from '../../table/store/localPlan.ts';
import { LocalScreen } from '../local/lazyLocalScreen.ts';
import type { Choice } from './choice.ts';

/** Loads all that the first decision needs. */
export async function prepare(game: Choice['game']): Promise<Title> {
  const [title] = await Promise.all([loadTitle(game), LocalScreen.preload(), preloadDrawings(game)]);
  return title;
}

/** Deals with everything as the game has it by default; gives the address of the table. */
export async function begin(choice: Choice): Promise<string> {
  const title = await prepare(choice.game);
  return `/local/${await startGame(title, planFor(title.game, choice), seedFrom(location.search))}`;
}

/** The smallest table: one human and one bot, or one human alone. */
export function planFor(game: Game, { game: id, opponent }: Choice): LocalPlan {
  if (opponent === 'solo')
    return {
      options: { ...defaultOptions(game.options), ...GAME_INFO[id].solo?.options },
      seats: seatsFor([], 1),
    };
  const { options, seats } = defaultPlan(game);
  return {
    options,
    seats: seats.map((plan) => (plan.player === 'human' ? plan : { ...plan, player: opponent })),
  };
}
