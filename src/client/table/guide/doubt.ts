/** Whether the coach asks about a chosen answer, and what it says: pure, from what the worker found. */
import { type Doubted, type GameTypes, type GuideText, tellDoubt } from '#kernel';
import type { Hint, WeighedAnswer } from '../thinking/tasks.ts';

/** Below this confidence the best answers are not sure enough to be held against another. */
const SURE_ENOUGH = 0.4;

/** How often the same reason is given in one game. */
const SAME_REASON = 2;

/** What was asked at a table so far. */
export interface Asked {
  /** Codes of the facts that were told. */
  readonly reasons: readonly string[];
  /** How many answers had been sent when it was asked last. */
  readonly lastTurn: number | undefined;
}

/** What the coach asks. */
export interface Doubt {
  readonly says: string;
  readonly reason: string;
  readonly best: unknown;
  /** What the player knew when choosing. */
  readonly view: unknown;
  readonly cost: number;
}

/** Whether it may be asked at all, before anything is weighed: not too often, and not twice in one turn. */
export function mayAsk(asked: Asked, turn: number, times: number): boolean {
  return asked.reasons.length < times && asked.lastTurn !== turn;
}

/** The best answer of a hint, if it and those as good are sure enough to be held against another. */
export function bestOf({ answers }: Hint): Hint['answers'][number] | undefined {
  const [best] = answers;
  const alike = answers.filter(({ place }) => place === best?.place);
  return alike.reduce((sum, { confidence }) => sum + confidence, 0) >= SURE_ENOUGH ? best : undefined;
}

/** The sentence of the weightiest fact that can be said; nothing where the answer costs little, or perhaps nothing. */
export function doubtOf(
  text: GuideText,
  { cost, margin, differences }: WeighedAnswer,
  answers: Omit<Doubted<GameTypes>, 'fact' | 'other'>,
  asked: Asked,
  points: number,
): Doubt | undefined {
  if (cost < points || cost <= margin) return undefined;
  for (const { side, fact, other } of differences) {
    if (asked.reasons.filter((reason) => reason === fact.fact).length >= SAME_REASON) continue;
    const says = tellDoubt(text, side, { ...answers, fact, other });
    if (says !== undefined) return { says, reason: fact.fact, best: answers.best, view: answers.view, cost };
  }
  return undefined;
}
