/** Rowhouse with a fault: whoever builds on the upper storey, or only thinks of it, never comes back. */
import { loadTitle as loadReal, type Title } from '#games';
import type { Game, Heuristics } from '#kernel';

/** Nobody changes it: waiting for it in every turn of the loop holds up the thread, but leaves the processor to others. */
const cell = new Int32Array(new SharedArrayBuffer(4));

function hang(action: unknown): void {
  while ((action as { storey?: number }).storey === 2) Atomics.wait(cell, 0, 0, 20);
}

export async function loadTitle(id: string): Promise<Title> {
  const title = await loadReal(id);
  const game: Game = {
    ...title.game,
    play(draft, seat, action, tools) {
      hang(action);
      title.game.play(draft, seat, action, tools);
    },
  };
  const heuristics: Heuristics = {
    ...title.heuristics,
    prior(state, seat, action) {
      hang(action);
      return title.heuristics.prior(state, seat, action);
    },
  };
  return { ...title, game, heuristics };
}
