/** One wrong value for each thing that is known about the box: the report names the piece and what is expected. */
import { describe, expect, it } from 'vitest';
import { at } from '#kernel';
import { board, card, daniel, decree, type Fault, floor, problemsAfter } from './boxFaults.ts';

const FAULTS: readonly Fault[] = [
  {
    what: 'two cards in the wrong order',
    change: ({ streetCards: { value } }) => value.splice(0, 2, at(value, 1), at(value, 0)),
    where: 'streetCards, S02',
    message: 'expected S01 in this place of the list (R1.1)',
  },
  {
    what: 'a decree that comes twice',
    change: (values) => {
      decree(values, 'D04').id = 'D03';
    },
    where: 'decrees, D03',
    message: 'expected D04 in this place of the list (R1.2)',
  },
  {
    what: 'a colour that is traded twice',
    change: (values) => {
      board(values, 'C-purple').columns.avenue5.color = 'blue';
    },
    where: 'boards, C-purple',
    message: 'expected one column with the orange warehouse (R1.5)',
  },
  {
    what: 'a column without a trade',
    change: (values) => {
      board(values, 'A-purple').columns.street22.upper = { action: 'swap' };
    },
    where: 'boards, A-purple, street22',
    message: 'expected one of the two actions to be the trade of its warehouse (R1.5)',
  },
  {
    what: 'a side without a floor',
    change: (values) => {
      board(values, 'A-purple').columns.street23.lower = { action: 'build2', cost: 2 };
    },
    where: 'boards, A-purple',
    message: 'expected the action floor once (R1.5)',
  },
  {
    what: 'a side with two special actions',
    change: (values) => {
      board(values, 'B-reverse').columns.broadway.lower = { action: 'swap' };
    },
    where: 'boards, B-reverse',
    message: 'expected one action besides trade, build1, build2, floor (R1.5)',
  },
  {
    what: 'a dearer pillar that scores no more',
    change: (values) => {
      board(values, 'D-purple').columns.street22.points = 4;
    },
    where: 'boards, D-purple',
    message:
      'expected four different prices, and more points for a dearer pillar: blue costs $3 and scores 4, orange costs $4 and scores 4 (R1.5)',
  },
  {
    what: 'a card with the wrong back',
    change: (values) => {
      card(values, 'S03').deck = 'avenue5';
    },
    where: 'streetCards',
    message: 'expected 8 cards in the deck street23, found 7: S04, S09, S10, S23, S24, S29, S30 (R1.1)',
  },
  {
    what: 'a deck without cards of a street',
    change: (values) => {
      card(values, 'S25').street = 'broadway';
      card(values, 'S26').street = 'broadway';
    },
    where: 'streetCards',
    message: 'expected a card of street22 in the deck street22 (R1.1)',
  },
  {
    what: 'a card with two equal halves',
    change: (values) => {
      card(values, 'S12').lower = card(values, 'S12').upper;
    },
    where: 'streetCards, S12',
    message: 'expected two halves that are not the same (R4.2)',
  },
  {
    what: 'a decree with two equal halves',
    change: (values) => {
      decree(values, 'D06').upper = decree(values, 'D06').lower;
    },
    where: 'decrees, D06',
    message: 'expected two halves that are not the same (R4.2)',
  },
  {
    what: 'an action that is nowhere',
    change: ({ streetCards }) => {
      for (const { upper, lower } of streetCards.value)
        for (const half of [upper, lower]) if (half.action === 'swap') half.action = 'cityHall';
    },
    where: 'streetCards',
    message: 'expected every kind, not found: swap (R6)',
  },
  {
    what: 'a scoring that is nowhere',
    change: (values) => {
      decree(values, 'D01').lower = { scoring: 'fixed', amount: 4, reputation: 1 };
    },
    where: 'decrees',
    message: 'expected every kind, not found: perPairStreetCards (R9)',
  },
  {
    what: 'a pair of one colour',
    change: (values) => {
      decree(values, 'D08').upper = { scoring: 'pairFloor', colors: ['black', 'black'], reputation: -1 };
    },
    where: 'decrees, D08',
    message: 'expected a pair of two different colours among orange, blue, white, black (R9.8)',
  },
  {
    what: 'decrees without anything good on their upper halves',
    change: ({ decrees }) => {
      for (const { upper } of decrees.value) upper.reputation = Math.min(0, upper.reputation);
    },
    where: 'decrees',
    message: 'expected a positive reputation on the upper half of at least one decree (R10.16)',
  },
  {
    what: 'a newspaper too many',
    change: ({ newspaperCopies }) => {
      newspaperCopies.value.swap = 3;
    },
    where: 'newspaperCopies',
    message: 'expected 14 newspapers in all, found 15 (R1.4)',
  },
  {
    what: 'a fifth starting floor',
    change: (values) => {
      floor(values, 'F05').starting = true;
    },
    where: 'floors',
    message: 'expected 4 starting floors, found 5: F01, F02, F03, F04, F05 (R1.3)',
  },
  {
    what: 'a floor with the same bonus twice',
    change: (values) => {
      floor(values, 'F07').slots[2] = { bonus: 'reputation' };
    },
    where: 'floors, F07',
    message: 'expected three different bonuses (R1.3)',
  },
  {
    what: 'an effect that is nowhere',
    change: (values) => {
      floor(values, 'F15').effect = { kind: 'sellDearer' };
    },
    where: 'floors, effect',
    message: 'expected every kind, not found: sameColor (R7)',
  },
  {
    what: 'a bonus that is nowhere',
    change: ({ floors }) => {
      for (const { slots } of floors.value)
        for (const [i, slot] of slots.entries())
          if (slot.bonus === 'buyCard') slots[i] = { bonus: 'dollars', amount: 5 };
    },
    where: 'floors, slots',
    message: 'expected every kind, not found: buyCard (R7)',
  },
  {
    what: "a street with three of Daniel's cards",
    change: (values) => {
      daniel(values, 'B9').main = 'broadway';
    },
    where: 'danielCards',
    message: "expected 2 of Daniel's cards with the main place broadway, found 3: B1, B2, B9 (R1.7)",
  },
  {
    what: 'a card that leads Daniel nowhere else',
    change: (values) => {
      daniel(values, 'B5').other = 'avenue5';
    },
    where: 'danielCards, B5',
    message: 'expected another place than its main place (R10.3)',
  },
  {
    what: 'a slot that Daniel tries twice',
    change: (values) => {
      const one = daniel(values, 'B3');
      if (one.action === 'pillar') one.slots = [3, 1, 3];
    },
    where: 'danielCards, B3',
    message: 'expected each of the slots 1, 2 and 3 once (R10.6)',
  },
];

describe('R1 what is known about the box', () => {
  it.each(FAULTS)('reports $what', ({ change, where, message }) => {
    expect(problemsAfter(change)).toContainEqual({ where, message });
  });

  it('reports amounts that the rules state, and kinds that no rule knows', () => {
    const wrong = problemsAfter((values) => {
      Object.assign(values.actions.value.floorCheap, { cost: 4 });
      Object.assign(card(values, 'S05').lower, { action: 'freeFloor' });
    });
    expect(wrong.map(({ where }) => where)).toEqual([
      'actions, floorCheap, cost',
      'streetCards, S05, lower, action',
    ]);
    expect(wrong[0]?.message).toBe('expected 3, found 4');
    expect(wrong[1]?.message).toMatch(/expected .*"floorCheap".*, found "freeFloor"/);
  });

  it('reports nothing else: a value that is only ours may be another', () => {
    const other = problemsAfter((values) => {
      card(values, 'S04').cost = 5;
      decree(values, 'D04').lower = { scoring: 'fixed', amount: 4, reputation: 0 };
      board(values, 'C-reverse').columns.broadway.price = 6;
    });
    expect(other).toEqual([]);
  });
});
