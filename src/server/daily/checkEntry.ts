/** Plays a game of the day again, the bot's answers included, before it counts. */
import { botNamed } from '#bots';
import type { Title } from '#games';
import {
  apply,
  type GameRecord,
  type Position,
  parseOptions,
  Refused,
  Rng,
  requireBox,
  same,
  start,
} from '#kernel';
import { refusedAtDoor } from '#protocol';
import { botSeed, dailyPlan, dailyValue } from '#table';
import type { DailyDeal, DailyResult } from '../store/index.ts';

/** What a device hands in: the game, and the points that it has shown for it. */
export interface HandedIn {
  readonly record: Pick<GameRecord, 'game' | 'options' | 'seats' | 'seed' | 'plays' | 'box'>;
  readonly scores: readonly number[];
}

/** What counts of it. */
export type Checked = Omit<DailyResult, 'finished'>;

/** Resolves with what counts; refuses what does not. */
export type CheckEntry = (deal: DailyDeal, handedIn: HandedIn) => Promise<Checked>;

const PERSON = 0;

/** P83 P84 Refuses what was not played from this deal by its rules and bots. */
export function checkEntry({ game, heuristics }: Title, deal: DailyDeal, handedIn: HandedIn): Checked {
  requireBox(game, deal.box);
  const { record, scores } = handedIn;
  const plan = dailyPlan(game);
  const { plays, options, ...rest } = record;
  const dealt = { game: deal.game, seats: plan.seats.length, seed: deal.seed, box: deal.box };
  const { game: id, seats, seed, box } = rest;
  const isOfDeal =
    same({ game: id, seats, seed, box }, dealt) &&
    orElse('otherDeal', () => same(parseOptions(game.options, options), plan.options));
  if (!isOfDeal) throw refusedAtDoor('otherDeal');
  let { position } = start(game, plan.options, plan.seats.length, deal.seed);
  for (const [number, { seat, action }] of plays.entries()) {
    const level = plan.seats[seat];
    if (level === undefined) throw refusedAtDoor('notPlayedSo');
    if (level !== 'human' && !same(choiceAt(position, seat, number, level), action))
      throw refusedAtDoor('notPlayedSo');
    position = orElse('notPlayedSo', () => apply(game, position, seat, action).position);
  }
  const outcome = game.outcome(position.state);
  const automata = game.automata(position.state).map(({ score }) => score);
  const reached = [...game.scores(position.state), ...automata].map(({ total }) => total);
  if (!outcome || !same(reached, scores)) throw refusedAtDoor('notPlayedSo');
  const ahead = outcome.ranking.findIndex((shared) => shared.includes(PERSON));
  const place = outcome.ranking.slice(0, ahead).flat().length + 1;
  return { scores: reached, value: dailyValue(reached), place };

  /** What the bot answers there: without a clock, and with the chance that tables give it. */
  function choiceAt({ state }: Position, seat: number, plays: number, level: Exclude<At, 'human'>): unknown {
    const legal = game.legalActions(state, seat);
    if (legal.length === 0) throw refusedAtDoor('notPlayedSo');
    const chance = Rng.fromSeed(botSeed({ seed: deal.seed, plays }, seat));
    return botNamed(level, game, heuristics).choose(seat, game.view(state, seat), legal, chance);
  }
}

type At = ReturnType<typeof dailyPlan>['seats'][number];

/** What the rules refuse in somebody's game is no fault of the request, but of the game. */
function orElse<T>(code: 'otherDeal' | 'notPlayedSo', attempt: () => T): T {
  try {
    return attempt();
  } catch (error) {
    throw error instanceof Refused ? refusedAtDoor(code) : error;
  }
}
