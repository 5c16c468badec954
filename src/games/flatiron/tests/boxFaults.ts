/** Changed copies of the box, and what is reported about them. */
import { checkBox, type Problem } from '#box';
import { type FlatironBox, kit } from '../box/index.ts';
import own from '../box.json' with { type: 'json' };

type Values = FlatironBox['values'];

/** What is reported after a change of the values. */
export function problemsAfter(change: (values: Values) => void): readonly Problem[] {
  const box = structuredClone(own) as FlatironBox;
  change(box.values);
  const checked = checkBox(kit, box);
  return 'problems' in checked ? checked.problems : [];
}

const named = <T extends { id: string }>(all: readonly T[], id: string): T => {
  const found = all.find((one) => one.id === id);
  if (!found) throw new Error(`no such piece: ${id}`);
  return found;
};
export const board = (values: Values, id: string) => named(values.boards.value, id);
export const card = (values: Values, id: string) => named(values.streetCards.value, id);
export const decree = (values: Values, id: string) => named(values.decrees.value, id);
export const floor = (values: Values, id: string) => named(values.floors.value, id);
export const daniel = (values: Values, id: string) => named(values.danielCards.value, id);

/** A change, and what must be reported after it. */
export interface Fault {
  readonly what: string;
  change(values: Values): void;
  readonly where: string;
  readonly message: string;
}
