/** Runs before `npm start` and `npm test`, without dependencies: installs missing packages; with `--build` also builds what is out of date. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..');
const STAMP = join(ROOT, 'node_modules', '.installed');

checkNode();
install();
if (process.argv.includes('--build')) run(process.execPath, ['tools/build.mjs']);

function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  console.error(`Skyline needs Node 20.19 or newer, this is ${process.version}`);
  process.exit(1);
}

/** The stamp file contains the hash of the installed lock file. */
function install() {
  const lockHash = createHash('sha256')
    .update(readFileSync(join(ROOT, 'package-lock.json')))
    .digest('hex');
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === lockHash) return;
  console.log('installing dependencies (npm ci) ...');
  run('npm', ['ci', '--no-audit', '--no-fund']);
  writeFileSync(STAMP, lockHash);
}

function run(command, args) {
  const done = spawnSync(command, args, { cwd: ROOT, stdio: 'inherit', shell: process.platform === 'win32' });
  if (done.error) console.error(`cannot run ${command}: ${done.error.message}`);
  if (done.status !== 0) process.exit(done.status ?? 1);
}
