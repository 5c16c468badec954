/** The table of Flatiron: the tower in its streets, City Hall, and the boards of both sides. */

import { useRef, useState } from 'react';
import type { Flatiron, Step, View } from '#games/flatiron';
import { DANIEL, deedCard } from '#games/flatiron/components';
import { BoardProvider } from '../kit/BoardContext.tsx';
import type { BoardProps } from '../kit/boardProps.ts';
import { moveByArrows } from '../kit/moveByArrows.ts';
import { Notes } from '../kit/Notes.tsx';
import { useBox } from '../kit/useBox.ts';
import { useSlides } from '../kit/useSlides.ts';
import { type SharedBoard, useShared } from './boardContext.ts';
import { FIRST_BOARD, isNarrow } from './layout.ts';
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
import './cityHall.css';
import './holdings.css';
import './columns.css';
import './daniel.css';
import './narrow.css';
import './sides.css';

export function Board(props: BoardProps<Flatiron>) {
  const root = useRef<HTMLDivElement>(null);
  const { view } = props;
  const { width } = useBox(root, FIRST_BOARD);
  const narrow = isNarrow(width);
  const shared = useShared(props, narrow);
  const [peeks, setPeeks] = useState(false);
  useSlides(root, view);
  const focus = focusOf(shared);
  const panel = panelOf(shared);
  return (
    <BoardProvider value={shared}>
      <Painted>
        <Notes className="fi">
          {/* biome-ignore lint/a11y/noStaticElementInteractions: arrow keys lead between the parts inside */}
          <div
            className="fi-board"
            data-game="flatiron"
            data-focus={focus}
            data-panel={panel}
            data-peek={peeks || undefined}
            data-tall={stripRows(view) > 3 || undefined}
            ref={root}
            onKeyDown={moveByArrows}
          >
            {focus === 'sides' && <Sides />}
            <Stage />
            <CityHall />
            <Panel />
            <div className="fi-players">
              {seatsOf(view).map((seat) =>
                seat === DANIEL ? (
                  view.daniel && <DanielBoard key={seat} daniel={view.daniel} />
                ) : (
                  <PlayerBoard key={seat} seat={seat} peek={peeks} onPeek={() => setPeeks(!peeks)} />
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

/** What a phone has to show for the question; everything where nothing else is said. */
const FOCUS: { readonly [K in Step['step']]?: string } = {
  chooseBoard: 'sides',
  chooseDanielSide: 'sides',
  pickSlot: 'tower',
  pickDeck: 'decks',
  pickHallAction: 'hall',
  pickDecree: 'hall',
  pickHalf: 'own',
  placeDecree: 'own',
  giveColor: 'own',
  pickPillar: 'own',
};

function focusOf({ step, plan }: SharedBoard): string {
  if (step?.step === 'pickDeed') return deedCard(step.deed).type === 'visibleCard' ? 'decks' : 'own';
  const asked = step && FOCUS[step.step];
  return asked ?? (plan ? 'tower' : 'all');
}

/** How many rows of cards there are above and below the columns of a board, at most. */
function stripRows({ players }: View): number {
  const most = (ends: readonly (readonly unknown[])[]) => Math.max(...ends.map((cards) => cards.length));
  return Math.max(...players.map(({ above, below }) => most(above) + most(below)));
}

/** All boards, the viewer's own first. */
function seatsOf({ viewer, players, daniel }: View): number[] {
  const seats = players.map((_, seat) => seat);
  const own =
    viewer === 'spectator' ? seats : seats.toSorted((one, two) => +(two === viewer) - +(one === viewer));
  return daniel ? [...own, DANIEL] : own;
}
