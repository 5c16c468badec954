/** An answer outside its list, with its heading, which may be needed to understand it. */
import type { Telling, Words } from '#kernel';
import { capital } from '../prompt/AnswerList.tsx';

interface Props {
  readonly action: unknown;
  readonly words: Words;
  readonly telling: Telling;
}

/** The text of one answer. */
export function Answer({ action, words, telling }: Props) {
  const group = words.group?.(action, telling) ?? '';
  return (
    <>
      <b>{capital(words.answer(action, telling))}</b>
      {group !== '' && <span className="meta"> · {group}</span>}
    </>
  );
}
