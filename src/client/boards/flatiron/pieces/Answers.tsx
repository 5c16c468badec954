/** The answers to a question as large buttons: colours, newspapers, use or skip. */
import type { Action } from '#games/flatiron';
import { deedCard, paperDeed } from '#games/flatiron/components';
import { capital } from '#games/flatiron/text';
import { Pick } from '../../kit/Choosable.tsx';
import { useBoard } from '../boardContext.ts';
import { deedPicture } from '../pictures.ts';
import { spotOf } from '../targets.ts';
import { HintMark } from './HintMark.tsx';
import { ColorDisc } from './PlanRows.tsx';
import { Sign } from './Sign.tsx';

export function Answers() {
  const { legal, asked, narrow, offer } = useBoard();
  const kinds = narrow ? [...KINDS, 'deed'] : KINDS;
  const shown = legal.filter((action) => kinds.some((kind) => kind in action));
  if (shown.length === 0) return null;
  return (
    <div className="fi-answers">
      {shown.map((action) => {
        const spot = spotOf(action, asked);
        return (
          <Pick key={spot} {...offer(spot, '')} className="fi-choice">
            <Face action={action} />
            <HintMark spot={spot} />
          </Pick>
        );
      })}
    </div>
  );
}

/** Answers with a button here; the others are drawn as what they are about, and on phones actions are too small there. */
const KINDS = ['color', 'keep', 'use', 'skip'];

function Face({ action }: { action: Action }) {
  const { asked, text } = useBoard();
  const { board, phrases } = text;
  if ('color' in action) return <ColorDisc color={action.color} />;
  if ('skip' in action) return <span>{board.act.skip}</span>;
  const deed = 'deed' in action ? action.deed : paperDeed('keep' in action ? action.keep : asked.paper);
  return (
    <>
      <Sign name={deedPicture(deedCard(deed)).sign} colors={deedPicture(deedCard(deed)).colors} />
      <span>{capital(phrases.deed(deed))}</span>
    </>
  );
}
