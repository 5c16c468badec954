/** Why an answer is good or bad: what the turn brings, if the rest of it is played as well as can be seen at a glance. */
import { at, clone, Rng, type Seat, tryOut } from '#kernel';
import { columnDeeds } from '../columns.ts';
import { CARDS, NONE, ROOF, STREETS } from '../components.ts';
import type { Event } from '../events.ts';
import type { Fact } from '../facts.ts';
import type { Flatiron } from '../flatiron.ts';
import { rules } from '../flow.ts';
import { moveObstacle } from '../moving.ts';
import { finalScore, ifEnded } from '../scoring.ts';
import { currentLevel, playerOf, type State } from '../state.ts';
import type { Action } from '../steps.ts';
import { imagine, type View, view as viewOf } from '../view.ts';
import { dollarWorth, turnsLeft } from './estimate.ts';
import { evaluate } from './evaluate.ts';

/** By hand, in points: a floor and a pillar beyond their points, a full level left to the rival, a line of the rival that is blocked, a line more for each turn left, a newspaper, each point of the lead when the roof is built. */
const WEIGHTS = { floor: 1.5, pillar: 0.8, fills: -1, line: 0.4, card: 0.12, paper: 1.5, roof: 1 };

/** A turn has fewer answers than this. */
const MOST_ANSWERS = 40;

/** Boards and sides are chosen before anything can be said. */
const SETUP: readonly string[] = ['chooseBoard', 'chooseDanielSide'];

export function facts(view: View, seat: Seat, action: Action): Fact[] {
  const before = imagine(view, Rng.fromSeed('0'.repeat(32)));
  const asked = rules.decisions(before).find((one) => one.seat === seat)?.prompt.step;
  if (asked === undefined || SETUP.includes(asked)) return [];
  const after = clone(before);
  const events = [...tryOut<Flatiron>(rules, after, seat, action), ...restOfTurn(after, seat)];
  return [
    ...gains(before, after, seat),
    ...events.flatMap((event) => ofEvent(event, after, seat)),
    ...fills(before, after),
    ...blocks(after, seat),
    ...papers(before, after, seat),
  ];
}

/** Plays on until the seat's turn is over: always the answer after which the state is worth most. */
function restOfTurn(draft: State, seat: Seat): Event[] {
  const events: Event[] = [];
  const { turns } = draft;
  for (let answers = 0; answers < MOST_ANSWERS; answers++) {
    const step = rules.decisions(draft).find((one) => one.seat === seat)?.prompt.step;
    if (rules.turn(draft) !== seat || draft.turns !== turns || step === undefined || step === 'move') break;
    const worths = rules.legalActions(draft, seat).map((action) => {
      const tried = clone(draft);
      tryOut<Flatiron>(rules, tried, seat, action);
      return { action, worth: evaluate(tried, seat) };
    });
    const best = worths.reduce((most, one) => (one.worth > most.worth ? one : most));
    events.push(...tryOut<Flatiron>(rules, draft, seat, best.action));
  }
  return events;
}

/** Points on the track, money, and what the end will count. */
function gains(before: State, after: State, seat: Seat): Fact[] {
  const [was, is] = [playerOf(before, seat), playerOf(after, seat)];
  const [then, now] = [finalScore(before, was).parts, finalScore(after, is).parts];
  const points = is.points - was.points;
  const reputation = (now.reputation ?? 0) - (then.reputation ?? 0);
  const decrees = (now.decrees ?? 0) - (then.decrees ?? 0);
  return [
    { fact: 'turn', weight: points, points },
    { fact: 'money', weight: dollarWorth(turnsLeft(after)) * is.dollars, dollars: is.dollars },
    { fact: 'reputation', weight: reputation, points: reputation },
    { fact: 'decrees', weight: decrees, points: decrees },
  ];
}

function ofEvent(event: Event, after: State, seat: Seat): Fact[] {
  if (event.did === 'metNewsboy')
    return event.who === seat ? [{ fact: 'newsboy', weight: WEIGHTS.paper }] : [];
  if (!('seat' in event) || event.seat !== seat) return [];
  if (event.did === 'built')
    return [
      { fact: 'pillar', weight: WEIGHTS.pillar, about: event.color, points: event.points + event.bonus },
    ];
  if (event.did === 'builtFloor') return [floor(event, after, seat)];
  if (event.did !== 'boughtCard') return [];
  const { street } = at(CARDS, event.card);
  const turns = Math.round(turnsLeft(after));
  const lines = columnDeeds(playerOf(after, seat), street).length;
  return [{ fact: 'card', weight: WEIGHTS.card * turns, about: street, lines, turns }];
}

function floor(
  { floor: tile, points, cost }: Extract<Event, { did: 'builtFloor' }>,
  after: State,
  seat: Seat,
): Fact {
  if (tile !== ROOF) return { fact: 'floor', weight: WEIGHTS.floor, points, cost };
  const totals = ifEnded(viewOf(after, seat)).map(({ total }) => total);
  const lead = at(totals, seat) - Math.max(...totals.filter((_, other) => other !== seat));
  return { fact: 'roof', weight: WEIGHTS.roof * lead, lead };
}

/** R5.8 The last slot of a level is taken, and the floor above it is left to whoever comes next. */
function fills(before: State, after: State): Fact[] {
  const isFull = (state: State) => currentLevel(state).slots.every((color) => color !== NONE);
  return isFull(after) && !isFull(before) ? [{ fact: 'fills', weight: WEIGHTS.fills }] : [];
}

/** R3.3 The rival may not go where one's own architect stands. */
function blocks(after: State, seat: Seat): Fact[] {
  if (after.players.length < 2) return [];
  const rival = 1 - seat;
  const { place } = playerOf(after, seat);
  if (place === NONE || place >= STREETS.length || playerOf(after, rival).place === place) return [];
  if (!moveObstacle(after, rival, place)) return [];
  const lines = columnDeeds(playerOf(after, rival), place).length;
  return [{ fact: 'blocks', weight: WEIGHTS.line * lines, place, rival, lines }];
}

function papers(before: State, after: State, seat: Seat): Fact[] {
  const [was, left] = [before, after].map((state) => playerOf(state, seat).hand.length);
  return (left ?? 0) < (was ?? 0) ? [{ fact: 'paper', weight: -WEIGHTS.paper, left: left ?? 0 }] : [];
}
