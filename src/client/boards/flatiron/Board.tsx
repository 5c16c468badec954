/** The table of Flatiron: the tower in its streets, City Hall, and the boards of both sides. */

import { useRef } from 'react';
import type { Flatiron, View } from '#games/flatiron';
import { DANIEL } from '#games/flatiron/components';
import { BoardProvider } from '../kit/BoardContext.tsx';
import type { BoardProps } from '../kit/boardProps.ts';
import { moveByArrows } from '../kit/moveByArrows.ts';
import { Notes } from '../kit/Notes.tsx';
import { useBox } from '../kit/useBox.ts';
import { useSlides } from '../kit/useSlides.ts';
import { useShared } from './boardContext.ts';
import { FIRST_BOARD, isNarrow } from './layout.ts';
import { CityHall } from './pieces/CityHall.tsx';
import { DanielBoard } from './pieces/DanielBoard.tsx';
import { Defs, Painted } from './pieces/Defs.tsx';
import { PlayerBoard } from './pieces/PlayerBoard.tsx';
import { Sides } from './pieces/Sides.tsx';
import { Stage } from './pieces/Stage.tsx';
import './board.css';
import './signs.css';
import './grid.css';
import './stage.css';
import './tower.css';
import './decks.css';
import './choices.css';
import './cityHall.css';
import './holdings.css';
import './columns.css';
import './sides.css';
import './daniel.css';

export function Board(props: BoardProps<Flatiron>) {
  const root = useRef<HTMLDivElement>(null);
  const { view, prompt, unsent } = props;
  const { width } = useBox(root, FIRST_BOARD);
  useSlides(root, view);
  const asked = prompt?.step ?? (unsent?.legal.some((action) => 'side' in action) ? 'chooseBoard' : '');
  const choosesSide = asked === 'chooseBoard' || asked === 'chooseDanielSide';
  return (
    <BoardProvider value={useShared(props)}>
      <Painted>
        <Notes className="fi">
          {/* biome-ignore lint/a11y/noStaticElementInteractions: arrow keys lead between the parts inside */}
          <div className="fi-board" data-game="flatiron" ref={root} onKeyDown={moveByArrows}>
            {choosesSide && <Sides />}
            <Stage narrow={isNarrow(width)} />
            <CityHall />
            <div className="fi-players">
              {seatsOf(view).map((seat) =>
                seat === DANIEL ? (
                  view.daniel && <DanielBoard key={seat} daniel={view.daniel} />
                ) : (
                  <PlayerBoard key={seat} seat={seat} />
                ),
              )}
            </div>
            <svg className="fi-defs" aria-hidden="true">
              <Defs />
            </svg>
          </div>
        </Notes>
      </Painted>
    </BoardProvider>
  );
}

/** All boards, the viewer's own first. */
function seatsOf({ viewer, players, daniel }: View): number[] {
  const seats = players.map((_, seat) => seat);
  const own =
    viewer === 'spectator' ? seats : seats.toSorted((one, two) => +(two === viewer) - +(one === viewer));
  return daniel ? [...own, DANIEL] : own;
}
