/** One storey of a house; where a tile may go, it can be chosen. */
import type { Rowhouse } from '#games/rowhouse';
import { STOREY_ROOM } from '#games/rowhouse/components';
import { Pick } from '../../kit/Choosable.tsx';
import { useBoard } from '../boardContext.ts';
import { storeyAnswer } from '../targets.ts';
import { Tile } from './Tile.tsx';

/** Places in a storey, also those that are still empty. */
const PLACES = Array.from({ length: STOREY_ROOM }, (_, place) => place);

interface Props {
  readonly tiles: readonly number[];
  readonly storey: number;
  readonly own: boolean;
  /** What somebody points at in the log, where it is about this house. */
  readonly meant: Rowhouse['event'] | undefined;
}

export function Storey({ tiles, storey, own, meant }: Props) {
  const { view, legal, choose, prompt, words, name } = useBoard();
  const answer = storeyAnswer(legal, storey);
  const isMeant = meant && 'storey' in meant && meant.storey === storey;
  const className = isMeant ? 'storey meant' : 'storey';
  const row = PLACES.map((place) => {
    const tile = tiles[place];
    return tile === undefined ? <i key={place} className="tile gap" /> : <Tile key={place} tile={tile} />;
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
    </Pick>
  );
}
