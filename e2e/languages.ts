/** A page as it stands, in every language: nothing wider than a phone, nothing cut off; with DEEP=1 also accessible in both themes. */
import { expect, type Page, test } from '@playwright/test';
import { LANGUAGES, type Language } from '#kernel';
import { faultsOf } from './pseudo.ts';
import { expectAccessible, expectNoSidewaysScrolling, picture, WINDOWS } from './steps.ts';

const [PHONE] = WINDOWS;

/** Without opening it again: the language is changed where it stands, and is English and the size its own at the end. */
export async function expectInEveryLanguage(page: Page, name: string): Promise<void> {
  const own = page.viewportSize();
  if (process.env.DEEP) test.setTimeout(1_200_000);
  await page.setViewportSize(PHONE.viewport);
  const others = LANGUAGES.filter((one) => one !== 'en');
  for (const language of [...others, 'en' as const]) {
    await speak(page, language);
    await picture(page, `languages.${name}.${language}`, true);
    await expectNoSidewaysScrolling(page);
    const faults = [...(await faultsOf(page)), ...(await page.evaluate(tablesOutside))];
    expect(faults, `${name} in ${language}`).toEqual([]);
    if (process.env.DEEP)
      for (const { colorScheme } of WINDOWS) {
        await page.emulateMedia({ colorScheme });
        await expectAccessible(page);
      }
  }
  if (own) await page.setViewportSize(own);
}

/** By the switch in the bar, which a phone may have no room for, and a dialog may cover. */
async function speak(page: Page, language: Language): Promise<void> {
  await page.locator('.lang select').evaluate((select: HTMLSelectElement, value) => {
    select.value = value;
    select.dispatchEvent(new Event('change', { bubbles: true }));
  }, language);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await page.evaluate(() => document.fonts.ready);
}

/** Tables of figures that leave their panel; the window may still be wide enough for them. */
function tablesOutside(): string[] {
  return [...document.querySelectorAll('.panel table')]
    .filter((table) => {
      const panel = table.closest('.panel');
      return panel && table.getBoundingClientRect().right > panel.getBoundingClientRect().right - 8;
    })
    .map((table) => `«${table.textContent}» leaves its panel`);
}
