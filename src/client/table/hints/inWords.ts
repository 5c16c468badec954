/** What is expected of an answer, and how sure that is, in words. Pure. */
import type { Advice } from '#bots';
import type { Language } from '#kernel';
import { figure, signedFigure } from '../../i18n/formats.ts';
import type { AdviceText, Sureness } from '../../i18n/text/advice.ts';
import type { Measure } from '../thinking/tasks.ts';

/** Less than this, in points, is nothing. */
export const SLIGHT = 0.05;

/** Answers that differ by less than this, in points, are alike. */
export const NEAR = 0.25;

/** Margins below this, in points, mean that nothing is left to chance. */
const CERTAIN = 0.005;

/** From this part of the thinking on an answer is sure, or likely. */
const SURE = 0.7;
const LIKELY = 0.4;

type Answer = Advice<unknown>;
type Expected = Pick<Answer, 'points' | 'margin'>;

/** A lead, or what a seat will have. */
export function expectation(text: AdviceText, measure: Measure, points: number): string {
  if (measure === 'own') return text.total(text.points(points));
  if (Math.abs(points) < SLIGHT) return text.level;
  return points > 0 ? text.ahead(text.points(points)) : text.behind(text.points(-points));
}

/** Where it most likely lies, rounded so that it is never told too narrow. */
export function interval(
  text: AdviceText,
  language: Language,
  measure: Measure,
  { points, margin }: Expected,
): string {
  if (margin < CERTAIN) return text.certain;
  const say = measure === 'lead' ? signedFigure : figure;
  const [low, high] = [Math.floor((points - margin) * 10) / 10, Math.ceil((points + margin) * 10) / 10];
  return text.between(say(language, low), say(language, high));
}

/** How sure the best answer is: not at all where another is as good. */
export function surenessOf([best, ...others]: readonly Answer[]): Sureness {
  if (!best || best.confidence < LIKELY || others.some((other) => isAlike(best, other))) return 'open';
  return best.confidence >= SURE ? 'sure' : 'likely';
}

/** The same in words. */
export function sureness(text: AdviceText, language: Language, answers: readonly Answer[]): string {
  const share = new Intl.NumberFormat(language, { style: 'percent' }).format(answers[0]?.confidence ?? 0);
  return text.hint.sureness[surenessOf(answers)](share);
}

/** Another answer against the best. */
export function against(text: AdviceText, best: Expected, other: Expected): string {
  return isAlike(best, other) ? text.hint.alike : text.hint.worse(text.points(best.points - other.points));
}

/** Whether nobody can tell them apart within what is uncertain. */
function isAlike(best: Expected, other: Expected): boolean {
  return best.points - other.points <= Math.max(NEAR, Math.hypot(best.margin, other.margin));
}
