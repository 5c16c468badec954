/** To trade or not: two buttons, while that is asked. */
import { Pick } from '../../kit/Choosable.tsx';
import { useBoard } from '../boardContext.ts';
import { tradeAnswers } from '../targets.ts';

export function Trade() {
  const { view, legal, choose, words, name } = useBoard();
  const answers = tradeAnswers(legal);
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
