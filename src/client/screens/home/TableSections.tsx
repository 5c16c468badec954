/** Open tables and games to watch, as far as there are any: the rows load only then. */
import { type ComponentType, lazy, Suspense } from 'react';
import { textsAhead } from '../../i18n/language.tsx';
import { api } from '../../remote/api.ts';
import { useMe } from '../../remote/me.ts';
import { useFetched } from '../../remote/useFetched.ts';
import { openRows } from '../lobby/openRows.ts';
import type { RowsProps } from './TableRows.tsx';

const TableRows = lazy(() =>
  Promise.all([import('./TableRows.tsx'), textsAhead('lists')]).then(
    ([{ TableRows }]): { default: ComponentType<RowsProps> } => ({ default: TableRows }),
    () => ({ default: () => null }),
  ),
);

/** How often the lists are read again, in milliseconds. */
const READ_EVERY = 15_000;

/** Renders nothing without a server, or where nothing is open. */
export function TableSections() {
  const me = useMe();
  const { data, reason } = useFetched('home', api.lobby, READ_EVERY);
  const person = typeof me === 'string' ? undefined : me;
  if (!data || reason) return null;
  if (openRows(data, person).length === 0 && data.watch.length === 0) return null;
  return (
    <Suspense>
      <TableRows lobby={data} me={person} />
    </Suspense>
  );
}
