/** What the drawings of rules are put together with: steps in a row, alternatives, and what is crossed out or open. */
import { Children, type ReactNode } from 'react';
import { useText } from '../../i18n/language.tsx';
import './ruleParts.css';

interface Props {
  readonly children: ReactNode;
}

/** One thing after the other, with arrows between them. */
export function Sequence({ children }: Props) {
  return (
    <span className="rd-row">
      {Children.toArray(children).map((step, i) => (
        <span key={i} className="rd-step">
          {i > 0 && <Arrow />}
          {step}
        </span>
      ))}
    </span>
  );
}

/** One thing or the other. */
export function Alternatives({ children }: Props) {
  const { or } = useText('rules');
  return (
    <span className="rd-either">
      {Children.toArray(children).map((way, i) => (
        <span key={i} className="rd-step">
          {i > 0 && <b className="rd-or">{or}</b>}
          {way}
        </span>
      ))}
    </span>
  );
}

/** Things side by side that belong together. */
export function Group({ children }: Props) {
  return <span className="rd-row">{children}</span>;
}

/** Something with a word or a number below it. */
export function Captioned({ caption, children }: Props & { readonly caption: ReactNode }) {
  return (
    <span className="rd-captioned">
      {children}
      <small>{caption}</small>
    </span>
  );
}

/** What the player may choose. */
export function Open({ children }: Props) {
  return <span className="rd-open">{children}</span>;
}

/** What goes away, or is not allowed. */
export function Crossed({ children }: Props) {
  return (
    <span className="rd-crossed">
      {children}
      <svg viewBox="0 0 20 20" preserveAspectRatio="none" aria-hidden="true">
        <path d="M1 1 19 19M19 1 1 19" />
      </svg>
    </span>
  );
}

function Arrow() {
  return (
    <svg className="rd-arrow" viewBox="0 0 24 16" aria-hidden="true">
      <path d="M1 8h20M15 2l6 6-6 6" />
    </svg>
  );
}
