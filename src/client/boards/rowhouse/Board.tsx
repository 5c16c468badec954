/** The houses of Rowhouse, storey by storey, and the viewer's hand. */
import type { Rowhouse } from '#games/rowhouse';
import { at, type Viewer } from '#kernel';
import { Mark } from '../../ui/Mark.tsx';
import type { BoardProps } from '../boardProps.ts';
import { Tile } from './Tile.tsx';
import './board.css';

/** Places in a storey; the view does not draw what is not there yet. */
const ROOM = [0, 1, 2];

type Props = BoardProps<Rowhouse>;

export function Board({ view, legal, choose, words, name }: Props) {
  const label = (tile: number) => words.answer({ tile }, { view, name });
  return (
    <div className="rowhouse">
      {view.houses.map((house, seat) => (
        <figure key={name(seat)} className={seat === view.viewer ? 'house own' : 'house'}>
          <div className="roof">
            {typeof house.pick === 'number' && <Tile tile={house.pick} label={label(house.pick)} />}
          </div>
          {house.storeys
            .map((tiles, storey) => {
              const answer =
                seat === view.viewer && legal.find((one) => 'storey' in one && one.storey === storey);
              const row = ROOM.map((place) => {
                const tile = tiles[place];
                return tile === undefined ? (
                  <i key={place} className="tile gap" />
                ) : (
                  <Tile key={place} tile={tile} label={label(tile)} />
                );
              });
              const key = `storey ${storey}`;
              if (!answer)
                return (
                  <div key={key} className="storey">
                    {row}
                  </div>
                );
              return (
                <button
                  key={key}
                  type="button"
                  className="storey choosable"
                  aria-label={words.answer(answer, { view, name })}
                  onClick={() => choose(answer)}
                >
                  {row}
                </button>
              );
            })
            .toReversed()}
          <figcaption>
            <Mark seat={seat} />
            {name(seat)}
          </figcaption>
        </figure>
      ))}
      <Hand view={view} legal={legal} choose={choose} label={label} />
    </div>
  );
}

function Hand({
  view,
  legal,
  choose,
  label,
}: Pick<Props, 'view' | 'legal' | 'choose'> & { label: (tile: number) => string }) {
  const hand = handOf(view, view.viewer);
  return (
    <ul className="hand">
      {hand.map((tile) => {
        const answer = legal.find((one) => 'tile' in one && one.tile === tile);
        return (
          <li key={tile}>
            {answer ? (
              <button
                type="button"
                className="choosable"
                aria-label={label(tile)}
                onClick={() => choose(answer)}
              >
                <Tile tile={tile} label={label(tile)} />
              </button>
            ) : (
              <Tile tile={tile} label={label(tile)} />
            )}
          </li>
        );
      })}
    </ul>
  );
}

function handOf({ houses }: Props['view'], viewer: Viewer): readonly number[] {
  if (viewer === 'spectator') return [];
  const { hand } = at(houses, viewer);
  return typeof hand === 'number' ? [] : hand;
}
