/** The games that have a board of their own; each loads when it is needed. */
import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import type { BoardProps } from './boardProps.ts';

type Board = LazyExoticComponent<ComponentType<BoardProps>>;

const BOARDS: Readonly<Record<string, Board>> = {
  // A board takes the view of its own game; the id ties the two together.
  rowhouse: lazy(async () => {
    const { Board } = await import('./rowhouse/Board.tsx');
    return { default: Board as unknown as ComponentType<BoardProps> };
  }),
};

export function boardOf(id: string): Board | undefined {
  return Object.hasOwn(BOARDS, id) ? BOARDS[id] : undefined;
}
