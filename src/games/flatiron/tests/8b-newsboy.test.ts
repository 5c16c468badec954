/** R8: what the newsboy delivers. */
import { describe, expect, it } from 'vitest';
import { apply, at } from '#kernel';
import { flatiron } from '../index.ts';
import { playerOf } from '../state.ts';
import {
  BROADWAY,
  fullLevel,
  level,
  ORANGE,
  paper,
  play,
  refusal,
  rowOf,
  STREET23,
  table,
  turnOf,
  working,
} from './layout.ts';

const FLOOR = rowOf(STREET23, 1);

describe('R8 the newsboy', () => {
  const reaching = (points: number, changes: Parameters<typeof working>[1] = {}) =>
    working([FLOOR], {
      levels: [fullLevel('F01')],
      ...changes,
      me: { dollars: 5, points, ...changes.me },
    });

  it('[R8.3] [Q8] [Q9] moves on, offers two newspapers, of which one is kept and one given', () => {
    const state = reaching(4, { papers: [paper('swap'), paper('build1')] });
    const { answer, asked, may, events } = play(state);
    answer(0, { use: true });
    expect(state.newsboy).toBe(1);
    expect(asked()).toEqual([{ seat: 0, prompt: { step: 'keepPaper', seat: 0 } }]);
    expect(may(0)).toEqual([{ keep: paper('swap') }, { keep: paper('build1') }]);
    expect(refusal(state, 0, { keep: paper('dollars3') })).toBe('R8.3 notDelivered');
    expect(refusal(state, 0, { skip: true })).toBe('R8.3 notDelivered');
    expect(refusal(state, 0, { spend: paper('swap') })).toBe('R8.1 insideAction');
    answer(0, { keep: paper('build1') });
    expect(playerOf(state, 0).hand).toEqual([paper('build1')]);
    expect(playerOf(state, 1)).toMatchObject({ hand: [paper('swap')], given: [paper('swap')] });
    expect(events).toContainEqual({ did: 'metNewsboy', who: 0, space: 10, next: 20 });
  });

  it('[R8.3] [Q9] gives the other newspaper to the rival whichever seat keeps one, and shows it to nobody else', () => {
    const delivery = [paper('swap'), paper('build1')];
    const state = table({ delivery, agenda: turnOf(1, { step: 'keepPaper', seat: 1 }) });
    expect(refusal(state, 1, { keep: paper('swap'), extra: 1 })).toBe('K6 notLegal');
    const applied = apply(flatiron, { state, rng: [1, 2, 3, 4] }, 1, { keep: paper('swap') });
    expect(applied.revealed).toBe('others');
    expect(applied.events.slice(0, 2)).toEqual([
      { did: 'kept', seat: 1, paper: paper('swap') },
      { did: 'gave', seat: 0, paper: paper('build1') },
    ]);
    const { players, delivery: left } = applied.position.state;
    expect(players.map(({ hand }) => hand)).toEqual([[paper('build1')], [paper('swap')]]);
    expect(left).toEqual([]);
  });

  it('[R8.3] does not come one point too early', () => {
    const state = reaching(3);
    play(state).answer(0, { use: true });
    expect(state).toMatchObject({ newsboy: 0, delivery: [] });
  });

  it('[R8.3] [Q8] comes in the middle of an action, before the bonus of the slot', () => {
    const state = working([rowOf(BROADWAY, 1)], { me: { points: 6, stored: 1 << ORANGE } });
    const { answer, asked } = play(state);
    answer(0, { use: true });
    answer(0, { slot: 0 });
    expect(asked()[0]?.prompt.step).toBe('keepPaper');
    expect(playerOf(state, 0).points).toBe(10);
    answer(0, { keep: at(state.delivery, 0) });
    expect(playerOf(state, 0).points).toBe(12);
  });

  it('[Q8] delivers twice when two spaces are reached at once', () => {
    const state = reaching(19, { newsboy: 0 });
    const { answer, may } = play(state);
    answer(0, { use: true });
    answer(0, at(may(0), 0));
    answer(0, at(may(0), 0));
    expect(state.newsboy).toBe(2);
    expect(state.players.map(({ hand }) => hand.length)).toEqual([2, 2]);
  });

  it('[R8.4] delivers at 50 and leaves', () => {
    const state = reaching(46, { newsboy: 4 });
    const { answer, may, events } = play(state);
    answer(0, { use: true });
    answer(0, at(may(0), 0));
    expect(state.newsboy).toBe(5);
    expect(events).toContainEqual({ did: 'metNewsboy', who: 0, space: 50, next: 0 });
    const later = reaching(80, { newsboy: 5 });
    const { asked, answer: again } = play(later);
    again(0, { use: true });
    expect(asked()[0]?.seat).toBe(1);
  });

  it('[Q8] gives the last newspaper to the seat that reached him, and nothing when there is none', () => {
    const one = reaching(4, { papers: [paper('swap')] });
    const { answer, events } = play(one);
    answer(0, { use: true });
    expect(events).toContainEqual({ did: 'drewPaper', seat: 0, paper: paper('swap') });
    expect(one.players.map(({ hand }) => hand)).toEqual([[paper('swap')], []]);
    const none = reaching(4, { papers: [] });
    play(none).answer(0, { use: true });
    expect(none.players.map(({ hand }) => hand)).toEqual([[], []]);
    expect(none.newsboy).toBe(1);
  });

  it('[Q37] asks also when both newspapers are alike', () => {
    const state = reaching(4, { papers: [paper('swap'), paper('swap')] });
    const { answer, may } = play(state);
    answer(0, { use: true });
    expect(may(0)).toEqual([{ keep: paper('swap') }]);
  });

  it('[Q36] goes on showing the giver what it gave, until one of that kind is spent', () => {
    const state = table({
      me: { hand: [paper('dollars3'), paper('swap')], given: [paper('dollars3')] },
      levels: [level('F01')],
      paper: paper('build1'),
    });
    expect(flatiron.view(state, 1).players[0]).toMatchObject({ hand: 2, given: [paper('dollars3')] });
    expect(flatiron.view(state, 'spectator').players[0]).toMatchObject({ hand: 2, given: [] });
    play(state).answer(0, { spend: paper('dollars3') });
    expect(flatiron.view(state, 1).players[0]).toMatchObject({ hand: 1, given: [] });
    const other = table({
      me: { hand: [paper('swap'), paper('dollars3')], given: [paper('swap')] },
      paper: paper('build1'),
    });
    play(other).answer(0, { spend: paper('dollars3') });
    expect(playerOf(other, 0)).toMatchObject({ hand: [paper('swap')], given: [paper('swap')] });
  });
});
