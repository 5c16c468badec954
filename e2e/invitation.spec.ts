/** An invitation is there with its table, as a link and as a code, and lives until its host really takes it back. */
import { expect } from '@playwright/test';
import { linkOf, openTable, test } from './onlineSteps.ts';
import { expectSound, WINDOWS } from './steps.ts';

test.use({ ...WINDOWS[0], drawn: true });

test('an invitation is copied, shown as a code, and kept by an impatient host', async ({ guest }) => {
  const ada = await guest('Ada');
  await ada.setViewportSize(WINDOWS[0].viewport);
  await openTable(ada, 'rowhouse');
  const link = await linkOf(ada);
  await test.step('the code is large enough for a camera, dark on light in both themes', async () => {
    const code = ada.getByRole('img', { name: 'The link as a QR code' });
    await code.scrollIntoViewIfNeeded();
    expect((await code.boundingBox())?.width).toBeGreaterThanOrEqual(168);
    for (const colorScheme of ['dark', 'light'] as const) {
      await ada.emulateMedia({ colorScheme });
      await expect(code).toHaveCSS('background-color', 'rgb(255, 253, 248)');
      await expect(code).toHaveCSS('fill', 'rgb(28, 43, 63)');
    }
    await ada.getByRole('button', { name: 'Large code' }).click();
    const large = ada.getByRole('dialog', { name: 'Large code' });
    expect((await large.boundingBox())?.height).toBe(WINDOWS[0].viewport.height);
    await expectSound(ada, 'online.largeCode', { fullPage: false });
    await large.getByRole('button', { name: 'Close' }).click();
  });
  await test.step('a double press on Revoke is not yet an answer to its question', async () => {
    await ada.getByRole('button', { name: 'Revoke' }).first().dblclick();
    expect(await linkOf(ada)).toBe(link);
  });
  await test.step('an impatient host makes more than one link to watch, and each stays', async () => {
    await ada.getByText('Other links').click();
    const make = ada.getByRole('button', { name: 'Make a link' });
    await make.click();
    const links = ada.getByLabel('Address of the link: Only to watch');
    await expect(links).toHaveCount(1);
    await make.click();
    await expect(links).toHaveCount(2);
    expect(await linkOf(ada)).toBe(link);
  });
});
