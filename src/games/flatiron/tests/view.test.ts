/** What viewers see, and what they never do. */
import { describe, expect, it } from 'vitest';
import { apply, at, Rng, start, type Viewer } from '#kernel';
import { NONE, ROOF } from '../components.ts';
import { flatiron } from '../index.ts';
import type { Player, State } from '../state.ts';
import {
  AVENUE5,
  alone,
  BLACK,
  card,
  column,
  danielCard,
  decree,
  floorTile,
  fullLevel,
  HALL,
  level,
  ORANGE,
  paper,
  STREET22,
  table,
  turnOf,
} from './layout.ts';

const VIEWERS: Viewer[] = [0, 1, 'spectator'];

describe('views', () => {
  it('[R9.8] [R9.14] shows the whole building, level by level, with colours and builders', () => {
    const state = table({ levels: [fullLevel('F01'), level('F05', [ORANGE, -1, BLACK])] });
    for (const viewer of VIEWERS) {
      const { levels, nextFloor, stack } = flatiron.view(state, viewer);
      expect(levels).toEqual(state.levels);
      expect({ nextFloor, stack }).toEqual({ nextFloor: state.nextFloor, stack: 2 });
    }
  });

  it('[Q9] [R8.3] shows a hand to its own seat, and its size to others', () => {
    const state = table({ me: { hand: [paper('swap'), paper('swap')] } });
    expect(VIEWERS.map((viewer) => at(flatiron.view(state, viewer).players, 0).hand)).toEqual([[1, 1], 2, 2]);
  });

  it('[Q37] shows a delivery to the seat that chooses, and its size to others', () => {
    const state = table({ delivery: [1, 2], agenda: [{ step: 'keepPaper', seat: 0 }] });
    expect(VIEWERS.map((viewer) => flatiron.view(state, viewer).delivery)).toEqual([[1, 2], 2, 2]);
  });

  it('[R2.3] [R2.1] [R2.2] shows stacks, decks and supplies as numbers', () => {
    const seen = flatiron.view(table(), 0);
    expect(seen).toMatchObject({ papers: 13, stack: 3 });
    expect(seen.decks.map(({ unseen }) => unseen)).toEqual([7, 7, 7, 7]);
    const { daniel } = flatiron.view(alone({ shown: [danielCard('B1')] }), 0);
    expect(daniel).toMatchObject({ deck: 8, shown: [0] });
  });

  it('[Q9] tells other viewers of drawn, kept and given newspapers without naming them', () => {
    const told = (event: Parameters<typeof flatiron.viewEvent>[0]) =>
      VIEWERS.map((viewer) => (flatiron.viewEvent(event, viewer) as { paper: number | null }).paper);
    expect(told({ did: 'drewPaper', seat: 0, paper: 3 })).toEqual([3, null, null]);
    expect(told({ did: 'kept', seat: 1, paper: 3 })).toEqual([null, 3, null]);
    expect(told({ did: 'gave', seat: 1, paper: 3 })).toEqual([3, 3, null]);
    expect(told({ did: 'spent', seat: 1, paper: 3 })).toEqual([3, 3, 3]);
  });

  it('[Q39] counts nothing hidden before the end', () => {
    const rng = Rng.fromSeed('1'.repeat(32), 'views');
    let { position } = start(flatiron, {}, 2, '2'.repeat(32));
    for (let n = 0; n < 150; n++) {
      const open = flatiron.decisions(position.state)[0];
      if (!open) break;
      const action = rng.pick(flatiron.legalActions(position.state, open.seat));
      position = apply(flatiron, position, open.seat, action).position;
      for (const viewer of VIEWERS) {
        const dream = flatiron.imagine(flatiron.view(position.state, viewer), rng);
        expect(flatiron.scores(dream)).toEqual(flatiron.scores(position.state));
      }
    }
  });

  it('[R2.3] [R8.3] [Q9] imagines what would look the same, with nothing lost or doubled', () => {
    const two = table({
      options: { sides: 'purple', hard: false },
      me: { hand: [paper('build1')], above: column(AVENUE5, [card('S17')]), tokens: 1, dollars: 4 },
      rival: {
        hand: [paper('cardCheaper'), paper('anyPillar'), paper('swap')],
        given: [paper('anyPillar')],
        below: column(STREET22, [decree('D06'), card('S25')]),
        stored: 1 << ORANGE,
        points: 12,
        place: HALL,
      },
      levels: [fullLevel('F01'), level('F05', [NONE, BLACK, NONE])],
      nextFloor: floorTile('F09'),
      oldPapers: [paper('dollars3')],
      paper: paper('dollars2point1'),
      delivery: [paper('swap'), paper('build1')],
      first: 1,
      turns: 9,
      newsboy: 2,
      agenda: turnOf(1, { step: 'keepPaper', seat: 1 }),
    });
    at(two.decks, 0).under.push(...at(two.decks, 0).unseen.splice(2, 1));
    const solo = alone(
      {
        shown: [danielCard('B3'), danielCard('B1')],
        last: danielCard('B1'),
        place: STREET22,
        points: 7,
        repeats: 1,
        cards: [decree('D02'), card('S05')],
      },
      { options: { sides: 'any', hard: true }, tops: ['S02', 'S03', 'S06', 'S07'], me: { hand: [3] } },
    );
    solo.decrees = solo.decrees.filter((one) => one !== decree('D02'));
    at(solo.decks, AVENUE5).unseen.splice(0, 1);
    const rng = Rng.fromSeed('4'.repeat(32));
    const rivalHands = new Set<string>();
    for (const state of [two, solo]) {
      flatiron.check(state);
      for (const viewer of VIEWERS) {
        const seen = flatiron.view(state, viewer);
        for (let n = 0; n < 5; n++) {
          const imagined = flatiron.imagine(seen, rng);
          flatiron.check(imagined);
          expect(flatiron.view(imagined, viewer)).toEqual(seen);
          if (state === two && viewer === 0) rivalHands.add(String(rivalOf(imagined).hand));
        }
      }
    }
    expect(rivalHands.size).toBeGreaterThan(1);
  });

  it('[R2.1] has no floor left to hide once the roof is shown', () => {
    const levels = ['F01', 'F02', 'F03', 'F04'].map(fullLevel);
    expect(flatiron.view(table({ levels }), 0).stack).toBe(0);
    expect(flatiron.view(table({ levels: [...levels, level('F06')], nextFloor: ROOF }), 0).stack).toBe(0);
  });

  it('[Q36] imagines given newspapers where they are, and any other newspaper that is out of sight', () => {
    const state = table({ rival: { hand: [4, 5], given: [4] }, papers: [0, 1, 1, 2, 2, 3, 3, 4, 5, 6, 6] });
    const rng = Rng.fromSeed('3'.repeat(32));
    const hands = Array.from(
      { length: 60 },
      () => rivalOf(flatiron.imagine(flatiron.view(state, 0), rng)).hand,
    );
    expect(hands.every(([first]) => first === 4)).toBe(true);
    expect(new Set(hands.map(([, second]) => second)).size).toBe(7);
  });
});

function rivalOf(state: State): Player {
  return at(state.players, 1);
}
