/** The expected result of an answer, and how certain it is, in words. */
import type { Advice } from '#bots';
import type { Language } from '#kernel';
import { figure, signedFigure } from '../../i18n/formats.ts';
import type { AdviceText, Sureness } from '../../i18n/text/advice.ts';
import type { Measure } from '../thinking/tasks.ts';
import { isAlike } from './ranking.ts';

/** Differences below this many points do not count. */
export const NEGLIGIBLE = 0.05;

/** A margin below this many points means that the result is certain. */
const CERTAIN = 0.005;

/** From this confidence on, an answer is called sure or likely. */
const SURE = 0.7;
const LIKELY = 0.4;

type Answer = Advice<unknown>;
type Expected = Pick<Answer, 'points' | 'margin'>;

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

/** How certain the best answer is; 'open' if another is as good. */
export function surenessOf([best, ...others]: readonly Answer[]): Sureness {
  if (!best || best.confidence < LIKELY || others.some((other) => isAlike(best, other))) return 'open';
  return best.confidence >= SURE ? 'sure' : 'likely';
}

/** The certainty in words. */
export function sureness(text: AdviceText, language: Language, answers: readonly Answer[]): string {
  const share = new Intl.NumberFormat(language, { style: 'percent' }).format(answers[0]?.confidence ?? 0);
  return text.hint.sureness[surenessOf(answers)](share);
}

/** Another answer compared with the best. */
export function comparison(text: AdviceText, best: Answer, other: Answer): string {
  return isAlike(best, other) ? text.hint.alike : text.hint.worse(text.points(best.points - other.points));
}
