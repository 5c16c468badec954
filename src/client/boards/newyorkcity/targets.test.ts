import { expect, it } from 'vitest';
import type { Action, NewYorkCity } from '#games/newyorkcity';
import { ALL_CHARACTERS, CHARACTER, JOKER, KINDS } from '#games/newyorkcity/components';
import { at, type Seat, same } from '#kernel';
import { bidsWorth, bidValues, pickedOf } from './bidTargets.ts';
import { awardsOf, awardsTo, leftmostLike, mixOf, placeAnswer, startsMix } from './placeTargets.ts';
import {
  type Asked,
  answerOf,
  askedOf,
  attemptOf,
  cardsOf,
  declineOf,
  districtAnswer,
  dropOf,
  hireOf,
  isBid,
  leadsOn,
  nextBack,
  type Picked,
  startOf,
  swapOf,
  useOf,
  withCard,
  withStaff,
} from './targets.ts';
import { positions } from './testing/positions.ts';

const EMPTY = startOf(undefined);

/** Picks the parts of a bid or a set of cards one by one; every one of them must lead on. */
function compose(asked: Asked, action: Action): Action | undefined {
  const cards = cardsOf(action) ?? [];
  let picked: Picked = EMPTY;
  const go = (next: Picked) => {
    if (!leadsOn(asked, next)) throw new Error(`no way on to ${JSON.stringify(action)}`);
    picked = next;
  };
  for (let kind = 0; kind <= JOKER; kind++)
    for (let n = 0; n < (cards[kind] ?? 0); n++) go(withCard(picked, kind));
  if (isBid(action)) {
    for (const number of action.staff) if (number !== CHARACTER.whistleBlower) go(withStaff(picked, number));
    if (action.back > 0) {
      // Each tap on the character goes one space further back.
      while (picked.back < action.back) go({ ...picked, back: nextBack(asked, picked) });
    }
  }
  return answerOf(asked, picked);
}

/** The answer as the board's own parts give it. */
function reached(asked: Asked, action: Action): Action | undefined {
  if ('pass' in action || 'done' in action) return declineOf(asked);
  if ('swap' in action) return swapOf(asked);
  if ('use' in action) return useOf(asked, action.use);
  if ('hire' in action) return hireOf(asked, action.hire);
  if ('drop' in action) return dropOf(asked, action.drop);
  if ('stack' in action) return placeAnswer(asked, 'stack', action.stack);
  if ('pair' in action) return placeAnswer(asked, 'pair', action.pair);
  if ('mix' in action) {
    const [one = 0, first = 0, two = 0, second = 0] = action.mix;
    return startsMix(asked, one, first) ? mixOf(asked, [one, first], two, second) : undefined;
  }
  if ('tile' in action) {
    const nothing = { tile: undefined, link: undefined };
    return awardsTo(awardsOf(asked), action.district, nothing).find((award) => same(award, action));
  }
  if ('from' in action) return districtAnswer(asked, action.from);
  if ('district' in action) return districtAnswer(asked, action.district);
  return compose(asked, action);
}

const asking = (state: NewYorkCity['state'], seat: Seat, legal: readonly Action[]): Asked => {
  const { game, view } = positions.of(state, seat);
  const [decision] = game.decisions(state);
  const asked = askedOf({
    view,
    prompt: decision?.prompt as NewYorkCity['prompt'],
    legal,
    unsent: undefined,
  });
  if (!asked) throw new Error('nothing is asked');
  return asked;
};

it('every answer of whole games is reached by parts of the board', () => {
  const steps = new Set<string>();
  const missed: Action[] = [];
  for (const { state, seat, legal } of positions.all()) {
    const asked = asking(state, seat, legal);
    steps.add(asked.step.step);
    missed.push(...legal.filter((action) => !same(reached(asked, action), action)));
  }
  expect(missed).toEqual([]);
  const all = ['pickStack', 'draft', 'bid', 'raise', 'hire', 'award', 'keep', 'exchange', 'renew', 'refresh'];
  for (const step of [...all, 'act', 'relocate', 'discardTwo', 'mix', 'assist', 'replaceBlack', 'drop'])
    expect(steps).toContain(step);
});

it('nothing that is not legal is offered, and every way leads to an answer', () => {
  const wrong: Action[] = [];
  for (const { state, seat, legal } of positions.all()) {
    const asked = asking(state, seat, legal);
    for (const number of ALL_CHARACTERS)
      for (const answer of [useOf(asked, number), hireOf(asked, number), dropOf(asked, number)])
        if (answer && !legal.includes(answer)) wrong.push(answer);
    for (const value of bidValues(asked))
      wrong.push(...bidsWorth(asked, value).filter((bid) => answerOf(asked, pickedOf(bid)) !== bid));
    for (const { district, link, tile } of awardsOf(asked)) {
      const [first] = awardsTo(awardsOf(asked), district, { tile, link });
      if (!first || !same(first, { district, link, tile })) wrong.push({ district, link, tile });
    }
    grow(asked);
  }
  expect(wrong).toEqual([]);
});

/** Adds cards while that leads on: what cannot grow is an answer. */
function grow(asked: Asked): void {
  let picked = EMPTY;
  if (!leadsOn(asked, picked)) return;
  for (let kind = 0; kind < KINDS.length; kind++)
    while (leadsOn(asked, withCard(picked, kind))) picked = withCard(picked, kind);
  const whole = asked.legal.filter((action) => cardsOf(action));
  const helped = whole.every((action) => isBid(action) && action.staff.length > 0);
  if (!helped && answerOf(asked, picked) === undefined)
    expect(whole.some((action) => isBid(action) && action.staff.length > 0)).toBe(true);
}

it('an attempt for what is picked is the answer itself where it is one', () => {
  const wrong: Action[] = [];
  for (const { state, seat, legal } of positions.all()) {
    const asked = asking(state, seat, legal);
    for (const action of legal) {
      if (!cardsOf(action)) continue;
      const picked = isBid(action) ? pickedOf(action) : { ...EMPTY, cards: cardsOf(action) ?? [] };
      const attempt = attemptOf(asked, picked);
      const meant = isBid(action) && 'value' in attempt ? { ...attempt, value: action.value } : attempt;
      if (!same(meant, action)) wrong.push(attempt);
    }
  }
  expect(wrong).toEqual([]);
});

it('of equal pairs the leftmost answers for all', () => {
  const pairs = [
    [1, 2],
    [0, 3],
    [1, 2],
  ];
  expect(pairs.map((_, place) => leftmostLike(pairs, place))).toEqual([0, 1, 0]);
  expect(at(pairs, 1)).toEqual([0, 3]);
});
