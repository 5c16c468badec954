/** A table at a glance, where its game has drawings: for lists, replays and the moments of a game. */
import { memo, Suspense } from 'react';
import type { NameOf, Words } from '#kernel';
import type { Sight } from '#table';
import { drawingsOf } from '../boards/boards.ts';
import './small.css';

interface Props {
  readonly sight: Pick<Sight, 'game' | 'view' | 'scores'>;
  readonly words: Words;
  readonly name: NameOf;
}

export const SmallView = memo(function SmallView({ sight, words, name }: Props) {
  const Small = drawingsOf(sight.game)?.Small;
  if (!Small) return null;
  return (
    <span className="small-view" data-game={sight.game} aria-hidden="true">
      <Suspense>
        <Small view={sight.view} scores={sight.scores} words={words} name={name} />
      </Suspense>
    </span>
  );
});
