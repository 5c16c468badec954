/** A box in which an example of the rulebook could not be laid out is reported. */
import { describe, expect, it } from 'vitest';
import { at } from '#kernel';
import { board, card, daniel, type Fault, problemsAfter } from './boxFaults.ts';

/** What would take away an example of the rulebook. */
const EXAMPLES: readonly Fault[] = [
  {
    what: 'building, without the points of the orange pillar',
    change: ({ boards }) => {
      for (const { columns } of boards.value)
        for (const column of Object.values(columns)) {
          column.points *= 2;
          if (column.color === 'orange') column.points += 1;
        }
    },
    where: 'boards',
    message:
      'expected, for the example of building, a side on which orange scores 4 and a pillar can be built for $1 on Broadway (R5.4)',
  },
  {
    what: 'building, without its price',
    change: (values) => {
      board(values, 'A-purple').columns.broadway.lower = { action: 'build1', cost: 2 };
      for (const { upper, lower } of values.streetCards.value)
        for (const half of [upper, lower]) if (half.action === 'build1Repeat') half.action = 'build1Plus';
    },
    where: 'boards',
    message:
      'expected, for the example of building, a side on which orange scores 4 and a pillar can be built for $1 on Broadway (R5.4)',
  },
  {
    what: 'building, without its slot',
    change: ({ floors }) => {
      for (const { slots } of floors.value)
        for (const slot of slots) if (slot.bonus === 'points' && slot.amount === 2) slot.amount = 4;
    },
    where: 'floors',
    message: 'expected, for the example of building, a slot that brings 2 points to an orange pillar (R5.6)',
  },
  {
    what: 'reputation in 23rd Street',
    change: ({ streetCards }) => {
      for (const { upper, lower } of streetCards.value)
        for (const half of [upper, lower]) half.reputation = Math.max(-1, half.reputation);
    },
    where: 'streetCards',
    message: 'expected, for the example of reputation, a half with -2 that can lie in 23rd Street (R9.2)',
  },
  {
    what: 'reputation on Broadway',
    change: (values) => {
      card(values, 'S07').lower.reputation = 1;
    },
    where: 'streetCards',
    message: 'expected, for the example of reputation, a half with 2 that can lie in Broadway (R9.2)',
  },
  {
    what: "Daniel's popularity, without the action",
    change: (values) => {
      Object.assign(daniel(values, 'B8'), { action: 'floor' });
    },
    where: 'danielCards',
    message:
      'expected, for the example of popularity, a 22nd Street card that scores popularity and can find 3 of it, its own included (R10.5)',
  },
  {
    what: "Daniel's popularity, without three points that add up",
    change: ({ danielCards }) => {
      for (const one of danielCards.value) one.popularity = one.id === 'B8' ? 2 : 4;
    },
    where: 'danielCards',
    message:
      'expected, for the example of popularity, a 22nd Street card that scores popularity and can find 3 of it, its own included (R10.5)',
  },
  {
    what: "Daniel's cards",
    change: ({ streetCards, decrees }) => {
      for (const { upper } of [...streetCards.value, ...decrees.value])
        upper.reputation = Math.min(0, upper.reputation);
      at(decrees.value, 0).upper.reputation = 2;
    },
    where: 'streetCards',
    message:
      "expected, for the example of Daniel's cards, some that cost 16 together and show 3 positive reputation on upper halves (R10.15)",
  },
];

describe('R1 what is known about the box', () => {
  it.each(EXAMPLES)('needs the example of $what', ({ change, where, message }) => {
    expect(problemsAfter(change)).toContainEqual({ where, message });
  });
});
