/** Golden games, state by state. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type GameRecord, replay } from '#kernel';
import { goldenRecord } from '#kernel/testing';
import { type Flatiron, flatiron } from '../index.ts';
import type { State } from '../state.ts';
import { GOLDEN } from './subject.ts';

/** Games against Daniel. */
export const SOLO = ['solo-random.txt', 'solo-lost.txt', 'solo-won.txt', 'solo-hard.txt'];

/** Every state of a golden game in which somebody is asked, and the last one, which is over. */
export function statesOf(name: string): State[] {
  // Golden games of this folder are Flatiron's.
  const record = goldenRecord(readFileSync(join(GOLDEN, name), 'utf8'), flatiron) as GameRecord<Flatiron>;
  const { started, applied } = replay(flatiron, record);
  return [started, ...applied].map(({ position }) => position.state);
}
