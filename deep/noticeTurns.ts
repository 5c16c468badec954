/** The turns of those who are away, read from the log of tables. */
import { TOLD_AFTER } from '../src/server/store/commitWriter.ts';

interface Head {
  readonly table_id: string;
  readonly at: number;
  readonly awaited: string;
}

/** The turns of seat 1 that nobody has answered before they were due to be told. */
export function turnsOf(entries: readonly Head[]): { readonly table: string; readonly from: number }[] {
  const turns: { table: string; from: number; until: number }[] = [];
  let open: { table: string; from: number; until: number } | undefined;
  for (const { table_id: table, at: time, awaited } of entries) {
    const isAwaited = JSON.parse(awaited).includes(1);
    if (open && (open.table !== table || !isAwaited)) {
      turns.push({ ...open, until: open.table === table ? time : Infinity });
      open = undefined;
    }
    if (isAwaited) open ??= { table, from: time, until: Infinity };
  }
  if (open) turns.push(open);
  return turns.filter(({ from, until }) => until - from > TOLD_AFTER);
}
