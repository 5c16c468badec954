/** R1.1, R1.2, R1.4: what is known about street cards, decrees and newspapers. */
import { COLORS, PAPERS, STREETS } from '../../names.ts';
import { ACTIONS, SCORINGS } from '../schema.ts';
import { actionsOf } from './boards.ts';
import { counted, expecting, type FlatironCheck, idsOf, missing } from './checking.ts';

const differ = (upper: object, lower: object) => JSON.stringify(upper) !== JSON.stringify(lower);
const HALVES_DIFFER = 'expected two halves that are not the same';

export const cards: readonly FlatironCheck[] = [
  {
    rule: 'R1.1',
    problems: ({ streetCards: { value } }) =>
      STREETS.flatMap((deck) =>
        counted(
          idsOf(value, (card) => card.deck === deck),
          8,
          `cards in the deck ${deck}`,
          'streetCards',
        ),
      ),
  },
  {
    rule: 'R1.1',
    problems: ({ streetCards: { value } }) =>
      STREETS.flatMap((deck) =>
        STREETS.flatMap((street) =>
          expecting(
            value.some((card) => card.deck === deck && card.street === street),
            'streetCards',
            `expected a card of ${street} in the deck ${deck}`,
          ),
        ),
      ),
  },
  {
    rule: 'R4.2',
    problems: ({ streetCards, decrees }) => [
      ...streetCards.value.flatMap(({ id, upper, lower }) =>
        expecting(differ(upper, lower), `streetCards, ${id}`, HALVES_DIFFER),
      ),
      ...decrees.value.flatMap(({ id, upper, lower }) =>
        expecting(differ(upper, lower), `decrees, ${id}`, HALVES_DIFFER),
      ),
    ],
  },
  {
    rule: 'R6',
    problems: ({ streetCards, boards }) => {
      const printed = boards.value.flatMap(actionsOf);
      const onCards = streetCards.value.flatMap(({ upper, lower }) => [upper, lower]);
      const seen = [...printed, ...onCards].map(({ action }) => action);
      return missing(ACTIONS, seen, 'streetCards');
    },
  },
  {
    rule: 'R9',
    problems: ({ decrees }) => {
      const seen = decrees.value.flatMap(({ upper, lower }) => [upper.scoring, lower.scoring]);
      return missing(SCORINGS, seen, 'decrees');
    },
  },
  {
    rule: 'R9.8',
    problems: ({ decrees }) =>
      decrees.value.flatMap(({ id, upper, lower }) =>
        [upper, lower].flatMap((half) =>
          expecting(
            half.scoring !== 'pairFloor' || half.colors[0] !== half.colors[1],
            `decrees, ${id}`,
            `expected a pair of two different colours among ${COLORS.join(', ')}`,
          ),
        ),
      ),
  },
  {
    rule: 'R10.16',
    problems: ({ decrees }) =>
      expecting(
        decrees.value.some(({ upper }) => upper.reputation > 0),
        'decrees',
        'expected a positive reputation on the upper half of at least one decree',
      ),
  },
  {
    rule: 'R1.4',
    problems: ({ newspaperCopies: { value } }) => {
      const total = PAPERS.reduce((sum, paper) => sum + value[paper], 0);
      return expecting(total === 14, 'newspaperCopies', `expected 14 newspapers in all, found ${total}`);
    },
  },
];
