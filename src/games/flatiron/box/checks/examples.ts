/** What the rulebook's examples need, so that they can still be laid out. */
import { columnsOf } from './boards.ts';
import { expecting, type FlatironCheck, type Values } from './checking.ts';

type Board = Values['boards']['value'][number];
type StreetCard = Values['streetCards']['value'][number];
type DanielCard = Values['danielCards']['value'][number];

export const examples: readonly FlatironCheck[] = [
  {
    rule: 'R5.4',
    problems: ({ boards, streetCards }) =>
      expecting(
        boards.value.some((board) => orangeScores(board, 4) && buildsOnBroadway(board, streetCards.value)),
        'boards',
        'expected, for the example of building, a side on which orange scores 4 and a pillar can be built for $1 on Broadway',
      ),
  },
  {
    rule: 'R5.6',
    problems: ({ floors }) =>
      expecting(
        floors.value.some(({ slots }) => slots.some(bringsTwoToOrange)),
        'floors',
        'expected, for the example of building, a slot that brings 2 points to an orange pillar',
      ),
  },
  {
    rule: 'R9.2',
    problems: (values) => [
      ...expecting(
        reputationsIn(values, 'street23').includes(-2),
        'streetCards',
        'expected, for the example of reputation, a half with -2 that can lie in 23rd Street',
      ),
      ...expecting(
        reputationsIn(values, 'broadway').includes(2),
        'streetCards',
        'expected, for the example of reputation, a half with 2 that can lie in Broadway',
      ),
    ],
  },
  {
    rule: 'R10.5',
    problems: ({ danielCards: { value } }) =>
      expecting(
        value.some(
          (card) => card.main === 'street22' && card.action === 'popularity' && canShow(value, card, 3),
        ),
        'danielCards',
        'expected, for the example of popularity, a 22nd Street card that scores popularity and can find 3 of it, its own included',
      ),
  },
  {
    rule: 'R10.15',
    problems: (values) =>
      expecting(
        canBring(values, 16, 3),
        'streetCards',
        "expected, for the example of Daniel's cards, some that cost 16 together and show 3 positive reputation on upper halves",
      ),
  },
];

function orangeScores(board: Board, expected: number): boolean {
  return columnsOf(board).some(({ color, points }) => color === 'orange' && points === expected);
}

/** The example builds on Broadway for a dollar, by the board or by a card. */
function buildsOnBroadway({ columns: { broadway } }: Board, cards: readonly StreetCard[]): boolean {
  const printed = [broadway.upper, broadway.lower];
  const onCards = cards
    .filter(({ street }) => street === 'broadway')
    .flatMap(({ upper, lower }) => [upper, lower]);
  return (
    printed.some((one) => (one.action === 'build1' || one.action === 'build2') && one.cost === 1) ||
    onCards.some(({ action }) => action === 'build1Repeat')
  );
}

function bringsTwoToOrange(slot: Values['floors']['value'][number]['slots'][number]): boolean {
  if (slot.bonus === 'points') return slot.amount === 2;
  return slot.bonus === 'colorPoints' && slot.color === 'orange' && slot.amount === 2;
}

/** Reputations of cards that can lie in a column: those of its street, and all decrees. */
function reputationsIn({ streetCards, decrees }: Values, column: StreetCard['street']): number[] {
  const cards = [...streetCards.value.filter(({ street }) => street === column), ...decrees.value];
  return cards.flatMap(({ upper, lower }) => [upper.reputation, lower.reputation]);
}

/** R10.5 Three points are on three cards at most, and so few are never shuffled before they count (R10.12). */
function canShow(all: readonly DanielCard[], last: DanielCard, popularity: number): boolean {
  const others = all.filter((card) => card !== last);
  return addUp(
    others.map((card) => [card.popularity, 0]),
    [popularity - last.popularity, 0],
  );
}

/** R10.15, R10.16 Whether some cards bring him exactly so much by their cost, and so much more by their upper halves. */
function canBring({ streetCards, decrees, prices }: Values, cost: number, reputation: number): boolean {
  const good = (half: { reputation: number }) => Math.max(0, half.reputation);
  return addUp(
    [
      ...streetCards.value.map((card): Pair => [card.cost, good(card.upper)]),
      ...decrees.value.map(({ upper }): Pair => [prices.value.decreeCost, good(upper)]),
    ],
    [cost, reputation],
  );
}

type Pair = readonly [number, number];

/** Whether some of these pairs of numbers add up to exactly this one. */
function addUp(pairs: readonly Pair[], [wanted, beside]: Pair): boolean {
  const key = (one: number, two: number) => one * (beside + 1) + two;
  const reached = new Set([key(0, 0)]);
  for (const [first, second] of pairs) {
    for (let one = wanted - first; one >= 0; one--)
      for (let two = beside - second; two >= 0; two--)
        if (reached.has(key(one, two))) reached.add(key(one + first, two + second));
  }
  return reached.has(key(wanted, beside));
}
