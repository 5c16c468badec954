/** What may be wider than the screen: it is scrolled to the side, with the keyboard as well. */
import type { ReactNode } from 'react';
import './standings.css';

export function Scroller({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: without a place in the order of focus the keyboard could not scroll it
    <section className="standings-scroll" tabIndex={0} aria-label={label}>
      {children}
    </section>
  );
}
