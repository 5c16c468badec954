/** A part of a board that may be chosen, by pointer or keyboard. */
import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import './kit.css';

/** An answer goes to the table; a way is a step towards one and changes only the board; `send` is an answer that is sent at once. */
export type ChoiceKind = 'answer' | 'way' | 'send';

interface Props {
  /** What choosing it means, in words. */
  readonly label: string;
  /** What is written on it where that is not part of the label: people who speak to their device read it aloud. */
  readonly written?: string | undefined;
  /** Its face is drawn with signs and short forms that the label says in words: the label stands in it as text, and the face is hidden from screen readers. */
  readonly isDrawn?: boolean | undefined;
  /** Without it, the part cannot be chosen. */
  readonly onChoose?: (() => void) | undefined;
  /** For parts that cannot be chosen: an attempt, so that the refusal explains the rule. */
  readonly onAttempt?: (() => void) | undefined;
  readonly leads?: ChoiceKind;
  /** Whether it is chosen already, for parts that can stay chosen. */
  readonly pressed?: boolean | undefined;
  /** The text of its note: see Notes. */
  readonly note?: string | undefined;
  /** Its identity, for pieces that move: see useSlides. */
  readonly piece?: string | undefined;
  /** Its name for a coach who points at it. */
  readonly part?: string | undefined;
  /** Its name among the signs that have a label while they are new: see SignLabels. */
  readonly sign?: string | undefined;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A part of an SVG board; elements in it with the class `glow` light up. */
export function Choosable(props: Props & { readonly transform?: string | undefined }) {
  const {
    label,
    onChoose,
    onAttempt,
    leads = 'answer',
    pressed,
    note,
    piece,
    part,
    sign,
    className,
    transform,
  } = props;
  const attributes = {
    className,
    transform,
    'data-note': note,
    'data-piece': piece,
    'data-part': part,
    'data-sign': sign,
  };
  if (!onChoose)
    return (
      // biome-ignore lint/a11y/noStaticElementInteractions: an attempt that is refused; the answers are reached by keyboard
      <g {...attributes} onClick={onAttempt}>
        {props.children}
      </g>
    );
  return (
    // biome-ignore lint/a11y/useSemanticElements: SVG has no button
    <g
      {...attributes}
      role="button"
      tabIndex={0}
      data-choose={leads}
      aria-label={label}
      aria-pressed={pressed}
      onClick={(event) => handle(event, onChoose)}
      onKeyDown={(event) => (event.key === 'Enter' || event.key === ' ') && handle(event, onChoose)}
    >
      {props.children}
    </g>
  );
}

/** A button of the board outside the SVG: a card in hand, a way to pay. */
export function Pick({
  label,
  written,
  isDrawn = false,
  onChoose,
  onAttempt,
  leads = 'answer',
  pressed,
  note,
  piece,
  part,
  sign,
  ...rest
}: Props) {
  return (
    <button
      type="button"
      className={rest.className}
      data-choose={onChoose && leads}
      data-note={note}
      data-piece={piece}
      data-part={part}
      data-sign={sign}
      data-answer={isDrawn ? label : written && label}
      aria-label={isDrawn ? undefined : written === undefined ? label : `${written}: ${label}`}
      aria-pressed={pressed}
      aria-disabled={!onChoose}
      tabIndex={onChoose ? 0 : -1}
      onClick={onChoose ?? onAttempt}
    >
      {isDrawn && <span className="sr">{label}</span>}
      {rest.children}
    </button>
  );
}

function handle(event: KeyboardEvent | MouseEvent, onChoose: () => void): void {
  event.preventDefault();
  event.stopPropagation();
  onChoose();
}
