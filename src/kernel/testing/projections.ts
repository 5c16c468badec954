/** Part of law 1: projections agree with the scores. */
import {
  at,
  type Game,
  type GameTypes,
  type Projection,
  type Score,
  sumOfParts,
  type Viewer,
} from '../index.ts';
import { assertSame } from './plainData.ts';

/** Projections add up and tell the points so far; once the game is over, they are the final scores. */
export function assertProjections<G extends GameTypes>(
  game: Game<G>,
  state: G['state'],
  scores: readonly Score[],
  viewers: readonly Viewer[],
): void {
  const over = game.decisions(state).length === 0;
  for (const viewer of viewers) {
    const projections: readonly Projection[] = game.ifEnded(game.view(state, viewer));
    if (projections.length !== scores.length) throw new Error('not one projection for each player');
    for (const [player, { total, made, atEnd }] of projections.entries()) {
      const score = at(scores, player);
      assertSame(total, sumOfParts(made) + sumOfParts(atEnd), 'what a projection adds up to');
      assertSame(over ? total : sumOfParts(made), score.total, 'the points in a projection');
      if (over)
        for (const part of partsOf(score.parts, made, atEnd))
          assertSame(
            (made[part] ?? 0) + (atEnd[part] ?? 0),
            score.parts[part] ?? 0,
            `${part} in a projection`,
          );
    }
  }
}

function partsOf(...lists: readonly Score['parts'][]): Set<string> {
  return new Set(lists.flatMap(Object.keys));
}
