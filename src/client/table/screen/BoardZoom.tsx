/** Pinching zooms the board; while it is zoomed, a button leads back to all of it. */
import { type RefObject, useEffect } from 'react';
import { usePinch } from '../../boards/kit/usePinch.ts';
import { useText } from '../../i18n/language.tsx';
import { Icon } from '../../ui/Icon.tsx';

interface Props {
  /** The part that scrolls around the board. */
  readonly center: RefObject<HTMLElement | null>;
  /** How many answers have been given: after each, the whole board is shown. */
  readonly plays: number;
}

export function BoardZoom({ center, plays }: Props) {
  const { wholeBoard } = useText('kit');
  const { isZoomed, showWhole } = usePinch(center);
  useEffect(showWhole, [plays, showWhole]);
  if (!isZoomed) return null;
  return (
    <button type="button" className="btn btn-line whole-board" onClick={showWhole}>
      <Icon name="whole" />
      {wholeBoard}
    </button>
  );
}
