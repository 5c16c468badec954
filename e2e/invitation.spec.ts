/** An invitation lives until its host really takes it back. */
import { expect } from '@playwright/test';
import { openTable, test } from './onlineSteps.ts';

const PHONE = { width: 360, height: 640 };
const DESKTOP = { width: 1280, height: 720 };

for (const size of [PHONE, DESKTOP]) {
  test(`an impatient host keeps the invitation, ${size.width} px`, async ({ guest }) => {
    const ada = await guest('Ada');
    await ada.setViewportSize(size);
    await openTable(ada, 'rowhouse');
    const make = ada.getByRole('button', { name: 'Make a link' });
    await make.scrollIntoViewIfNeeded();
    const box = await make.boundingBox();
    if (!box) throw new Error('no button');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await ada.mouse.click(x, y);
    const links = ada.getByLabel(/Address of the link/);
    await expect(links).toHaveCount(1);
    const address = await links.first().inputValue();
    await ada.mouse.click(x, y);
    await ada.mouse.click(x, y);
    await expect.poll(() => links.count()).toBeGreaterThan(1);
    // A double press on Revoke is not yet an answer to its question.
    const revoke = ada.getByRole('button', { name: 'Revoke' }).first();
    await revoke.dblclick();
    await expect
      .poll(() => links.evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value)))
      .toContain(address);
  });
}
