/** A character as a tile: portrait, name, when it is used, what it is worth and what it does. */
import { memo } from 'react';
import { type Character, DOLLARS, nameOf, PHASES, type Phase } from '#games/newyorkcity/components';
import { phaseOf } from '#games/newyorkcity/queries';
import { sentences } from '../../../ui/sentences.ts';
import { Pick } from '../../kit/Choosable.tsx';
import { newSign } from '../../kit/newSign.ts';
import { useBoard } from '../boardContext.ts';
import { useBoardText } from '../boardText.ts';
import { isLit } from '../highlight.ts';
import type { HintPlace } from '../hinted.ts';
import { characterName, characterNote, characterValue, PHASE_MARKS } from '../notes.ts';
import { HintMark } from './HintMark.tsx';
import { KindSign } from './Kind.tsx';
import { Portrait } from './Portrait.tsx';

/** A card lays itself out by its width; a row has no more than fits into half a phone; in brief it says only who it is. */
type Look = 'card' | 'row' | 'brief';

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
  readonly look?: Look;
  readonly hint?: HintPlace | undefined;
  readonly more?: readonly string[];
  /** Where the keyboard comes in to read tiles that are not to be chosen. */
  readonly entry?: boolean;
  /** Stays where others are left out that cannot be chosen. */
  readonly kept?: boolean;
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
    look = 'card',
    more = [],
    entry = false,
    kept = false,
    hint,
  } = props;
  const { text, highlight } = useBoard();
  const lit = isLit(highlight, { number: character });
  const classes = ['nyc-character', used && 'nyc-used', far && 'nyc-far', lit && 'nyc-lit'];
  const note = characterNote(
    text,
    character,
    ...(used ? [text.used] : []),
    ...more,
    ...(hint ? [text.turn.hint(hint.place)] : []),
  );
  const told = sentences(label ?? characterName(text, character), ...note.split('\n').slice(1));
  const className = classes.filter(Boolean).join(' ');
  if (!onChoose)
    return (
      <button
        type="button"
        className={className}
        tabIndex={entry ? 0 : -1}
        aria-disabled="true"
        data-kept={kept || undefined}
        data-note={note}
        data-piece={piece}
        data-part={`character:${character}`}
        onClick={onAttempt}
      >
        <span className="sr">{told}</span>
        <CharacterFace character={character} used={used} look={look} isHidden />
      </button>
    );
  return (
    <Pick
      className={className}
      label={told}
      isDrawn
      onChoose={onChoose}
      leads={leads}
      pressed={pressed}
      note={note}
      piece={piece}
      part={`character:${character}`}
    >
      <CharacterFace character={character} used={used} look={look} isHidden />
      <HintMark hint={hint} />
    </Pick>
  );
}

/** The face of a tile; how it is laid out follows from the room it has (characters.css). */
export const CharacterFace = memo(function CharacterFace({
  character,
  used = false,
  look = 'card',
  isHidden = false,
}: {
  character: Character;
  used?: boolean;
  look?: Look;
  /** From screen readers, where a label says it all. */
  isHidden?: boolean;
}) {
  const text = useBoardText();
  const phase = phaseOf(character);
  const { name, short, ability } = text.characters[nameOf(character)];
  const title = <b className={hasLongWord(name) ? 'nyc-name nyc-name-long' : 'nyc-name'}>{name}</b>;
  if (look === 'brief')
    return (
      <span className={`nyc-face ${phaseClass(phase)}`} aria-hidden={isHidden || undefined}>
        <Coin character={character} used={used} />
        {title}
      </span>
    );
  return (
    <span className={`nyc-face ${phaseClass(phase)}`} aria-hidden={isHidden || undefined}>
      <Coin character={character} used={used} />
      <PhaseBadge phase={phase} label={text.signs.phase} />
      <i className="nyc-value" {...newSign('value', text.signs.value)}>
        {characterValue(character)}
      </i>
      <span className="nyc-says">
        {title}
        <span className="nyc-effect">
          <span className="nyc-short">{short}</span>
          {look === 'card' && <span className="nyc-ability">{ability}</span>}
          {look === 'card' && <small className="nyc-number">{character}</small>}
        </span>
        {phase !== 'end' && !used && (
          <span className="nyc-cost" {...newSign('dollar', text.signs.dollar)}>
            <KindSign kind={DOLLARS} />
          </span>
        )}
      </span>
    </span>
  );
});

/** Words of so many letters fill a line of the smallest tile; they are set closer. */
const LONG_WORD = 12;

function hasLongWord(name: string): boolean {
  return name.split(' ').some((word) => word.length >= LONG_WORD);
}

/** The portrait; a dollar lies on it once it is used. */
function Coin({ character, used, small = false }: { character: Character; used: boolean; small?: boolean }) {
  return (
    <span className="nyc-coin">
      <Portrait character={character} small={small} />
      {used && <KindSign kind={DOLLARS} />}
    </span>
  );
}

/** A character as a coin with its phase, for lists of those who work for others. */
export const CharacterCoin = memo(function CharacterCoin({
  character,
  used,
}: {
  character: Character;
  used: boolean;
}) {
  const phase = phaseOf(character);
  return (
    <span className={`nyc-coin-face ${phaseClass(phase)}`}>
      <Coin character={character} used={used} small />
      <PhaseBadge phase={phase} />
    </span>
  );
});

/** A character's portrait alone, as small as a card of a bid. */
export function CharacterSign({ character }: { character: Character }) {
  return (
    <span className={`nyc-character-sign ${phaseClass(phaseOf(character))}`}>
      <Portrait character={character} />
    </span>
  );
}

/** The phase of a character: I, II, III or the end. */
export const PhaseBadge = memo(function PhaseBadge({ phase, label }: { phase: Phase; label?: string }) {
  const text = useBoardText();
  return (
    <i className={`nyc-phase ${phaseClass(phase)}`} {...(label !== undefined && newSign('phase', label))}>
      {PHASE_MARKS[phase] ?? text.endMark}
    </i>
  );
});

function phaseClass(phase: Phase): string {
  return `nyc-phase-${PHASES.indexOf(phase)}`;
}
