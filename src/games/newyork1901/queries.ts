/** What a player may want to know about the map and a view: asked by drawings and texts, answered by the rules. */
import { type Cell, cellKey, regionsOf, sidesOf } from '#geometry';
import { at, type Seat } from '#kernel';
import { playableCards } from './actionCards.ts';
import { cellsWith, type Kind, LOTS, LOTS_OF_KIND, type Lot } from './board.ts';
import { CHALLENGE_RULES } from './challenges.ts';
import {
  BRONZE,
  type Challenge,
  DISTRICTS,
  FIRST_LEGENDARY,
  FRONT_SIGNS,
  OWN_TILES,
  PARKS,
  type Place,
  type Technology,
  THRESHOLDS,
  type Tile,
} from './components.ts';
import { soleMost } from './counting.ts';
import { canBuild } from './legalSites.ts';
import { type Build, cellsOf, LIKE_BEFORE, PLANS, placeOf, SITES, siteAt } from './sites.ts';
import { type Step, trackOf } from './state.ts';
import { imagine, type View } from './view.ts';

export { COLUMNS, cellsWith, districtOf, frontsOf, LOTS, SIGNS, sizeOf } from './board.ts';
export { type BuildPreview, type Change, movesBetween, previewOf, type SeatMoves } from './preview.ts';
export { cellsOf, PLANS } from './sites.ts';

/** R1.2 A park, or one part of a park that is in several pieces. */
interface ParkArea {
  readonly park: Place;
  /** Its place among the fronts. */
  readonly front: number;
  readonly cells: readonly Cell[];
}

export const PARK_AREAS: readonly ParkArea[] = PARKS.flatMap((park) =>
  regionsOf(cellsWith(park.sign)).map((cells) => ({ park, front: FRONT_SIGNS.get(park.sign) ?? 0, cells })),
);

/** R2.1 With two seats the last district is out of the game. */
export function districtsInPlay({ estates }: View): number {
  return DISTRICTS.length - (estates.length === 2 ? 1 : 0);
}

/** R4.2 The lots of a kind that nobody owns. */
export function freeLots({ estates }: View, kind: Kind): Lot[] {
  const owned = new Set(estates.flatMap(({ lots }) => lots));
  return at(LOTS_OF_KIND, kind).filter((lot) => !owned.has(lot));
}

/** R5.3 Tells of lots whether they share a side with a seat's land, so that one tile may lie on both. */
export function besideLand({ estates }: View, seat: Seat): (lot: Lot) => boolean {
  const { lots } = at(estates, seat);
  const around = new Set(lots.flatMap((lot) => at(LOTS, lot).cells.flatMap(sidesOf)).map(cellKey));
  return (lot) => !lots.includes(lot) && at(LOTS, lot).cells.some((cell) => around.has(cellKey(cell)));
}

/** R3.5, R8.4, Q18 The cards known to lie under the rest of the deck. */
export function cardsUnderDeck({ deck }: View): Kind[] {
  return deck.slice(1).flat();
}

/** R5.5 What building a tile scores. */
export function pointsOf(tile: Tile): number {
  return at(PLANS, tile).points;
}

/** Q14 Whether it does not matter which of the two tiles is built. */
export function areAlike(one: Tile, two: Tile): boolean {
  const [first, second] = [Math.min(one, two), Math.max(one, two)];
  return first === second || ((at(LIKE_BEFORE, second) >> first) & 1) === 1;
}

/** R5.6, R5.7, R7.1 Whether a seat may build a tile now, may not yet or no longer, or whether it is already built. */
export function tileStatus(
  { estates, legendaries }: View,
  seat: Seat,
  tile: Tile,
): 'open' | 'locked' | 'used' {
  const { hand, buildings, technology } = at(estates, seat);
  const isOpen = at(PLANS, tile).technology <= technology;
  if (tile < OWN_TILES) {
    if (!hand.includes(tile)) return 'used';
    return isOpen ? 'open' : 'locked';
  }
  if (!legendaries.includes(tile)) return 'used';
  const hasLegendary = buildings.some((build) => build.tile >= FIRST_LEGENDARY);
  return isOpen && !hasLegendary ? 'open' : 'locked';
}

/** R5.6 Who has built a legendary, if anybody has. */
export function legendaryOwner({ estates }: View, tile: Tile): Seat | undefined {
  const seat = estates.findIndex(({ buildings }) => buildings.some((build) => build.tile === tile));
  return seat < 0 ? undefined : seat;
}

/** R7.1, R7.2 Points from which each technology is open. */
export function thresholdsOf({ options }: View): Readonly<Record<Technology, number>> {
  return options.expert ? THRESHOLDS.expert : THRESHOLDS.usual;
}

/** R7.1 Where each seat stands on the score track. */
export function trackPoints({ estates }: View): number[] {
  return estates.map(trackOf);
}

/** R6.1 The viewer's own buildings that a new one would bring down. */
export function demolishedBy({ viewer, estates }: View, build: Build): Tile[] {
  const site = siteAt(build.tile, placeOf(build));
  const own = viewer === 'spectator' ? [] : at(estates, viewer).buildings;
  if (!site) return [];
  return own
    .filter((standing) => {
      const old = siteAt(standing.tile, placeOf(standing));
      return old?.block === site.block && (old.mask & site.mask) !== 0;
    })
    .map(({ tile }) => tile);
}

/** R3.1 to R3.3 What a seat may do when its turn begins. */
export function beginningOf(view: View, seat: Seat): 'acquire' | 'either' | 'noWorker' {
  if (view.estates[seat]?.workers === 0) return 'noWorker';
  return canBuild(imagine(view), seat, 'over') ? 'either' : 'acquire';
}

/** R3.1, R8 What a turn may go on with, besides ending. */
export function turnGoesOnWith(
  view: View,
  step: Extract<Step, { step: 'goOn' }>,
): 'build' | 'card' | 'either' {
  const state = imagine(view);
  if (step.built || !canBuild(state, step.seat, 'free')) return 'card';
  return playableCards(state, step).length > 0 ? 'either' : 'build';
}

/** R9.4 Who has triggered the end, while the others have their last turns. */
export function lastRoundOf({ closer, agenda }: View): Seat | undefined {
  return closer !== null && agenda.length > 0 ? closer : undefined;
}

/** R10.3 to R10.8 How far the seats are in the challenge. */
interface ChallengeStanding {
  /** What it compares, for each seat: one number, or one for each technology from bronze on. */
  readonly numbers: readonly (readonly number[])[];
  /** Who alone would get the most points, if anybody would get any. */
  readonly leader: Seat | undefined;
}

export function challengeStanding({ estates }: View, challenge: Challenge): ChallengeStanding {
  const byTechnology = CHALLENGE_RULES[challenge].compares === 'technologies';
  const points = estates.map((estate) => estate.challenge.points);
  const leader = soleMost(points);
  return {
    numbers: estates.map((estate) =>
      byTechnology ? estate.technologies.slice(BRONZE) : [estate.challenge.count],
    ),
    leader: leader !== undefined && at(points, leader) > 0 ? leader : undefined,
  };
}

/** What a challenge pays, at a glance. */
export function challengePay(challenge: Challenge) {
  return CHALLENGE_RULES[challenge].pays;
}

/**
 * A build whose refusal says best why a seat cannot build a tile now: over none of its buildings, and with as many
 * squares as possible on its land.
 */
export function buildAttempt({ estates }: View, seat: Seat, tile: Tile): Build {
  const { lots, buildings } = at(estates, seat);
  const owned = new Set(lots.flatMap((lot) => at(LOTS, lot).cells.map(String)));
  const built = new Set(buildings.flatMap(cellsOf).map(String));
  let best: Build = { tile, at: 0, turn: 0 };
  let most = -1;
  for (const { build } of at(SITES, tile).flat()) {
    const cells = cellsOf(build).map(String);
    const count = cells.filter((cell) => owned.has(cell)).length;
    if (count <= most || cells.some((cell) => built.has(cell))) continue;
    most = count;
    best = { ...build };
  }
  return best;
}

/** A lot whose refusal says best why no lot of this kind can be acquired: a free one, if there is any. */
export function lotAttempt(view: View, kind: Kind): Lot {
  return freeLots(view, kind)[0] ?? at(at(LOTS_OF_KIND, kind), 0);
}
