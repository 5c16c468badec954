/** Starting a game at once; loaded when somebody is about to play. */
import { GAME_INFO, type Title } from '#games';
import { defaultOptions, type Game } from '#kernel';
import { loadDrawings } from '../../boards/boards.ts';
import { openFirstGame } from '../../table/guide/firstGame.ts';
import { startGame } from '../../table/store/localGames.ts';
import { defaultPlan, type LocalPlan, seatsFor, seedFrom } from '../../table/store/localPlan.ts';
import { titleFor } from '../../table/titles/titles.ts';
import { LocalScreen } from '../local/lazyLocalScreen.ts';
import type { Choice } from './choice.ts';

/** Preloads everything the first decision needs. */
export async function prepare(game: Choice['game']): Promise<Title> {
  const [title] = await Promise.all([titleFor(game, 'own', { beside: loadDrawings }), LocalScreen.preload()]);
  return title;
}

/** Deals with default options and returns the address of the table. */
export async function startQuickGame(choice: Choice): Promise<string> {
  const title = await prepare(choice.game);
  return `/local/${await startGame(title, planFor(title.game, choice), seedFrom(location.search))}`;
}

/** Starts the guided first game, or goes on with it, and returns its address. */
export async function startGuidedGame(game: Choice['game']): Promise<string> {
  const [address] = await Promise.all([openFirstGame(game), prepare(game)]);
  return address;
}

/** The smallest plan: one human and one bot, or one human alone. */
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
