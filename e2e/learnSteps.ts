/** Following the coach, with a finger, a mouse or the keyboard, in any language. */
import { expect, type Locator, type Page } from '@playwright/test';
import type { Language } from '#kernel';
import type { CoachText } from '../src/client/i18n/text/coach.ts';
import type { HomeText } from '../src/client/i18n/text/home.ts';
import type { LearnText } from '../src/client/i18n/text/learn.ts';

export const ask = (page: Page) => page.locator('.coach .ask');
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
export const onward = (page: Page) => page.locator('.coach a.send');

type Texts = { readonly learn: LearnText; readonly coach: CoachText; readonly home: HomeText };

/** What the pages around lessons say. */
export async function textsIn(language: Language): Promise<Texts> {
  const parts = ['learn', 'coach', 'home'].map((part) => import(`../src/client/i18n/${language}/${part}.ts`));
  // Each file exports its part under its own name.
  return Object.assign({}, ...(await Promise.all(parts))) as Texts;
}

/** Keeps settings before the page is opened. */
export async function remember(page: Page, settings: Readonly<Record<string, string>>): Promise<void> {
  await page.addInitScript((kept) => {
    for (const [name, value] of Object.entries(kept)) localStorage.setItem(`skyline.${name}`, value);
  }, settings);
}

/** Presses a button as a hand or as the keyboard does. */
export type Press = (target: Locator) => Promise<void>;
export const byHand: Press = (target) => target.click();
export const byKeys: Press = async (target) => {
  await target.focus();
  await target.page().keyboard.press('Enter');
};

/** Who learns: how they press, and what they do before they let the coach show them the answer. */
interface Learner {
  readonly press: Press;
  readonly learn: LearnText;
  readonly before?: (page: Page) => Promise<void>;
}

/** Follows the coach to the end of the lesson that is open. */
export async function followCoach(page: Page, { press, learn, before }: Learner): Promise<void> {
  const next = button(page, learn.next);
  const showMe = button(page, learn.showMe);
  const doIt = button(page, learn.doIt);
  const send = page.locator('.coach button.send.btn-primary');
  const goOn = next.or(showMe).or(doIt).or(send).or(onward(page)).first();
  let tried = '';
  for (let steps = 0; steps < 60; steps++) {
    // There is nothing to press while others answer or a board stops at something.
    await expect(goOn).toBeVisible();
    if (await onward(page).isVisible()) break;
    const sentence = await ask(page).innerText();
    if (await next.isVisible()) await press(next);
    else if (before && tried !== sentence && (await showMe.isVisible())) {
      tried = sentence;
      await before(page);
    } else if (await showMe.isVisible()) await press(showMe);
    else if (await doIt.isVisible()) await press(doIt);
    else if (await send.isVisible()) await press(send);
  }
  await expect(onward(page)).toBeVisible();
  // Who only follows is never refused.
  if (!before) await expect(page.locator('.refusals .toast')).toHaveCount(0);
}
