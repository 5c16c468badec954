/** What the browser itself says has moved while a turn was put together: its layout shifts, after a press or not. */
import type { Page } from '@playwright/test';
import { expectDrawn } from '../drawing.ts';
import type { Finger } from './finger.ts';
import type { Asked } from './page.ts';

/** One thing that moved: where it is in the page, from where and to where (x, y, width, height), and what was pressed last. */
export interface Shift {
  readonly part: string;
  readonly from: string;
  readonly to: string;
  readonly after: string;
}

/** A finger that notes what moves between a question and the press that sends. */
export interface WatchingFinger extends Finger {
  /** What has moved so far. */
  readonly shifts: readonly Shift[];
}

/**
 * Watches a table that is open while the finger puts turns together. With a question named in `phases` another part of the
 * game may begin before anything is sent, on another screen.
 */
export async function watching(
  page: Page,
  finger: Finger,
  phases: readonly string[] = [],
): Promise<WatchingFinger> {
  await expectDrawn(page);
  await page.evaluate(() => document.fonts.ready);
  await page.evaluate(watch);
  const shifts: Shift[] = [];
  let isComposing = false;
  let after = 'the question';
  let step = '';
  /** Forgets what moved up to now, or notes it. */
  const take = async (isNoted = isComposing) => {
    const moved = await page.evaluate(taken);
    if (isNoted) shifts.push(...moved.map((one) => ({ ...one, after })));
  };
  return {
    ...finger,
    shifts,
    async asked() {
      const asked = await finger.asked();
      await take();
      isComposing = asked.wants !== 'nothing';
      step = stepOf(asked) ?? step;
      return asked;
    },
    async press(target) {
      await take();
      after = `${target.kin} "${target.label.slice(0, 40)}"`;
      const pressed = await finger.press(target);
      if (target.leads === 'send') await take(false);
      const now = stepOf(pressed.asked) ?? step;
      if (now !== step && phases.includes(now)) await take(false);
      step = now;
      return pressed;
    },
    async send() {
      await take();
      isComposing = false;
      after = 'the question';
      return finger.send();
    },
    async undo() {
      await take();
      after = 'undo';
      return finger.undo();
    },
    // A table that is opened again is drawn anew.
    async comeBack() {
      await take();
      await finger.comeBack();
      await finger.asked();
      await take(false);
      after = 'coming back';
    },
  };
}

/** What is asked, by the name of its step. */
function stepOf(asked: Asked): string | undefined {
  if (asked.wants !== 'answer') return undefined;
  return (asked.prompt as { readonly step?: string }).step;
}

type Moved = Omit<Shift, 'after'>;

/** In the page: keeps every layout shift but those of pieces, and of words which changed while the place they stand in stayed. */
function watch(): void {
  type Source = { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly };
  const moved: Moved[] = [];
  let reworded = new Set<Node>();
  let places = new Map<Element, string>();

  const placeOf = ({ x, y, width, height }: DOMRectReadOnly) =>
    [x, y, width, height].map(Math.round).join(' ');
  /** The way to a node, by tags and classes. */
  const wayTo = (node: Node | null): string => {
    const way: string[] = [];
    let one = node instanceof Element ? node : (node?.parentElement ?? null);
    for (; one && way.length < 4; one = one.parentElement)
      way.unshift([one.tagName.toLowerCase(), ...one.classList].join('.'));
    return `${way.join(' > ')}${node instanceof Text ? ` "${node.data.slice(0, 30)}"` : ''}`;
  };
  const isInline = (one: Element) => getComputedStyle(one).display === 'inline';
  /** The words of a node are others now, and what is around them stands where it stood. */
  const isReworded = (node: Node | null): boolean => {
    let words = node instanceof Element ? node : (node?.parentElement ?? null);
    while (words && isInline(words)) words = words.parentElement;
    const around = words?.parentElement;
    if (!words || !around || words.querySelector('button, [data-choose]')) return false;
    return (
      [...reworded].some((one) => words.contains(one)) &&
      places.get(around) === placeOf(around.getBoundingClientRect())
    );
  };
  /** Pieces that nobody can choose now may make room for another one, such as a card that comes into the hand. */
  const isPiece = (node: Node | null) =>
    node instanceof Element && node.matches('[data-piece]:not([data-choose])');
  const noteWords = (records: readonly MutationRecord[]) => {
    for (const { target, addedNodes, removedNodes } of records)
      if ([...addedNodes, ...removedNodes].every((one) => !(one instanceof Element) || isInline(one)))
        reworded.add(target);
  };
  const note = (entries: PerformanceEntryList) => {
    noteWords(words.takeRecords());
    for (const entry of entries)
      for (const { node, previousRect, currentRect } of (entry as unknown as { sources: Source[] }).sources)
        if (!isReworded(node) && !isPiece(node))
          moved.push({ part: wayTo(node), from: placeOf(previousRect), to: placeOf(currentRect) });
  };
  const words = new MutationObserver(noteWords);
  words.observe(document.body, { subtree: true, childList: true, characterData: true });
  const shifts = new PerformanceObserver((list) => note(list.getEntries()));
  shifts.observe({ type: 'layout-shift' });
  Object.assign(globalThis, {
    takeShifts: () => {
      note(shifts.takeRecords());
      reworded = new Set();
      places = new Map(
        [...document.querySelectorAll('.table *')].map((one) => [one, placeOf(one.getBoundingClientRect())]),
      );
      return moved.splice(0);
    },
  });
}

/** In the page: what has moved since it was asked last, once everything is drawn. */
async function taken(): Promise<Moved[]> {
  for (let frames = 0; frames < 2; frames++)
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  return (globalThis as unknown as { takeShifts: () => Moved[] }).takeShifts();
}
