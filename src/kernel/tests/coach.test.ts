import { describe, expect, it } from 'vitest';
import { rowhouse } from '#games/rowhouse';
import { coach, type GameTypes, type Lesson, Rng } from '#kernel';
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

/** Pick, then build on the first floor and see the rival build; there are no remarks. */
const written: Lesson<Rowhouse> = {
  ...lesson,
  replies: [
    { seat: 1, action: { tile: OTHER } },
    { seat: 1, action: { tile: RIVALS } },
    { seat: 1, action: { storey: 2 } },
  ],
  steps: [
    { say: 'pick', lit: [], until: ({ chosen }) => chosen.length > 0 },
    {
      say: 'build',
      lit: [],
      until: ({ events }) => events.some((event) => event.did === 'built' && event.storey === 1),
      leads: ({ chosen }) => chosen.some((action) => 'trade' in action),
    },
  ],
};

describe('the coach', () => {
  it('starts where the lesson is laid out, with its chance', () => {
    const { position, facts } = coach(rowhouse, written, [], 0);
    expect(position).toEqual({ state: written.position(), rng: Rng.fromSeed(written.seed).state });
    expect(facts.before).toEqual(facts.after);
    expect(facts).toMatchObject({ chosen: [], events: [], outcome: undefined });
    expect(facts.scores.length).toBe(2);
  });

  it('leaves out what the rules would refuse of the replies, and gives the others in order', () => {
    const { position } = coach(rowhouse, written, [{ tile: FIRST }], 0);
    expect(position.state.houses[1]?.pick).toBe(RIVALS);
    const end = coach(rowhouse, written, [{ tile: FIRST }, { storey: 1 }], 0).position.state;
    expect(end.houses.map(({ storeys }) => storeys)).toEqual([
      [[], [FIRST], []],
      [[], [], [RIVALS]],
    ]);
  });

  it('waits with a reply until its seat is asked, and with those after it', () => {
    const third = tile(CREAM, 1);
    const position = () => ({
      ...written.position(),
      houses: [house({ hand: [FIRST, OTHER] }), house({ hand: [RIVALS] }), house({ hand: [third] })],
      agenda: [1, 2, 0].map((seat) => ({ step: 'pick' as const, seat })),
    });
    const replies = [
      { seat: 1, action: { tile: RIVALS } },
      { seat: 2, action: { tile: third } },
    ];
    const picks = (given: typeof replies) =>
      coach(
        rowhouse,
        { ...written, position, replies: given },
        [{ tile: FIRST }],
        0,
      ).position.state.houses.map(({ pick }) => pick);
    expect(picks(replies)).toEqual([FIRST, null, null]);
    expect(picks(replies.toReversed())).toEqual([FIRST, RIVALS, third]);
  });

  it('tells of a step what was before and after it, also after the last one', () => {
    const begun = coach(rowhouse, written, [{ tile: FIRST }], 0);
    expect(begun).toMatchObject({ index: 1, isOff: false, facts: { chosen: [], events: [] } });
    expect(begun.facts.before).toEqual(begun.facts.after);
    const { index, step, facts } = coach(rowhouse, written, [{ tile: FIRST }, { storey: 1 }], 0);
    expect([index, step]).toEqual([2, undefined]);
    expect(facts.chosen).toEqual([{ storey: 1 }]);
    expect(facts.before.houses[0]?.storeys[1]).toEqual([]);
    expect(facts.after.houses[0]?.storeys[1]).toEqual([FIRST]);
    expect(facts.events.map(({ did }) => did)).toEqual(['built', 'built', 'drew', 'drew', 'opened']);
  });

  it('says nothing to a choice that leads there, and only that it does not where there is no remark', () => {
    const off = coach(rowhouse, written, [{ tile: FIRST }, { storey: 0 }], 0);
    expect(off).toMatchObject({ index: 1, isOff: true, remark: undefined });
    const [pick, build] = written.steps;
    if (!pick || !build) throw new Error('no steps');
    const patient = { ...written, steps: [pick, { ...build, leads: () => true }] };
    expect(coach(rowhouse, patient, [{ tile: FIRST }, { storey: 0 }], 0)).toMatchObject({
      index: 1,
      isOff: false,
    });
    const short = { ...written, steps: [pick] };
    expect(coach(rowhouse, short, [{ tile: FIRST }, { storey: 0 }], 0)).toMatchObject({
      index: 1,
      isOff: false,
    });
  });

  it('does not take an answer without a choice for one', () => {
    const position = () => ({
      ...written.position(),
      houses: [house({ hand: [FIRST] }), house({ hand: [RIVALS] })],
    });
    const { index, isOff, facts } = coach(rowhouse, { ...written, position }, [{ tile: FIRST }], 0);
    expect({ index, isOff, chosen: facts.chosen }).toEqual({ index: 0, isOff: false, chosen: [] });
  });

  it('goes past steps that were read', () => {
    expect(at([]).step?.say).toBe('look');
    expect(at([], 1).step?.say).toBe('pickBrick');
    expect(at([{ tile: FIRST }, { storey: 0 }], 9).step).toBeUndefined();
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
    const discreet = { ...rowhouse, viewEvent: () => undefined };
    expect(coach(discreet, lesson, [{ tile: OTHER }], 0).facts.events).toEqual([]);
  });
});
