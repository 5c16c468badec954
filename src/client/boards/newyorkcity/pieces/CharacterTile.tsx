/** A character as a tile: when it is used, its number, its value and what it does in short. */
import { memo } from 'react';
import { type Character, DOLLARS, nameOf, PHASES, type Phase } from '#games/newyorkcity/components';
import { phaseOf } from '#games/newyorkcity/queries';
import { sentences } from '../../../ui/sentences.ts';
import { Pick } from '../../kit/Choosable.tsx';
import { useBoard } from '../boardContext.ts';
import { useBoardText } from '../boardText.ts';
import { isLit } from '../highlight.ts';
import { characterName, characterNote, characterValue, PHASE_MARKS } from '../notes.ts';
import { KindSign } from './Kind.tsx';

interface Props {
  readonly character: Character;
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
    character,
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
  const { text, highlight } = useBoard();
  const lit = isLit(highlight, { number: character });
  const classes = ['nyc-character', used && 'nyc-used', far && 'nyc-far', lit && 'nyc-lit'];
  const note = characterNote(text, character, ...more);
  const told = sentences(label ?? characterName(text, character), ...note.split('\n').slice(1));
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
        <CharacterFace character={character} used={used} />
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
      <CharacterFace character={character} used={used} />
    </Pick>
  );
}

export const CharacterFace = memo(function CharacterFace({
  character,
  used = false,
}: {
  character: Character;
  used?: boolean;
}) {
  const text = useBoardText();
  const phase = phaseOf(character);
  return (
    <>
      <span className="nyc-character-head">
        <PhaseBadge phase={phase} />
        {phase !== 'end' && !used && (
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
        <span className="nyc-number">{character}</span>
        <b>{characterValue(character)}</b>
      </span>
      <span className="nyc-short">{text.characters[nameOf(character)].short}</span>
    </>
  );
});

/** The phase of a character: I, II, III or the end. */
export const PhaseBadge = memo(function PhaseBadge({ phase }: { phase: Phase }) {
  const text = useBoardText();
  return (
    <i className={`nyc-phase nyc-phase-${PHASES.indexOf(phase)}`}>
      {PHASE_MARKS[phase] ?? text.phase[phase]}
    </i>
  );
});
