import { chromium } from '@playwright/test';
const [names, sizes, themes = 'dark', script = ''] = process.argv.slice(2);
const browser = await chromium.connectOverCDP('http://localhost:9467');
for (const context of browser.contexts()) for (const page of context.pages()) {
  const name = await page.evaluate(() => sessionStorage.shot).catch(() => '');
  if (!names.split(',').includes(name)) continue;
  if (process.env.RELOAD) { await page.reload(); await page.locator('.tc-table').waitFor(); await page.waitForTimeout(1500); }
  if (script) await page.evaluate(script);
  for (const theme of themes.split(',')) {
    await page.emulateMedia({ colorScheme: theme as any, reducedMotion: 'reduce' });
    for (const size of sizes.split(',')) {
      const [width, height] = size.split('x').map(Number);
      await page.setViewportSize({ width, height });
      await page.waitForTimeout(500);
      const path = `/tmp/tangram/${name}-${width}-${theme}${process.env.TAG ?? ''}.png`;
      await page.screenshot({ path });
      const info = await page.evaluate(() => {
        const w = window as any;
        const b = document.querySelector('.tc-city')?.getBoundingClientRect();
        const scroll = ['.table', '.center', '.dock', '.tc-side', '.tc-main', '.seats'].map((s) => { const e = document.querySelector(s); return e && e.scrollHeight > e.clientHeight + 1 ? `${s} ${e.scrollHeight}>${e.clientHeight}` : ''; }).filter(Boolean);
        const bad = w.sight?.targets().filter((t: any) => t.sight !== 'free').map((t: any) => `${t.kin} ${t.label.slice(0, 30)} ${t.sight} by ${t.by}`);
        return { board: b && [b.left, b.top, b.width, b.height].map(Math.round), scroll, bad };
      });
      console.log(path, JSON.stringify(info));
    }
  }
}
process.exit(0);
