/** What brings a plan on, and what ends it, in a game in which turns come as they are laid out. */
import { describe, expect, it } from 'vitest';
import { planLook } from '../index.ts';
import { CardRoom } from './cards.ts';
import { BOT, CLOCK, human } from './layout.ts';

const DAY = 86_400_000;
/** Whatever the rival answers. */
const anything = (seat = 1) => ({ seat });

/** Ann waits for bob, and they take turns. */
const BY_TURNS = { hands: [5, 4], turns: [[1], [0], [1], [0], [1], [0]] };

describe('[T32] a plan waits', () => {
  it('through its owner’s talk, which answers nothing', () => {
    const here = new CardRoom(BY_TURNS);
    const plan = here.plan({ when: [anything()], play: 'pass' });
    here.command('ann', { do: 'say', text: 'take your time' });
    expect(here.fate(plan)).toEqual({ is: 'waiting', done: 0 });
    here.give(1, 'pass');
    expect(here.fate(plan)).toEqual({ is: 'due', done: 0, answered: 0, action: 'pass' });
  });

  it('for a rival who answers at the same time as its owner', () => {
    const here = new CardRoom({ hands: [5, 4], turns: [[1], [0, 1], [1]] });
    const plan = here.plan({ when: [anything(), anything()], play: 'pass' });
    here.give(1, 'pass');
    expect(here.state.awaited).toEqual([0, 1]);
    expect(here.fate(plan)).toEqual({ is: 'waiting', done: 0 });
    here.give(1, 'pass');
    expect(here.fate(plan)).toMatchObject({ is: 'due' });
  });

  it('for nobody whose turn is not to come before its owner’s', () => {
    const here = new CardRoom({ hands: [5, 4, 3], turns: [[2], [0, 1], [2]] });
    const plan = here.plan({ when: [anything(2), anything(), anything(2)], play: 'pass' });
    here.give(2, 'pass');
    expect(here.fate(plan)).toEqual({ is: 'ended', why: 'otherwise', done: 0 });
  });

  it('for several rivals, whoever of them answers first', () => {
    const deal = { hands: [5, 4, 3], turns: [[1, 2], [0]] };
    for (const order of [
      [1, 2],
      [2, 1],
    ]) {
      const here = new CardRoom(deal);
      const when = [1, 2].map((seat) => ({ seat, action: { lay: deal.hands[seat] } }));
      const plan = here.plan({ when, play: 'pass' });
      for (const seat of order) here.give(seat, { lay: seat === 1 ? 4 : 3 });
      expect(here.fate(plan)).toMatchObject({ is: 'due' });
    }
  });

  it('for the answer of a bot as for that of a human', () => {
    const here = new CardRoom({ ...BY_TURNS, hands: [5, 0] }, {}, [human('ann'), BOT]);
    const plan = here.plan({ when: [anything()], play: 'pass' });
    here.answerAsBot(1);
    expect(here.fate(plan)).toMatchObject({ is: 'due' });
  });

  it('while its owner gives the only answer there is, which is no choice of theirs', () => {
    const here = new CardRoom({ hands: [0, 4], turns: [[1], [0, 1], [0]], isOpen: true });
    const plan = here.plan({ when: [anything(), anything()], play: 'pass' });
    here.give(1, 'pass');
    here.give(0, 'pass');
    expect(here.entries.at(-1)?.happening).toMatchObject({ seat: 0, forced: true });
    expect(here.fate(plan)).toEqual({ is: 'waiting', done: 0 });
    here.give(1, 'pass');
    expect(here.fate(plan)).toEqual({ is: 'due', done: 0, answered: 1, action: 'pass' });
  });
});

describe('[T32] a plan ends', () => {
  it('with its owner’s answer where a rival has not done what was expected, even if it is the planned one', () => {
    const here = new CardRoom(BY_TURNS);
    const plan = here.plan({ when: [{ seat: 1, action: { lay: 4 } }], play: 'pass' });
    here.give(1, 'pass');
    here.give(0, 'pass');
    expect(here.fate(plan)).toEqual({ is: 'ended', why: 'ownAnswer', done: 0 });
  });

  it('for good when its owner leaves, even if they are back before they are asked', () => {
    const here = new CardRoom(BY_TURNS);
    const plan = here.plan({ when: [anything()], play: 'pass' });
    here.command('ann', { do: 'leave' });
    here.command('ann', { do: 'return' });
    here.give(1, 'pass');
    expect(here.fate(plan)).toEqual({ is: 'ended', why: 'away', done: 0 });
  });

  it('for good when its owner’s time is up', () => {
    const here = new CardRoom(BY_TURNS);
    const plan = here.plan({ when: [anything()], play: 'pass' });
    here.give(1, 'pass');
    here.now += 2 * DAY;
    expect(here.command('system', { do: 'ringClock' }).happening).toMatchObject({ seats: [0] });
    here.command('ann', { do: 'return' });
    expect(here.fate(plan)).toEqual({ is: 'ended', why: 'away', done: 0 });
  });

  it('not when a rival’s time is up', () => {
    const here = new CardRoom({ ...BY_TURNS, hands: [5, 0] });
    const plan = here.plan({ when: [anything()], play: 'pass' });
    here.now += 2 * DAY;
    here.command('system', { do: 'ringClock' });
    here.answerAsBot(1);
    expect(here.fate(plan)).toMatchObject({ is: 'due' });
  });

  it('for good when a bot stands in for its owner', () => {
    const absence = { after: 3 * DAY, timeout: 'bot', level: 'level1' } as const;
    const here = new CardRoom(BY_TURNS, { clock: null, absence });
    const plan = here.plan({ when: [anything()], play: 'pass' });
    here.give(1, 'pass');
    here.gone = { ann: here.now };
    here.now += 3 * DAY;
    here.command('bob', { do: 'standIn', seat: 0 });
    here.command('ann', { do: 'return' });
    expect(here.fate(plan)).toEqual({ is: 'ended', why: 'away', done: 0 });
  });

  it('when its owner is forgotten, whatever becomes of the game then', () => {
    const here = new CardRoom(BY_TURNS);
    const plan = here.plan({ when: [anything()], play: 'pass' });
    here.command('system', { do: 'forget', person: 'ann' });
    here.command('bob', { do: 'resign' });
    expect(here.state.phase).toBe('over');
    expect(here.fate(plan)).toEqual({ is: 'ended', why: 'away', done: 0 });
  });

  it('where its owner does not decide for the seat any more, however that came', () => {
    const here = new CardRoom({ ...BY_TURNS, hands: [0, 4] });
    const stranger = { ...here.plan({ when: [anything()], play: 'pass' }), person: 'cid' };
    expect(here.fate(stranger)).toEqual({ is: 'ended', why: 'away', done: 0 });
    here.command('ann', { do: 'leave' });
    const left = here.plan({ when: [anything()], play: { lay: 5 } });
    expect(here.fate(left)).toEqual({ is: 'ended', why: 'away', done: 0 });
    here.give(1, 'pass');
    here.answerAsBot(0);
    here.command('ann', { do: 'return' });
    expect(here.fate(left)).toEqual({ is: 'ended', why: 'away', done: 0 });
  });

  it('with a refusal of the rules alone: an error in them is not taken for one', () => {
    const here = new CardRoom(BY_TURNS);
    const plan = here.plan({ when: [anything()], play: { lay: 5 } });
    here.give(1, 'pass');
    const { game } = here.table.title;
    const play = () => {
      throw new Error('a card is missing');
    };
    expect(() => here.fate(plan, { ...here.table.title, game: { ...game, play } })).toThrow(
      'a card is missing',
    );
  });
});

describe('[T32] plans are looked for', () => {
  const lookOf = ({ state }: CardRoom, later = 0) => planLook(state, state.asked + later);

  it('once after everything that is asked, by turns alone', () => {
    const here = new CardRoom(BY_TURNS);
    expect(lookOf(here)).toBe(here.state.asked + 25_000);
    expect(lookOf(here, 24_999)).toBe(here.state.asked + 25_000);
    expect(lookOf(here, 25_000)).toBeUndefined();
    expect(lookOf(new CardRoom(BY_TURNS, { clock: CLOCK }))).toBeUndefined();
  });

  it('while the game goes on', () => {
    const here = new CardRoom(BY_TURNS);
    here.command('ann', { do: 'propose', request: { kind: 'pause' } });
    here.command('bob', { do: 'agree' });
    expect(lookOf(here)).toBeUndefined();
    here.command('bob', { do: 'resume' });
    expect(lookOf(here)).toBe(here.state.asked + 25_000);
    here.command('bob', { do: 'resign' });
    expect(lookOf(here)).toBeUndefined();
  });

  it('where somebody who is asked is there, and not where bots alone are asked', () => {
    const here = new CardRoom({ hands: [5, 4, 3], turns: [[0, 1, 2]] }, {}, [
      human('ann'),
      BOT,
      human('cid'),
    ]);
    here.command('cid', { do: 'leave' });
    expect(lookOf(here)).toBe(here.state.asked + 25_000);
    here.command('ann', { do: 'leave' });
    expect(lookOf(here)).toBeUndefined();
  });
});
