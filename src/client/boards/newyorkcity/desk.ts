/** What every part of the board may look at: the table, the words, the question and what is picked. */
import { createContext, useContext } from 'react';
import type { BoardText } from '#games/newyorkcity/text';
import type { Preview } from './gains.ts';
import type { Action, NewYorkCity, Part, State, View } from './game.ts';
import type { Mode, Shape } from './layout.ts';
import type { Row } from './table.ts';
import type { Asked, Picked } from './targets.ts';

export interface Desk {
  readonly view: View;
  readonly table: State;
  /** The rows of each district, with the bid composed. */
  readonly rows: readonly (readonly Row[])[];
  readonly text: BoardText;
  /** An answer in words. */
  readonly label: (action: Action) => string;
  /** A player's name, a seat's or a Tom's. */
  readonly firm: (firm: number) => string;
  /** A category of the score sheet. */
  readonly part: (part: Part) => string;
  readonly over: boolean;
  readonly asked: Asked | undefined;
  readonly picked: Picked;
  readonly pick: (picked: Picked) => void;
  readonly choose: (action: Action) => void;
  readonly preview: Preview | undefined;
  readonly highlight: NewYorkCity['event'] | undefined;
  readonly mode: Mode;
  readonly shape: Shape;
}

const DeskContext = createContext<Desk | undefined>(undefined);

export const DeskProvider = DeskContext.Provider;

export function useDesk(): Desk {
  const desk = useContext(DeskContext);
  if (!desk) throw new Error('no desk around this part of the board');
  return desk;
}
