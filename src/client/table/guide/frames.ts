/** Frames over parts of a board. */

/** How far a frame stands off its part, in pixels. */
const GAP = 5;

/** One frame for each part, reused from the last time. */
export function placeFrames(layer: HTMLElement, parts: readonly Element[]): void {
  while (layer.childElementCount > parts.length) layer.lastElementChild?.remove();
  while (layer.childElementCount < parts.length) layer.append(document.createElement('i'));
  for (const [i, part] of parts.entries()) {
    const { left, top, right, bottom } = part.getBoundingClientRect();
    // What has scrolled out of sight has no frame over what lies there instead.
    const room = part.closest('.center')?.getBoundingClientRect();
    const from = Math.max(top - GAP, room?.top ?? 0);
    const to = Math.min(bottom + GAP, room?.bottom ?? innerHeight);
    const frame = layer.children[i];
    if (!(frame instanceof HTMLElement)) continue;
    frame.hidden = to <= from;
    frame.style.translate = `${left - GAP}px ${from}px`;
    frame.style.width = `${right - left + 2 * GAP}px`;
    frame.style.height = `${to - from}px`;
  }
}
