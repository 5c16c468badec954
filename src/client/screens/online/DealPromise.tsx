/** The promise of a table's deal, where it can be noted: in the waiting room, and in the menu of a game. */
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { Link } from 'wouter';
import { useText } from '../../i18n/language.tsx';
import { notePromise } from '../../settings/notedDeals.ts';
import { CopyField } from '../../ui/CopyField.tsx';
import { Dialog } from '../../ui/Dialog.tsx';

/** Keeps what was shown at a table before its end, without asking. */
export function useNotedPromise(table: string, promise: string | undefined, isOver: boolean): void {
  useEffect(() => {
    if (promise !== undefined && !isOver) notePromise(table, promise, Date.now());
  }, [table, promise, isOver]);
}

/** What is promised, and the digest to note. */
export function DealPromise({ promise }: { readonly promise: string }) {
  const fair = useText('fair');
  return (
    <div className="deal-promise">
      <p>{fair.promisedLine}</p>
      <CopyField label={fair.promise} address={promise} />
      <p className="meta">
        {fair.kept} <Link href="/fair">{fair.how}</Link>
      </p>
    </div>
  );
}

/** The item of the menu, and what it opens. */
export function PromiseItem({ promise }: { readonly promise: string }) {
  const { promised, close } = useText('fair');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="btn btn-quiet"
        onClick={({ currentTarget }) => {
          currentTarget.closest<HTMLElement>('[popover]')?.hidePopover?.();
          setOpen(true);
        }}
      >
        {promised}
      </button>
      {/* The menu is closed by now, and would hide it. */}
      {isOpen &&
        createPortal(
          <Dialog title={promised} closeLabel={close} onClose={() => setOpen(false)}>
            <DealPromise promise={promise} />
          </Dialog>,
          document.body,
        )}
    </>
  );
}
