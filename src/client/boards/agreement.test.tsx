import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { random } from '#bots';
import { loadTitle } from '#games';
import { apply, type Options, type Position, Rng, start } from '#kernel';
import type { Drawings } from './kit/boardProps.ts';

const SEED = '7'.padStart(32, '0');
const NAMES = ['Ada', 'Bruno', 'Chiyo', 'Daniel', 'Tom'];

/** How to find each player's points on a board; they must equal those in the seat panel beside it. */
const TABLES: readonly [id: 'flatiron' | 'newyorkcity', seats: number, options: Options, shows: RegExp][] = [
  ['flatiron', 1, {}, /<header class="fi-holdings">.*?<b class="fi-gained"[^>]*>(-?\d+)</gs],
  ['flatiron', 2, {}, /<header class="fi-holdings">.*?<b class="fi-gained"[^>]*>(-?\d+)</gs],
  ['newyorkcity', 1, { toms: 1 }, /<strong data-note="[^"]*">(-?\d+)</gs],
  ['newyorkcity', 2, { toms: 2 }, /<strong data-note="[^"]*">(-?\d+)</gs],
];

describe.each(TABLES)('%s with %i seats and %j', async (id, seats, options, shows) => {
  const { game, words } = await loadTitle(id);
  const { drawings } = (await import(`./${id}/index.ts`)) as { drawings: Drawings };
  const rng = Rng.fromSeed(SEED);
  const positions: Position[] = [start(game, options, seats, SEED).position];
  for (let position = positions[0]; position; position = positions.at(-1)) {
    const [next] = game.decisions(position.state);
    if (!next) break;
    const view = game.view(position.state, next.seat);
    const action = random().choose(next.seat, view, game.legalActions(position.state, next.seat), rng);
    positions.push(apply(game, position, next.seat, action).position);
  }

  it.each([0.3, 0.6, 0.9, 1])('shows the same points as the seat panel, after %d of the game', (part) => {
    const { state } = positions[Math.floor(part * (positions.length - 1))] ?? {};
    const html = renderToStaticMarkup(
      <drawings.Board
        view={game.view(state, 0)}
        scores={game.scores(state)}
        words={words.en}
        name={(player) => NAMES[player] ?? ''}
        prompt={undefined}
        legal={[]}
        choose={() => undefined}
      />,
    );
    const expected = [...game.scores(state), ...game.automata(state).map(({ score }) => score)];
    const shown = [...html.matchAll(shows)].map(([, points]) => Number(points));
    expect(shown.toSorted()).toEqual(expected.map(({ total }) => total).toSorted());
  });
});
