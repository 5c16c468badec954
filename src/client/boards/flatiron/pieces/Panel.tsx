/** Answers in words: the plan of a column, both ends for a card, newspapers just delivered. In the place of City Hall; on phones over the lower part of the board. */
import type { ReactNode } from 'react';
import type { Step } from '#games/flatiron';
import { capital } from '#games/flatiron/text';
import { at } from '#kernel';
import { type SharedBoard, useBoard } from '../boardContext.ts';
import { Answers } from './Answers.tsx';
import { Ends } from './Ends.tsx';
import { PlanRows } from './PlanRows.tsx';

/** Questions that City Hall itself answers. */
const AT_HALL: ReadonlySet<Step['step']> = new Set<Step['step']>([
  'pickHallAction',
  'pickDecree',
  'placeDecree',
]);
/** Questions whose answers are given here. */
const HERE: ReadonlySet<Step['step']> = new Set<Step['step']>([
  'usePaper',
  'keepPaper',
  'pickColor',
  'giveColor',
  'takeColor',
  'pickPillar',
]);

/** On a phone also those whose answers are too small for a finger on the board. */
const HERE_ON_PHONES: ReadonlySet<Step['step']> = new Set<Step['step']>(['pickDeed']);

/** What the panel shows; nothing where the rest of the board answers the question. */
export function panelOf({ step, plan, legal, narrow }: SharedBoard) {
  if (!step) return undefined;
  if (step.step === 'pickHalf' || (narrow && step.step === 'placeDecree')) return 'ends';
  // On a phone there is room for the plan or for what one of its actions asks.
  if (plan && !AT_HALL.has(step.step) && (plan.isOpen || !narrow)) return 'plan';
  const mayDecline = legal.some((action) => 'skip' in action);
  const isHere = HERE.has(step.step) || (narrow && HERE_ON_PHONES.has(step.step));
  return isHere || mayDecline ? 'answers' : undefined;
}

export function Panel() {
  const board = useBoard();
  const { narrow } = board;
  const content = contentOf(board);
  if (!content) return null;
  return narrow ? <div className="fi-sheet">{content}</div> : content;
}

function contentOf(board: SharedBoard): ReactNode {
  const { text, plan } = board;
  switch (panelOf(board)) {
    case 'ends':
      return <Ends />;
    case 'plan':
      return (
        plan && (
          <Frame street={plan.street} heading={text.board.plan.heading(at(text.names.place, plan.street))}>
            <PlanRows plan={plan} />
            {!plan.isOpen && <Answers />}
          </Frame>
        )
      );
    case 'answers':
      return (
        <Frame heading={capital(text.board.delivery)} isBare={board.step?.step !== 'keepPaper'}>
          <Answers />
        </Frame>
      );
    default:
      return null;
  }
}

interface FrameProps {
  readonly heading: string;
  readonly street?: number;
  /** Without its heading. */
  readonly isBare?: boolean;
  readonly children: ReactNode;
}

function Frame({ heading, street, isBare = false, children }: FrameProps) {
  return (
    <section className="fi-panel" aria-label={heading}>
      {!isBare && (
        <h3 className="fi-panel-head" data-street={street}>
          {heading}
        </h3>
      )}
      {children}
    </section>
  );
}
