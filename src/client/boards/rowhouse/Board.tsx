/** The houses of Rowhouse, storey by storey, and the viewer's hand. */
import { useRef } from 'react';
import type { Rowhouse } from '#games/rowhouse';
import { BoardProvider } from '../kit/BoardContext.tsx';
import type { BoardProps } from '../kit/boardProps.ts';
import { moveByArrows } from '../kit/moveByArrows.ts';
import { Notes } from '../kit/Notes.tsx';
import { useSlides } from '../kit/useSlides.ts';
import { Hand } from './pieces/Hand.tsx';
import { House } from './pieces/House.tsx';
import { Trade } from './pieces/Trade.tsx';
import './board.css';

export function Board(props: BoardProps<Rowhouse>) {
  const { view, name } = props;
  const root = useRef<HTMLDivElement>(null);
  useSlides(root, view);
  return (
    <BoardProvider value={props}>
      <Notes>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys only move the focus between the parts inside */}
        <div ref={root} className="rowhouse" onKeyDown={moveByArrows}>
          {view.houses.map((house, seat) => (
            <House key={name(seat)} house={house} seat={seat} />
          ))}
          <Hand />
          <Trade />
        </div>
      </Notes>
    </BoardProvider>
  );
}
