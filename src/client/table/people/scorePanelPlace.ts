/** Where the table of points opens: beside seats in a column, below seats in a row, and never over the question. */

/** The edges of a box in the window. */
type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

interface Surroundings {
  readonly seat: Box;
  readonly seats: Box;
  /** The bar with the question, if there is one. */
  readonly prompt: Box | undefined;
  readonly room: { readonly width: number; readonly height: number };
}

interface Place {
  readonly top: number;
  /** One of the two, so that the panel grows towards the middle of the window. */
  readonly left?: number;
  readonly right?: number;
}

const GAP = 8;

/** A question in the lower half of the window leaves room above it. */
export function scorePanelPlace({ seat, seats, prompt, room }: Surroundings): Place {
  const isColumn = seats.bottom - seats.top > seats.right - seats.left;
  const edge = isColumn ? seats.top : seats.bottom;
  const question = prompt && prompt.bottom < room.height / 2 ? prompt.bottom : 0;
  const top = Math.max(0, edge, question) + GAP;
  if (isColumn) return { top, left: seats.right + GAP };
  const isLeft = seat.left + seat.right <= room.width;
  return isLeft
    ? { top, left: Math.max(GAP, seat.left) }
    : { top, right: Math.max(GAP, room.width - seat.right) };
}

/** Puts the panel in its place before the browser opens it. */
export function openScorePanel(button: HTMLElement, id: string): void {
  const panel = document.getElementById(id);
  const seat = button.closest('.seat')?.getBoundingClientRect();
  const seats = button.closest('.seats')?.getBoundingClientRect();
  if (!panel || !seat || !seats) return;
  const prompt = document.querySelector('.prompt')?.getBoundingClientRect();
  const { clientWidth: width, clientHeight: height } = document.documentElement;
  const { top, left, right } = scorePanelPlace({ seat, seats, prompt, room: { width, height } });
  for (const [edge, distance] of Object.entries({ top, left, right }))
    panel.style.setProperty(`--${edge}`, distance === undefined ? 'auto' : `${distance}px`);
}
