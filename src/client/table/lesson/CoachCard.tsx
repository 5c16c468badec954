/** The coach in the place of the prompt: what is said, and the buttons that belong to it. */
import { type ReactNode, useEffect, useRef } from 'react';
import type { CourseText, Lit } from '#kernel';
import { useLanguage, useText } from '../../i18n/language.tsx';
import { Emblem } from '../../ui/Emblem.tsx';
import { glue } from '../../ui/glue.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useKeyHint } from '../../ui/useKeys.ts';
import { focusIn } from '../guide/parts.ts';
import type { TableModel } from '../screen/useTable.ts';
import { SendButton } from '../staging/SendButton.tsx';
import type { Coach, CoachSentence } from './useCoach.ts';
import { useVoice } from './useVoice.ts';

interface Props {
  readonly coach: Coach;
  readonly text: CourseText;
  readonly table: TableModel;
  /** What a screen reader calls what is lit. */
  readonly names: string;
  readonly dock: (place: HTMLElement | null) => void;
  readonly again: () => void;
  /** Help with the answer, if there is any. */
  readonly help: ReactNode;
  /** What leads on once the lesson is done. */
  readonly onward: ReactNode;
}

/** A region of its own, read out when it changes. */
export function CoachCard({ coach, text, table, names, dock, again, help, onward }: Props) {
  const learn = useText('learn');
  const { language } = useLanguage();
  const heading = useRef<HTMLHeadingElement>(null);
  const card = useRef<HTMLElement>(null);
  const { sending, complete, stage } = table;
  const isReading = coach.wants === 'reading';
  const sentence = glue(sentenceOf(coach.says, text, learn));
  const voice = useVoice(sentence, language);
  // Enter goes on: with what is read, and to the next lesson.
  useEffect(() => {
    if (isReading || coach.isDone)
      card.current?.querySelector<HTMLElement>('.btn-primary.send')?.focus({ preventScroll: true });
  }, [isReading, coach.isDone]);
  return (
    <section ref={card} className="prompt coach" aria-label={learn.coach}>
      <div className="prompt-text" aria-live="polite">
        <Emblem />
        <h2 ref={heading} className="ask" tabIndex={-1}>
          {sentence}
        </h2>
        {names !== '' && <span className="sr">{names}</span>}
      </div>
      <div ref={dock} className="dock" />
      <div className="prompt-acts">
        {coach.lit.length > 0 && (
          <button type="button" className="btn btn-line go-there" onClick={() => goTo(coach.lit)}>
            {learn.goThere}
          </button>
        )}
        {voice && (
          <button
            type="button"
            className="btn btn-quiet btn-icon"
            aria-pressed={voice.isOn}
            aria-label={learn.readAloud}
            title={learn.readAloud}
            onClick={voice.toggle}
          >
            <Icon name={voice.isOn ? 'sound' : 'silent'} />
          </button>
        )}
        <button type="button" className="btn btn-quiet lesson-again" title={learn.again} onClick={again}>
          <Icon name="turnLeft" />
          <span>{learn.again}</span>
        </button>
        {coach.isDone ? onward : help}
        {isReading && (
          <button type="button" className="btn btn-primary send" onClick={coach.read}>
            {learn.next}
          </button>
        )}
        {!isReading && !coach.isDone && sending && (
          <SendButton
            sending={{ ...sending, isReady: coach.maySend }}
            last={complete && coach.maySend ? stage?.staged.at(-1)?.action : undefined}
            showQuestion={() => heading.current?.focus()}
          />
        )}
      </div>
    </section>
  );
}

function goTo(lit: readonly Lit<string>[]): void {
  const part = focusIn(lit);
  part?.focus({ preventScroll: true });
  part?.scrollIntoView({ block: 'nearest' });
}

interface ShowMeProps {
  /** Whether the answer is shown on the board. */
  readonly isShown: boolean;
  readonly isWanted: boolean;
  readonly act: () => void;
}

/** Shows the answer on the board, and then offers to give it. */
export function ShowMe({ isShown, isWanted, act }: ShowMeProps) {
  const learn = useText('learn');
  const label = isShown ? learn.doIt : learn.showMe;
  return (
    <button
      type="button"
      className={isWanted || isShown ? 'btn btn-line show-me wanted' : 'btn btn-line show-me'}
      {...useKeyHint(label, 'H')}
      onClick={act}
    >
      <Icon name="hint" />
      <span>{label}</span>
    </button>
  );
}

function sentenceOf(
  says: CoachSentence,
  { lines }: CourseText,
  learn: { readonly elsewhere: string; readonly send: string },
): string {
  if ('common' in says) return learn[says.common];
  const line = lines[says.line];
  return typeof line === 'function' ? line(says.values) : (line ?? '');
}
