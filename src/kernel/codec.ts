/** The stored form of positions: version, migrations, canonical key and hash. */
import { clone } from './clone.ts';
import type { Game, GameTypes } from './game.ts';
import type { Position } from './position.ts';
import { refused } from './refused.ts';

/** A position in its stored form. */
export interface Stored {
  readonly game: string;
  readonly version: number;
  readonly position: unknown;
}

/** The stored form of a position, at the game's current version. */
export function toStored<G extends GameTypes>(game: Game<G>, position: Position<G>): Stored {
  return { game: game.id, version: game.migrations.length, position: clone(position) };
}

/** Reads a stored position and migrates it to the current shape; refuses anything that is not one of this game's. */
export function fromStored<G extends GameTypes>(game: Game<G>, stored: unknown): Position<G> {
  if (typeof stored !== 'object' || stored === null) throw refused('malformedPosition');
  const { game: id, version, position }: Partial<Record<keyof Stored, unknown>> = stored;
  const isKnown =
    Number.isInteger(version) && Number(version) >= 0 && Number(version) <= game.migrations.length;
  if (id !== game.id || !isKnown || !isPosition(position)) throw refused('malformedPosition');
  // Each migration knows the shape it starts from; the chain as a whole cannot be typed.
  const migrate = (old: unknown, migration: (old: never) => unknown) => migration(old as never);
  return {
    state: game.migrations.slice(Number(version)).reduce(migrate, clone(position.state)),
    rng: position.rng,
  };
}

/** Canonical JSON: the same text for the same data, whatever the order of its keys. */
export function keyOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  if (Array.isArray(value)) return `[${value.map(keyOf).join(',')}]`;
  const parts = Object.entries(value)
    .filter(([, part]) => part !== undefined)
    .sort(([one], [two]) => (one < two ? -1 : 1))
    .map(([key, part]) => `${JSON.stringify(key)}:${keyOf(part)}`);
  return `{${parts.join(',')}}`;
}

/** A 64-bit hash of the canonical key as 16 hexadecimal digits; for comparing, not for security. */
export function hashOf(value: unknown): string {
  const text = keyOf(value);
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    high = Math.imul(high ^ code, 0x9e3779b1);
    low = Math.imul(low ^ code, 0x5f356495);
  }
  high = Math.imul(high ^ (high >>> 16), 0x85ebca6b) ^ Math.imul(low ^ (low >>> 13), 0xc2b2ae35);
  low = Math.imul(low ^ (low >>> 16), 0x85ebca6b) ^ Math.imul(high ^ (high >>> 13), 0xc2b2ae35);
  return [high, low].map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
}

function isPosition(value: unknown): value is Position {
  if (typeof value !== 'object' || value === null) return false;
  const { state, rng }: Partial<Record<keyof Position, unknown>> = value;
  return (
    state !== undefined &&
    Array.isArray(rng) &&
    rng.length === 4 &&
    rng.every((word) => Number.isInteger(word))
  );
}
