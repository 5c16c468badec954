/** Notes about a round: its parts, what has happened in it, and how things stand. */
import { at } from '#kernel';
import { CHARACTER } from '../characters.ts';
import { BLACK_SPACE, PRESTIGE, ROUNDS } from '../components.ts';
import { of } from '../counts.ts';
import { ALL_DISTRICTS, rowsOf } from '../queries/map.ts';
import { asks, type CityNote, type Facts, own, usable } from './noteKit.ts';
import type { Part } from './parts.ts';

/** What is asked for the first time. */
export const roundNotes: readonly CityNote[] = [
  { id: 'end', when: ({ outcome }) => outcome !== undefined, rule: 'R9.4' },
  { id: 'stack', when: (facts) => asks(facts, 'pickStack'), lit: ['stacks'], rule: 'R2.7' },
  {
    id: 'last',
    when: (facts) => asks(facts, 'draft') && facts.view.round === ROUNDS,
    lit: ['letters'],
    rule: 'R9.8',
  },
  { id: 'draft', when: (facts) => asks(facts, 'draft'), lit: ['pairs'], rule: 'R4.7', lesson: 'draft' },
  {
    id: 'banker',
    when: (facts) => asks(facts, 'draft', 'assist') && usable(facts).includes(CHARACTER.banker),
    lit: [`character:${CHARACTER.banker}`],
    rule: 'R11.6',
  },
  {
    id: 'round',
    when: (facts) => asks(facts, 'draft') && facts.view.round >= 2,
    lit: ['letters', 'staff'],
    rule: 'R4.1',
  },
  {
    id: 'hire',
    when: (facts) => asks(facts, 'hire'),
    lit: [['elevator', 'show:elevator']],
    rule: 'R5.3',
    lesson: 'hire',
  },
  {
    id: 'award',
    when: (facts) => asks(facts, 'award'),
    lit: [['offer', 'map', 'show:map']],
    rule: 'R7.9',
    lesson: 'prestige',
  },
  { id: 'empty', when: (facts) => asks(facts, 'relocate'), lit: [['map', 'show:map']], rule: 'R7.13' },
  {
    id: 'keep',
    when: (facts) => asks(facts, 'keep'),
    lit: ['hand', 'reserve'],
    rule: 'R8.3',
    lesson: 'reserve',
  },
  {
    id: 'act',
    when: (facts) => asks(facts, 'act'),
    with: (facts) => ({ character: usable(facts)[0] ?? 0 }),
    lit: ['staff'],
    rule: 'R8.1',
    lesson: 'hire',
  },
];

/** What has just happened for the first time. */
export const eventNotes: readonly CityNote[] = [
  {
    id: 'crown',
    when: ({ events, seat }) =>
      events.some((event) => event.did === 'won' && event.who === seat && event.kind !== PRESTIGE),
    lit: ['stations'],
    rule: 'R6.3',
    lesson: 'bid',
  },
  { id: 'tie', when: (facts) => lostTie(facts), lit: ['track'], rule: 'R3.3', lesson: 'press' },
  {
    id: 'statue',
    when: ({ events, seat }) => events.some((event) => event.did === 'completed' && event.who !== seat),
    lit: [['statue', 'show:map']],
    rule: 'R9.6',
  },
];

/** How things stand. */
export const standingNotes: readonly CityNote[] = [
  {
    id: 'six',
    when: (facts) => missingDistrict(facts) !== undefined,
    with: (facts) => ({ district: missingDistrict(facts) ?? 0 }),
    lit: (facts) => [[`district:${missingDistrict(facts) ?? 0}`, 'show:map']],
    rule: 'R7.14',
  },
  {
    id: 'black',
    when: (facts) => asks(facts, 'draft') && facts.view.round >= 2 && heldByBlack(facts) !== undefined,
    with: (facts) => ({
      district: heldByBlack(facts) ?? 0,
      space: at(BLACK_SPACE, facts.view.firms.length),
    }),
    lit: (facts) => [[`district:${heldByBlack(facts) ?? 0}`, 'show:map']],
    rule: 'R3.4',
  },
  {
    id: 'total',
    when: (facts) => asks(facts, 'draft') && facts.view.round >= 2,
    lit: ({ seat }): (readonly Part[])[] => [[`panel:${seat}`, 'show:players']],
    rule: 'R9.1',
  },
];

/** Whether somebody else has won with a bid that the reader had made, too. */
function lostTie({ events, seat }: Facts): boolean {
  return events.some(
    (won) =>
      won.did === 'won' &&
      won.who !== seat &&
      events.some(
        (bid) =>
          (bid.did === 'bid' || bid.did === 'raised') &&
          bid.who === seat &&
          bid.value === won.value &&
          (bid.did === 'raised' || bid.kind === won.kind),
      ),
  );
}

/** The only district in which the reader has not built, while being the first everywhere still pays. */
function missingDistrict(facts: Facts): number | undefined {
  if (!facts.view.statue || facts.prompt === undefined) return undefined;
  const missing = ALL_DISTRICTS.filter((district) => of(own(facts).built, district) === 0);
  return missing.length === 1 ? missing[0] : undefined;
}

/** A district in which black is first with as many skyscrapers as the reader has. */
function heldByBlack(facts: Facts): number | undefined {
  return ALL_DISTRICTS.find((district) => {
    const black = rowsOf(facts.view, district).at(-1);
    return black?.leads === true && black.built === of(own(facts).built, district);
  });
}
