/** Typed access to the two versions of Rowhouse on boardgame.io, which is installed in its own folder, apart from the product. */
import { execFileSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Seat } from '#kernel';

const FOLDER = join(import.meta.dirname, 'boardgameio');

/** `rowhouse` uses boardgame.io's turn flow as intended, `stripped` does without it. */
export type PeerName = 'rowhouse' | 'stripped';

/** A state of boardgame.io's reducer; only the peer looks inside. */
export type PeerState = { readonly G: unknown; readonly ctx: unknown };

/** An answer as boardgame.io lists it. */
export interface PeerMove {
  readonly move: string;
  readonly args: readonly unknown[];
}

/** An answer as the reducer takes it. */
export type PeerAction = {
  readonly type: 'MAKE_MOVE';
  readonly payload: { readonly args: readonly unknown[] };
};

/** One version behind plain functions. */
export interface Peer {
  start(seats: number): PeerState;
  /** Seats that must act, lowest first. */
  open(state: PeerState): readonly Seat[];
  legal(state: PeerState, seat: Seat): readonly PeerMove[];
  actionOf(move: PeerMove, seat: Seat): PeerAction;
  /** The reducer. */
  play(state: PeerState, action: PeerAction): PeerState;
  /** Whether the reducer refused the last action. */
  refused(state: PeerState): boolean;
  scores(state: PeerState): readonly number[];
  /** The answer of boardgame.io's own bot, which sees the whole state. */
  think(state: PeerState, seat: Seat, iterations: number): Promise<PeerAction>;
}

/** Loads a peer; `below` draws a number from 0 to n - 1. Installs boardgame.io if it is missing. */
export async function loadPeer(name: PeerName, below: (n: number) => number): Promise<Peer> {
  install();
  // Its libraries read this while they load; in other modes they check and log more, and are slower.
  process.env.NODE_ENV = 'production';
  const { createPeer } = await import(pathToFileURL(join(FOLDER, `${name}.js`)).href);
  return createPeer(below);
}

function install(): void {
  const lock = join(FOLDER, 'package-lock.json');
  const installed = join(FOLDER, 'node_modules', '.package-lock.json');
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(lock).mtimeMs) return;
  console.log('installing boardgame.io for the bench (npm ci in bench/boardgameio)');
  execFileSync('npm', ['ci', '--ignore-scripts'], {
    cwd: FOLDER,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
}
