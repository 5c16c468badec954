/** One storey of a house; where a tile may go, it can be chosen. */
import type { Rowhouse } from '#games/rowhouse';
import { STOREY_ROOM } from '#games/rowhouse/components';
import type { Seat } from '#kernel';
import { Pick } from '../../kit/Choosable.tsx';
import { useBoard } from '../boardContext.ts';
import { hintFor, isFresh } from '../marks.ts';
import { storeyAnswer } from '../targets.ts';
import { HintPlace } from './HintPlace.tsx';
import { Tile } from './Tile.tsx';

/** Places in a storey, also those that are still empty. */
const PLACES = Array.from({ length: STOREY_ROOM }, (_, place) => place);

interface Props {
  readonly tiles: readonly number[];
  readonly storey: number;
  readonly seat: Seat;
  readonly own: boolean;
  /** What somebody points at in the log, where it is about this house. */
  readonly meant: Rowhouse['event'] | undefined;
}

export function Storey({ tiles, storey, seat, own, meant }: Props) {
  const board = useBoard();
  const { view, legal, choose, prompt, words, name } = board;
  const answer = storeyAnswer(legal, storey);
  const isMeant = meant && 'storey' in meant && meant.storey === storey;
  const hint = own ? hintFor(board, answer) : undefined;
  const className = ['storey', isMeant && 'meant', isFresh(board, seat, storey) && 'fresh']
    .filter(Boolean)
    .join(' ');
  const row = PLACES.map((place) => {
    const tile = tiles[place];
    // Where the tile of a proposed answer would lie.
    const gap = hint && place === tiles.length ? 'tile gap hinted' : 'tile gap';
    return tile === undefined ? <i key={place} className={gap} /> : <Tile key={place} tile={tile} />;
  });
  const building = own && prompt?.step === 'build';
  if (!building) return <div className={className}>{row}</div>;
  return (
    <Pick
      className={className}
      label={words.answer({ storey }, { view, name })}
      onChoose={answer && (() => choose(answer))}
      onAttempt={() => choose({ storey })}
    >
      {row}
      <HintPlace hint={hint} />
    </Pick>
  );
}
