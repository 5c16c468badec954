/** The steps of a plan in words: what the others are to do, exactly or anything, and one's own answer. */
import type { NameOf, Seat, Words } from '#kernel';
import { useText } from '../../i18n/language.tsx';
import { useMedia } from '../../ui/useMedia.ts';
import { lineInWords } from '../log/lineInWords.ts';
import { NARROW } from '../screen/PromptBar.tsx';
import type { TableSnapshot } from '../store/tableStore.ts';
import type { DraftStep, PlannedAnswer } from './planStore.ts';

interface Props {
  readonly drafts: readonly DraftStep[];
  readonly owner: Seat;
  readonly snapshot: Pick<TableSnapshot, 'events'>;
  readonly words: Words;
  readonly name: NameOf;
  readonly isAnything: (answer: PlannedAnswer) => boolean;
  readonly change: (answer: PlannedAnswer) => void;
  /** Removes this step and all after it, which follow from it. */
  readonly removeFrom: (step: number) => void;
}

export function PlanSteps({ drafts, snapshot, words, name, isAnything, change, removeFrom }: Props) {
  const all = useText();
  const { plan: text } = useText('slow');
  const isNarrow = useMedia(NARROW);
  const told = (answer: PlannedAnswer) =>
    snapshot.events
      .filter(({ seq }) => seq === answer.seq)
      .map((logged) => lineInWords(logged, words, all, name))
      .join(' ');
  return (
    <details className="plan-steps" open={!isNarrow}>
      <summary>
        {text.steps}: {drafts.filter(({ own }) => own).length}
      </summary>
      {drafts.length === 0 ? (
        <p className="meta">{text.none}</p>
      ) : (
        <ol>
          {drafts.map(({ others, own }, n) => (
            <li key={own?.seq ?? 'open'}>
              {others
                .filter(({ forced }) => !forced || others.length === 1)
                .map((answer) => (
                  <div key={answer.seq} className="plan-line">
                    <p>
                      <b>{text.if(name(answer.seat))}:</b> {isAnything(answer) ? text.anything : told(answer)}
                    </p>
                    <fieldset className="plan-pick" aria-label={text.if(name(answer.seat))}>
                      {[false, true].map((anything) => (
                        <button
                          key={String(anything)}
                          type="button"
                          className="btn btn-line"
                          aria-pressed={isAnything(answer) === anything}
                          onClick={() => isAnything(answer) !== anything && change(answer)}
                        >
                          {anything ? text.anything : text.exactly}
                        </button>
                      ))}
                    </fieldset>
                  </div>
                ))}
              {own && (
                <div className="plan-line">
                  <p>
                    <b>{others.length === 0 && n > 0 ? text.atOnce : text.answer}</b> {told(own)}
                  </p>
                  <button type="button" className="btn btn-line" onClick={() => removeFrom(n)}>
                    {text.removeFrom}
                  </button>
                </div>
              )}
            </li>
          ))}
        </ol>
      )}
    </details>
  );
}
