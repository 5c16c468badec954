/** Why an answer is good or bad: the table before it and after it; nothing but the deck is hidden. */
import { type Cell, cellKey, regionsOf, sidesOf } from '#geometry';
import { at, type Seat, tryOut } from '#kernel';
import { LOTS, type Lot } from '../board.ts';
import { UNUSED_CARD_POINTS } from '../components.ts';
import type { Fact } from '../facts.ts';
import { rules } from '../flow.ts';
import { freeLots, pointsOf } from '../queries.ts';
import { ifEnded } from '../scoring.ts';
import { type Build, cellsOf } from '../sites.ts';
import type { Action, Event, NewYork1901, State } from '../state.ts';
import { type EstateView, imagine, type View, view as viewOf } from '../view.ts';
import { majorityWorth } from './majorities.ts';
import { CARDS, LAND } from './weights.ts';

/** By hand, in points: workers free afterwards, a technology that opens, a lot of a kind that runs out, a lot beside a rival's land or on a street in play, each point of the lead with which the game ends. */
const WEIGHTS = { workers: [-1.2, 0, 0.4], opens: 4, few: 0.5, beside: 0.6, front: 0.5, lead: 0.5 };

/** Lots of one kind are called few from so many on. */
const FEW = 2;

export function facts(view: View, seat: Seat, action: Action): Fact[] {
  const draft = imagine(view);
  const events = tryOut<NewYork1901>(rules, draft, seat, action);
  const after = viewOf(draft, seat);
  return [
    ...events.flatMap((event) => ofEvent(event, after, seat)),
    ...streets(draft, after, seat),
    ...challenge(view, after, seat),
    workers(at(after.estates, seat)),
    ...('lot' in action && isTaken(after, seat, action.lot) ? ofLot(view, draft, seat, action.lot) : []),
    ...('card' in action
      ? [{ fact: 'spends' as const, weight: -CARDS[action.card].kept, points: UNUSED_CARD_POINTS }]
      : []),
  ];
}

function ofEvent(event: Event, after: View, seat: Seat): Fact[] {
  if (event.did === 'built') return [{ fact: 'now', weight: event.points, points: event.points }];
  if (event.did === 'reached')
    return [{ fact: 'opens', weight: WEIGHTS.opens, technology: event.technology }];
  if (event.did !== 'triggeredEnd') return [];
  const totals = ifEnded(after).map(({ total }) => total);
  const lead = at(totals, seat) - Math.max(...totals.filter((_, other) => other !== seat));
  return [{ fact: 'ends', weight: WEIGHTS.lead * lead, lead }];
}

/** R10.1 Who leads where afterwards. */
function streets(state: State, after: View, seat: Seat): Fact[] {
  return after.streets.map(({ street, counts }) => {
    const others = counts.map((count, other) => (other === seat ? -1 : count));
    const most = Math.max(...others);
    return {
      fact: 'street',
      weight: majorityWorth(state, counts, seat, 5),
      about: street,
      own: at(counts, seat),
      most,
      rival: others.indexOf(most),
    };
  });
}

function challenge(before: View, after: View, seat: Seat): Fact[] {
  if (after.challenge === null) return [];
  const [was, is] = [before, after].map(({ estates }) => at(estates, seat).challenge.points);
  const points = (is ?? 0) - (was ?? 0);
  return points === 0 ? [] : [{ fact: 'challenge', weight: points, challenge: after.challenge, points }];
}

function workers({ workers: free }: EstateView): Fact {
  return { fact: 'workers', weight: at(WEIGHTS.workers, Math.min(free, 2)), free };
}

/** What a lot just acquired is good for. */
function ofLot(before: View, state: State, seat: Seat, lot: Lot): Fact[] {
  const after = viewOf(state, seat);
  const { cells, kind, fronts } = at(LOTS, lot);
  const piece = pieceAround(at(after.estates, seat), cells);
  const alone = piece.length === cells.length;
  const left = freeLots(before, kind).length;
  const rival = neighbourOf(before, seat, cells);
  return [
    { fact: 'land', weight: LAND.freeSquare * piece.length, squares: piece.length, alone },
    ...bestBuild(state, seat, cells),
    ...onStreets(after, fronts),
    ...(left <= FEW ? [{ fact: 'few' as const, weight: WEIGHTS.few, left }] : []),
    ...(rival === undefined ? [] : [{ fact: 'beside' as const, weight: WEIGHTS.beside, rival }]),
  ];
}

/** R10.1 What is built on the lot may count on these streets. */
function onStreets(view: View, fronts: number): Fact[] {
  const streets = view.streets.map(({ street }) => street).filter((street) => ((fronts >> street) & 1) === 1);
  return streets.length === 0 ? [] : [{ fact: 'fronts', weight: WEIGHTS.front * streets.length, streets }];
}

/** The best building that the lot makes possible at once. */
function bestBuild(state: State, seat: Seat, cells: readonly Cell[]): Fact[] {
  const keys = new Set(cells.map(cellKey));
  const builds = rules
    .legalActions(state, seat)
    .filter((one): one is Build => 'tile' in one && cellsOf(one).some((cell) => keys.has(cellKey(cell))));
  const points = Math.max(0, ...builds.map(({ tile }) => pointsOf(tile)));
  const best = builds.find(({ tile }) => pointsOf(tile) === points);
  return best ? [{ fact: 'fits', weight: LAND.bestOnFree * points, tile: best.tile, points }] : [];
}

/** Free squares of the seat that hang together with these. */
function pieceAround({ lots, buildings }: EstateView, cells: readonly Cell[]): readonly Cell[] {
  const built = new Set(buildings.flatMap(cellsOf).map(cellKey));
  const free = lots.flatMap((lot) => at(LOTS, lot).cells).filter((cell) => !built.has(cellKey(cell)));
  const keys = new Set(cells.map(cellKey));
  return regionsOf(free).find((region) => region.some((cell) => keys.has(cellKey(cell)))) ?? cells;
}

/** A rival whose land lies beside these squares. */
function neighbourOf({ estates }: View, seat: Seat, cells: readonly Cell[]): Seat | undefined {
  const around = new Set(cells.flatMap(sidesOf).map(cellKey));
  const found = estates.findIndex(
    ({ lots }, other) =>
      other !== seat && lots.some((lot) => at(LOTS, lot).cells.some((cell) => around.has(cellKey(cell)))),
  );
  return found < 0 ? undefined : found;
}

function isTaken({ estates }: View, seat: Seat, lot: Lot): boolean {
  return at(estates, seat).lots.includes(lot);
}
