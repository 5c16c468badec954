/** Which of the things on a board looks most like the way to an answer, by what they say. */
import type { Target } from './page.ts';
import type { PlannedAnswer } from './plan.ts';

type Wanted = Pick<PlannedAnswer, 'words' | 'group' | 'others'>;

/** A thing that says half of what is wanted is worth a try. */
const HALF = 0.5;

/** What sends something else is not tried. */
export const NEVER = -1;

/** How much each thing looks like leading to the answer, from 0 to 1; a little more if it also gives those that come next. */
export function likeness(
  targets: readonly Target[],
  { words, group, others }: Wanted,
  next: readonly Wanted[] = [],
): number[] {
  const wanted = tokensOf(`${words} ${group}`);
  const heads = targets.map(({ label }) => share(tokensOf(headOf(label)), wanted));
  // Where one of several is always chosen, like the turn of a piece, another one may say better what is wanted.
  const isBetter = targets.map(({ leads, pressed, kin }, i) => {
    const chosen = targets.flatMap((other, j) => (other.kin === kin && other.pressed ? (heads[j] ?? 0) : []));
    const head = heads[i] ?? 0;
    return leads === 'way' && !pressed && head >= HALF && chosen.length === 1 && (chosen[0] ?? 1) < head;
  });
  // Answers that sound alike, like the same squares for each turn, are told apart by these.
  const trust = others.includes(words) && isBetter.includes(true) ? 0.4 : 1;
  return targets.map(({ label, leads, pressed }, i) => {
    const head = heads[i] ?? 0;
    if (leads === 'button') return 0.1;
    if (leads === 'send') return next.length === 0 && isSent(label, words, group) ? 1 : NEVER;
    if (leads === 'way') {
      if (pressed || !isEnough(label, words, targets)) return 0.05;
      if (tokensOf(label).join() === tokensOf(words).join()) return 1;
      if (isBetter[i] && trust < 1) return 0.97;
      if (group && isSaid(group, label)) return 0.95;
      // What the heading names in one piece is meant; its words may also stand apart, in what else the answer tells.
      return 0.9 * head + (group && isSaid(headOf(label), group) ? 0.02 : 0);
    }
    if (isSaid(words, label)) return trust * (1 + gives(label, words, next));
    if (others.some((other) => isSaid(other, label))) return 0;
    return (group && isSaid(group, label) ? 0.9 : HALF * head) * trust;
  });
}

/** Whether a thing that sends an answer at once names this one: the first sentence of its label does. */
function isSent(label: string, words: string, group: string): boolean {
  return label.split('. ')[0] === `${group}: ${words}`;
}

/** What a thing is called, without what it tells about itself. */
function headOf(label: string): string {
  return label.split(/[:.]/)[0] ?? '';
}

/** A bonus for the answers that a label says after the first, and a smaller loss for what it says besides. */
function gives(label: string, words: string, next: readonly Wanted[]): number {
  const several = next.findIndex((one) => !isSaid(one.words, label));
  const said = several < 0 ? next : next.slice(0, several);
  const planned = [words, ...said.map((one) => one.words)].flatMap(tokensOf).length;
  return 0.02 * said.length - 0.001 * Math.min(9, Math.max(0, tokensOf(label).length - planned));
}

/** Whether fewer of this card are picked than the answer has: "2 plans and 1 joker". */
function isEnough(label: string, words: string, targets: readonly Target[]): boolean {
  const noun = tokensOf(label).join(' ');
  const count = words.split(/,| and /).flatMap((part) => {
    const [first = '', ...rest] = tokensOf(part);
    return rest.join(' ') === noun ? Number(first) : [];
  })[0];
  return !count || targets.filter((one) => one.pressed && one.label === label).length < count;
}

/** Whether the words stand in a label, between other words. */
function isSaid(words: string, label: string): boolean {
  return ` ${tokensOf(label).join(' ')} `.includes(` ${tokensOf(words).join(' ')} `);
}

/** Words and numbers, one or many alike. */
function tokensOf(text: string): string[] {
  const tokens = text.toLowerCase().match(/[\p{L}\p{N}$+]+/gu) ?? [];
  return tokens.filter((token) => token !== 'and').map((token) => token.replace(/(?<=\p{L}\p{L})s$/u, ''));
}

/** The part of some tokens that is among others. */
function share(some: readonly string[], others: readonly string[]): number {
  return some.length === 0 ? 0 : some.filter((one) => others.includes(one)).length / some.length;
}
