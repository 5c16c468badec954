import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { type BoxKit, checkBox } from '../check.ts';
import { boxOf, list, sourced, whole } from '../schema.ts';

const square = v.pipe(v.string(), v.regex(/^[A-G][1-7]$/, 'a square from A1 to G7'));
const card = v.strictObject({
  id: v.picklist(['C1', 'C2']),
  cost: whole(1, 9),
  squares: v.pipe(v.array(square), v.minLength(1)),
  isRare: v.boolean(),
  effect: v.union([
    v.literal('none'),
    v.strictObject({ money: whole(1, 9) }),
    v.strictObject({ cards: v.strictObject({ count: whole(1, 3) }) }),
  ]),
});
const bonus = v.pipe(
  v.strictObject({ first: v.literal(3), second: whole(1, 9) }),
  v.check(({ first, second }) => first > second, 'the first must be more than the second'),
);
const schema = boxOf('toy', { cards: sourced(list(card, 2)), bonus: sourced(bonus) });

const kit: BoxKit<v.InferOutput<typeof schema>> = {
  schema,
  checks: [
    {
      rule: 'R1.2',
      problems: ({ cards }) =>
        cards.value
          .filter(({ cost }) => cost === 7)
          .map(({ id }) => ({ where: `cards, ${id}`, message: 'expected another cost than 7' })),
    },
  ],
};

const fitting = () => ({
  game: 'toy',
  values: {
    cards: {
      source: 'printed',
      value: [
        { id: 'C1', cost: 2, squares: ['A1'], isRare: false, effect: 'none' },
        { id: 'C2', cost: 3, squares: ['B2', 'B3'], isRare: true, effect: { cards: { count: 2 } } },
      ],
    },
    bonus: { source: 'rulebook', value: { first: 3, second: 1 } },
  },
});

/** What is said about the toy's file with one part set to something else. */
function problemsWith(path: string, value: unknown): string[] {
  const file: unknown = fitting();
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  const owner = keys.reduce((part, key) => Reflect.get(part as object, key), file) as object;
  if (value === undefined) Reflect.deleteProperty(owner, last);
  else Reflect.set(owner, last, value);
  const checked = checkBox(kit, file);
  return 'problems' in checked ? checked.problems.map(({ where, message }) => `${where}: ${message}`) : [];
}

describe('checking a box file', () => {
  it('gives the box where nothing is wrong', () => {
    expect(checkBox(kit, fitting())).toEqual({ box: fitting() });
  });

  it.each([
    ['values.cards.value.1.cost', null, 'cards, C2, cost: is not filled in yet'],
    ['values.cards.value', null, 'cards: is not filled in yet'],
    ['values.cards.value.1.cost', undefined, 'cards, C2, cost: is missing'],
    ['values.cards.value.0.price', 4, 'cards, C1, price: is not known here; correct its name or take it out'],
    ['values.cards.value.0.cost', '4', 'cards, C1, cost: expected a number, found "4"'],
    ['values.cards.value.0.cost', 4.5, 'cards, C1, cost: expected a whole number, found 4.5'],
    ['values.cards.value.0.cost', 0, 'cards, C1, cost: expected at least 1, found 0'],
    ['values.cards.value.0.cost', 10, 'cards, C1, cost: expected at most 9, found 10'],
    ['values.cards.value.0.isRare', 'no', 'cards, C1, isRare: expected true or false, found "no"'],
    ['values.cards.value.0.id', 'C9', 'cards, C9, id: expected one of "C1", "C2", found "C9"'],
    [
      'values.cards.value.2',
      { id: 'C2', cost: 1, squares: ['A1'], isRare: true, effect: 'none' },
      'cards: expected 2 entries, found 3',
    ],
    ['values.cards.value.1.squares', [], 'cards, C2, squares: expected at least 1 entry, found 0'],
    [
      'values.cards.value.1.squares.1',
      'H2',
      'cards, C2, squares, 2: expected a square from A1 to G7, found "H2"',
    ],
    ['values.cards.value.1.squares', 'B2', 'cards, C2, squares: expected a list in [ ], found "B2"'],
    ['values.cards.value.1.squares', {}, 'cards, C2, squares: expected a list in [ ], found named entries'],
    ['values.cards.value.1.effect', null, 'cards, C2, effect: is not filled in yet'],
    [
      'values.cards.value.1.effect.cards.count',
      9,
      'cards, C2, effect, cards, count: expected at most 3, found 9',
    ],
    [
      'values.cards.value.1.effect',
      'some',
      'cards, C2, effect: expected one of "none", named entries in { }, found "some"',
    ],
    ['values.bonus.value', 5, 'bonus: expected named entries in { }, found 5'],
    ['values.bonus.value.first', 4, 'bonus, first: expected 3, found 4'],
    ['values.bonus.value.second', 5, 'bonus: the first must be more than the second'],
    [
      'values.bonus.source',
      'me',
      'bonus, source: expected one of "rulebook", "public", "reconstruction", "printed", found "me"',
    ],
    ['values.bonus', undefined, 'bonus: is missing'],
    ['game', 'chess', 'game: expected "toy", found "chess"'],
    ['values.cards.value.1.cost', 7, 'cards, C2: expected another cost than 7 (R1.2)'],
  ])('says what is wrong: %s is %j', (path, value, problem) => {
    expect(problemsWith(path, value)).toEqual([problem]);
  });

  it('names every fault at once', () => {
    const file = fitting();
    for (const card of file.values.cards.value) Object.assign(card, { cost: null });
    const checked = checkBox(kit, file);
    expect('problems' in checked && checked.problems.map(({ where }) => where)).toEqual([
      'cards, C1, cost',
      'cards, C2, cost',
    ]);
    expect(checkBox(kit, 'nonsense')).toEqual({
      problems: [{ where: 'the file', message: 'expected named entries in { }, found "nonsense"' }],
    });
  });
});
