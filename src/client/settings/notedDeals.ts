/** What this browser noted of deals before they were made, to compare it with what is said afterwards. */
import { recall, remember } from './memory.ts';

/** What was seen at a table before its deal, and what was added there. */
export interface NotedDeal {
  readonly table: string;
  readonly promise: string;
  /** When, in milliseconds since 1970. */
  readonly noted: number;
  readonly salts: readonly string[];
}

const NAME = 'deals';
/** Of so many tables, the latest last. */
const MOST = 200;

/** What is known first stays: a promise that changes later is the very thing to find. */
export function notePromise(table: string, promise: string, now: number): void {
  if (notedDeal(table)?.promise) return;
  keep({ table, promise, noted: now, salts: notedDeal(table)?.salts ?? [] });
}

export function noteSalt(table: string, salt: string): void {
  const known = notedDeal(table) ?? { table, promise: '', noted: 0, salts: [] };
  keep({ ...known, salts: [...known.salts, salt] });
}

export function notedDeal(table: string): NotedDeal | undefined {
  return all().find((deal) => deal.table === table);
}

function keep(deal: NotedDeal): void {
  const others = all().filter(({ table }) => table !== deal.table);
  remember(NAME, JSON.stringify([...others, deal].slice(-MOST)));
}

function all(): readonly NotedDeal[] {
  try {
    const list: unknown = JSON.parse(recall(NAME) ?? '[]');
    return Array.isArray(list) ? list.filter(isNotedDeal) : [];
  } catch {
    return [];
  }
}

function isNotedDeal(deal: Partial<NotedDeal> | null): deal is NotedDeal {
  return (
    typeof deal?.table === 'string' &&
    typeof deal.promise === 'string' &&
    typeof deal.noted === 'number' &&
    Array.isArray(deal.salts)
  );
}
