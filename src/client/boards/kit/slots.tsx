/** Places of the table outside the board that a board may fill: parts of it lie where the thumb is, or in the top bar. */
import { createContext, type ReactNode, useContext } from 'react';
import { createPortal } from 'react-dom';

/** The places: the middle of the top bar, below the seats, and on phones above the buttons at the bottom and below them. */
export interface Slots {
  readonly bar: HTMLElement | null;
  readonly seats: HTMLElement | null;
  readonly dock: HTMLElement | null;
  readonly foot: HTMLElement | null;
}

export const SlotsContext = createContext<Slots | undefined>(undefined);

/** Renders into the place, or right here outside a table. */
export function InSlot({ slot, children }: { slot: keyof Slots; children: ReactNode }) {
  const slots = useContext(SlotsContext);
  if (!slots) return children;
  const place = slots[slot];
  return place && createPortal(children, place);
}
