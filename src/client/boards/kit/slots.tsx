/** Places of the table outside the board that a board may fill: parts of it lie where the thumb is, or in the top bar. */
import { createContext, type ReactNode, useContext } from 'react';
import { createPortal } from 'react-dom';

/** The places: the middle of the top bar, and above the buttons at the bottom of a phone. */
export interface Slots {
  readonly bar: HTMLElement | null;
  readonly dock: HTMLElement | null;
}

export const SlotsContext = createContext<Slots>({ bar: null, dock: null });

/** Renders into the place, or nothing where there is none. */
export function InSlot({ slot, children }: { slot: keyof Slots; children: ReactNode }) {
  const place = useContext(SlotsContext)[slot];
  return place && createPortal(children, place);
}
