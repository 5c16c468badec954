/** The coach's strip between prompt and board: what it tells or asks, and how often it may. It never takes the focus. */
import type { ReactNode } from 'react';
import type { NameOf, Words } from '#kernel';
import { useText } from '../../i18n/language.tsx';
import { Emblem } from '../../ui/Emblem.tsx';
import { glue } from '../../ui/glue.ts';
import { Icon } from '../../ui/Icon.tsx';
import type { RulesControls } from '../rules/useRules.ts';
import { CoachField } from './CoachField.tsx';
import type { Doubt } from './doubt.ts';
import type { GuideControls } from './useGuide.ts';
import './guide.css';

interface Props {
  readonly guide: GuideControls;
  readonly rules: RulesControls;
  readonly words: Words;
  readonly name: NameOf;
  /** Shows the answer that the coach holds to be the best. */
  readonly showBest: () => void;
}

/** Keeps its place while there is nothing to tell, so that the board does not move. */
export function CoachStrip({ guide, rules, words, name, showBest }: Props) {
  const { showMe } = useText('learn');
  const text = useText('coach');
  const { note, doubt, isHere } = guide;
  if (!isHere) return null;
  if (doubt)
    return (
      <Strip says={<Question doubt={doubt} words={words} name={name} />} kind="doubt">
        <button type="button" className="btn btn-line" onClick={showBest}>
          <Icon name="hint" />
          {showMe}
        </button>
      </Strip>
    );
  if (note)
    return (
      <Strip says={glue(note.says)} kind="note">
        <button type="button" className="btn btn-line" onClick={guide.dismiss}>
          {text.gotIt}
        </button>
        <RuleButton rules={rules} rule={note.rule} />
      </Strip>
    );
  return <Strip says={text.calm} kind="calm" />;
}

interface StripProps {
  readonly says: ReactNode;
  readonly kind: 'doubt' | 'note' | 'calm';
  readonly children?: ReactNode;
}

function Strip({ says, kind, children }: StripProps) {
  const { coach } = useText('learn');
  return (
    <section className="coach-strip" aria-label={coach} data-kind={kind}>
      <Emblem />
      <p aria-live="polite">{says}</p>
      <div className="coach-acts">
        {children}
        <CoachField />
      </div>
    </section>
  );
}

/** Why the choice is doubtful, and what would be better by how much. */
function Question({ doubt, words, name }: { doubt: Doubt; words: Words; name: NameOf }) {
  const { sure, better } = useText('coach');
  const { points } = useText('advice');
  const best = words.answer(doubt.best, { view: doubt.view, name });
  return (
    <>
      <b>{glue(sure)}</b> {glue(doubt.says)}{' '}
      <span className="meta">{better(best, points(Math.round(doubt.cost)))}</span>
    </>
  );
}

/** Shows the rule that the note tells beside the board; the staged turn waits. */
function RuleButton({ rules, rule }: { rules: RulesControls; rule: string }) {
  const { table } = useText();
  return (
    <button
      type="button"
      className="btn btn-quiet"
      aria-expanded={rules.rule === rule}
      onClick={() => rules.toggleRule(rule)}
    >
      <Icon name="book" />
      <span>{table.rule(rule)}</span>
    </button>
  );
}
