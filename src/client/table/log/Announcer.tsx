/** Reads aloud what has happened since the last change, what the chosen answers do, and what is asked now. */
import { useEffect, useRef } from 'react';
import type { Telling, Words } from '#kernel';
import { useText } from '../../i18n/language.tsx';
import type { Shown } from '../store/tableStore.ts';
import { lineInWords } from './EventLog.tsx';

interface Props {
  readonly shown: Shown;
  readonly words: Words;
  readonly telling: Telling;
  /** What a staged turn does, or nothing. */
  readonly effect: string;
}

export function Announcer({ shown, words, telling, effect }: Props) {
  const text = useText();
  const { events, entries, decision } = shown;
  const known = useRef({ seq: entries.at(-1)?.seq ?? 0, effect: '', prompt: '' });
  const place = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    const before = known.current;
    const prompt = decision ? words.prompt(decision.prompt, telling) : '';
    const news = events
      .filter(({ seq }) => seq > before.seq)
      .map((told) => lineInWords(told, words, text, telling.name));
    const staged = effect === before.effect ? '' : effect;
    // Talk and clocks change the table too, but not what there is to say.
    const nothingNew = news.length === 0 && staged === '' && prompt === before.prompt;
    const asked = staged !== '' && prompt === before.prompt ? '' : prompt;
    known.current = { seq: entries.at(-1)?.seq ?? 0, effect, prompt };
    if (place.current && !nothingNew)
      place.current.textContent = [...news, staged, asked].filter((part) => part !== '').join(' ');
  }, [events, entries, decision, words, telling, text, effect]);
  return <p ref={place} className="sr" role="status" />;
}
