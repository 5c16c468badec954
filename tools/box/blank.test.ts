import * as v from 'valibot';
import { expect, it } from 'vitest';
import { boxOf, list, sourced } from '#box';
import { blankBox } from './blank.ts';

it('keeps ids, names and what can only be as it is, and leaves one blank where the form is open', () => {
  const row = v.strictObject({
    id: v.string(),
    street: v.string(),
    size: v.literal(3),
    cost: v.optional(v.number()),
    steps: list(v.number(), 2),
    pair: v.tuple([v.literal(1), v.number()]),
    byColor: v.record(v.string(), v.number()),
    squares: v.array(v.string()),
    effect: v.variant('kind', [v.strictObject({ kind: v.literal('money'), amount: v.number() })]),
  });
  const own = {
    game: 'toy',
    values: {
      rows: {
        source: 'reconstruction' as const,
        value: [
          {
            id: 'A',
            street: 'Broadway',
            size: 3,
            cost: 4,
            steps: [1, 2],
            pair: [1, 5],
            byColor: { red: 1 },
            squares: ['B2'],
            effect: { kind: 'money', amount: 2 },
          },
        ],
      },
      limits: { source: 'public' as const, value: { most: 9 } },
    },
  };
  const schema = boxOf('toy', { rows: sourced(v.array(row)), limits: sourced(v.unknown()) });
  const part = { group: 'rows', title: '', look: '', drawing: '', given: ['street'] };
  expect(blankBox(own, schema, [part]).values).toEqual({
    rows: {
      source: 'printed',
      value: [
        {
          id: 'A',
          street: 'Broadway',
          size: 3,
          cost: null,
          steps: [null, null],
          pair: [1, null],
          byColor: { red: null },
          squares: null,
          effect: null,
        },
      ],
    },
    limits: own.values.limits,
  });
});
