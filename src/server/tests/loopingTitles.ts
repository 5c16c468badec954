/** Rowhouse with a fault: whoever builds on the upper storey never comes back. */
import { loadTitle as loadReal, type Title } from '#games';
import type { Game } from '#kernel';

export async function loadTitle(id: string): Promise<Title> {
  const title = await loadReal(id);
  const game: Game = {
    ...title.game,
    play(draft, seat, action, tools) {
      while ((action as { storey?: number }).storey === 2);
      title.game.play(draft, seat, action, tools);
    },
  };
  return { ...title, game };
}
