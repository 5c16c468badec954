/** A modal dialog: its heading, and a button that closes it, stay in sight while the rest scrolls. */
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Icon } from './Icon.tsx';
import './dialog.css';
import './overlay.css';

interface Props {
  readonly title: string;
  readonly closeLabel: string;
  readonly onClose: () => void;
  /** A sheet lies at the bottom of a phone. */
  readonly shape?: 'dialog' | 'overlay';
  readonly className?: string;
  /** What is in it, which may close it. */
  readonly children: ReactNode | ((close: () => void) => ReactNode);
}

/** Opens as soon as it is rendered. */
export function Dialog({ title, closeLabel, onClose, shape = 'dialog', className = '', children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  const close = () => dialog.current?.close();
  return (
    <dialog
      ref={dialog}
      className={`${shape} panel ${className}`}
      aria-labelledby={id}
      onClose={onClose}
      // Keys pressed here must not reach the table's shortcuts.
      onKeyDown={(event) => event.stopPropagation()}
    >
      <div className={`${shape}-head`}>
        <h2 id={id} className="display">
          {title}
        </h2>
        <button
          type="button"
          className="btn btn-quiet btn-icon"
          aria-label={closeLabel}
          title={`${closeLabel} (Esc)`}
          onClick={close}
        >
          <Icon name="remove" />
        </button>
      </div>
      {typeof children === 'function' ? children(close) : children}
    </dialog>
  );
}
