/** When bots answer, and with which chance. */
import { Rng, type Seat } from '#kernel';
import { botAt, isPresent } from './holders.ts';
import type { TableState } from './state.ts';

/** The bot that answers next. Bots answer last, so that a human may change their mind. */
export function dueBot(state: TableState): Seat | undefined {
  if (state.phase !== 'playing' || state.paused) return undefined;
  if (state.awaited.some((seat) => isPresent(state, seat))) return undefined;
  return state.awaited.find((seat) => botAt(state, seat) !== undefined);
}

/** The seed of a bot's chance for its next answer; taking back and playing again asks for no new luck. */
export function botSeed({ seed, plays }: TableState, seat: Seat): string {
  if (seed === null) throw new Error('bots answer only after the deal');
  return Rng.fromSeed(seed, `bot ${seat} ${plays}`)
    .state.map((word) => (word >>> 0).toString(16).padStart(8, '0'))
    .join('');
}
