/** One more question before something that cannot be taken back, over everything else; staying is the first choice. */
import { useEffect, useId, useRef } from 'react';
import './confirm.css';

interface Props {
  readonly asks: string;
  readonly line: string;
  readonly act: string;
  readonly stay: string;
  readonly confirmed: () => void;
  /** Called afterwards in any case. */
  readonly closed: () => void;
}

export function Confirm({ asks, line, act, stay, confirmed, closed }: Props) {
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
      onClose={closed}
      // The keys of the table below are not meant.
      onKeyDown={(event) => event.stopPropagation()}
    >
      <h2 id={id} className="display">
        {asks}
      </h2>
      <p id={`${id}-line`}>{line}</p>
      <div className="acts">
        <button type="button" className="btn btn-primary" onClick={close}>
          {stay}
        </button>
        <button
          type="button"
          className="btn btn-line"
          onClick={() => {
            close();
            confirmed();
          }}
        >
          {act}
        </button>
      </div>
    </dialog>
  );
}
