/** A modal dialog that asks before something irreversible; cancelling is the first button. */
import { useEffect, useId, useRef } from 'react';
import './confirm.css';

interface Props {
  readonly question: string;
  readonly detail: string;
  readonly confirmLabel: string;
  readonly cancelLabel: string;
  readonly onConfirm: () => void;
  /** Called afterwards in any case. */
  readonly onClose: () => void;
}

/** Opens as soon as it is rendered. */
export function Confirm({ question, detail, confirmLabel, cancelLabel, onConfirm, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  const close = () => dialog.current?.close();
  return (
    <dialog
      ref={dialog}
      className="confirm panel"
      role="alertdialog"
      aria-labelledby={id}
      aria-describedby={`${id}-line`}
      onClose={onClose}
      // Keys pressed here must not reach the table's shortcuts.
      onKeyDown={(event) => event.stopPropagation()}
    >
      <h2 id={id} className="display">
        {question}
      </h2>
      <p id={`${id}-line`}>{detail}</p>
      <div className="acts">
        <button type="button" className="btn btn-primary" onClick={close}>
          {cancelLabel}
        </button>
        <button
          type="button"
          className="btn btn-line"
          onClick={() => {
            close();
            onConfirm();
          }}
        >
          {confirmLabel}
        </button>
      </div>
    </dialog>
  );
}
