/** Before the first round: which board, and which side of it lies up. */
import type { Action, View } from '#games/tangramcity';
import { BOX, FACES, type Face } from '#games/tangramcity/components';
import { Mark } from '../../../ui/Mark.tsx';
import { Pick } from '../../kit/Choosable.tsx';
import { note } from '../../kit/Notes.tsx';
import { useBoard } from '../boardContext.ts';
import { CITY, frameOf, moved, startSquare } from '../layout.ts';
import { FaceSign } from './Balance.tsx';
import { StartArea } from './Tile.tsx';

interface Props {
  readonly view: View;
  readonly legal: readonly Action[];
  /** What is chosen but not sent. */
  readonly given: Action | undefined;
}

export function BoardPicks({ view, legal, given }: Props) {
  const { text, words, name, choose } = useBoard();
  return (
    <ul className="tc-boards">
      {Array.from({ length: BOX.boards }, (_, board) => board).map((board) => {
        const owner = view.cities.findIndex((city) => city.board === board);
        const isOpen = legal.some((action) => 'board' in action && action.board === board);
        const says = words.answer({ board }, { view, name });
        return (
          <li key={says}>
            <Pick
              label={says}
              className="tc-pick-board"
              pressed={given !== undefined && 'board' in given && given.board === board}
              onChoose={isOpen ? () => choose({ board }) : undefined}
              onAttempt={() => choose({ board })}
            >
              <b>{says}</b>
              <span className="tc-sides">
                {FACES.map((side) => (
                  <EmptyBoard key={side} board={board} side={side} />
                ))}
              </span>
              <span className="tc-owner">
                {owner >= 0 && !isOpen && (
                  <>
                    <Mark seat={owner} /> {text.taken}: {name(owner)}
                  </>
                )}
              </span>
            </Pick>
          </li>
        );
      })}
    </ul>
  );
}

export function SidePicks({ view, legal, given }: Props) {
  const { words, name, choose } = useBoard();
  const city = typeof view.viewer === 'number' ? view.cities[view.viewer] : undefined;
  if (!city || city.board === null) return null;
  const { board } = city;
  return (
    <ul className="tc-boards tc-two-sides">
      {FACES.map((side) => {
        const says = words.answer({ side }, { view, name });
        const isOpen = legal.some((action) => 'side' in action && action.side === side);
        return (
          <li key={side}>
            <Pick
              label={says}
              className="tc-pick-board"
              note={note(says)}
              pressed={given !== undefined && 'side' in given && given.side === side}
              onChoose={isOpen ? () => choose({ side }) : undefined}
            >
              <EmptyBoard board={board} side={side} />
              <b className="tc-side-name">
                <svg viewBox="0 0 16 16" aria-hidden="true">
                  <FaceSign face={side} />
                </svg>
                {says}
              </b>
            </Pick>
          </li>
        );
      })}
    </ul>
  );
}

const LINES = [1, 2, 3, 4, 5, 6].map((i) => `M${i * 72} 0V${CITY}M0 ${i * 72}H${CITY}`).join('');

/** A board with nothing but what is printed on it. */
export function EmptyBoard({ board, side }: { board: number; side: Face }) {
  return (
    <svg className="tc-empty-board" viewBox={frameOf('bare').viewBox} aria-hidden="true">
      <rect className="tc-ground tc-ground-edge" width={CITY} height={CITY} />
      <path className="tc-grid" d={LINES} />
      <g transform={moved(startSquare(board, side))}>
        <StartArea board={board} side={side} />
      </g>
    </svg>
  );
}
