/** What is known about the values of box.json. */
import type { Check } from '#box';
import type { RowhouseBox } from './schema.ts';

export const checks: readonly Check<RowhouseBox>[] = [
  {
    rule: 'R5.3',
    problems: ({ storeyPoints: { value } }) =>
      value.alike > value.different && value.different > value.mixed
        ? []
        : [
            {
              where: 'storeyPoints',
              message:
                'tiles that are all alike must score more than different ones, and those more than any other storey',
            },
          ],
  },
];
