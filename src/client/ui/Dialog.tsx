/** A modal dialog: its heading, and a button that closes it, stay in sight while the rest scrolls. */
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Icon } from './Icon.tsx';
import './dialog.css';

interface Props {
  readonly title: string;
  readonly closeLabel: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Opens as soon as it is rendered. */
export function Dialog({ title, closeLabel, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  return (
    <dialog
      ref={dialog}
      className="dialog panel"
      aria-labelledby={id}
      onClose={onClose}
      // Keys pressed here must not reach the table's shortcuts.
      onKeyDown={(event) => event.stopPropagation()}
    >
      <div className="dialog-head">
        <h2 id={id} className="display">
          {title}
        </h2>
        <button
          type="button"
          className="btn btn-quiet btn-icon"
          aria-label={closeLabel}
          title={`${closeLabel} (Esc)`}
          onClick={() => dialog.current?.close()}
        >
          <Icon name="remove" />
        </button>
      </div>
      {children}
    </dialog>
  );
}
