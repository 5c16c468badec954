/** Tables that begin with a position instead of a deal. */
import type { Title } from '#games';
import type { Position } from '#kernel';
import type { Table } from './change.ts';
import { arrived } from './play.ts';
import { type Opening, openTable } from './table.ts';

/** A table at a laid-out position, from which the game goes on as ever; bots need a seed for their chance. */
export function laidTable(
  title: Title,
  opening: Opening,
  position: Position,
  seed: string | null = null,
): Table {
  const { state } = openTable(title, opening).table;
  const open = { from: state.seq, plays: [] };
  return {
    title,
    state: arrived(title.game, { ...state, phase: 'playing', seed, open }, position),
    base: position,
  };
}
