/** The coach's strip between prompt and board: what it tells, and how often it may. It never takes the focus. */
import { Link } from 'wouter';
import { useText } from '../../i18n/language.tsx';
import { Emblem } from '../../ui/Emblem.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useReturnState } from '../../ui/returnPath.ts';
import { ruleHref } from '../../ui/ruleHref.ts';
import { CoachField } from './CoachField.tsx';
import type { GuideControls } from './useGuide.ts';
import './guide.css';

interface Props {
  readonly guide: GuideControls;
  readonly game: string;
}

/** Keeps its place while there is nothing to tell, so that the board does not move; on phones it goes. */
export function CoachStrip({ guide, game }: Props) {
  const { coach } = useText('learn');
  const text = useText('coach');
  const { note } = guide;
  if (!guide.isHere) return null;
  return (
    <section className="coach-strip" aria-label={coach} data-calm={note ? undefined : ''}>
      <Emblem />
      <p aria-live="polite">{note ? note.says : text.calm}</p>
      <div className="coach-acts">
        {note && (
          <>
            <button type="button" className="btn btn-line" onClick={guide.dismiss}>
              {text.gotIt}
            </button>
            <RuleButton game={game} rule={note.rule} />
          </>
        )}
        <CoachField />
      </div>
    </section>
  );
}

/** Opens the rule that the note tells; the staged turn waits. */
function RuleButton({ game, rule }: { game: string; rule: string }) {
  const { table } = useText();
  const returnState = useReturnState();
  const href = ruleHref(game, rule);
  if (href === undefined) return null;
  return (
    <Link className="btn btn-quiet" href={href} state={returnState}>
      <Icon name="book" />
      {table.rule(rule)}
    </Link>
  );
}
