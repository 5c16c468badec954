/** A language nobody speaks, to see whether there is room: every text two fifths longer, with high and low accents. */
import { expect, type Page } from '@playwright/test';
import { expectNoSidewaysScrolling, picture } from './steps.ts';

/**
 * Lengthens every text of the page as it stands, looks for what no longer fits, and puts all back. It is done to the page, not to the
 * catalogues: so it reaches the shell, the games' words and the rules alike, and the product knows nothing of it.
 */
export async function expectRoom(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await page.evaluate(lengthen);
  // The accents may be in a file of the font that nobody needed before.
  await page.evaluate(() => document.fonts.ready);
  await picture(page, `pseudo.${name}`, true);
  await expectNoSidewaysScrolling(page);
  const faults = await faultsOf(page);
  await page.evaluate(() => (window as unknown as { speakAgain(): void }).speakAgain());
  expect(faults, name).toEqual([]);
}

/** What is cut off, or leaves its place or the window. */
export function faultsOf(page: Page): Promise<string[]> {
  return page.evaluate(cutOff);
}

function lengthen(): void {
  const accents: Readonly<Record<string, string>> = {
    a: 'å',
    e: 'é',
    i: 'ï',
    o: 'ö',
    u: 'ü',
    n: 'ñ',
    c: 'ç',
    A: 'Å',
    E: 'É',
    O: 'Ö',
    U: 'Ü',
    S: 'Š',
  };
  const longer = (word: string) =>
    word.replace(/[a-z]/gi, (letter) => accents[letter] ?? letter) +
    'ëlïöm'.repeat(3).slice(0, Math.ceil(word.length * 0.4));
  const said = new Map<Text, string>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    if (!node.parentElement?.closest('script, style, .sr, .word') && /\p{L}{2}/u.test(node.data))
      said.set(node, node.data);
  }
  for (const [node, words] of said) node.data = words.replace(/\p{L}{2,}/gu, longer);
  const speakAgain = () => {
    for (const [node, words] of said) node.data = words;
  };
  Object.assign(window, { speakAgain });
}

/** Buttons, links, labels and headings that leave the window, or whose words leave them. */
function cutOff(): string[] {
  const SLACK = 2;
  /** Where the words stand, without those that only a screen reader is told, and what must hold them: the element, or a mark on its edge. */
  const wordsOf = (element: Element) => {
    const found: { words: DOMRect; holder: DOMRect }[] = [];
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { parentElement } = walker.currentNode;
      if (parentElement && getComputedStyle(parentElement).clipPath !== 'none') continue;
      let holder = parentElement ?? element;
      while (holder !== element && getComputedStyle(holder).position !== 'absolute')
        holder = holder.parentElement ?? element;
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      found.push({ words: range.getBoundingClientRect(), holder: holder.getBoundingClientRect() });
    }
    return found.filter(({ words }) => words.width > 0);
  };
  const reaches = (element: Element): string | undefined => {
    const box = element.getBoundingClientRect();
    if (box.width === 0 || box.height === 0 || !element.checkVisibility({ visibilityProperty: true }))
      return undefined;
    for (const { words, holder } of [{ words: box, holder: box }, ...wordsOf(element)]) {
      if (holder.left < -SLACK || holder.right > innerWidth + SLACK) return 'leaves the window';
      if (words.right > holder.right + SLACK || words.left < holder.left - SLACK) return 'is too narrow';
      if (words.bottom > holder.bottom + SLACK || words.top < holder.top - SLACK) return 'is too low';
    }
    return undefined;
  };
  /** What can be pushed sideways, shows only with the focus, is a game's name (the same in all languages) or the first lines of the log is no fault. */
  const isElsewhere = (element: Element) => {
    if (
      element.closest('.skip, .sr, select, [hidden], [popover]:not(:popover-open), .topbar > h1, .last-move')
    )
      return true;
    for (let around = element.parentElement; around; around = around.parentElement)
      if (/auto|scroll/.test(getComputedStyle(around).overflowX) && around.scrollWidth > around.clientWidth)
        return true;
    return false;
  };
  return [...document.querySelectorAll('button, a.btn, label, summary, legend, h1, h2, h3, .chip')]
    .filter((element) => !isElsewhere(element) && getComputedStyle(element).display !== 'inline')
    .flatMap((element) => {
      const fault = reaches(element);
      return fault ? [`${element.tagName}.${element.className} «${element.textContent}» ${fault}`] : [];
    });
}
