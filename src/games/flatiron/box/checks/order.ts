/** Records call components by their numbers, so every list keeps its order. */
import { IDS } from '../ids.ts';
import { expecting, type FlatironCheck, type Values } from './checking.ts';

/** The rules that say how many there are. */
const RULES = {
  boards: 'R1.5',
  streetCards: 'R1.1',
  decrees: 'R1.2',
  floors: 'R1.3',
  danielCards: 'R1.7',
} as const satisfies Record<keyof typeof IDS, string>;

type Listed = keyof typeof RULES;

// Object.keys knows no more than strings.
export const order: readonly FlatironCheck[] = (Object.keys(RULES) as Listed[]).map((group) => ({
  rule: RULES[group],
  problems: (values: Values) =>
    values[group].value.flatMap(({ id }, i) =>
      expecting(
        id === IDS[group][i],
        `${group}, ${id}`,
        `expected ${IDS[group][i]} in this place of the list`,
      ),
    ),
}));
