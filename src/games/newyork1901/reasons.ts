/** Why an attempt is refused: the rule against it, for attempts that a player may well make. Others are simply no answers. */
import type { Cell } from '#geometry';
import { at, type Reason, type Seat, same } from '#kernel';
import { turnBegun, whyNotPlay } from './actionCards.ts';
import { mustAcquire } from './actions.ts';
import { frontsOf, isSmall, LOTS, type Lot, placeInBlock } from './board.ts';
import {
  ACTION_CARDS,
  type ActionCard,
  FIRST_LEGENDARY,
  GOLD,
  OWN_TILES,
  TILE_COUNT,
  type Tile,
} from './components.ts';
import { builtOn, fallenUnder, workersSuffice } from './estate.ts';
import { type Build, cellsOf, PLANS, placeOf, type Site, standing } from './sites.ts';
import {
  type Estate,
  estateOf,
  hasLegendary,
  ownerOf,
  type Refusal,
  type State,
  type Step,
  technologyAt,
  trackOf,
} from './state.ts';

type Why = Reason<Refusal> | undefined;
type At<K extends Step['step']> = Extract<Step, { step: K }>;

/** R3, R4.1, R8.4 */
export function whyNotBegin(state: State, { seat }: At<'beginTurn'>, attempt: unknown): Why {
  const lot = lotIn(attempt);
  if (lot !== undefined) return whyNoLot(state, seat, lot);
  const card = cardIn(attempt);
  if (card !== undefined) return whyNotPlay(state, turnBegun(seat), card);
  if (same(attempt, { stop: true })) return why('R3.1', 'noPassing');
  return whyNoBuild(state, seat, attempt, true);
}

/** R4.1, R5.1, R8 */
export function whyNotGoOn(state: State, step: At<'goOn'>, attempt: unknown): Why {
  const { seat, built, small } = step;
  if (lotIn(attempt) !== undefined) return why('R3.1', small === null ? 'lotBeforeBuilding' : 'oneLotATurn');
  const card = cardIn(attempt);
  if (card !== undefined) return whyNotPlay(state, step, card);
  if (buildIn(attempt) && built) return why('R5.1', 'oneBuildingATurn');
  return whyNoBuild(state, seat, attempt, false);
}

/** R8.6 */
export function whyNotGrab(state: State, { seat }: At<'grabLot'>, attempt: unknown): Why {
  const lot = lotIn(attempt);
  if (lot === undefined) return undefined;
  return isSmall(at(LOTS, lot).kind) ? whyNoLot(state, seat, lot) : why('R8.6', 'grabTooLarge');
}

/** R3.5 */
export function whyNotGiveBack(_state: State, _step: At<'giveBack'>, attempt: unknown): Why {
  return lotIn(attempt) === undefined ? why('R3.5', 'mustGiveBack') : why('R3.5', 'notReserved');
}

/** R5, R6, R7 Why a tile cannot be built there; `demolishing` says whether this step allows to demolish. */
export function whyNoBuild(state: State, seat: Seat, attempt: unknown, demolishing: boolean): Why {
  const build = buildIn(attempt);
  if (!build) return undefined;
  const estate = estateOf(state, seat);
  const noTile = whyNoTile(state, estate, build.tile);
  if (noTile) return noTile;
  const cells = cellsOf(build);
  const ground = groundOf(cells);
  if (!ground) return why('R1.2', 'offTheLots');
  const over = ground.some(({ block, bit }) => (builtOn(estate, block) & bit) !== 0);
  if (!over && demolishing && mustAcquire(state, seat)) return why('R3.2', 'acquireFirst');
  if (!ground.every(({ block, bit }) => (at(estate.land, block) & bit) !== 0))
    return why('R5.1', 'notYourLand');
  if (frontsOf(cells) === 0) return why('R5.2', 'noFront');
  return over ? whyNoDemolition(estate, standing(build.tile, placeOf(build)), demolishing) : undefined;
}

function whyNoLot(state: State, seat: Seat, lot: Lot): Why {
  if (estateOf(state, seat).workers === 0) return why('R3.3', 'noFreeWorker');
  if (ownerOf(state, lot) !== undefined) return why('R4.2', 'lotTaken');
  return why('R4.1', 'noSuchCard');
}

function whyNoTile(state: State, estate: Estate, tile: Tile): Why {
  if (tile >= FIRST_LEGENDARY) {
    if (hasLegendary(estate)) return why('R5.6', 'oneLegendary');
    if (((state.legendaries >> (tile - FIRST_LEGENDARY)) & 1) === 0) return why('R5.6', 'legendaryTaken');
  } else if (tile >= OWN_TILES || ((estate.hand >> tile) & 1) === 0) return why('R5.7', 'tileUsed');
  const open = technologyAt(state, trackOf(estate));
  if (at(PLANS, tile).technology <= open) return undefined;
  return why(state.options.expert ? 'R7.2' : 'R7.1', 'technologyClosed');
}

/** Block and bit of each square, if all of them are in lots. */
function groundOf(cells: readonly Cell[]): { block: number; bit: number }[] | undefined {
  const places = cells.map(placeInBlock);
  return places.every((place) => place !== undefined) ? places : undefined;
}

function whyNoDemolition(estate: Estate, site: Site, demolishing: boolean): Why {
  if (!demolishing) return why('R5.1', 'noDemolition');
  const technologies = fallenUnder(estate, site).map(({ tile }) => at(PLANS, tile).technology);
  if (technologies.includes(GOLD)) return why('R6.3', 'goldStands');
  const { technology } = at(PLANS, site.tile);
  if (technologies.some((old) => old >= technology)) return why('R6.2', 'notHigher');
  return workersSuffice(estate, site) ? undefined : why('R6.6', 'workersShort');
}

function why(rule: string, code: Refusal): Reason<Refusal> {
  return { rule, code };
}

/** The attempt as a lot, if it names one. */
function lotIn(attempt: unknown): Lot | undefined {
  const { lot } = fieldsOf(attempt, 1);
  return isBelow(lot, LOTS.length) ? lot : undefined;
}

function cardIn(attempt: unknown): ActionCard | undefined {
  const { card } = fieldsOf(attempt, 1);
  return ACTION_CARDS.find((known) => known === card);
}

/** The attempt as a build, if it is one. Of turns that look the same only the first is an answer. */
function buildIn(attempt: unknown): Build | undefined {
  const { tile, at: square, turn } = fieldsOf(attempt, 3);
  const whole = isBelow(tile, TILE_COUNT) && isBelow(square, Number.MAX_SAFE_INTEGER) && isBelow(turn, 4);
  const known = whole && at(PLANS, tile).turns.some((turned) => turned.turn === turn);
  return known ? { tile, at: square, turn } : undefined;
}

/** The fields of an attempt, if it has exactly `count` of them. */
function fieldsOf(attempt: unknown, count: number): Readonly<Record<string, unknown>> {
  const fields = typeof attempt === 'object' && attempt !== null ? { ...attempt } : {};
  return Object.keys(fields).length === count ? fields : {};
}

function isBelow(value: unknown, end: number): value is number {
  return Number.isInteger(value) && Number(value) >= 0 && Number(value) < end;
}
