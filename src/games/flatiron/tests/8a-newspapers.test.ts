/** R8: spending newspapers. */
import { describe, expect, it } from 'vitest';
import { apply } from '#kernel';
import { CARDS, NONE } from '../components.ts';
import { flatiron } from '../index.ts';
import { currentLevel, playerOf } from '../state.ts';
import {
  actingAt,
  BLACK,
  BLUE,
  BROADWAY,
  column,
  decree,
  fullLevel,
  HALL,
  LOWER,
  ORANGE,
  paper,
  play,
  refusal,
  rowOf,
  STREET22,
  table,
  UPPER,
  working,
} from './layout.ts';

describe('R8 spending newspapers', () => {
  it('[R8.1] [Q6] spends before moving, before acting, between actions and at the end', () => {
    const [three, two] = [paper('dollars3'), paper('dollars2point1')];
    const state = table({ me: { dollars: 9, hand: [two, two, three, three] } });
    const { answer, asked, may } = play(state);
    answer(0, { spend: paper('dollars3') });
    expect(asked()[0]?.prompt.step).toBe('move');
    answer(0, { to: BROADWAY });
    answer(0, { spend: paper('dollars3') });
    expect(asked()[0]?.prompt.step).toBe('act');
    answer(0, { do: 'activate' });
    answer(0, { spend: paper('dollars2point1') });
    expect(asked()[0]?.prompt).toMatchObject({ step: 'work', deed: rowOf(BROADWAY, 0) });
    answer(0, { skip: true });
    answer(0, { skip: true });
    expect(asked()[0]?.prompt.step).toBe('closeTurn');
    expect(may(0)).toEqual([{ done: true }, { spend: paper('dollars2point1') }]);
    answer(0, { spend: paper('dollars2point1') });
    expect(playerOf(state, 0)).toMatchObject({ hand: [], points: 2, dollars: 9 + 3 + 1 + 3 + 2 + 2 });
    expect(asked()[0]).toEqual({ seat: 1, prompt: { step: 'move', seat: 1 } });
  });

  it('[R8.1] [Q6] does not spend inside an action', () => {
    const state = working([rowOf(BROADWAY, 1)], {
      me: { stored: (1 << ORANGE) | (1 << BLUE), hand: [paper('dollars3')] },
    });
    const { answer, may } = play(state);
    answer(0, { use: true });
    expect(may(0)).toEqual([{ color: ORANGE }, { color: BLUE }]);
    expect(refusal(state, 0, { spend: paper('dollars3') })).toBe('R8.1 insideAction');
    answer(0, { color: ORANGE });
    expect(refusal(state, 0, { spend: paper('dollars3') })).toBe('R8.1 insideAction');
  });

  it('[R8.1] [Q6] does not spend while a purchase or a swap goes on', () => {
    const me = { dollars: 9, stored: (1 << ORANGE) | (1 << BLUE), hand: [paper('dollars3')] };
    const inside = (state: ReturnType<typeof table>, ...answers: Parameters<typeof one>[1][]) => {
      const { answer } = play(state);
      for (const given of answers) answer(0, given);
      return refusal(state, 0, { spend: paper('dollars3') });
    };
    const one = play(table()).answer;
    expect(inside(actingAt(BROADWAY, { me }), { do: 'buy' })).toBe('R8.1 insideAction');
    expect(inside(actingAt(HALL, { me }), { do: 'buy' })).toBe('R8.1 insideAction');
    expect(inside(actingAt(HALL, { me }), { do: 'buy' }, { decree: decree('D01') })).toBe(
      'R8.1 insideAction',
    );
    for (const kind of ['swap', 'cardCheaper', 'anyPillar'] as const)
      expect(inside(actingAt(HALL, { me, paper: paper(kind) }), { do: 'activate' })).toBe(
        'R8.1 insideAction',
      );
    expect(inside(actingAt(HALL, { me, paper: paper('swap') }), { do: 'activate' }, { color: BLUE })).toBe(
      'R8.1 insideAction',
    );
  });

  it('[R8.9] names what really bars every card: money, room or empty decks', () => {
    const why = (changes: Parameters<typeof table>[0]) => {
      const state = table({ ...changes, me: { hand: [paper('cardCheaper')], ...changes?.me } });
      return refusal(state, 0, { spend: paper('cardCheaper') });
    };
    const full = [0, 1, 2, 3].map((street) =>
      CARDS.flatMap((one, number) => (one.street === street ? [number] : [])).slice(5),
    );
    expect(why({ me: { dollars: 0 } })).toBe('R4.1 tooPoor');
    expect(why({ me: { dollars: 20, above: full } })).toBe('R4.3 columnFull');
    const decks = table().decks.map(() => ({ top: NONE, unseen: [], under: [] }));
    expect(why({ me: { dollars: 20 }, decks })).toBe('R4.1 deckEmpty');
    const last = full.map((cards, street) => (street === STREET22 ? cards : []));
    const tops = ['S01', 'S09', 'S05', 'S26'];
    expect(why({ me: { dollars: 0, above: last }, tops })).toBe('R4.1 tooPoor');
  });

  it('[R8.1] ends the turn when the seat says so', () => {
    const { answer, asked, state } = play(actingAt(HALL, { me: { hand: [0] } }));
    answer(0, { do: 'money' });
    answer(0, { done: true });
    expect(asked()[0]?.seat).toBe(1);
    expect(playerOf(state, 0).hand).toEqual([0]);
  });

  it('[R8.2] makes the spent newspaper the newspaper of the day; the old one leaves', () => {
    const state = table({ me: { hand: [paper('dollars2point1')] }, paper: paper('swap') });
    const { answer, reveals, events } = play(state);
    answer(0, { spend: paper('dollars2point1') });
    expect(state).toMatchObject({ paper: paper('dollars2point1'), oldPapers: [paper('swap')] });
    expect(reveals()).toBe(1);
    expect(events[0]).toEqual({ did: 'spent', seat: 0, paper: paper('dollars2point1') });
    const again = table({ me: { hand: [paper('dollars3')] }, paper: paper('swap') });
    const spent = { spend: paper('dollars3') };
    expect(apply(flatiron, { state: again, rng: [1, 2, 3, 4] }, 0, spent).revealed).toBe('others');
  });

  it('[R8.1] [Q30] refuses newspapers that are not in hand, and those that could do nothing', () => {
    const state = table({ me: { hand: [paper('swap')] }, rival: { hand: [paper('dollars3')] } });
    expect(refusal(state, 0, { spend: paper('dollars3') })).toBe('R8.1 notInHand');
    expect(refusal(state, 0, { spend: paper('swap') })).toBe('R6.3 nothingStored');
    expect(refusal(state, 0, { spend: 99 })).toBe('R8.1 notInHand');
  });

  it('[R8.1] [Q30] does not spend a newspaper only to change the newspaper of the day', () => {
    const full = table({
      me: { stored: 1 << ORANGE, hand: [paper('build1')] },
      levels: [fullLevel('F01')],
      paper: paper('dollars3'),
    });
    expect(refusal(full, 0, { spend: paper('build1') })).toBe('R5.4 levelFull');
    expect(play(full).may(0)).not.toContainEqual({ spend: paper('build1') });
  });

  it('[R8.5] gains $3', () => {
    expect(spent('dollars3', { dollars: 0 }).me.dollars).toBe(3);
  });

  it('[R8.6] swaps a pillar', () => {
    const { answer, me } = spent('swap', { stored: 1 << ORANGE });
    answer(0, { color: BLACK });
    expect(me.stored).toBe(1 << BLACK);
  });

  it('[R8.7] gains $2 and 1 point', () => {
    expect(spent('dollars2point1', { dollars: 0 }).me).toMatchObject({ dollars: 2, points: 1 });
  });

  it('[R8.8] builds a pillar for $1', () => {
    const { answer, me, state } = spent('build1', { dollars: 1, stored: 1 << ORANGE });
    answer(0, { slot: 0 });
    expect(me).toMatchObject({ dollars: 0, points: 6 });
    expect(currentLevel(state).slots[0]).toBe(ORANGE);
  });

  it('[R8.9] [Q12] buys the top card of any deck for $1 less', () => {
    const { answer, me, may } = spent('cardCheaper', { dollars: 2 });
    expect(may(0)).toEqual([{ deck: 0 }, { deck: 1 }, { deck: 2 }]);
    answer(0, { deck: 0 });
    answer(0, { half: LOWER });
    expect(me.dollars).toBe(0);
  });

  it('[R8.9] asks only for the half where a single card can be bought', () => {
    const { asked, me, answer } = spent(
      'cardCheaper',
      { dollars: 1 },
      { tops: ['S01', 'S03', 'S05', 'S25'] },
    );
    expect(asked()[0]?.prompt).toEqual({ step: 'pickHalf', seat: 0, deck: STREET22, price: 1 });
    answer(0, { half: UPPER });
    expect(me.dollars).toBe(0);
  });

  it('[R8.10] buys a decree for $1 less', () => {
    const { answer, me } = spent('decreeCheaper', { dollars: 2 });
    answer(0, { decree: decree('D02') });
    answer(0, { street: BROADWAY, half: UPPER });
    expect(me).toMatchObject({ dollars: 0, above: column(BROADWAY, [decree('D02')]) });
  });

  it('[R8.11] buys a pillar of any colour for $1', () => {
    const { answer, me } = spent('anyPillar', { dollars: 1 });
    answer(0, { color: BLUE });
    expect(me).toMatchObject({ dollars: 0, stored: 1 << BLUE });
  });

  function spent(kind: Parameters<typeof paper>[0], changes: object, rest: { tops?: string[] } = {}) {
    const state = table({ ...rest, me: { hand: [paper(kind)], ...changes } });
    const scene = play(state);
    scene.answer(0, { spend: paper(kind) });
    return { ...scene, me: playerOf(state, 0) };
  }
});
