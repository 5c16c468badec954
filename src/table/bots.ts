/** What a bot is asked, and with which chance it answers. */
import { Rng, type Seat } from '#kernel';
import type { Table } from './change.ts';
import { botAt } from './holders.ts';
import type { Level, TableState } from './state.ts';

/** All that a bot gets to know: its seat's view and its answers, never the state. */
export interface BotTask {
  readonly game: string;
  readonly level: Level;
  readonly seat: Seat;
  readonly view: unknown;
  readonly legal: readonly unknown[];
  readonly seed: string;
  /** Whether it thinks without a clock: then it answers the same on every device. */
  readonly timeless?: boolean;
}

/** What the bot that decides for the seat is asked; undefined where none does. */
export function botTask({ title, state }: Pick<Table, 'title' | 'state'>, seat: Seat): BotTask | undefined {
  const { game } = title;
  const level = botAt(state, seat);
  if (level === undefined) return undefined;
  const position = state.position?.state;
  return {
    game: game.id,
    level,
    seat,
    view: game.view(position, seat),
    legal: game.legalActions(position, seat),
    seed: botSeed(state, seat),
  };
}

/** The seed of a bot's chance for its next answer: who takes back and plays again gets no new luck. */
export function botSeed({ seed, plays }: Pick<TableState, 'seed' | 'plays'>, seat: Seat): string {
  if (seed === null) throw new Error('bots answer only after the deal');
  return Rng.fromSeed(seed, `bot ${seat} ${plays}`)
    .state.map((word) => (word >>> 0).toString(16).padStart(8, '0'))
    .join('');
}
