/** Frames over parts of a board. */

/** How far a frame stands off its part, in pixels. */
const GAP = 5;

/** One frame for each part, reused from the last time. */
export function placeFrames(layer: HTMLElement, parts: readonly Element[]): void {
  while (layer.childElementCount > parts.length) layer.lastElementChild?.remove();
  while (layer.childElementCount < parts.length) layer.append(document.createElement('i'));
  for (const [i, part] of parts.entries()) {
    const { left, top, right, bottom } = sightOf(part);
    const frame = layer.children[i];
    if (!(frame instanceof HTMLElement)) continue;
    frame.hidden = bottom <= top || right <= left;
    frame.style.translate = `${left}px ${top}px`;
    frame.style.width = `${right - left}px`;
    frame.style.height = `${bottom - top}px`;
  }
}

interface Sides {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** What of a part can be seen, with the gap around it: what is scrolled away or cut off has no frame over what lies there instead. */
function sightOf(part: Element): Sides {
  const { left, top, right, bottom } = part.getBoundingClientRect();
  const sight = { left: left - GAP, top: top - GAP, right: right + GAP, bottom: bottom + GAP };
  for (let around = part.parentElement; around; around = around.parentElement) {
    const isCenter = around.matches('.center');
    if (isCenter || getComputedStyle(around).overflow !== 'visible') {
      const room = around.getBoundingClientRect();
      sight.top = Math.max(sight.top, room.top);
      sight.bottom = Math.min(sight.bottom, room.bottom);
      // Sideways a board fills the window: its frames may stand a little outside.
      if (!isCenter) {
        sight.left = Math.max(sight.left, room.left - GAP);
        sight.right = Math.min(sight.right, room.right + GAP);
      }
    }
    if (isCenter) break;
  }
  return sight;
}
