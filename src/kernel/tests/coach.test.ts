import { describe, expect, it } from 'vitest';
import { rowhouse } from '#games/rowhouse';
import { coach, type GameTypes, type Lesson } from '#kernel';
import { refusalOf } from '#kernel/testing';
import { BRICK, CREAM, house, street, tile } from '../../games/rowhouse/tests/layout.ts';

const FIRST = tile(BRICK, 0);
const OTHER = tile(CREAM, 0);
const RIVALS = tile(BRICK, 1);

type Rowhouse = typeof rowhouse extends import('#kernel').Game<infer G extends GameTypes> ? G : never;

/** Pick a brick, then build it on the ground floor, while a rival picks and builds, too. */
const lesson: Lesson<Rowhouse> = {
  id: 'first',
  rules: ['R4.1'],
  position: () =>
    street({
      houses: [house({ hand: [FIRST, OTHER] }), house({ hand: [RIVALS] })],
      agenda: [
        { step: 'build', seat: 1 },
        { step: 'build', seat: 0 },
        { step: 'showPicks' },
        { step: 'pick', seat: 1 },
        { step: 'pick', seat: 0 },
      ],
    }),
  seed: '7'.repeat(32),
  replies: [{ seat: 1, action: { tile: RIVALS } }],
  dimmed: [],
  steps: [
    { say: 'look', lit: [], until: 'read' },
    {
      say: 'pickBrick',
      lit: [],
      until: ({ chosen }) => chosen.some((action) => 'tile' in action && action.tile === FIRST),
      remarks: [{ say: 'cream', when: ({ chosen }) => chosen.length > 0 }],
      refusals: { notInHand: 'yours' },
    },
    { say: 'now', lit: [], until: 'read' },
    {
      say: 'build',
      lit: [],
      until: ({ events }) => events.some(({ did }) => did === 'built'),
    },
  ],
  praise: [{ say: 'done', when: () => true }],
  ways: [[{ tile: FIRST }, { storey: 0 }]],
  detours: [],
};

const at = (answers: readonly unknown[], readTo = 0) => coach(rowhouse, lesson, answers, readTo);

describe('the coach', () => {
  it('goes past steps that were read', () => {
    expect(at([]).step?.say).toBe('look');
    expect(at([], 1).step?.say).toBe('pickBrick');
  });

  it('takes an answer as having read what came before it', () => {
    expect(at([{ tile: FIRST }]).step?.say).toBe('now');
    expect(at([{ tile: FIRST }, { storey: 0 }]).step).toBeUndefined();
  });

  it('remarks on answers that do not lead on, and stays where it is', () => {
    const off = at([{ tile: OTHER }], 1);
    expect(off).toMatchObject({ index: 1, isOff: true, remark: { say: 'cream' } });
    expect(at([{ tile: FIRST }], 1).isOff).toBe(false);
  });

  it('refuses what the rules refuse', () => {
    expect(refusalOf(() => at([{ tile: RIVALS }])).code).toBe('notInHand');
  });

  it('lets the others answer while the learner has nothing to decide', () => {
    const { facts } = at([{ tile: FIRST }], 4);
    expect(facts.after.houses[0]?.pick).toBe(FIRST);
    expect(facts.after.houses[1]?.pick).toBe(RIVALS);
  });

  it('tells only what happened since the step began, and only what the learner may know', () => {
    expect(at([], 1).facts.events).toEqual([]);
    const { facts } = at([{ tile: FIRST }, { storey: 0 }], 4);
    expect(facts.events).toContainEqual({ did: 'built', seat: 0, tile: FIRST, storey: 0 });
    expect(facts.events.some(({ did }) => did === 'picked')).toBe(false);
  });
});
