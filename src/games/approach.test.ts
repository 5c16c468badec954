/** What statistics tell games apart by: every game says it of finished games and of those broken off, and has words for it. */
import { describe, expect, it } from 'vitest';
import { seedNumber } from '#bots';
import { apply, at, LANGUAGES, type Position, Rng, start } from '#kernel';
import { GAME_IDS, GAME_INFO, loadTitle, type Title } from './registry.ts';

/** All positions of one random game. */
function positionsOf({ game }: Title, options: unknown, seats: number, seed: string): Position[] {
  let { position } = start(game, options, seats, seed);
  const seen = [position];
  const rng = Rng.fromSeed(seed, 'random');
  for (let open = game.decisions(position.state); open.length > 0; open = game.decisions(position.state)) {
    const { seat } = at(open, 0);
    const action = rng.pick(game.legalActions(position.state, seat));
    ({ position } = apply(game, position, seat, action));
    seen.push(position);
  }
  return seen;
}

describe.each(GAME_IDS)('%s', (id) => {
  const { seats } = GAME_INFO[id];
  const counts = Array.from({ length: seats.max - seats.min + 1 }, (_, i) => seats.min + i);
  it.each(counts)('tells how each of %i seats went about a game', async (count) => {
    const title = await loadTitle(id);
    const { game, words } = title;
    const options = count === 1 ? (GAME_INFO[id].solo?.options ?? {}) : {};
    const positions = positionsOf(title, options, count, seedNumber(25));
    const [first, end] = [at(positions, 0), at(positions, positions.length - 1)];
    const seated = Array.from({ length: count }, (_, seat) => seat);
    const approaches = seated.map((seat) => game.approach(first.state, end.state, seat));
    const players = count + game.automata(end.state).length;
    const turns = new Set(approaches.map(({ turn }) => turn));
    expect(turns.size).toBe(count);
    for (const turn of turns) expect(Array.from({ length: players }, (_, i) => i)).toContain(turn);
    for (const { traits } of approaches)
      for (const kind of game.openings) expect(traits[kind]?.length, kind).toBeGreaterThan(0);
    // Each position takes a while: some of the middle, and the end.
    for (const { state } of positions.filter((_, i) => (positions.length - 1 - i) % 20 === 0))
      for (const seat of seated)
        for (const [kind, ids] of Object.entries(game.approach(first.state, state, seat).traits))
          for (const language of LANGUAGES) {
            const spoken = words[language].trait[kind];
            expect(spoken?.heading).toMatch(/\p{Lu}/u);
            const names = ids.map((one) => spoken?.of(one) ?? '');
            for (const name of names) expect(name).toMatch(/^[\p{Lu}\d]((?!undefined|null).)*$/u);
            expect(new Set(names).size, names.join()).toBe(names.length);
          }
  });
});
