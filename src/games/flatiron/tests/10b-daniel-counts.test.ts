/** R10: alone against Daniel Burnham: what he collects, the newsboy and the count. */
import { describe, expect, it } from 'vitest';
import { at } from '#kernel';
import { DANIEL, NONE, ROOF } from '../components.ts';
import { danielCount } from '../daniel.ts';
import { automata, outcome } from '../scoring.ts';
import { type Daniel, playerOf, type State } from '../state.ts';
import {
  AVENUE5,
  alone,
  BROADWAY,
  card,
  danielCard,
  decree,
  fullLevel,
  HALL,
  paper,
  play,
  rowOf,
  STREET23,
  turnOf,
  turnUp,
} from './layout.ts';

/** A finished game alone. */
function over(points: number, daniel: Partial<Daniel>, builder: number, hard = false): State {
  const levels = [
    ...['F01', 'F02', 'F03', 'F04', 'F06'].map(fullLevel),
    { floor: ROOF, by: builder, slots: [], setBy: [] },
  ];
  return alone(daniel, {
    me: { points },
    levels,
    nextFloor: NONE,
    agenda: [],
    options: { sides: 'any', hard },
  });
}

describe('R10 Daniel collects', () => {
  it('[R10.11] takes the top card of the deck where he stands when a street comes up again', () => {
    const { him, state, events } = turnUp('B2', { shown: [danielCard('B1')] });
    expect(him.place).toBe(BROADWAY);
    expect(him.cards).toContain(card('S01'));
    expect(him.repeats).toBe(1);
    expect(him.shown).toHaveLength(2);
    expect(at(state.decks, BROADWAY).top).not.toBe(card('S01'));
    expect(events).toContainEqual({
      did: 'danielTookCard',
      card: danielCard('B2'),
      taken: card('S01'),
      again: false,
    });
  });

  it('[R10.11] [Q27] takes it from the street he really stands in, and none at City Hall or from an empty deck', () => {
    const moved = turnUp('B2', { shown: [danielCard('B1')], place: BROADWAY });
    expect(moved.him.place).toBe(AVENUE5);
    expect(moved.him.cards).toContain(card('S05'));
    const hall = turnUp('B4', { shown: [danielCard('B3')], place: STREET23 });
    expect(hall.him).toMatchObject({ place: HALL, cards: [], repeats: 1 });
    const decks = alone({}).decks.map(() => ({ top: NONE, unseen: [], under: [] }));
    expect(turnUp('B4', { shown: [danielCard('B3')] }, { decks }).him.cards).toEqual([]);
  });

  it('[R10.12] [Q40] takes another at the second repeat and shuffles all his cards', () => {
    const shown = ['B1', 'B2', 'B3'].map(danielCard);
    const { him, events } = turnUp('B4', { shown, repeats: 1 });
    expect(him.cards).toEqual([card('S03')]);
    expect(him).toMatchObject({ shown: [], repeats: 0, last: danielCard('B4') });
    expect(him.deck.toSorted()).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
    expect(events.at(-1)).toEqual({ did: 'danielShuffled' });
  });

  it('[R10.11] takes none when the place is new', () => {
    expect(turnUp('B4', { shown: [danielCard('B1')] }).him).toMatchObject({ cards: [], repeats: 0 });
  });
});

describe('R10 newsboy and count', () => {
  it('[R10.13] lets the seat keep one newspaper; the other is the newspaper of the day', () => {
    const state = alone(
      {},
      {
        me: { dollars: 5, points: 4, place: STREET23 },
        levels: [fullLevel('F01')],
        papers: [paper('swap'), paper('build1')],
        agenda: turnOf(0, { step: 'reach', seat: 0, deed: rowOf(STREET23, 1) }),
      },
    );
    const { answer } = play(state);
    answer(0, { use: true });
    answer(0, { keep: paper('swap') });
    expect(playerOf(state, 0).hand).toEqual([paper('swap')]);
    expect(state).toMatchObject({ paper: paper('build1'), oldPapers: [paper('dollars3')] });
  });

  it('[R10.14] changes the newspaper and gives the seat one when Daniel reaches him', () => {
    const { state, events } = turnUp('B8', { points: 9 }, { papers: [paper('swap'), paper('build1')] });
    expect(state.newsboy).toBe(1);
    expect(state.oldPapers).toEqual([paper('dollars3')]);
    const { hand } = playerOf(state, 0);
    expect([state.paper, ...hand].toSorted()).toEqual([paper('swap'), paper('build1')].toSorted());
    expect(events).toContainEqual({ did: 'metNewsboy', who: DANIEL, space: 10, next: 20 });
    expect(events.filter(({ did }) => did === 'changedPaper' || did === 'drewPaper')).toEqual([
      { did: 'changedPaper', paper: state.paper },
      { did: 'drewPaper', seat: 0, paper: hand[0] },
    ]);
    const none = turnUp('B8', { points: 9 }, { papers: [] });
    expect(none.state).toMatchObject({ newsboy: 1, paper: paper('dollars3'), oldPapers: [] });
    const single = turnUp('B8', { points: 9 }, { papers: [paper('swap')] });
    expect(single.state.paper).toBe(paper('swap'));
    expect(playerOf(single.state, 0).hand).toEqual([]);
  });

  it('[R10.15] adds 16 for the costs of his cards, as in the example', () => {
    const cards = [card('S07'), card('S09'), card('S10'), card('S21'), decree('D02')];
    const { options, daniel } = over(0, { points: 50, cards }, 0);
    expect(danielCount(options, daniel as Daniel)).toEqual({ cards: 16, reputation: 0, total: 66 });
  });

  it('[R10.16] adds 3 for good reputation on top when he is hard, as in the example', () => {
    const cards = [card('S07'), card('S09'), card('S10'), card('S21'), decree('D02')];
    const state = over(0, { points: 50, cards }, 0, true);
    expect(danielCount(state.options, state.daniel as Daniel)).toEqual({
      cards: 16,
      reputation: 3,
      total: 69,
    });
  });

  it('[Q26] [R9.16] is won with more points, or as many and the roof', () => {
    const won = { ranking: [[0], [1]], ending: 'danielBeaten' };
    const lost = { ranking: [[1], [0]], ending: 'danielWins' };
    expect(outcome(over(51, { points: 50 }, DANIEL))).toEqual(won);
    expect(outcome(over(49, { points: 50 }, 0))).toEqual(lost);
    expect(outcome(over(50, { points: 50 }, 0))).toEqual(won);
    expect(outcome(over(50, { points: 50 }, DANIEL))).toEqual(lost);
  });

  it('[R10.15] [R10.16] scores like a seat, for his cards only once the game is over', () => {
    const cards = [card('S07'), card('S09'), card('S10'), card('S21'), decree('D02')];
    expect(automata(over(0, { points: 50, cards }, 0))[0]?.score).toEqual({
      total: 66,
      parts: { play: 50, cards: 16 },
    });
    const state = over(0, { points: 50, cards }, 0, true);
    const daniel = { name: 'Daniel', mark: DANIEL };
    expect(automata(state)).toEqual([
      { ...daniel, score: { total: 69, parts: { play: 50, cards: 16, reputation: 3 } } },
    ]);
    state.agenda = [{ step: 'closeTurn', seat: 0 }];
    expect(automata(state)).toEqual([
      { ...daniel, score: { total: 50, parts: { play: 50, cards: 0, reputation: 0 } } },
    ]);
  });

  it('[Q29] counts the turns of the player alone, not his own', () => {
    const { asked } = turnUp('B8', {}, { turns: 199 });
    expect(asked()[0]?.prompt.step).toBe('move');
  });

  it('[R10.1] is there from the beginning, before the player has chosen a board', () => {
    const state = alone({}, { agenda: [{ step: 'chooseBoard', seat: 0 }] });
    state.daniel = null;
    expect(automata(state)).toEqual([
      { name: 'Daniel', mark: DANIEL, score: { total: 0, parts: { play: 0, cards: 0 } } },
    ]);
  });
});
