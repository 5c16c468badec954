/** The city that grows through the lessons: a whole game of one seat, round by round. */
import { Rng, silentTools } from '#kernel';
import { BOX, FOUNTAIN, type Tile } from '../components.ts';
import { layBoard, place } from '../effects.ts';
import { squaresOf } from '../scoring.ts';
import { emptyCity } from '../setup.ts';
import type { Color, Spot } from '../spots.ts';
import type { Action, City, DealtCard, State } from '../state.ts';

/** A spot in short: tile, face, turn, row, column. */
export function spot(tile: Tile, face: Color, turn: number, row: number, column: number): Spot {
  return { tile, face, turn, row, column };
}

/** A tile is declined. */
const no = (tile: Tile): Action => ({ decline: tile });
const water = (turn: number, row: number, column: number) => spot(FOUNTAIN, 'water', turn, row, column);

/** What is placed or declined in each round, fountains last. */
export const STORY: readonly (readonly Action[])[] = [
  [
    spot(7, 'green', 1, 3, 1),
    spot(17, 'green', 1, 3, 2),
    spot(11, 'green', 3, 2, 3),
    spot(20, 'dark', 1, 3, 4),
    water(3, 2, 1),
  ],
  [
    spot(18, 'dark', 1, 5, 0),
    spot(10, 'dark', 1, 5, 1),
    spot(16, 'green', 2, 5, 3),
    spot(9, 'green', 0, 5, 4),
    water(3, 2, 2),
  ],
  [
    spot(13, 'dark', 3, 3, 0),
    spot(3, 'dark', 1, 2, 0),
    spot(8, 'green', 0, 6, 4),
    spot(5, 'green', 1, 4, 5),
    water(2, 6, 2),
  ],
  [
    spot(6, 'green', 1, 2, 6),
    spot(21, 'dark', 0, 1, 4),
    spot(14, 'dark', 0, 1, 2),
    spot(19, 'green', 1, 0, 0),
    water(1, 4, 6),
  ],
  [spot(1, 'dark', 3, 1, 1), spot(22, 'green', 0, 0, 1), no(12), no(4), water(1, 6, 6)],
  [spot(2, 'green', 0, 0, 4), spot(15, 'dark', 1, 0, 5), spot(0, 'dark', 2, 1, 5), water(3, 1, 5)],
];

/** The points of each round of the story. */
export const STORY_POINTS: readonly number[] = [8, 12, 24, 24, 35, 49];

/** Board C, by its number. */
const BOARD = 2;

/** A board with its dark side up and these pieces on it. */
export function cityWith(pieces: readonly Action[], board = BOARD): City {
  const city = { ...emptyCity(), board };
  layBoard(city, 'dark');
  // Placing a piece uses no chance.
  const tools = silentTools(Rng.fromSeed('0'.repeat(32)));
  // Lessons write places only, with the type that answers have.
  for (const piece of pieces) place(city, 0, piece as Spot, tools);
  return city;
}

/** A position of the story. */
interface Moment {
  /** From 1 on. */
  readonly round: number;
  /** How many pieces of this round lie already. */
  readonly placed: number;
  /** The cards of this round in order; closed ones are null. */
  readonly cards: readonly (Tile | null)[];
  /** What is still to do, the next step last. */
  readonly agenda: State['agenda'];
  /** The other seats, besides the learner's. */
  readonly others?: readonly City[];
  /** Who holds each card; nobody where left out. */
  readonly holders?: readonly (readonly number[])[];
  /** How many cards have been turned; all that are not closed where left out. */
  readonly turned?: number;
}

/** The state at a moment of the story. */
export function storyAt({ round, placed, cards, agenda, others = [], holders = [], turned }: Moment): State {
  const before = STORY.slice(0, round - 1);
  const city = cityWith([...before.flat(), ...(STORY[round - 1] ?? []).slice(0, placed)]);
  city.rounds = STORY_POINTS.slice(0, round - 1);
  if (round > 1) {
    const scored = cityWith(before.flat());
    city.balance = { dark: squaresOf(scored, 'dark'), green: squaresOf(scored, 'green') };
  }
  const discard = before.flatMap((pieces) => pieces.map(tileOf)).filter((tile) => tile !== FOUNTAIN);
  const dealt = cards.map((tile, i): DealtCard => {
    const held = [...(holders[i] ?? [])];
    return { tile, holders: held, open: tile !== null && i < (turned ?? cards.length) };
  });
  const used = new Set([...discard, ...cards]);
  return {
    options: { boards: 'drawn' },
    round,
    first: 0,
    deck: Array.from({ length: BOX.cards }, (_, tile) => tile).filter((tile) => !used.has(tile)),
    cards: dealt,
    discard,
    cities: [city, ...others],
    agenda: [...agenda],
  };
}

function tileOf(piece: Action): Tile {
  if ('tile' in piece) return piece.tile;
  if ('decline' in piece) return piece.decline;
  throw new Error('the story places pieces only');
}
