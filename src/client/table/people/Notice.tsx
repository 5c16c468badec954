/** A notice with optional buttons. */
import type { ReactNode } from 'react';
import './people.css';

/** One notice. */
export function Notice({ text, children }: { text: ReactNode; children?: ReactNode }) {
  return (
    <section className="notice">
      <p role="status">{text}</p>
      {children && <div className="acts">{children}</div>}
    </section>
  );
}

/** A button in a notice. */
export function NoticeButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <button type="button" className="btn btn-line" onClick={onClick}>
      {label}
    </button>
  );
}
