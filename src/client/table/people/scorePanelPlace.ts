/** Where the table of points opens: beside seats in a column, below seats in a row. */

/** The edges of a box in the window. */
type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

interface Place {
  readonly top: number;
  /** One of the two, so that the panel grows towards the middle of the window. */
  readonly left?: number;
  readonly right?: number;
}

const GAP = 8;

/** Never above the window, should the seats be scrolled out of it. */
export function scorePanelPlace(seat: Box, seats: Box, width: number): Place {
  const isColumn = seats.bottom - seats.top > seats.right - seats.left;
  if (isColumn) return { top: Math.max(GAP, seats.top + GAP), left: seats.right + GAP };
  const top = Math.max(GAP, seats.bottom + GAP);
  const isLeft = seat.left + seat.right <= width;
  return isLeft ? { top, left: Math.max(GAP, seat.left) } : { top, right: Math.max(GAP, width - seat.right) };
}

/** Puts the panel in its place before the browser opens it. */
export function openScorePanel(button: HTMLElement, id: string): void {
  const panel = document.getElementById(id);
  const [seat, seats] = ['.seat', '.seats'].map((part) => button.closest(part)?.getBoundingClientRect());
  if (!panel || !seat || !seats) return;
  const { top, left, right } = scorePanelPlace(seat, seats, document.documentElement.clientWidth);
  for (const [edge, distance] of Object.entries({ top, left, right }))
    panel.style.setProperty(`--${edge}`, distance === undefined ? 'auto' : `${distance}px`);
}
