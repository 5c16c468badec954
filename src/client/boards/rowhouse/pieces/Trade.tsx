/** To trade or not: two buttons, while that is asked. */
import { Pick } from '../../kit/Choosable.tsx';
import { useBoard } from '../boardContext.ts';
import { hintFor } from '../marks.ts';
import { tradeAnswers } from '../targets.ts';
import { HintPlace } from './HintPlace.tsx';

export function Trade() {
  const board = useBoard();
  const { view, legal, choose, words, name } = board;
  const answers = tradeAnswers(legal);
  if (answers.length === 0) return null;
  return (
    <div className="trade">
      {answers.map((answer) => {
        const says = words.answer(answer, { view, name });
        return (
          <Pick key={says} className="btn btn-line" label={says} onChoose={() => choose(answer)}>
            {says}
            <HintPlace hint={hintFor(board, answer)} />
          </Pick>
        );
      })}
    </div>
  );
}
