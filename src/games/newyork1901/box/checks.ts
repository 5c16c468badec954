/** What is known about the values of box.json, from the rulebook's text and from public pages. */
import type { Check, Problem } from '#box';
import { mapChecks } from './mapChecks.ts';
import type { Newyork1901Box } from './schema.ts';
import { tileChecks } from './tileChecks.ts';

export const checks: readonly Check<Newyork1901Box>[] = [
  ...mapChecks,
  ...tileChecks,
  { rule: 'R1.5', problems: heightOrder },
  { rule: 'R1.6', problems: differentCharacters },
];

function heightOrder({ heights: { value } }: Newyork1901Box['values']): Problem[] {
  const { parkRow, singer, metropolitanLife, woolworth } = value;
  return parkRow < singer && singer < metropolitanLife && metropolitanLife < woolworth
    ? []
    : [
        {
          where: 'heights',
          message:
            'Park Row must be lower than Singer, Singer than Metropolitan Life, and that than Woolworth',
        },
      ];
}

function differentCharacters({ characters, otherCharacters }: Newyork1901Box['values']): Problem[] {
  const names = Object.values({ ...characters.value, ...otherCharacters.value }).filter(
    (name) => name !== '',
  );
  return names
    .filter((name, i) => names.indexOf(name) < i)
    .map((name) => ({ where: 'characters', message: `${name} is there twice` }));
}
