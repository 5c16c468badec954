/** Deals of the day on this device: the last ones fetched, for times without a network, and the attempts begun here. */
import { recall, remember } from './memory.ts';

/** One game's deal. */
export interface KeptDeal {
  readonly game: string;
  readonly seed: string;
  /** The fingerprint of the values it is played with. */
  readonly box: string;
}

/** A day's deals. */
export interface KeptDay {
  /** As in addresses: 2026-11-18. */
  readonly day: string;
  /** When it ends, and until when its games are taken. */
  readonly ends: number;
  readonly closes: number;
  readonly games: readonly KeptDeal[];
}

/** An attempt begun on this device. */
export interface Attempt {
  readonly id: string;
  readonly day: string;
  readonly game: string;
  readonly closes: number;
  /** The game on this device. */
  readonly table: string;
  /** Whose it is, once that is known: nobody else hands it in. */
  readonly person?: string;
  /** Whether the server knows that it was begun. */
  readonly told: boolean;
  readonly state: 'playing' | 'over' | 'counted' | 'refused' | 'givenUp';
  /** Of a game that is over: the person’s points, then those of the rivals. */
  readonly scores?: readonly number[];
  /** Why it was refused. */
  readonly reason?: { readonly rule: string; readonly code: string };
}

const DAY = 'daily.day';
const ATTEMPTS = 'daily.attempts';

/** The last ones are enough: a month of four games. */
const MOST_ATTEMPTS = 120;

const listeners = new Set<() => void>();
let read: { readonly text: string | undefined; readonly attempts: readonly Attempt[] } | undefined;

/** The deals that were fetched last. */
export function keptDay(): KeptDay | undefined {
  const kept = parsed(recall(DAY));
  // What this device has written; anything else there is nothing.
  return isObject(kept) && Array.isArray(kept.games) ? (kept as unknown as KeptDay) : undefined;
}

export function keepDay({ day, ends, closes, games }: KeptDay): void {
  const deals = games.map(({ game, seed, box }) => ({ game, seed, box }));
  remember(DAY, JSON.stringify({ day, ends, closes, games: deals }));
}

/** Every attempt on this device, oldest first; the same list until one changes. */
export function attempts(): readonly Attempt[] {
  const text = recall(ATTEMPTS);
  if (!read || read.text !== text) {
    const list = parsed(text);
    // As above.
    read = { text, attempts: Array.isArray(list) ? (list as Attempt[]) : [] };
  }
  return read.attempts;
}

export function attemptAt(day: string, game: string): Attempt | undefined {
  return attempts().find((one) => one.day === day && one.game === game);
}

/** The attempt that is played at a table of this device. */
export function attemptAtTable(table: string): Attempt | undefined {
  return attempts().find((one) => one.table === table);
}

/** Adds an attempt, or changes what is known of it. */
export function keepAttempt(attempt: Attempt): void {
  const others = attempts().filter(({ id }) => id !== attempt.id);
  remember(ATTEMPTS, JSON.stringify([...others, attempt].slice(-MOST_ATTEMPTS)));
  for (const listener of listeners) listener();
}

/** Attempts of which the server has not heard all. */
export function openAttempts(): readonly Attempt[] {
  return attempts().filter(({ state }) => state === 'playing' || state === 'over');
}

export function subscribeAttempts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function parsed(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
