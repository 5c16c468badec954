/** A character as a tile: when it is used, its number, its value and what it does in short. */
import { memo } from 'react';
import { at } from '#kernel';
import { sentences } from '../../../ui/sentences.ts';
import { Pick } from '../../kit/Choosable.tsx';
import { useDesk } from '../desk.ts';
import { DOLLARS } from '../game.ts';
import { isLit } from '../highlight.ts';
import { characterName, characterNote, characterValue, PHASE_MARKS, phaseOfCharacter } from '../notes.ts';
import { useBoardText } from '../text/index.ts';
import { KindSign } from './Kind.tsx';

interface Props {
  readonly number: number;
  readonly onChoose?: (() => void) | undefined;
  readonly onAttempt?: (() => void) | undefined;
  readonly leads?: 'answer' | 'way';
  readonly pressed?: boolean | undefined;
  readonly label?: string;
  readonly piece?: string | undefined;
  /** A dollar lies on it. */
  readonly used?: boolean;
  /** Out of reach. */
  readonly far?: boolean;
  readonly more?: readonly string[];
  /** Where the keyboard comes in to read tiles that are not to be chosen. */
  readonly entry?: boolean;
}

export function CharacterTile(props: Props) {
  const {
    number,
    onChoose,
    onAttempt,
    leads = 'answer',
    pressed,
    label,
    piece,
    used = false,
    far = false,
    more = [],
    entry = false,
  } = props;
  const { text, highlight } = useDesk();
  const lit = isLit(highlight, { number });
  const classes = ['nyc-character', used && 'nyc-used', far && 'nyc-far', lit && 'nyc-lit'];
  const note = characterNote(text, number, ...more);
  const told = sentences(label ?? characterName(text, number), ...note.split('\n').slice(1));
  const className = classes.filter(Boolean).join(' ');
  if (!onChoose)
    return (
      <button
        type="button"
        className={className}
        tabIndex={entry ? 0 : -1}
        aria-label={told}
        aria-disabled="true"
        data-note={note}
        data-piece={piece}
        onClick={onAttempt}
      >
        <CharacterFace number={number} used={used} />
      </button>
    );
  return (
    <Pick
      className={className}
      label={told}
      onChoose={onChoose}
      leads={leads}
      pressed={pressed}
      note={note}
      piece={piece}
    >
      <CharacterFace number={number} used={used} />
    </Pick>
  );
}

export const CharacterFace = memo(function CharacterFace({
  number,
  used = false,
}: {
  number: number;
  used?: boolean;
}) {
  const text = useBoardText();
  const phase = phaseOfCharacter(number);
  return (
    <>
      <span className="nyc-character-head">
        <PhaseBadge phase={phase} />
        {phase < 3 && !used && (
          <span className="nyc-need">
            <KindSign kind={DOLLARS} />
          </span>
        )}
        {used && (
          <span className="nyc-paid">
            {text.used}
            <KindSign kind={DOLLARS} />
          </span>
        )}
        <span className="nyc-number">{number}</span>
        <b>{characterValue(number)}</b>
      </span>
      <span className="nyc-short">{at(text.short, number - 1)}</span>
    </>
  );
});

/** The phase of a character: I, II, III or the end. */
export const PhaseBadge = memo(function PhaseBadge({ phase }: { phase: number }) {
  const text = useBoardText();
  return <i className={`nyc-phase nyc-phase-${phase}`}>{PHASE_MARKS[phase] ?? text.phaseEnd}</i>;
});
