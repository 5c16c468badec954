/** A part of a board that may be chosen, by pointer and keyboard alike. */
import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import './kit.css';

/** An answer is given at once; a way leads towards one and changes the board alone. */
export type Leading = 'answer' | 'way';

interface Props {
  /** What choosing it means, in words. */
  readonly label: string;
  /** Without it the part is only drawn. */
  readonly onChoose?: (() => void) | undefined;
  /** For what cannot be chosen: an attempt whose refusal tells the rule. */
  readonly onAttempt?: (() => void) | undefined;
  readonly leads?: Leading;
  /** Whether it is chosen already, where that can be. */
  readonly pressed?: boolean | undefined;
  /** Its full text: see Notes. */
  readonly note?: string | undefined;
  /** What it is, for pieces that move: see useSlides. */
  readonly piece?: string | undefined;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A part of an SVG board; what glows in it has the class `glow`. */
export function Choosable(props: Props & { readonly transform?: string | undefined }) {
  const { label, onChoose, onAttempt, leads = 'answer', pressed, note, piece, className, transform } = props;
  const drawn = { className, transform, 'data-note': note, 'data-piece': piece };
  if (!onChoose)
    return (
      // biome-ignore lint/a11y/noStaticElementInteractions: an attempt that is refused; the answers are reached by keyboard
      <g {...drawn} onClick={onAttempt}>
        {props.children}
      </g>
    );
  return (
    // biome-ignore lint/a11y/useSemanticElements: SVG has no button
    <g
      {...drawn}
      role="button"
      tabIndex={0}
      data-choose={leads}
      aria-label={label}
      aria-pressed={pressed}
      onClick={(event) => act(event, onChoose)}
      onKeyDown={(event) => (event.key === 'Enter' || event.key === ' ') && act(event, onChoose)}
    >
      {props.children}
    </g>
  );
}

/** A button outside the SVG that belongs to the board: a card in a hand, a way to pay. */
export function Pick({ label, onChoose, onAttempt, leads = 'answer', pressed, note, piece, ...rest }: Props) {
  return (
    <button
      type="button"
      className={rest.className}
      data-choose={onChoose && leads}
      data-note={note}
      data-piece={piece}
      aria-label={label}
      aria-pressed={pressed}
      aria-disabled={!onChoose}
      tabIndex={onChoose ? 0 : -1}
      onClick={onChoose ?? onAttempt}
    >
      {rest.children}
    </button>
  );
}

function act(event: KeyboardEvent | MouseEvent, onChoose: () => void): void {
  event.preventDefault();
  event.stopPropagation();
  onChoose();
}
