/** A small picture of a table, if its game has drawings; for lists and replays. */
import { memo, Suspense } from 'react';
import type { NameOf, Words } from '#kernel';
import type { TableView } from '#table';
import { drawingsOf } from '../../boards/boards.ts';
import './small.css';

interface Props {
  readonly tableView: Pick<TableView, 'game' | 'view' | 'scores'>;
  readonly words: Words;
  readonly name: NameOf;
}

/** The small picture of a table view. */
export const SmallView = memo(function SmallView({ tableView, words, name }: Props) {
  const Small = drawingsOf(tableView.game)?.Small;
  if (!Small) return null;
  return (
    <span className="small-view" data-game={tableView.game} aria-hidden="true">
      <Suspense>
        <Small view={tableView.view} scores={tableView.scores} words={words} name={name} />
      </Suspense>
    </span>
  );
});
