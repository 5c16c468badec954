/** Games on the boards alone: by pointer or by keyboard, never through the list of answers. */
import { readFileSync } from 'node:fs';
import { type Download, expect, type Page } from '@playwright/test';
import { SEED, withoutPauses } from './steps.ts';

/** Ways lead to answers: more of them in a row, and an answer is taken where there is one. */
const PATIENCE = 6;
/** More choices than any game has. */
export const LONGEST_GAME = 1500;

/** The errors that the page will have met. */
export function problemsOf(page: Page): string[] {
  const problems: string[] = [];
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  page.on('pageerror', (error) => problems.push(error.message));
  return problems;
}

/** A game against a bot, opened at its first decision; gives the errors that the page has met. */
export async function openBoard(page: Page, game: string): Promise<string[]> {
  const problems = problemsOf(page);
  await withoutPauses(page);
  await page.goto(`/play/${game}?seed=${SEED}`);
  await page.getByRole('button', { name: 'Start the game' }).press('Enter');
  await page.locator(':is(.board, .dock) [data-choose]').first().waitFor();
  return problems;
}

/** Numbers from 0 up to 1, the same in every run. */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** What the page waits for: an answer, the one button that sends them, or nothing any more. */
type Wants = 'choice' | 'confirm' | 'nothing';

interface Spot {
  readonly wants: Wants;
  /** Where a finger meets it. */
  readonly x: number;
  readonly y: number;
  readonly leads: string;
  readonly label: string;
}

/** In the page: waits until the viewer has something to do or the game is over, and with a chance finds where to press. */
async function pickSpot({ chance, patient }: { chance: number | null; patient: boolean }): Promise<Spot> {
  let wants: Wants | undefined;
  while (!wants) {
    const isComplete = document.querySelector('.prompt[data-stage="complete"]') !== null;
    const sending = isComplete && document.querySelector('.send[aria-disabled="true"]') !== null;
    if (document.querySelector('.sheet table')) wants = 'nothing';
    else if (isComplete && !sending) wants = 'confirm';
    // Now and then a turn ends before everything is done that could be.
    else if (chance !== null && chance < 0.3 && document.querySelector('.send:not([aria-disabled="true"])'))
      wants = 'confirm';
    else if (document.querySelector(':is(.board, .dock) [data-choose]') && !sending) wants = 'choice';
    // Until something changes: looking at every frame would have every frame drawn.
    else
      await new Promise<void>((resolve) => {
        const watching = new MutationObserver(() => {
          watching.disconnect();
          resolve();
        });
        watching.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
      });
  }
  if (chance === null) return { wants, x: -1, y: -1, leads: '', label: '' };
  const all = [...document.querySelectorAll<HTMLElement>(':is(.board, .dock) [data-choose]')].filter(
    (one) => one.getAttribute('aria-pressed') !== 'true' && one.getBoundingClientRect().width > 0,
  );
  const answers = all.filter((one) => one.dataset.choose !== 'way');
  const ways = all.filter((one) => one.dataset.choose === 'way');
  // Mostly an answer; now and then another way to one.
  const among = answers.length === 0 || (patient && ways.length > 0 && chance < 0.15) ? ways : answers;
  const drawn = among[Math.floor(((chance * 997) % 1) * among.length)];
  const one = wants === 'confirm' ? document.querySelector<HTMLElement>('.send') : drawn;
  const told = { wants, leads: one?.dataset.choose ?? '', label: one?.textContent || (one?.ariaLabel ?? '') };
  if (wants === 'nothing' || !one) return { ...told, x: -1, y: -1 };
  one.scrollIntoView({ block: 'center', inline: 'nearest' });
  const { left, top, width, height } = one.getBoundingClientRect();
  for (const across of [0.5, 0.3, 0.7, 0.15, 0.85])
    for (const down of [0.5, 0.3, 0.7, 0.15, 0.85]) {
      const [x, y] = [left + width * across, top + height * down];
      const met = document.elementFromPoint(x, y);
      if (met?.closest('[data-choose], .send') === one) return { ...told, x, y };
    }
  return { ...told, x: -1, y: -1 };
}

interface Course {
  /** Called before each choice with its number. */
  readonly look?: (choices: number) => Promise<void>;
  /** Choices after which it is enough; what is still to be confirmed then is confirmed. */
  readonly most?: number;
}

/** By mouse or finger alone: what is pointed at must really be there, uncovered. Gives the number of choices. */
export async function playByPointer(page: Page, random: () => number, course: Course): Promise<number> {
  const { look, most = LONGEST_GAME } = course;
  const touch = await page.evaluate(() => navigator.maxTouchPoints > 0);
  let ways = 0;
  for (let choices = 0; ; ) {
    const { wants, x, y, leads, label } = await page.evaluate(pickSpot, {
      chance: random(),
      patient: ways < PATIENCE,
    });
    if (wants === 'nothing' || (wants === 'choice' && choices === most)) return choices;
    expect(x, `${label} can be reached`).toBeGreaterThanOrEqual(0);
    if (wants === 'choice') {
      await look?.(choices);
      choices++;
      ways = leads === 'way' ? ways + 1 : 0;
    }
    if (touch) await page.touchscreen.tap(x, y);
    else await page.mouse.click(x, y);
  }
}

/** Where the keyboard may wander before it settles on something. */
const STEPS = ['Tab', 'ArrowRight', 'ArrowDown', 'ArrowLeft', 'Shift+Tab', 'ArrowUp'];

/** By Tab, arrows and Enter alone. Gives the number of choices. */
export async function playByKeyboard(page: Page, random: () => number, course: Course): Promise<number> {
  const { look, most = LONGEST_GAME } = course;
  const { keyboard } = page;
  let ways = 0;
  for (let choices = 0; ; ) {
    const { wants } = await page.evaluate(pickSpot, { chance: null, patient: false });
    if (wants === 'nothing' || (wants === 'choice' && choices === most)) return choices;
    if (wants === 'confirm') await expect(page.locator('.send')).toBeFocused();
    else {
      await look?.(choices);
      choices++;
      for (let steps = Math.floor(random() * 3); steps > 0; steps--)
        await keyboard.press(STEPS[Math.floor(random() * STEPS.length)] ?? 'Tab');
      ways = (await reachChoice(page, ways < PATIENCE)) === 'way' ? ways + 1 : 0;
    }
    await keyboard.press('Enter');
  }
}

/** Tabs until the keyboard stands on something to choose; without patience on an answer, where there is one. */
async function reachChoice(page: Page, patient: boolean): Promise<string> {
  let back = false;
  for (let presses = 0; presses < 150; presses++) {
    const { leads, says, isPast } = await page.evaluate(standing, patient);
    if (leads) {
      // Whoever hears the page is told what it is.
      expect(says).toMatch(/^button: ./);
      return leads;
    }
    back ||= isPast;
    await page.keyboard.press(back ? 'Shift+Tab' : 'Tab');
  }
  throw new Error('nothing to choose was reached with Tab');
}

/** In the page: what the keyboard stands on, what is said of it, and whether it has left the board behind. */
function standing(patient: boolean): { leads: string; says: string; isPast: boolean } {
  const focused = document.activeElement ?? document.body;
  const board = document.querySelector('.board');
  const place = focused.closest<HTMLElement>(':is(.board, .dock) [data-choose]');
  const hasAnswer = board?.querySelector('[data-choose="answer"]') !== null;
  const leads = place?.getAttribute('aria-pressed') === 'true' ? '' : (place?.dataset.choose ?? '');
  const after = board?.compareDocumentPosition(focused) === Node.DOCUMENT_POSITION_FOLLOWING;
  const role = place instanceof HTMLButtonElement ? 'button' : place?.role;
  const says = `${role}: ${place?.ariaLabel || place?.textContent}`;
  return { leads: leads === 'way' && !patient && hasAnswer ? '' : leads, says, isPast: after };
}

/** What a PNG begins with. */
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** Presses a button that saves something, and gives what was saved. */
export async function savedBy(page: Page, button: string): Promise<{ file: Download; bytes: Buffer }> {
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  const file = await saved;
  return { file, bytes: readFileSync(await file.path()) };
}

/** The scene at the end can be saved as a PNG of full size that shows something. */
export async function expectPicture(page: Page, name: string): Promise<void> {
  const { file, bytes } = await savedBy(page, 'Save as PNG');
  expect(file.suggestedFilename()).toBe(name);
  await file.saveAs(`test-results/screens/picture.${name}`);
  expect([...bytes.subarray(0, 8)]).toEqual(PNG);
  const seen = await page.evaluate(async (text) => {
    const image = new Image();
    image.src = `data:image/png;base64,${text}`;
    await image.decode();
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [image.width, image.height];
    const pen = canvas.getContext('2d');
    pen?.drawImage(image, 0, 0);
    const dots = new Uint32Array(pen?.getImageData(0, 0, image.width, image.height).data.buffer ?? []);
    return { size: [image.width, image.height], colours: new Set(dots).size };
  }, bytes.toString('base64'));
  expect(seen.size).toEqual([2400, 1260]);
  expect(seen.colours).toBeGreaterThan(40);
}
