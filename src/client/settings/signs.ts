/** Which signs of the boards have been met on this device: a sign has a label until it was met three times, once a table. */
import { recall, remember } from './memory.ts';

/** After so many tables a sign needs no label. */
const FAMILIAR = 3;

/** At how many tables a sign was met, and at which last. */
interface Met {
  readonly times: number;
  readonly last: string;
}

/** Whether a sign needs no label at this table; one that has a label keeps it to the end of the game. */
export function isFamiliar(game: string, sign: string, table: string): boolean {
  const { times, last } = metOf(game, sign);
  return (last === table ? times - 1 : times) >= FAMILIAR;
}

/** Keeps that a sign was met with its label at this table. */
export function signMet(game: string, sign: string, table: string): void {
  const { times, last } = metOf(game, sign);
  if (last !== table) remember(nameOf(game, sign), `${times + 1} ${table}`);
}

function metOf(game: string, sign: string): Met {
  const [times = '', last = ''] = recall(nameOf(game, sign))?.split(' ') ?? [];
  return { times: Number(times) || 0, last };
}

function nameOf(game: string, sign: string): string {
  return `sign.${game}.${sign}`;
}
