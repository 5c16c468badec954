/** R1.3: what is known about the floors. */
import { BONUSES, EFFECTS } from '../schema.ts';
import { counted, expecting, type FlatironCheck, idsOf, missing } from './checking.ts';

export const floors: readonly FlatironCheck[] = [
  {
    rule: 'R1.3',
    problems: ({ floors: { value } }) =>
      counted(
        idsOf(value, ({ starting }) => starting),
        4,
        'starting floors',
        'floors',
      ),
  },
  {
    rule: 'R1.3',
    problems: ({ floors: { value } }) =>
      value.flatMap(({ id, slots }) =>
        expecting(
          new Set(slots.map((slot) => JSON.stringify(slot))).size === slots.length,
          `floors, ${id}`,
          'expected three different bonuses',
        ),
      ),
  },
  {
    rule: 'R7',
    problems: ({ floors: { value } }) => [
      ...missing(
        EFFECTS,
        value.map(({ effect }) => effect.kind),
        'floors, effect',
      ),
      ...missing(
        BONUSES,
        value.flatMap(({ slots }) => slots.map(({ bonus }) => bonus)),
        'floors, slots',
      ),
    ],
  },
];
