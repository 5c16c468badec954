/** What really came beside what might have come: first answers, what is expected of them, and results. */
import { useEffect, useId, useRef } from 'react';
import type { Title } from '#games';
import { at, type NameOf } from '#kernel';
import { useLanguage, useText } from '../../i18n/language.tsx';
import { CopyButton } from '../../ui/CopyField.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Answer } from '../hints/Answer.tsx';
import { expectation } from '../hints/adviceInWords.ts';
import type { Branch, FirstAnswer } from './branch.ts';
import type { Try } from './useBranches.ts';
import { keyOfAnswer, useExpected } from './useExpected.ts';

interface Props {
  readonly title: Title;
  readonly branch: Branch;
  readonly tries: readonly Try[];
  /** The link to the branch, where others may open it. */
  readonly address: string | undefined;
  readonly onClose: () => void;
}

interface Row {
  readonly label: string;
  readonly first: FirstAnswer | undefined;
  readonly points: readonly number[] | undefined;
}

/** The dialog; opens as soon as it is rendered. */
export function Comparison({ title, branch, tries, address, onClose }: Props) {
  const text = useText('whatIf');
  const advice = useText('advice');
  const { language } = useLanguage();
  const words = title.words[language];
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  const { real, seat, names } = branch;
  const rows: readonly Row[] = [
    ...(real ? [{ label: text.real, first: real.first, points: real.points }] : []),
    ...tries.map(({ number, first, points }) => ({ label: text.branch(number), first, points })),
  ];
  const expected = useExpected(
    title.game.id,
    seat,
    rows.flatMap(({ first }) => (first ? [first] : [])),
    true,
  );
  const name: NameOf = (of) => names[of] ?? '';
  const expectedOf = (first: FirstAnswer) => {
    const weighed = expected[keyOfAnswer(first)];
    return weighed ? expectation(advice, weighed.measure, weighed.points) : '…';
  };
  return (
    <dialog
      ref={dialog}
      className="comparison panel"
      aria-labelledby={id}
      onClose={onClose}
      onKeyDown={(event) => event.stopPropagation()}
    >
      <div className="comparison-head">
        <h2 id={id} className="display">
          {text.from(branch.move + 1)}
        </h2>
        <button
          type="button"
          className="btn btn-quiet btn-icon"
          aria-label={text.close}
          title={`${text.close} (Esc)`}
          onClick={() => dialog.current?.close()}
        >
          <Icon name="remove" />
        </button>
      </div>
      <p className="meta">
        {text.notCounted} {branch.isDrawnAnew && text.drawnAnew}
      </p>
      <div className="comparison-rows" aria-live="polite">
        {rows.map(({ label, first, points }) => (
          <section key={label} aria-label={label}>
            <h3>{label}</h3>
            <dl>
              <dt>{text.firstAnswer}</dt>
              <dd>
                {first ? (
                  <Answer action={first.action} words={words} telling={{ view: first.view, name }} />
                ) : points ? (
                  text.nothing
                ) : (
                  '…'
                )}
              </dd>
              {first && (
                <>
                  <dt>{text.expected}</dt>
                  <dd>{expectedOf(first)}</dd>
                </>
              )}
              <dt>{text.end}</dt>
              <dd>{points ? text.result(points) : text.notOver}</dd>
            </dl>
          </section>
        ))}
      </div>
      {address !== undefined && <CopyButton address={address} label={text.share} />}
    </dialog>
  );
}

/** Both results in one sentence, once the last try is over and the real one is known. */
export function useBothResults(branch: Branch, tries: readonly Try[]): string | undefined {
  const text = useText('whatIf');
  const last = tries.length > 0 ? at(tries, tries.length - 1).points : undefined;
  if (!last) return undefined;
  return branch.real ? text.both(text.result(branch.real.points), text.result(last)) : text.result(last);
}
