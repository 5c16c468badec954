/** Rowhouse with a fault: whoever builds on the upper storey never comes back. */
import { loadTitle as loadReal, type Title } from '#games';
import type { Game } from '#kernel';

/** Nobody changes it: waiting for it in every turn of the loop holds up the thread, but leaves the processor to others. */
const cell = new Int32Array(new SharedArrayBuffer(4));

export async function loadTitle(id: string): Promise<Title> {
  const title = await loadReal(id);
  const game: Game = {
    ...title.game,
    play(draft, seat, action, tools) {
      while ((action as { storey?: number }).storey === 2) Atomics.wait(cell, 0, 0, 20);
      title.game.play(draft, seat, action, tools);
    },
  };
  return { ...title, game };
}
