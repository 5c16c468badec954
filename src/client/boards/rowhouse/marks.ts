/** What a hint proposes, and what somebody just did, by the parts of the board. */
import type { Rowhouse } from '#games/rowhouse';
import { type Seat, same } from '#kernel';
import type { BoardProps } from '../kit/boardProps.ts';

type Props = Pick<BoardProps<Rowhouse>, 'hinted' | 'pointed' | 'happened'>;

/** The place of an answer that a hint proposes, and whether it is pointed at in the list. */
export interface HintMark {
  readonly place: number;
  readonly pointed: boolean;
}

export function hintFor(
  { hinted, pointed }: Props,
  answer: Rowhouse['action'] | undefined,
): HintMark | undefined {
  const found = answer && hinted?.find(({ action }) => same(action, answer));
  return found && { place: found.place, pointed: pointed !== undefined && same(pointed, found.action) };
}

/** Whether somebody just built on a storey, or completed it. */
export function isFresh({ happened }: Props, seat: Seat, storey: number): boolean {
  return (
    happened?.events.some(
      (event) =>
        (event.did === 'built' || event.did === 'completed') &&
        event.seat === seat &&
        event.storey === storey,
    ) ?? false
  );
}

/** Whether somebody just put a tile into the roof. */
export function hasFreshRoof({ happened }: Props, seat: Seat): boolean {
  return (
    happened?.events.some(
      (event) => (event.did === 'picked' || event.did === 'showed') && event.seat === seat,
    ) ?? false
  );
}
