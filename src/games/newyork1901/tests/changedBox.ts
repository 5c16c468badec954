/** Our values with a fault planted in them. */
import { checkBox } from '#box';
import { kit } from '../box/index.ts';
import own from '../box.json' with { type: 'json' };

export type Values = typeof own.values;

/** What is wrong with a changed copy of our values: where, and the message. */
export function problemsOf(change: (values: Values) => unknown): string[] {
  const file = structuredClone(own);
  change(file.values);
  const checked = checkBox(kit, file);
  return 'problems' in checked ? checked.problems.map(({ where, message }) => `${where}: ${message}`) : [];
}
