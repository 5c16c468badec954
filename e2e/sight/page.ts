/** In the page: what a person is asked there, what can be pressed, and where it lies. Bundled, and called by inSight.ts. */
import type { ChoiceKind } from '../../src/client/boards/kit/Choosable.tsx';
import { BOARD, BOARD_BUTTONS, BRIGHT_PRIMARY, GAME_OVER, PRIMARY, TARGETS } from '../controls.ts';
import { isDrawn, look, nameOf, type Seen } from './visible.ts';

/** What the board was given: see BoardProps. */
interface Shown {
  readonly prompt: unknown;
  readonly legal: readonly unknown[];
  readonly view: unknown;
  readonly scores: readonly unknown[];
  readonly unsent?: { readonly action: unknown; readonly before: unknown } | undefined;
  readonly staged?: readonly StagedChoice[] | undefined;
  readonly choose: (action: unknown) => void;
}

interface StagedChoice {
  readonly action: unknown;
  readonly question: { readonly legal: readonly unknown[] };
}

/** A question with all that is known when it is asked. */
export type Question = Pick<Shown, 'prompt' | 'legal' | 'view' | 'scores'>;

/** What the page waits for. */
export type Asked =
  | ({ readonly wants: 'answer'; readonly given: readonly unknown[] } & Question)
  | {
      readonly wants: 'sending';
      readonly given: readonly unknown[];
      readonly action: unknown;
      readonly before: unknown;
    }
  | { readonly wants: 'nothing' };

/** One thing that can be pressed. */
export interface Target extends Seen {
  /** Its number, for `press` and `whereIs`. */
  readonly number: number;
  readonly leads: ChoiceKind | 'button';
  readonly label: string;
  readonly pressed: boolean;
  /** The same for things of one row or list. */
  readonly kin: string;
}

/** The things numbered by the last call of `targets`, with their places then. */
let numbered: Element[] = [];
let places = new Map<Element, DOMRect>();

/** The props of the board as React has them: the only place that knows question, answers and view exactly. */
function shown(): Shown | undefined {
  const board = document.querySelector(BOARD);
  const key = board && Object.keys(board).find((name) => name.startsWith('__reactProps$'));
  return key
    ? boardIn((board as unknown as Record<string, { children?: unknown }>)[key]?.children)
    : undefined;
}

function boardIn(node: unknown): Shown | undefined {
  if (Array.isArray(node)) return node.map(boardIn).find((one) => one !== undefined);
  const props = (node as { props?: Record<string, unknown> } | null | undefined)?.props;
  if (!props) return undefined;
  return 'legal' in props && 'choose' in props ? (props as unknown as Shown) : boardIn(props.children);
}

function now(): Asked | undefined {
  if (document.querySelector(GAME_OVER)) return { wants: 'nothing' };
  const props = shown();
  if (!props) return undefined;
  const { prompt, legal, view, scores, unsent, staged = [] } = props;
  // Answers without a choice are not a person's.
  const given = staged.filter(({ question }) => question.legal.length > 1).map(({ action }) => action);
  if (unsent) {
    const { action, before } = unsent;
    return isBright() ? { wants: 'sending', given, action, before } : undefined;
  }
  const isSending = document.querySelector(PRIMARY)?.textContent?.startsWith('Sending');
  // A question with one answer is answered by the table itself.
  return prompt && legal.length > 1 && !isSending && document.querySelector(TARGETS)
    ? { wants: 'answer', given, prompt, legal, view, scores }
    : undefined;
}

/** Whether pressing the primary button sends something. */
export function isBright(): boolean {
  return document.querySelector(BRIGHT_PRIMARY) !== null;
}

/** The longest wait for rivals and storage, in milliseconds, and how often it is looked if nothing changes. */
const LIMIT = 60_000;
const PAUSE = 2000;

/** Waits until the person has something to do, or the game is over. */
export async function asked(): Promise<Asked> {
  const began = performance.now();
  while (performance.now() - began < LIMIT) {
    const found = now();
    if (found) {
      // Whatever scrolls or measures itself after drawing has its turn first.
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      const settled = now();
      if (settled?.wants === found.wants) return settled;
    }
    // Until something changes: looking at every frame would have every frame drawn.
    await new Promise<void>((resolve) => {
      const watching = new MutationObserver(() => {
        watching.disconnect();
        resolve();
      });
      watching.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
      setTimeout(resolve, PAUSE);
    });
  }
  throw new Error('nothing is asked, and the game is not over');
}

/** Everything that can be pressed now. */
export function targets(): Target[] {
  numbered = [...document.querySelectorAll(`${TARGETS}, ${BOARD_BUTTONS}`)].filter(isDrawn);
  // Pieces of a drawing may move; the drawing itself, and what stands around it, should not.
  const still = numbered.map((one) => one.closest('svg') ?? one);
  places = new Map(still.map((one) => [one, one.getBoundingClientRect()]));
  return numbered.map((one, number) => ({
    ...look(one),
    number,
    leads: ((one as HTMLElement).dataset.choose as ChoiceKind | undefined) ?? 'button',
    // What is written on it comes first in some labels; what it means is meant here.
    label:
      (one as HTMLElement).dataset.answer ||
      one.ariaLabel ||
      one.querySelector('.sr')?.textContent ||
      one.textContent ||
      '',
    pressed: one.ariaPressed === 'true',
    kin: nameOf(one),
  }));
}

/** Where to press; scrolls to it first if it must be. */
export function whereIs(number: number): Seen['point'] {
  const one = numbered[number];
  return one && reachable(one);
}

/** Where to press to send the turn. */
export function whereIsPrimary(): Seen {
  const one = document.querySelector(PRIMARY);
  if (!one) throw new Error('no button sends the turn');
  const seen = look(one);
  return { ...seen, point: seen.point ?? reachable(one) };
}

function reachable(one: Element): Seen['point'] {
  const seen = look(one);
  if (seen.sight === 'free') return seen.point;
  one.scrollIntoView({ block: 'center', inline: 'nearest' });
  places = new Map([...places.keys()].map((other) => [other, other.getBoundingClientRect()]));
  return look(one).point;
}

/** Presses what no finger reaches. */
export function press(number: number): void {
  numbered[number]?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
}

/** How far the things that are still there have moved since they were numbered, in pixels; the pressed one may. */
export function moved(pressed: number): number {
  let most = 0;
  for (const [one, before] of places) {
    if (one === numbered[pressed] || !one.isConnected || !isDrawn(one) || one.ariaPressed === 'true')
      continue;
    const after = one.getBoundingClientRect();
    most = Math.max(most, Math.abs(after.left - before.left), Math.abs(after.top - before.top));
  }
  return most;
}

/** Gives an answer that could not be found on the board. */
export function give(action: unknown): void {
  shown()?.choose(action);
}
