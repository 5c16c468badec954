/** The expected result of an answer, how good it is and why, in words. */
import type { Advice } from '#bots';
import type { Fact, Language, Telling, Words } from '#kernel';
import { figure, signedFigure } from '../../i18n/formats.ts';
import type { AdviceText, Sureness } from '../../i18n/text/advice.ts';
import { noise, type RankedAnswer } from '../thinking/ranking.ts';
import type { Measure } from '../thinking/tasks.ts';

/** Differences below this many points do not count. */
export const NEGLIGIBLE = 0.05;

/** A margin below this many points means that the result is certain. */
const CERTAIN = 0.005;

/** From this confidence on, an answer is called sure or likely. */
const SURE = 0.7;
const LIKELY = 0.4;

/** The most reasons given for the best answer, and against each other one. */
const MAX_REASONS = { best: 2, other: 1 };

type Expected = Pick<Advice<unknown>, 'points' | 'margin'>;

/** A lead, or a total for a lone seat. */
export function expectation(text: AdviceText, measure: Measure, points: number): string {
  if (measure === 'own') return text.total(text.points(points));
  if (Math.abs(points) < NEGLIGIBLE) return text.level;
  return points > 0 ? text.ahead(text.points(points)) : text.behind(text.points(-points));
}

/** The 95 % interval, rounded outwards. */
export function interval(
  text: AdviceText,
  language: Language,
  measure: Measure,
  { points, margin }: Expected,
): string {
  if (margin < CERTAIN) return text.certain;
  const format = measure === 'lead' ? signedFigure : figure;
  const [low, high] = [Math.floor((points - margin) * 10) / 10, Math.ceil((points + margin) * 10) / 10];
  return text.between(format(language, low), format(language, high));
}

/** How certain it is that an answer alone in the first place is the best. */
function surenessOf({ confidence }: Pick<RankedAnswer, 'confidence'>): Sureness {
  if (confidence < LIKELY) return 'open';
  return confidence >= SURE ? 'sure' : 'likely';
}

/** How good an answer is: only one that nothing equals is called the best. */
export function verdict(text: AdviceText, one: RankedAnswer, all: readonly RankedAnswer[]): string {
  const { hint } = text;
  const best = all[0] ?? one;
  if (one.place > best.place) {
    const lost = Math.max(0, best.points - one.points);
    return (lost <= noise(best, one) ? hint.perhapsWorse : hint.worse)(text.points(lost));
  }
  const isTied = all.some((other) => other !== one && other.place === one.place);
  return isTied ? hint.tied : hint.best(hint.sureness[surenessOf(one)]);
}

/** What speaks for the best answer, or against another; the best always has something. */
export function reasonsInWords(
  text: AdviceText,
  reasons: readonly Fact[],
  isBest: boolean,
  words: Words,
  telling: Telling,
): readonly string[] {
  const told = reasons.slice(0, isBest ? MAX_REASONS.best : MAX_REASONS.other);
  if (isBest && told.length === 0) return [text.hint.searched];
  return told.map((fact) => words.fact(fact, telling));
}
