/** One storey of a house; where a tile may go, it can be chosen. */
import type { Rowhouse } from '#games/rowhouse';
import type { BoardProps } from '../boardProps.ts';
import { Pick } from '../kit/Choosable.tsx';
import { Tile } from './Tile.tsx';

/** Places in a storey; the view does not draw what is not there yet. */
const ROOM = [0, 1, 2];

interface Props extends BoardProps<Rowhouse> {
  readonly tiles: readonly number[];
  readonly storey: number;
  readonly own: boolean;
  /** What somebody points at in the log, where it is about this house. */
  readonly meant: Rowhouse['event'] | undefined;
}

export function Storey(props: Props) {
  const { tiles, storey, own, meant, view, legal, choose, prompt, words, name } = props;
  const answer = own ? legal.find((one) => 'storey' in one && one.storey === storey) : undefined;
  const isMeant = meant && 'storey' in meant && meant.storey === storey;
  const className = isMeant ? 'storey meant' : 'storey';
  const row = ROOM.map((place) => {
    const tile = tiles[place];
    return tile === undefined ? (
      <i key={place} className="tile gap" />
    ) : (
      <Tile key={place} tile={tile} {...props} />
    );
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
