/** What a bot would answer in one turn, and what the table shows after each answer. */
import { botNamed } from '#bots';
import type { Title } from '#games';
import { Rng } from '#kernel';
import type { TableView } from '#table';
import { stageOf } from '../../src/client/table/staging/stage.ts';
import type { Asked, Question } from './page.ts';

/** One answer of a turn. */
export interface PlannedAnswer {
  readonly question: Pick<Question, 'prompt' | 'legal' | 'view'>;
  readonly action: unknown;
  /** The answer as the board may call it, and the heading of answers like it. */
  readonly words: string;
  readonly group: string;
  /** What the other answers are called. */
  readonly others: readonly string[];
  /** Whether it does nothing but end the turn, so that the table has a button for it. */
  readonly endsTurn: boolean;
}

/** Who answers for the seat that is measured. */
const LEVEL = 'level4';
const SEAT = 0;

/** The answers from a question up to the next moment at which the turn must be sent. */
export function planTurn(title: Title, question: Question, seed: string): PlannedAnswer[] {
  const { game, heuristics, words } = title;
  const bot = botNamed(LEVEL, game, heuristics);
  const table = tableViewOf(question);
  const plan: PlannedAnswer[] = [];
  let stage = stageOf(game, table, []);
  while (stage.next) {
    const { view } = stage.tableView;
    const { prompt, legal } = stage.next;
    const action = bot.choose(SEAT, view, legal, Rng.fromSeed(seed, `${plan.length}`));
    const telling = { view, name: (seat: number) => `seat ${seat}` };
    stage = stageOf(game, table, [...stage.staged.map((one) => one.action), action]);
    plan.push({
      question: { prompt, legal, view },
      action,
      words: words.en.answer(action, telling),
      others: legal.filter((one) => one !== action).map((one) => words.en.answer(one, telling)),
      group: words.en.group?.(action, telling) ?? '',
      endsTurn: (game as { endsTurn?(action: unknown): boolean }).endsTurn?.(action) ?? false,
    });
  }
  return plan;
}

/** How far the answers of a turn follow the plan, and how many others come after that. */
export interface Progress {
  readonly done: number;
  readonly extra: number;
}

export function progressOf(plan: readonly PlannedAnswer[], asked: Asked): Progress {
  const given = asked.wants === 'nothing' ? [] : asked.given;
  const off = given.findIndex((action, i) => !plan[i] || textOf(plan[i].action) !== textOf(action));
  const done = off < 0 ? given.length : off;
  return { done, extra: given.length - done };
}

/** The same for the same question, or for the same turn that waits to be sent. */
export function shownKey(asked: Asked): string {
  if (asked.wants === 'nothing') return '';
  const parts = asked.wants === 'answer' ? [asked.prompt, asked.view] : [asked.action, asked.before];
  return textOf([asked.given, ...parts]);
}

/** The same text for the same value, whatever the order of its keys. */
export function textOf(part: unknown): string {
  return JSON.stringify(part, (_, value) =>
    value && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([one], [two]) => (one < two ? -1 : 1)))
      : value,
  );
}

function tableViewOf({ prompt, view, scores }: Question): TableView {
  const known: Partial<TableView> = {
    phase: 'playing',
    viewer: SEAT,
    view,
    prompt,
    scores: scores as TableView['scores'],
    awaited: [SEAT],
    plays: 0,
    answered: [0],
  };
  // A stage is computed from these alone.
  return known as TableView;
}
