/** The place of the bell in the top bar; it loads for who is signed in, since it keeps a connection open. */
import { lazy, Suspense } from 'react';
import { textsAhead } from '../../i18n/language.tsx';
import { useMe } from '../../remote/me.ts';

const WaitingBell = lazy(() =>
  Promise.all([import('./WaitingBell.tsx'), textsAhead('lists')]).then(
    ([{ WaitingBell }]) => ({ default: WaitingBell }),
    () => ({ default: () => null }),
  ),
);

export function Bell() {
  const isSomebody = typeof useMe() !== 'string';
  return (
    <span className="bell-slot">
      {isSomebody && (
        <Suspense>
          <WaitingBell />
        </Suspense>
      )}
    </span>
  );
}
