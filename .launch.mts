import { chromium } from '@playwright/test';
import { findChromium } from '/work/wt/tangram/tools/findChromium.mjs';
import { openInSight } from '/work/wt/tangram/e2e/inSight.ts';
import { planTurn } from '/work/wt/tangram/e2e/sight/plan.ts';
import { loadTitle } from '/work/wt/tangram/src/games/registry.ts';
import { writeFileSync } from 'node:fs';
const found: any = await findChromium();
const browser = await chromium.launch({ executablePath: found.path, args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking', '--remote-debugging-port=9467'], env: { ...process.env, ...found.env } as any });
const title = await loadTitle('tangramcity');
const WANTED: [string, number, number, number, boolean][] = [
  ['mid', 3, 2, 18, false], ['midp', 3, 2, 18, true],
  ['last5', 5, 3, 26, false], ['last5p', 5, 3, 26, true],
];
async function one([name, seats, seed, count, touch]: (typeof WANTED)[number]) {
  const context = await browser.newContext({ viewport: touch ? { width: 390, height: 844 } : { width: 1280, height: 800 }, hasTouch: touch, baseURL: 'http://localhost:5467', reducedMotion: 'reduce', locale: 'en-GB', serviceWorkers: 'block', colorScheme: 'dark', deviceScaleFactor: 1 });
  context.setDefaultTimeout(300000);
  const page = await context.newPage();
  page.on('pageerror', (e) => console.log(name, 'PAGEERROR', e.message));
  const course = { title, seed, seats };
  const finger = await openInSight(page, course);
  let done = 0;
  for (let turn = 0; done < count; turn++) {
    const q = await finger.asked();
    if (q.wants !== 'answer') break;
    const plan = planTurn(title, q, String(turn).padStart(32, '0'));
    for (const a of plan) { await finger.asked(); await finger.give(a.action); done++; }
    await finger.asked();
    await finger.send();
  }
  await finger.asked();
  console.log(name, 'ready', done, page.url());
  await page.evaluate((n) => { (window as any).__shot = n; sessionStorage.shot = n; }, name);
}
for (const w of WANTED) await one(w).catch((e) => console.log(w[0], 'FAILED', e.message));
console.log('all ready');
setInterval(() => {}, 1000);
