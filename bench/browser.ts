/** The browser for measurements. */
import { type Browser, chromium } from '@playwright/test';
import { findChromium } from '../tools/findChromium.mjs';

const FLAGS = ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'];

/** Launches Chromium; the caller closes it. */
export async function openChromium(): Promise<Browser> {
  const found = await findChromium();
  if ('error' in found) throw new Error(`${found.error}; cure: ${found.cure}`);
  return chromium.launch({
    executablePath: found.path,
    args: FLAGS,
    env: { ...(process.env as Record<string, string>), ...found.env },
  });
}
