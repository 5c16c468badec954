/** Our own drawings of where values stand on the components, each in a view box of 320 by 200. */

/** A numbered circle; the sheet's text says what stands there. */
function callout(number: number, x: number, y: number): string {
  return (
    `<circle cx="${x}" cy="${y}" r="10" fill="#1f3a5f"/>` +
    `<text x="${x}" y="${y + 4}" font-size="12" font-family="sans-serif" text-anchor="middle" fill="#fff">${number}</text>`
  );
}

function outline(x: number, y: number, width: number, height: number, radius = 8): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="#fff" stroke="#555" stroke-width="2"/>`;
}

function line(x1: number, y1: number, x2: number, y2: number): string {
  return `<path d="M${x1} ${y1}L${x2} ${y2}" stroke="#999" stroke-dasharray="4 3"/>`;
}

function circle(x: number, y: number, radius: number): string {
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="#eee" stroke="#555"/>`;
}

/** A card with two halves. */
function card(...callouts: readonly string[]): string {
  return outline(60, 10, 110, 180) + line(60, 100, 170, 100) + callouts.join('');
}

export const BOARD =
  outline(20, 10, 280, 180) +
  [90, 160, 230].map((x) => line(x, 10, x, 190)).join('') +
  [55, 125, 195, 265]
    .map(
      (x) =>
        `<path d="M${x - 20} 30h40" stroke="#555" stroke-width="4"/>` +
        outline(x - 27, 50, 54, 50, 4) +
        circle(x - 13, 75, 11) +
        outline(x - 27, 110, 54, 50, 4),
    )
    .join('') +
  callout(1, 42, 75) +
  callout(2, 68, 64) +
  callout(3, 68, 88) +
  callout(4, 55, 135);

export const STREET_CARD =
  card(
    callout(1, 80, 30),
    callout(2, 150, 30),
    callout(3, 115, 60),
    callout(4, 80, 60),
    callout(5, 115, 140),
    callout(6, 80, 140),
  ) +
  outline(200, 55, 60, 90) +
  callout(7, 230, 100);

export const DECREE = card(
  callout(1, 115, 55),
  callout(2, 80, 55),
  callout(3, 115, 145),
  callout(4, 80, 145),
);

export const FLOOR =
  '<path d="M50 180L270 180L160 15Z" fill="#fff" stroke="#555" stroke-width="2"/>' +
  circle(160, 75, 16) +
  circle(115, 150, 16) +
  circle(205, 150, 16) +
  callout(1, 160, 118) +
  callout(2, 160, 75) +
  callout(3, 115, 150) +
  callout(4, 205, 150);

export const NEWSPAPERS = [0, 1, 2, 3, 4, 5, 6]
  .map(
    (i) =>
      outline(12 + i * 43, 60, 38, 50, 4) +
      outline(16 + i * 43, 68, 38, 50, 4) +
      callout(i + 1, 35 + i * 43, 93),
  )
  .join('');

export const DANIEL_CARD =
  outline(90, 10, 140, 180) +
  line(90, 60, 230, 60) +
  line(90, 150, 230, 150) +
  callout(1, 120, 35) +
  callout(2, 200, 35) +
  callout(3, 120, 105) +
  '<path d="M160 135L216 135L188 80Z" fill="#eee" stroke="#555"/>' +
  callout(4, 188, 118) +
  callout(5, 120, 170);
