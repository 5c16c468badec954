/** An answer outside its list: with the heading it stands under there, which may be half of what it says. */
import type { Telling, Words } from '#kernel';
import { capital } from '../prompt/AnswerList.tsx';

interface Props {
  readonly action: unknown;
  readonly words: Words;
  readonly telling: Telling;
}

export function Answer({ action, words, telling }: Props) {
  const group = words.group?.(action, telling) ?? '';
  return (
    <>
      <b>{capital(words.answer(action, telling))}</b>
      {group !== '' && <span className="meta"> · {group}</span>}
    </>
  );
}
