/** One house: the tile picked for it in the roof, its storeys, and who it belongs to. */
import type { Rowhouse } from '#games/rowhouse';
import type { Seat } from '#kernel';
import { Mark } from '../../../ui/Mark.tsx';
import { useBoard } from '../boardContext.ts';
import { hasFreshRoof } from '../marks.ts';
import { Storey } from './Storey.tsx';
import { Tile } from './Tile.tsx';

interface Props {
  readonly house: Rowhouse['view']['houses'][number];
  readonly seat: Seat;
}

export function House({ house, seat }: Props) {
  const board = useBoard();
  const { view, name, highlight, unsent } = board;
  const own = seat === view.viewer;
  const meant = highlight && 'seat' in highlight && highlight.seat === seat ? highlight : undefined;
  return (
    <figure className={['house', own && 'own', meant && 'meant'].filter(Boolean).join(' ')}>
      <div
        className={['roof', own && unsent && 'unsent', hasFreshRoof(board, seat) && 'fresh']
          .filter(Boolean)
          .join(' ')}
      >
        {typeof house.pick === 'number' && <Tile tile={house.pick} />}
        {house.pick === true && <i className="tile tile-back" />}
      </div>
      {house.storeys
        .map((tiles, storey) => (
          <Storey
            key={`storey ${storey}`}
            tiles={tiles}
            storey={storey}
            seat={seat}
            own={own}
            meant={meant}
          />
        ))
        .toReversed()}
      <figcaption>
        <Mark seat={seat} />
        {name(seat)}
      </figcaption>
    </figure>
  );
}
