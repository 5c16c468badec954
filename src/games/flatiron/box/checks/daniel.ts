/** R1.7, R10: what is known about Daniel's cards. */
import { PLACES } from '../../names.ts';
import { counted, expecting, type FlatironCheck, idsOf } from './checking.ts';

export const daniel: readonly FlatironCheck[] = [
  {
    rule: 'R1.7',
    problems: ({ danielCards: { value } }) =>
      PLACES.flatMap((place) =>
        counted(
          idsOf(value, ({ main }) => main === place),
          place === 'cityHall' ? 1 : 2,
          `of Daniel's cards with the main place ${place}`,
          'danielCards',
        ),
      ),
  },
  {
    rule: 'R10.3',
    problems: ({ danielCards: { value } }) =>
      value.flatMap(({ id, main, other }) =>
        expecting(main !== other, `danielCards, ${id}`, 'expected another place than its main place'),
      ),
  },
  {
    rule: 'R10.6',
    problems: ({ danielCards: { value } }) =>
      value.flatMap((card) =>
        expecting(
          card.action !== 'pillar' || new Set(card.slots).size === 3,
          `danielCards, ${card.id}`,
          'expected each of the slots 1, 2 and 3 once',
        ),
      ),
  },
];
