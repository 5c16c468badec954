/** The houses of Rowhouse, storey by storey, and the viewer's hand. */
import { useRef } from 'react';
import type { Rowhouse } from '#games/rowhouse';
import { at, type Viewer } from '#kernel';
import { Mark } from '../../ui/Mark.tsx';
import type { BoardProps } from '../boardProps.ts';
import { Pick } from '../kit/Choosable.tsx';
import { moveByArrows } from '../kit/moveByArrows.ts';
import { Notes } from '../kit/Notes.tsx';
import { useSlides } from '../kit/useSlides.ts';
import { Storey } from './Storey.tsx';
import { Tile } from './Tile.tsx';
import './board.css';

type Props = BoardProps<Rowhouse>;

export function Board(props: Props) {
  const { view, name, highlight, unsent } = props;
  const root = useRef<HTMLDivElement>(null);
  useSlides(root, view);
  const meant = highlight && 'seat' in highlight ? highlight.seat : undefined;
  return (
    <Notes>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys only move the focus between the parts inside */}
      <div ref={root} className="rowhouse" onKeyDown={moveByArrows}>
        {view.houses.map((house, seat) => {
          const own = seat === view.viewer;
          return (
            <figure
              key={name(seat)}
              className={['house', own && 'own', seat === meant && 'meant'].filter(Boolean).join(' ')}
            >
              <div className={own && unsent ? 'roof unsent' : 'roof'}>
                {typeof house.pick === 'number' && <Tile tile={house.pick} {...props} />}
                {house.pick === true && <i className="tile tile-back" />}
              </div>
              {house.storeys
                .map((tiles, storey) => (
                  <Storey
                    key={`storey ${storey}`}
                    tiles={tiles}
                    storey={storey}
                    own={own}
                    meant={seat === meant ? highlight : undefined}
                    {...props}
                  />
                ))
                .toReversed()}
              <figcaption>
                <Mark seat={seat} />
                {name(seat)}
              </figcaption>
            </figure>
          );
        })}
        <Hand {...props} />
        <Trade {...props} />
      </div>
    </Notes>
  );
}

function Hand(props: Props) {
  const { view, legal, choose, words, name } = props;
  const hand = handOf(view, view.viewer);
  return (
    <ul className="hand">
      {hand.map((tile) => {
        const answer = legal.find((one) => 'tile' in one && one.tile === tile);
        return (
          <li key={tile}>
            <Pick label={words.answer({ tile }, { view, name })} onChoose={answer && (() => choose(answer))}>
              <Tile tile={tile} {...props} />
            </Pick>
          </li>
        );
      })}
    </ul>
  );
}

/** What has no place among the houses: to trade or not. */
function Trade({ view, legal, choose, words, name }: Props) {
  const answers = legal.filter((one) => 'trade' in one);
  if (answers.length === 0) return null;
  return (
    <div className="trade">
      {answers.map((answer) => {
        const says = words.answer(answer, { view, name });
        return (
          <Pick key={says} className="btn btn-line" label={says} onChoose={() => choose(answer)}>
            {says}
          </Pick>
        );
      })}
    </div>
  );
}

function handOf({ houses }: Props['view'], viewer: Viewer): readonly number[] {
  if (viewer === 'spectator') return [];
  const { hand } = at(houses, viewer);
  return typeof hand === 'number' ? [] : hand;
}
