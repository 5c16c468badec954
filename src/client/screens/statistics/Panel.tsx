/** A panel with its heading. */
import type { ReactNode } from 'react';

interface Props {
  readonly id: string;
  readonly heading: string;
  readonly children: ReactNode;
}

export function Panel({ id, heading, children }: Props) {
  return (
    <section className="panel" aria-labelledby={id}>
      <div className="head">
        <h2 id={id}>{heading}</h2>
      </div>
      {children}
    </section>
  );
}
