/** R9, R10.16: points, the end and the ranking. */
import { type Automaton, at, type Outcome, type Projection, projection, rank, type Score } from '#kernel';
import { bestSets } from './bestSets.ts';
import type { Character } from './characters.ts';
import {
  characterTile,
  DISTRICT_COUNT,
  DISTRICTS_BONUS,
  PRESS_BONUS,
  PRESS_BONUS_FROM,
  PRESTIGE_TILES,
} from './components.ts';
import { of, total } from './counts.ts';
import { BLACK, type Event, labelOf, TOM_NAMES } from './events.ts';
import { isEverywhere } from './flow/building.ts';
import { powerOf } from './powers.ts';
import { isAheadOfBlack, placeOf } from './pressTrack.ts';
import { type Ending, firmOf, isTom, type OpenFirm, type OpenState, type Part, type State } from './state.ts';

/** R9.5 What the first in a district gets. */
export function districtValue({ base, laid }: OpenState, district: number): number {
  let value = of(base, district);
  for (const tile of at(laid, district)) value += at(PRESTIGE_TILES, tile).value;
  return value;
}

/** R9.4 Players (and black) with skyscrapers in a district, first to last. */
export function ranksIn(state: OpenState, district: number): number[] {
  const ranks: number[] = [];
  for (const firm of state.order) {
    const own = builtBy(state, firm, district);
    if (own === 0) continue;
    let place = ranks.length;
    while (place > 0 && builtBy(state, at(ranks, place - 1), district) < own) place -= 1;
    ranks.splice(place, 0, firm);
  }
  const count = of(state.black, district);
  if (count === 0) return ranks;
  let place = 0;
  while (place < ranks.length && isAboveBlack(state, at(ranks, place), district, count)) place += 1;
  ranks.splice(place, 0, BLACK);
  return ranks;
}

function builtBy(state: OpenState, firm: number, district: number): number {
  return of(firmOf(state, firm).built, district);
}

function isAboveBlack(state: OpenState, firm: number, district: number, count: number): boolean {
  const own = builtBy(state, firm, district);
  return own > count || (own === count && isAheadOfBlack(state, firm));
}

/** R9.5 What so many ranks are worth. */
export function ladder(value: number, ranks: number): number[] {
  const points: number[] = [];
  for (let rank = 0; rank < ranks; rank++) points.push(pointsOfRank(value, rank));
  return points;
}

/** R9.4, R9.5 A player's points for all districts. */
export function majorityPoints(state: OpenState, firm: number): number {
  let points = 0;
  for (let district = 0; district < DISTRICT_COUNT; district++) {
    if (of(firmOf(state, firm).built, district) === 0) continue;
    points += pointsOfRank(districtValue(state, district), rankIn(state, firm, district));
  }
  return points;
}

/** R9.4 How many are ahead of a player in a district, black included. */
function rankIn(state: OpenState, firm: number, district: number): number {
  const { order } = state;
  const own = builtBy(state, firm, district);
  let rank = isAboveBlack(state, firm, district, of(state.black, district)) ? 0 : 1;
  for (let place = 0, before = true; place < order.length; place++) {
    const other = at(order, place);
    if (other === firm) before = false;
    else if (builtBy(state, other, district) > own - (before ? 1 : 0)) rank += 1;
  }
  return rank;
}

/** R9.5 Each rank is worth half of the one before, rounded up. */
function pointsOfRank(value: number, rank: number): number {
  let points = value;
  for (let i = 0; i < rank; i++) points = (points + 1) >> 1;
  return points;
}

/** R9.3, R11.28 to R11.36 What a character scores by itself at the end; those with sets share, see bestSets. */
export function endPoints(state: OpenState, firm: number, character: Character): number {
  const power = powerOf(character);
  return 'points' in power ? power.points(state, firm) : 0;
}

function staffValue({ staff }: OpenFirm): number {
  let sum = 0;
  for (const character of staff) sum += characterTile(character).value;
  return sum;
}

/** R9 The final points of a seat. */
function seatParts(state: OpenState, firm: number): Record<Part, number> {
  const owner = firmOf(state, firm);
  const { points, left } = bestSets(owner);
  let endStaff = points;
  for (const character of owner.staff) endStaff += endPoints(state, firm, character);
  return partsOf(state, firm, staffValue(owner), endStaff, left);
}

/** R10.16 Tom's characters count once, or twice with two dollars; no others of their points. */
function tomParts(state: OpenState, firm: number): Record<Part, number> {
  const { staff, dollars, board } = firmOf(state, firm);
  const values = staff.map((character) => characterTile(character).value).sort((a, b) => a - b);
  const doubled = Math.max(0, Math.min(values.length, dollars - values.length));
  const left = Math.max(0, dollars - 2 * values.length) + board;
  const worth = total(values) + total(values.slice(0, doubled));
  return partsOf(state, firm, worth, 0, left);
}

/** R9.5 to R9.8 With what seats and Toms score alike. */
function partsOf(state: OpenState, firm: number, staff: number, endStaff: number, left: number) {
  const { points, statue, built } = firmOf(state, firm);
  return {
    track: points,
    statue,
    staff,
    endStaff,
    majorities: majorityPoints(state, firm),
    districts: isEverywhere(built) ? DISTRICTS_BONUS : 0,
    press: at(state.space, firm) >= PRESS_BONUS_FROM ? PRESS_BONUS : 0,
    leftovers: Math.ceil(left / 2),
  };
}

/** R9 Everything a player would score if the game ended now. */
export function finalParts(state: OpenState, firm: number): Record<Part, number> {
  return isTom(state, firm) ? tomParts(state, firm) : seatParts(state, firm);
}

export function sumOf(parts: Readonly<Record<Part, number>>): number {
  const { track, statue, staff, endStaff, majorities, districts, press, leftovers } = parts;
  return track + statue + staff + endStaff + majorities + districts + press + leftovers;
}

/** R9.1 Before the end only what stands on the score track counts. */
export function scores(state: State): Score<Part>[] {
  return allScores(state).slice(0, state.seats);
}

/** R10.4 The Toms, who score like the seats. */
export function automata(state: State): Automaton<Part>[] {
  return allScores(state)
    .slice(state.seats)
    .map((score, i) => ({ name: at(TOM_NAMES, i), mark: state.seats + i, score }));
}

function allScores(state: State): Score<Part>[] {
  const over = state.agenda.length === 0;
  return state.firms.map(({ points, statue }, firm) => {
    const parts = over ? finalParts(state, firm) : { ...NOTHING, track: points, statue };
    return { total: sumOf(parts), parts };
  });
}

const NOTHING: Record<Part, number> = {
  track: 0,
  statue: 0,
  staff: 0,
  endStaff: 0,
  majorities: 0,
  districts: 0,
  press: 0,
  leftovers: 0,
};

/** R9 What seats, then Toms, would have if the game ended now; nothing hidden counts. */
export function ifEnded(view: OpenState): Projection<Part>[] {
  return view.firms.map((_, firm) => {
    const { track, statue, ...atEnd } = finalParts(view, firm);
    return projection<Part>({ track, statue }, atEnd);
  });
}

/** R9.9, R10.4, R10.17 The ranking of all; the ending says whether a Tom is ahead of every seat. */
export function outcome(state: State): Outcome<Ending> | undefined {
  if (state.agenda.length > 0) return undefined;
  const totals = state.firms.map((_, firm) => sumOf(finalParts(state, firm)));
  const points = (firm: number) => at(totals, firm);
  const place = (firm: number) => -placeOf(state, firm);
  const ranking = rank(state.firms.length, points, place);
  const [[first = 0] = []] = ranking;
  const ending =
    state.firms.length === state.seats ? 'fifthRound' : isTom(state, first) ? 'behindTom' : 'aheadOfTom';
  return { ranking, ending };
}

/** The final scoring as facts: each district, then each player. */
export function finalEvents(state: State): Event[] {
  const districts = state.base.map((_, district): Event => {
    const ranked = ranksIn(state, district);
    const value = districtValue(state, district);
    const points = ladder(value, ranked.length);
    const ranks = ranked.map((firm, rank) => ({
      who: firm === BLACK ? BLACK : labelOf(state, firm),
      points: at(points, rank),
    }));
    return { did: 'ranked', district, value, ranks };
  });
  const players = state.firms.map((_, firm): Event => {
    const parts = finalParts(state, firm);
    return { did: 'scored', who: labelOf(state, firm), total: sumOf(parts), parts };
  });
  return [...districts, ...players];
}
