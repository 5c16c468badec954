/** The audit as a chain: each row has the hash of the one before it, so that a row that was changed is found. */
import { createHash } from 'node:crypto';
import type { AuditRow, NewAudit } from './moderationStore.ts';

/** The row that comes after this one, or the first. */
export function nextAudit(last: Pick<AuditRow, 'id' | 'hash'> | undefined, deed: NewAudit): AuditRow {
  const { moderator, did, person, created } = deed;
  const row = { id: (last?.id ?? 0) + 1, moderator, did, person, body: JSON.stringify(deed.body), created };
  const prev = last?.hash ?? '';
  return { ...row, prev, hash: hashOf({ ...row, prev }) };
}

/** The first row that is not as it was written, or does not follow the one before it; `last` is the one before these. */
export function firstBroken(
  rows: readonly AuditRow[],
  last?: Pick<AuditRow, 'id' | 'hash'>,
): number | undefined {
  let before = last ?? { id: 0, hash: '' };
  for (const row of rows) {
    if (row.id !== before.id + 1 || row.prev !== before.hash || row.hash !== hashOf(row)) return row.id;
    before = row;
  }
  return undefined;
}

function hashOf({ id, moderator, did, person, body, created, prev }: Omit<AuditRow, 'hash'>): string {
  const text = JSON.stringify([id, moderator, did, person, body, created, prev]);
  return createHash('sha256').update(text).digest('base64url');
}
