/** The live region for screen readers: new events, the effect of staged answers, and the current prompt. */
import { useEffect, useRef } from 'react';
import type { Telling, Words } from '#kernel';
import { useText } from '../../i18n/language.tsx';
import type { TableSnapshot } from '../store/tableStore.ts';
import { lineInWords } from './lineInWords.ts';

interface Props {
  readonly snapshot: TableSnapshot;
  readonly words: Words;
  readonly telling: Telling;
  /** Whether it is a moment of the past, of which everything has been announced. */
  readonly isPast: boolean;
  /** The effect of a staged turn, or empty. */
  readonly effect: string;
}

/** Announces each change once. */
export function Announcer({ snapshot, isPast, words, telling, effect }: Props) {
  const text = useText();
  const { events, decision } = snapshot;
  const last = events.at(-1)?.seq ?? 0;
  const announced = useRef({ seq: last, effect: '', prompt: '' });
  const region = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (isPast) return;
    const before = announced.current;
    const prompt = decision ? words.prompt(decision.prompt, telling) : '';
    const news = events
      .filter(({ seq }) => seq > before.seq)
      .map((event) => lineInWords(event, words, text, telling.name));
    const staged = effect === before.effect ? '' : effect;
    // Chat and clocks change the table too, but need no announcement.
    const nothingNew = news.length === 0 && staged === '' && prompt === before.prompt;
    const question = staged !== '' && prompt === before.prompt ? '' : prompt;
    announced.current = { seq: Math.max(before.seq, last), effect, prompt };
    if (region.current && !nothingNew)
      region.current.textContent = [...news, staged, question].filter((part) => part !== '').join(' ');
  }, [events, last, decision, isPast, words, telling, text, effect]);
  return <p ref={region} className="sr" role="status" />;
}
