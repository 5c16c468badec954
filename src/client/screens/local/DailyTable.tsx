/** What a table of this device has besides when it is an attempt at the deal of the day. */
import { useEffect } from 'react';
import { Link } from 'wouter';
import { useText } from '../../i18n/language.tsx';
import { useMe } from '../../remote/me.ts';
import { attemptAtTable } from '../../settings/daily.ts';
import type { TableStore } from '../../table/store/tableStore.ts';

/** Notes that the attempt is over, and tells the server. */
export function useDailyEnd(table: string, store: TableStore): void {
  const me = useMe();
  const person = typeof me === 'string' ? undefined : me.id;
  useEffect(() => {
    const look = () => {
      const attempt = attemptAtTable(table);
      if (attempt?.state !== 'playing' || store.snapshot().tableView.phase !== 'over') return;
      stop();
      void import('../../table/daily/syncAttempts.ts').then(async ({ noteEnd, syncAttempts }) => {
        await noteEnd(attempt);
        if (person !== undefined) await syncAttempts(person);
      });
    };
    const stop = store.subscribe(look);
    look();
    return stop;
  }, [table, store, person]);
}

/** In the menu. */
export function DailyNote() {
  const { dailyTerms } = useText('links');
  return <p className="meta">{dailyTerms}</p>;
}

/** At the end, where one would play again. */
export function DailyLink({ game }: { readonly game: string }) {
  const { compareDaily } = useText('links');
  return (
    <Link className="btn btn-primary" href={`/daily/${game}`}>
      {compareDaily}
    </Link>
  );
}
