/** The table of Flatiron: the tower in its streets, City Hall, and the boards of both sides. */

import { useRef, useState } from 'react';
import type { Flatiron, View } from '#games/flatiron';
import { DANIEL } from '#games/flatiron/components';
import { stripRoom } from '#games/flatiron/queries';
import { BoardProvider } from '../kit/BoardContext.tsx';
import type { BoardProps } from '../kit/boardProps.ts';
import { moveByArrows } from '../kit/moveByArrows.ts';
import { Notes } from '../kit/Notes.tsx';
import { useWidth } from '../kit/useBox.ts';
import { useSlides } from '../kit/useSlides.ts';
import { useShared } from './boardContext.ts';
import { FIRST_WIDTH, isNarrow } from './layout.ts';
import { CityHall } from './pieces/CityHall.tsx';
import { DanielBoard } from './pieces/DanielBoard.tsx';
import { Defs, Painted } from './pieces/Defs.tsx';
import { Panel, panelOf } from './pieces/Panel.tsx';
import { PlayerBoard } from './pieces/PlayerBoard.tsx';
import { Sides } from './pieces/Sides.tsx';
import { Stage } from './pieces/Stage.tsx';
import './board.css';
import './signs.css';
import './grid.css';
import './stage.css';
import './tower.css';
import './decks.css';
import './panel.css';
import './planRows.css';
import './cityHall.css';
import './holdings.css';
import './columns.css';
import './daniel.css';
import './narrow.css';
import './narrowHall.css';
import './narrowOwn.css';
import './sheet.css';
import './sides.css';

export function Board(props: BoardProps<Flatiron>) {
  const root = useRef<HTMLDivElement>(null);
  const { view } = props;
  const width = useWidth(root, FIRST_WIDTH);
  const narrow = isNarrow(width);
  const shared = useShared(props, narrow);
  const [peeks, setPeeks] = useState(false);
  useSlides(root, view);
  const isChoosingSides = shared.step?.step === 'chooseBoard' || shared.step?.step === 'chooseDanielSide';
  // Nothing moves while cards are laid down: there is room for them from the beginning of the turn.
  const first = props.staged?.[0]?.view ?? view;
  const [began, setBegan] = useState(first);
  if (began.turns !== first.turns || began.viewer !== first.viewer) setBegan(first);
  const room = stripRoom(began);
  return (
    <BoardProvider value={shared}>
      <Painted>
        <Notes className="fi">
          {/* biome-ignore lint/a11y/noStaticElementInteractions: arrow keys lead between the parts inside */}
          <div
            className="fi-board"
            data-game="flatiron"
            data-focus={isChoosingSides ? 'sides' : undefined}
            data-panel={panelOf(shared)}
            data-peek={peeks || undefined}
            data-tall={room.above + room.below > 4 || undefined}
            ref={root}
            onKeyDown={moveByArrows}
          >
            {isChoosingSides && <Sides />}
            <Stage />
            <CityHall />
            <Panel />
            <div className="fi-players">
              {seatsOf(view).map((seat) =>
                seat === DANIEL ? (
                  view.daniel && <DanielBoard key={seat} daniel={view.daniel} />
                ) : (
                  <PlayerBoard
                    key={seat}
                    seat={seat}
                    room={room}
                    peek={peeks}
                    onPeek={() => setPeeks(!peeks)}
                  />
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
