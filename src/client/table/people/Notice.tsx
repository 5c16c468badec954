/** One notice with what can be done about it. */
import type { ReactNode } from 'react';
import './people.css';

export function Notice({ says, children }: { says: ReactNode; children?: ReactNode }) {
  return (
    <section className="notice">
      <p role="status">{says}</p>
      {children && <div className="acts">{children}</div>}
    </section>
  );
}

export function Act({ says, act }: { says: string; act: () => void }) {
  return (
    <button type="button" className="btn btn-line" onClick={act}>
      {says}
    </button>
  );
}
