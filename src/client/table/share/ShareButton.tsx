/** The button that opens the ways to share a finished game; the dialog is loaded on demand. */
import { lazy, Suspense, useState } from 'react';
import { createPortal } from 'react-dom';
import { useText } from '../../i18n/language.tsx';
import { Icon } from '../../ui/Icon.tsx';
import type { GameMoments } from '../moments/gameMoments.ts';

const ShareDialog = lazy(() =>
  import('./ShareDialog.tsx').then(({ ShareDialog }) => ({ default: ShareDialog })),
);

export interface ShareProps {
  readonly game: string;
  /** The name of the game, as it is called here. */
  readonly title: string;
  /** The table, where other sites may show it (P90). */
  readonly table?: string | undefined;
  /** Why they may not: it is for people with a link, or only on this device. */
  readonly otherwise?: 'byLink' | 'here';
  readonly loadMoments: () => Promise<GameMoments>;
}

export function ShareButton(props: ShareProps) {
  const share = useText('share');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="btn btn-line" onClick={() => setOpen(true)}>
        <Icon name="share" />
        {share.open}
      </button>
      {/* Not among the buttons beside it, whose sizes it would take over. */}
      {isOpen &&
        createPortal(
          <Suspense>
            <ShareDialog {...props} onClose={() => setOpen(false)} />
          </Suspense>,
          document.body,
        )}
    </>
  );
}
