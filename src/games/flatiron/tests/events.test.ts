/** What the events tell: all that happens, and nothing that does not. */
import { describe, expect, it } from 'vitest';
import { apply, at, clone, start } from '#kernel';
import { NONE } from '../components.ts';
import { flatiron } from '../index.ts';
import {
  actingAt,
  alone,
  BLACK,
  BROADWAY,
  card,
  deedOf,
  floorTile,
  fullLevel,
  HALL,
  LOWER,
  level,
  ORANGE,
  paper,
  play,
  rowOf,
  STREET23,
  table,
  UPPER,
  working,
} from './layout.ts';

const TRADE_ORANGE = rowOf(BROADWAY, 0);
const BUILD_ONE = rowOf(BROADWAY, 1);
const FLOOR = rowOf(STREET23, 1);

describe('a turn', () => {
  it('[R3.2] [R7.1] tells where the architect goes, and what the street pays', () => {
    const { answer, events } = play(table({ me: { place: STREET23 } }));
    answer(0, { to: BROADWAY });
    expect(events).toEqual([
      { did: 'moved', seat: 0, to: BROADWAY },
      { did: 'gained', seat: 0, dollars: 1, cause: 'street' },
    ]);
  });

  it('[R3.5] [R3.6] tells of money taken, and of a column that is activated', () => {
    const rich = play(actingAt(BROADWAY));
    rich.answer(0, { do: 'money' });
    expect(rich.events).toEqual([{ did: 'tookMoney', seat: 0, dollars: 2 }]);
    const busy = play(actingAt(BROADWAY));
    busy.answer(0, { do: 'activate' });
    expect(busy.events).toEqual([{ did: 'activated', seat: 0, place: BROADWAY }]);
  });

  it('[R3.7] [R5.1] tells of pillars bought, and of actions skipped', () => {
    const bought = play(working([TRADE_ORANGE], { me: { dollars: 3 } }));
    bought.answer(0, { use: true });
    expect(bought.events).toEqual([{ did: 'boughtPillar', seat: 0, color: ORANGE, price: 3 }]);
    const skipped = play(working([TRADE_ORANGE], { me: { dollars: 3 } }));
    skipped.answer(0, { skip: true });
    expect(skipped.events).toEqual([{ did: 'skipped', seat: 0, deed: TRADE_ORANGE }]);
  });

  it('[R5.4] [R5.6] tells what a pillar costs, where it stands and what it brings', () => {
    const { answer, events } = play(working([BUILD_ONE], { me: { dollars: 1, stored: 1 << ORANGE } }));
    answer(0, { use: true });
    answer(0, { slot: 0 });
    expect(events).toEqual([
      { did: 'paidToBuild', seat: 0, cost: 1 },
      { did: 'built', seat: 0, color: ORANGE, level: 0, slot: 0, points: 4, bonus: 0 },
      { did: 'scored', seat: 0, points: 2, cause: 'bonus' },
    ]);
  });

  it('[R5.8] [R5.9] tells of a floor, of the cards turned for it and of the next one', () => {
    const { answer, events, state } = play(
      working([FLOOR], { levels: [fullLevel('F01')], me: { dollars: 9 } }),
    );
    answer(0, { use: true });
    expect(events).toEqual([
      { did: 'builtFloor', seat: 0, floor: floorTile('F05'), cost: 5, points: 6 },
      { did: 'turnedCards', tops: state.decks.map(({ top }) => top) },
      { did: 'showedFloor', floor: state.nextFloor },
    ]);
  });

  it.each([
    ['[R6.1]', deedOf('S01', UPPER), [{ did: 'gained', dollars: 3, cause: 'action' }]],
    ['[R6.2]', deedOf('S05', UPPER), [{ did: 'gained', dollars: 2, cause: 'action' }]],
    ['[R6.15]', deedOf('S08', UPPER), [{ did: 'gained', dollars: 3, cause: 'action' }]],
    ['[R6.4]', deedOf('S17', UPPER), [{ did: 'scored', points: 1, cause: 'action' }]],
    ['[R6.14]', deedOf('S28', LOWER), [{ did: 'scored', points: 2, cause: 'action' }]],
  ])('%s tells what an action brings', (_rule, deed, gains) => {
    const levels = [fullLevel('F01'), level('F05', [NONE, BLACK, NONE])];
    const { answer, events } = play(working([deed], { me: { points: 33 }, newsboy: 5, levels }));
    answer(0, { use: true });
    expect(events).toEqual(gains.map((gain) => ({ seat: 0, ...gain })));
  });

  it('[R6.3] [R8.6] tells of the pillars that are swapped', () => {
    const { answer, events } = play(working([deedOf('S12', UPPER)], { me: { stored: 1 << BLACK } }));
    answer(0, { use: true });
    answer(0, { color: ORANGE });
    expect(events).toEqual([{ did: 'swapped', seat: 0, away: BLACK, taken: ORANGE }]);
  });

  it.each([
    ['F05', []],
    ['F11', [{ did: 'scored', seat: 0, points: 1, cause: 'cards' }]],
  ])(
    '[R4.1] [R7.5] tells of a card that is bought on %s, and of points only where there are any',
    (id, points) => {
      const { answer, events } = play(actingAt(BROADWAY, { levels: [level(id)] }));
      answer(0, { do: 'buy' });
      answer(0, { half: 1 });
      expect(events).toEqual([
        { did: 'boughtCard', seat: 0, card: card('S01'), half: 1, price: 3 },
        ...points,
      ]);
    },
  );

  it('[R3.8] [R8.7] tells of the newspaper that is used, and of what it brings', () => {
    const { answer, events } = play(actingAt(HALL, { paper: paper('dollars2point1') }));
    answer(0, { do: 'activate' });
    expect(events).toEqual([
      { did: 'usedPaper', seat: 0, paper: paper('dollars2point1') },
      { did: 'gained', seat: 0, dollars: 2, cause: 'newspaper' },
      { did: 'scored', seat: 0, points: 1, cause: 'newspaper' },
    ]);
  });

  it('[R3.1] is over when the one thing is done, not before', () => {
    const moved = apply(flatiron, { state: table(), rng: [1, 2, 3, 4] }, 0, { to: HALL });
    expect(moved.turnOver).toBe(false);
    expect(apply(flatiron, moved.position, 0, { do: 'money' }).turnOver).toBe(true);
  });

  it('[R8.3] [R10.13] tells what becomes of the other newspaper when one plays alone', () => {
    const delivery = [paper('dollars3'), paper('swap')];
    const state = alone({}, { delivery, agenda: [{ step: 'keepPaper', seat: 0 }] });
    const { answer, events } = play(state);
    answer(0, { keep: paper('dollars3') });
    expect(events).toEqual([
      { did: 'kept', seat: 0, paper: paper('dollars3') },
      { did: 'changedPaper', paper: paper('swap') },
    ]);
    expect(state.paper).toBe(paper('swap'));
  });
});

describe('the beginning', () => {
  it('[R2.1] tells of floor, newspaper and boards, then of choices and money', () => {
    const { events, position } = start(flatiron, {}, 2, '7'.repeat(32));
    const { levels, nextFloor, paper: today, players } = position.state;
    const [one, two] = players.map(({ boards }) => boards);
    expect(events).toEqual([
      { did: 'opened', floor: at(levels, 0).floor, next: nextFloor, paper: today },
      { did: 'dealtBoards', seat: 0, boards: one },
      { did: 'dealtBoards', seat: 1, boards: two },
    ]);
    const table = play(clone(position.state));
    const sides = [0, 1].map((seat) => {
      const choice = at(table.may(seat), 0);
      table.answer(seat, choice);
      return choice;
    });
    expect(table.events).toEqual([
      ...sides.map((choice, seat) => ({ did: 'choseBoard', seat, ...choice })),
      { did: 'began', seat: table.state.first, dollars: 7, first: true },
      { did: 'began', seat: 1 - table.state.first, dollars: 9, first: false },
    ]);
  });

  it('[R10.1] [R10.2] tells of Daniel’s board and side when one plays alone', () => {
    const { position } = start(flatiron, {}, 1, '7'.repeat(32));
    const table = play(clone(position.state));
    table.answer(0, at(table.may(0), 0));
    const [side] = table.may(0);
    table.answer(0, at(table.may(0), 0));
    expect(table.events.slice(1, 4)).toEqual([
      { did: 'dealtDaniel', board: 2 },
      { did: 'setDanielSide', ...side },
      { did: 'began', seat: 0, dollars: 9, first: false },
    ]);
  });
});
