/** Answers that begin a full city (R9.2): what each leads to if the filling is followed to the end, whatever order the tiles come in. */
import { at, type Rng } from '#kernel';
import { BOX, FOUNTAIN, PLANNING, ROUNDS, type Tile } from '../components.ts';
import { rules } from '../flow.ts';
import { emptyRows, findFree, type Rows, SIZE } from '../quarters.ts';
import { balanceBonus, largestRectangle, scoreOf, squaresOf } from '../scoring.ts';
import { SPOT_ROWS, SPOTS, type SpotId, spotId } from '../spots.ts';
import { type Action, type City, cityOf, type State, type Step } from '../state.ts';
import { fillings, type Patience } from './fillings.ts';
import { usedNow } from './lookahead.ts';
import { twinOf } from './twins.ts';
import { FULL_CITY } from './weights.ts';

/** Of the answers that begin a filling, the final points that the best filling of each leads to on average. */
export function fullCities(
  start: State,
  answers: readonly Action[],
  rng: Rng,
  patience: Patience = FULL_CITY.patience,
): Map<Action, number> {
  const worths = new Map<Action, number>();
  const step = rules.stepFor(start, 0);
  if (start.round < FULL_CITY.fromRound || !step) return worths;
  const city = cityOf(start, 0);
  const free = new Int32Array(SIZE);
  findFree(city.rows.dark, city.rows.green, city.rows.water, free);
  const unfilled = { free, tiles: tilesLeft(city), fountains: ROUNDS.last - city.rounds.length };
  const orders = Array.from({ length: FULL_CITY.orders }, () => orderOf(start, rng));
  for (const found of fillings(unfilled, patience, rng)) {
    const filling = balanced(city, found);
    const action = answerOf(step, filling, city, answers);
    if (!action) continue;
    const fixed = scoreOf(city).total + PLANNING + balanceBonus(distanceIn(city, filling));
    let sum = 0;
    for (const order of orders) sum += fixed + rectanglesOf(start, filling, order);
    worths.set(action, Math.max(sum / orders.length, worths.get(action) ?? Number.NEGATIVE_INFINITY));
  }
  return worths;
}

/** Tiles neither placed nor declined, a bit each. */
function tilesLeft({ pieces, aside }: City): number {
  let tiles = (1 << BOX.tiles) - 1;
  for (const id of pieces) tiles &= ~(1 << at(SPOTS, id).tile);
  for (const tile of aside) tiles &= ~(1 << tile);
  return tiles;
}

/** The tiles of this round still to be played and of the rounds after it, in an order that may be. */
function orderOf({ cards, deck, round }: State, rng: Rng): readonly (Tile | undefined)[] {
  const unseen = rng.shuffle([...deck]);
  const now = round === ROUNDS.last ? [] : cards.map(({ tile }) => tile ?? unseen.pop());
  return [...now, ...unseen];
}

/** The same filling with colours as even as turning single tiles over makes them. */
function balanced(city: City, found: readonly SpotId[]): SpotId[] {
  const filling = [...found];
  let distance = distanceIn(city, filling);
  for (const [i, id] of found.entries()) {
    const twin = twinOf(id);
    if (twin === undefined || distance === 0) continue;
    filling[i] = twin;
    const other = distanceIn(city, filling);
    if (other < distance) distance = other;
    else filling[i] = id;
  }
  return filling;
}

/** How far the colours are apart once the city is filled so. */
function distanceIn(city: City, filling: readonly SpotId[]): number {
  const { dark, green, water } = city.rows;
  const full = { ...city, rows: { dark: [...dark], green: [...green], water: [...water] } };
  for (const id of filling) cover(full.rows[at(SPOTS, id).face], id);
  return Math.abs(squaresOf(full, 'dark') - squaresOf(full, 'green'));
}

function cover(rows: Rows, id: SpotId): void {
  for (let row = 0; row < SIZE; row++)
    rows[row] = (rows[row] as number) | (SPOT_ROWS[id * SIZE + row] as number); // words for each row
}

/** The answer that follows a filling; a piece that it does not need is declined. */
function answerOf(
  step: Step,
  filling: readonly SpotId[],
  city: City,
  answers: readonly Action[],
): Action | undefined {
  if (step.step !== 'placeTile' && step.step !== 'placeFountain') return undefined;
  const asked = step.step === 'placeTile' ? step.tiles : [FOUNTAIN];
  const fitting = filling.filter((id) => asked.includes(at(SPOTS, id).tile));
  const chosen = step.step === 'placeFountain' ? bestFountain(builtRows(city), city, fitting) : fitting[0];
  return answers.find((answer) =>
    chosen === undefined
      ? 'decline' in answer && asked.includes(answer.decline)
      : 'turn' in answer && spotId(answer) === chosen,
  );
}

/** Everything that is built, as if it had one colour: enough for rectangles. */
function builtRows({ rows: { dark, green, water } }: City): Rows {
  return dark.map((word, row) => word | at(green, row) | at(water, row));
}

/** The largest rectangle of what is built. */
function rectangleIn(built: Rows, city: City): number {
  const { height, width } = largestRectangle({
    ...city,
    rows: { dark: built, green: NOTHING, water: NOTHING },
  });
  return height * width;
}

const NOTHING = emptyRows();

/** Of the fountains of a filling, the one that makes the largest rectangle now. */
function bestFountain(built: Rows, city: City, fountains: readonly SpotId[]): SpotId | undefined {
  if (fountains.length < 2) return fountains[0];
  const sizes = fountains.map((id) => {
    const rows = [...built];
    cover(rows, id);
    return rectangleIn(rows, city);
  });
  return fountains[sizes.indexOf(Math.max(...sizes))];
}

const NO_TILE: Tile = -1;

/** The rectangles of all rounds to come, if a filling is followed and tiles come in this order. */
function rectanglesOf(
  start: State,
  filling: readonly SpotId[],
  order: readonly (Tile | undefined)[],
): number {
  const city = cityOf(start, 0);
  const built = builtRows(city);
  const spots = new Map(filling.map((id) => [at(SPOTS, id).tile, id]));
  let fountains = filling.filter((id) => at(SPOTS, id).tile === FOUNTAIN);
  let sum = SIZE * SIZE;
  let next = usedNow(start);
  for (let round: number = start.round; round < ROUNDS.last; round++) {
    const end = (round - start.round + 1) * ROUNDS.cards;
    for (; next < end; next++) {
      const spot = spots.get(order[next] ?? NO_TILE);
      if (spot !== undefined) cover(built, spot);
    }
    next = end;
    const fountain = bestFountain(built, city, fountains);
    if (fountain !== undefined) {
      cover(built, fountain);
      fountains = fountains.filter((id) => id !== fountain);
    }
    sum += rectangleIn(built, city);
  }
  return sum;
}
