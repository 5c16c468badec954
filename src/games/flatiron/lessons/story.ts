/** The positions of the lessons: the first level of one game, the third of another, and an end. */
import { NONE, ROOF } from '../components.ts';
import {
  AVENUE5,
  BLACK,
  BROADWAY,
  card,
  column,
  decree,
  floorTile,
  HALL,
  numberOf,
  ORANGE,
  paper,
  STREET22,
  STREET23,
  table,
  turnOf,
  WHITE,
} from '../layout.ts';
import type { Level, Player, State } from '../state.ts';

/** A level: who built it, and its slots from left to right, each with a letter for the colour and the seat that set it. */
function lv(id: string, slots: string, by: number = NONE): Level {
  const set = slots.split(' ').map((slot) => {
    const [letter = '', seat] = slot;
    return letter === '-'
      ? { color: NONE, seat: NONE }
      : { color: numberOf(['O', 'B', 'W', 'K'], letter), seat: Number(seat) };
  });
  return {
    floor: floorTile(id),
    by,
    slots: set.map(({ color }) => color),
    setBy: set.map(({ seat }) => seat),
  };
}

const FIRST = { nextFloor: floorTile('F13'), paper: paper('swap') };

/** The learner's 5th Avenue with its first card above. */
const FIRST_CARD = column(AVENUE5, [card('S24')]);

/** Only the roof is missing, and the learner's floor line comes next. */
export function beforeRoof(): State {
  return table({
    me: { points: 41, dollars: 5, place: STREET23 },
    rival: { points: 44, dollars: 6, place: BROADWAY },
    turns: 48,
    newsboy: 4,
    nextFloor: ROOF,
    levels: [
      lv('F03', 'B1 O0 W0'),
      lv('F13', 'B1 K0 O1', 0),
      lv('F05', 'W1 O0 K0', 1),
      lv('F09', 'W0 K1 B0', 0),
      lv('F08', 'K0 O1 W1', 1),
    ],
    tops: ['S02', 'S23', 'S18', 'S20'],
    agenda: turnOf(0, { step: 'work', seat: 0, deed: 3 }),
  });
}

/** The first turn of a game. */
export function firstTurn(): State {
  return table({
    ...FIRST,
    me: { dollars: 7 },
    levels: [lv('F03', '-- -- --')],
    tops: ['S28', 'S24', 'S17', 'S26'],
  });
}

/** One pillar of each seat stands. */
export function firstPurchase(): State {
  return table({
    ...FIRST,
    me: { points: 7, dollars: 5, place: HALL },
    rival: { points: 5, dollars: 6, place: BROADWAY },
    turns: 4,
    levels: [lv('F03', 'B1 O0 --')],
    tops: ['S28', 'S24', 'S17', 'S26'],
  });
}

/** The card is bought, and its street is free. */
export function strongColumn(): State {
  return table({
    ...FIRST,
    me: { points: 7, dollars: 4, place: STREET23, above: FIRST_CARD },
    rival: { points: 5, dollars: 3, place: HALL },
    turns: 6,
    levels: [lv('F03', 'B1 O0 --')],
    tops: ['S28', 'S10', 'S17', 'S26'],
  });
}

/** The level is full, and the learner can pay the floor. */
export function fullLevel(): State {
  return table({
    ...FIRST,
    me: { points: 9, dollars: 8, place: HALL, above: FIRST_CARD },
    rival: { points: 5, dollars: 0, place: BROADWAY },
    turns: 10,
    levels: [lv('F03', 'B1 O0 W0')],
    tops: ['S28', 'S10', 'S17', 'S26'],
  });
}

/** The floor is built, and the newsboy has come. */
export function delivery(): State {
  return table({
    me: { points: 15, dollars: 3, place: STREET23, above: FIRST_CARD },
    rival: { points: 5, dollars: 0, place: BROADWAY },
    turns: 10,
    newsboy: 1,
    levels: [lv('F03', 'B1 O0 W0'), lv('F13', '-- -- --', 0)],
    nextFloor: floorTile('F05'),
    paper: paper('swap'),
    delivery: [paper('anyPillar'), paper('swap')],
    tops: ['S16', 'S09', 'S32', 'S07'],
    agenda: turnOf(0, { step: 'keepPaper', seat: 0 }),
  });
}

/** The third level of a game: what both have by then. */
const LATER = {
  levels: [lv('F03', 'B1 O0 W0'), lv('F13', 'B1 K0 O1', 0), lv('F05', 'W1 -- --', 1)],
  nextFloor: floorTile('F09'),
  newsboy: 2,
  decrees: ['D01', 'D02', 'D03', 'D05'].map(decree),
  oldPapers: [paper('swap'), paper('anyPillar')],
  tops: ['S22', 'S23', 'S06', 'S19'],
};

const RIVAL: Partial<Player> = {
  points: 19,
  above: column(STREET23, [decree('D06')]),
  below: column(STREET22, [decree('D09')]),
};

const stored = (...colors: readonly number[]) => colors.reduce((set, color) => set | (1 << color), 0);

/** The learner's cards by then, with some of them in 23rd Street. */
const ownCards = (...in23rd: readonly number[]) => [[card('S03')], [...in23rd], [card('S24')], []];

/** A street of the learner's stands below 0, and decrees are on offer. */
export function reputation(): State {
  return table({
    ...LATER,
    me: { points: 22, dollars: 4, place: BROADWAY, stored: stored(ORANGE, WHITE, BLACK), above: ownCards() },
    rival: { ...RIVAL, dollars: 5, place: AVENUE5 },
    turns: 20,
  });
}

/** Three pillars in store, and a build line comes next. */
export function threePillars(): State {
  return table({
    ...LATER,
    decrees: ['D01', 'D02', 'D03'].map(decree),
    me: {
      points: 22,
      dollars: 3,
      place: BROADWAY,
      stored: stored(ORANGE, WHITE, BLACK),
      above: ownCards(decree('D05')),
    },
    rival: { ...RIVAL, dollars: 7, place: HALL },
    turns: 22,
    agenda: turnOf(0, { step: 'work', seat: 0, deed: 1 }),
  });
}

/** The level is full, and only the rival can pay the floor. */
export function rivalsFloor(): State {
  return table({
    ...LATER,
    decrees: ['D01', 'D02', 'D03'].map(decree),
    levels: [lv('F03', 'B1 O0 W0'), lv('F13', 'B1 K0 O1', 0), lv('F05', 'W1 O0 K0', 1)],
    me: { points: 31, dollars: 2, place: AVENUE5, tokens: 1, above: ownCards(decree('D05')) },
    rival: { ...RIVAL, points: 32, dollars: 6, place: BROADWAY },
    turns: 26,
    newsboy: 3,
    paper: paper('swap'),
    oldPapers: [paper('anyPillar'), paper('dollars3')],
    tops: ['S21', 'S10', 'S32', 'S07'],
  });
}
