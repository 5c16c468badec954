/** A player's points in their seat: those made, and in parentheses those if the game ended now. */
import { figure } from '../../i18n/formats.ts';
import { useLanguage, useText } from '../../i18n/language.tsx';
import type { Change, PlayerScore } from './playerScores.ts';
import { openScorePanel } from './scorePanelPlace.ts';

interface Props {
  readonly score: PlayerScore;
  /** Whether the end would change anybody's points. */
  readonly counting: boolean;
  /** The id of the panel that explains the points; without it there is nothing to explain. */
  readonly panel: string | undefined;
}

/** The numbers; pressing them opens the panel. */
export function SeatScore({ score, counting, panel }: Props) {
  const { table } = useText();
  const text = useText('score');
  const { made } = score;
  const ifEnded = counting ? score.ifEnded : undefined;
  const staged = isChanged(made) || (ifEnded !== undefined && isChanged(ifEnded));
  // Other numbers are another text in the same place, not the same text moved.
  const numbers = (
    <span key={`${staged} ${made.now}`} className="score-numbers">
      <span className="score-now" aria-hidden="true">
        <Changing {...made} />
      </span>
      {ifEnded && (
        <span className="score-end" aria-hidden="true">
          (<Changing {...ifEnded} />
          <span className="score-words"> {text.short}</span>)
        </span>
      )}
      <span className="sr">{ifEnded ? text.ifEnded(made.now, ifEnded.now) : table.points(made.now)}</span>
    </span>
  );
  return (
    <p className={staged ? 'seat-score display staged' : 'seat-score display'}>
      {panel === undefined ? (
        numbers
      ) : (
        <button
          type="button"
          className="score-button"
          popoverTarget={panel}
          aria-haspopup="dialog"
          onClick={({ currentTarget }) => openScorePanel(currentTarget, panel)}
        >
          {numbers}
        </button>
      )}
    </p>
  );
}

/** A number, and what it was before the staged turn. */
function Changing({ before, now }: Change) {
  const { language } = useLanguage();
  if (before === now) return figure(language, now);
  return (
    <span className="score-change">
      <span className="score-before">{figure(language, before)} </span>→ <b>{figure(language, now)}</b>
    </span>
  );
}

function isChanged({ before, now }: Change): boolean {
  return before !== now;
}
