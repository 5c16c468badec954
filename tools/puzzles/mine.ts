/** Finds puzzles in games of bots: a cheap look at every decision, a deep search where it is promising. */
import { analyse, botNamed, playMatch, reasonsFor, seedNumber } from '#bots';
import type { Title } from '#games';
import { apply, at, clone, hashOf, lineOf, type Puzzle, Rng, silentTools, start } from '#kernel';
import {
  type Clear,
  clearIn,
  isAmong,
  leastGap,
  MOST_SOLUTIONS,
  NEARLY_EQUAL,
  type Question,
} from './clear.ts';
import { gradeOf, gradesAtFirst } from './grade.ts';
import { EASY, type Room } from './pack.ts';

/** A decision with fewer answers is no puzzle. */
const LEAST_ANSWERS = 4;

/** Iterations of the first look, of each search, and of the comparison with single answers. */
const SCREEN = { iterations: 120 };
export const DEEP = { iterations: 2000 };
const ALONE = { iterations: 400 };

/** The first look is not exact: it asks for less than the searches do. */
const SCREEN_SHARE = 0.7;

/** Searches with these generators must agree. */
const CHANCES = ['first', 'second', 'third'];

/** Answers compared one by one with the solution: the best of the searches, and those that look best at a glance. */
const COMPARED = 4;

/** At most so many puzzles of one game, and so many answers apart. */
const MOST_PER_GAME = 2;
const LEAST_APART = 8;

/** At most so many reasons are kept. */
const MOST_REASONS = 2;

/** Deals that no contest is measured on. */
const FIRST_DEAL = 700_000;

/** The puzzles of one game between a bot of level 3 and one of level 4 that there is room for; the same for the same number and room. */
export function* puzzlesIn(title: Title, deal: number, room: Room): Generator<Puzzle> {
  const { game, heuristics } = title;
  const seed = seedNumber(FIRST_DEAL + deal);
  const levels = deal % 2 === 0 ? (['level3', 'level4'] as const) : (['level4', 'level3'] as const);
  const bots = levels.map((level) => botNamed(level, game, heuristics));
  const { record } = playMatch(game, bots, {}, seed);
  let found = 0;
  let { position } = start(game, {}, bots.length, seed);
  let last = -LEAST_APART;
  for (const [ply, { seat, action }] of record.plays.entries()) {
    if (found === MOST_PER_GAME) break;
    const legal = game.legalActions(position.state, seat);
    if (legal.length >= LEAST_ANSWERS && ply - last >= LEAST_APART && game.turn(position.state) === seat) {
      const question = { title, seat, view: game.view(position.state, seat) };
      const puzzle = puzzleOf(question, legal, room);
      if (puzzle) {
        const line = lineOf(game, record, record.plays.slice(0, ply));
        yield { seats: bots.length, seed, line, view: hashOf(question.view), ...puzzle };
        found++;
        last = ply;
      }
    }
    position = apply(game, position, seat, action).position;
  }
}

/** What makes a decision a puzzle; undefined if it is none. */
function puzzleOf(question: Question, legal: readonly unknown[], room: Room) {
  const clear = isPromising(question, legal, room) ? clearAfterSearch(question) : undefined;
  const sure = clear && compared(question, clear, legal);
  if (!sure) return undefined;
  const { solution, gap } = sure;
  const next = at(sure.others, 0).action;
  const reasons = reasonsIn(question, solution[0], next).slice(0, MOST_REASONS);
  if (reasons.length === 0) return undefined;
  const level = gradeOf(question, legal, solution);
  // Taking the most points is a puzzle only where it is easy.
  if (!room({ level, reasons }) || (level > EASY && isMostPointsNow(question, legal, solution)))
    return undefined;
  return { solution, next, reasons, gap: Math.round(10 * gap) / 10, level };
}

/** What speaks for an answer, compared with another; that something speaks less against it explains nothing. */
function reasonsIn({ title, view, seat }: Question, best: unknown, next: unknown) {
  const { facts } = title.heuristics;
  return reasonsFor(facts(view, seat, best), facts(view, seat, next)).filter(({ weight }) => weight > 0);
}

/** Whether searches may pay: the first look sees a clear answer with a reason, in a kind of puzzle that there is room for, and the comparison agrees. */
function isPromising(question: Question, legal: readonly unknown[], room: Room): boolean {
  const { title, seat, view } = question;
  const { game, heuristics } = title;
  const clear = clearIn(analyse(game, heuristics, seat, view, SCREEN), SCREEN_SHARE * leastGap(title));
  if (!clear) return false;
  const { solution, others } = clear;
  const reasons = reasonsIn(question, solution[0], at(others, 0).action);
  if (reasons.length === 0) return false;
  const levels = gradesAtFirst(question, legal, solution).filter((level) => room({ level, reasons }));
  if (levels.length === 0) return false;
  if (at(levels, 0) > EASY && isMostPointsNow(question, legal, solution)) return false;
  // A fifth of what the searches cost, and it refuses most of what they would let through.
  return compared(question, clear, legal) !== undefined;
}

/** The answer that is clear in every search. */
function clearAfterSearch({ title, seat, view }: Question): Clear | undefined {
  const { game, heuristics } = title;
  const least = leastGap(title);
  let agreed: Clear | undefined;
  for (const chance of CHANCES) {
    const clear = clearIn(analyse(game, heuristics, seat, view, DEEP, chance), least);
    if (!clear) return undefined;
    const solution = agreed?.solution.filter((action) => isAmong(clear.solution, action));
    if (agreed && solution?.length !== agreed.solution.length) return undefined;
    agreed = agreed ?? clear;
  }
  return agreed;
}

/** The solution against other answers, each thought through alone with the same chance: those as good belong to it, the others must be far behind. */
function compared(question: Question, clear: Clear, legal: readonly unknown[]) {
  const { title, seat, view } = question;
  const { game, heuristics } = title;
  const alone = (action: unknown) => at(analyse(game, heuristics, seat, view, ALONE, 'alone', [action]), 0);
  const [first] = clear.solution;
  const best = alone(first);
  const close = [
    ...clear.others.slice(0, COMPARED).map(({ action }) => action),
    ...atAGlance(question, legal),
  ];
  const others = close
    .filter((action, i) => !isAmong(clear.solution, action) && !isAmong(close.slice(0, i), action))
    .map(alone)
    .sort((one, two) => two.points - one.points);
  const asGood = others.filter(({ points }) => best.points - points <= NEARLY_EQUAL);
  const solution = [...clear.solution, ...asGood.map(({ action }) => action)];
  const rest = others.filter((one) => !asGood.includes(one));
  const isBehind = (other: (typeof others)[number]) => {
    const behind = best.points - other.points;
    return behind >= leastGap(title) && behind >= 2 * Math.hypot(best.margin, other.margin);
  };
  const [next] = rest;
  if (!next || solution.length > MOST_SOLUTIONS || !rest.every(isBehind)) return undefined;
  return { solution, others: rest, gap: best.points - next.points };
}

/** The answers after which the position looks best; a search may have left them out as equal to another. */
function atAGlance(question: Question, legal: readonly unknown[]): unknown[] {
  const { seat, title } = question;
  return ranked(question, legal, (state) => title.heuristics.evaluate(state, seat))
    .slice(0, COMPARED)
    .map(({ action }) => action);
}

/** Whether the solution, and no other answer, brings the most points if the game ended then. */
function isMostPointsNow(question: Question, legal: readonly unknown[], solution: readonly unknown[]) {
  const { seat, title } = question;
  const { game } = title;
  const all = ranked(question, legal, (state) => at(game.ifEnded(game.view(state, seat)), seat).total);
  const most = at(all, 0).worth;
  return all.every(({ action, worth }) => isAmong(solution, action) === (worth === most));
}

/** Every answer played on the same imagined state, the best first. */
function ranked(
  { title, seat, view }: Question,
  legal: readonly unknown[],
  worthOf: (state: unknown) => number,
) {
  const { game } = title;
  const state = game.imagine(view, Rng.fromSeed(hashOf(view).repeat(2), 'glance'));
  return legal
    .map((action) => {
      const draft = clone(state);
      game.play(draft, seat, action, silentTools(Rng.fromSeed(seedNumber(1))));
      return { action, worth: worthOf(draft) };
    })
    .sort((one, two) => two.worth - one.worth);
}
