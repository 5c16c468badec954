/** Sitting down at a table of a list; who has no name yet is asked for it first. */
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useLocation } from 'wouter';
import { api, type Me, type TableRow } from '../../remote/api.ts';
import { useAttempt } from '../../remote/useFetched.ts';
import { ownSalt } from '../../table/fair/ownSalt.ts';
import { Refusal } from '../../ui/Refusal.tsx';
import { seatToTake } from './openRows.ts';

const NameFirst = lazy(() =>
  import('../account/NameFirst.tsx').then(({ NameFirst }) => ({ default: NameFirst })),
);

interface SitDown {
  readonly sit: (table: TableRow) => void;
  readonly busy: boolean;
  /** Why it was refused, or the question for a name; to be rendered somewhere. */
  readonly message: ReactNode;
}

export function useSitDown(me: Me | undefined): SitDown {
  const [, go] = useLocation();
  const { busy, reason, attempt } = useAttempt();
  const [wanted, setWanted] = useState<TableRow>();
  const take = async (table: TableRow) => {
    await api.sit(table.id, seatToTake(table), ownSalt(table.id));
    go(`/table/${table.id}`);
  };
  return {
    busy,
    sit: (table) => (me ? void attempt(() => take(table)) : setWanted(table)),
    message: (
      <>
        <div role="alert">{reason && <Refusal reason={reason} />}</div>
        {wanted && (
          <Suspense>
            <NameFirst close={() => setWanted(undefined)} onDone={() => take(wanted)} />
          </Suspense>
        )}
      </>
    ),
  };
}
