/** Drawings of ours of where values stand on the components, for the sheet. */

const LINE = 'fill="none" stroke="#333" stroke-width="1.5"';

/** A numbered circle with a line to what it points at. */
function callout(number: number, x: number, y: number, toX: number, toY: number): string {
  return [
    `<path d="M${x} ${y}L${toX} ${toY}" stroke="#b03a2e" fill="none"/>`,
    `<circle cx="${x}" cy="${y}" r="10" fill="#b03a2e"/>`,
    `<text x="${x}" y="${y + 4}" font-size="12" text-anchor="middle" fill="#fff">${number}</text>`,
  ].join('');
}

function label(x: number, y: number, words: string): string {
  return `<text x="${x}" y="${y}" font-size="12" text-anchor="middle" fill="#333">${words}</text>`;
}

function plate(x: number, y: number, name: string): string {
  return `<rect x="${x - 46}" y="${y - 13}" width="92" height="26" rx="5" ${LINE}/>${label(x, y + 4, name)}`;
}

export const CHARACTER_TILE = [
  `<rect x="70" y="20" width="100" height="150" rx="8" ${LINE}/>`,
  `<rect x="78" y="28" width="26" height="22" rx="3" ${LINE}/>${label(91, 44, 'II')}`,
  `<circle cx="150" cy="40" r="13" ${LINE}/>${label(150, 45, '3')}`,
  `<path d="M82 130h76M82 142h76M82 154h50" ${LINE}/>`,
  `<rect x="196" y="30" width="44" height="62" rx="5" fill="#666" stroke="#333"/>${label(218, 108, 'dark')}`,
  `<rect x="196" y="116" width="44" height="50" rx="5" fill="#eee" stroke="#333"/>${label(218, 184, 'light')}`,
  callout(1, 40, 142, 84, 142),
  callout(2, 182, 16, 158, 32),
  callout(3, 276, 100, 238, 90),
].join('');

export const LINKS_MAP = [
  plate(150, 104, 'Manhattan'),
  plate(190, 26, 'Bronx'),
  plate(268, 90, 'Queens'),
  plate(238, 172, 'Brooklyn'),
  plate(96, 178, 'Staten Island'),
  plate(52, 66, 'Jersey City'),
  `<path d="M150 91L180 39" stroke="#333" stroke-width="3" stroke-dasharray="6 4"/>`,
  `<rect x="150" y="56" width="30" height="16" rx="4" fill="#fff" stroke="#333"/>${label(165, 68, 'taxi')}`,
  callout(1, 118, 40, 150, 62),
  callout(2, 82, 132, 118, 112),
  callout(2, 288, 30, 236, 28),
].join('');

export const LANTERN_PLATE = [
  `<path d="M30 60C80 20 240 20 290 60 310 110 260 180 160 176 60 180 10 110 30 60z" ${LINE}/>`,
  label(140, 112, 'Brooklyn'),
  `<path d="M206 88h24l4 30h-32zM218 74v14M212 88c0-8 12-8 12 0M208 122h20" ${LINE}/>`,
  callout(1, 262, 84, 234, 100),
  callout(2, 92, 84, 118, 102),
].join('');

export const PRESTIGE_TILE = [
  `<rect x="90" y="40" width="130" height="110" rx="10" ${LINE}/>`,
  `<path d="M112 118h56v-14l-10-16h-36l-10 16z" ${LINE}/><circle cx="124" cy="120" r="6" ${LINE}/><circle cx="156" cy="120" r="6" ${LINE}/>`,
  `<circle cx="192" cy="68" r="15" ${LINE}/>${label(192, 73, '4')}`,
  callout(1, 56, 104, 110, 104),
  callout(2, 256, 52, 208, 64),
].join('');

export const SET_TILE = [
  `<rect x="60" y="20" width="200" height="160" rx="8" ${LINE}/>`,
  `<circle cx="236" cy="44" r="14" ${LINE}/>${label(236, 49, '4')}`,
  `<rect x="84" y="96" width="44" height="28" rx="5" ${LINE}/>${label(106, 114, 'taxi')}`,
  label(140, 115, '+'),
  `<rect x="152" y="96" width="44" height="28" rx="5" ${LINE}/>${label(174, 114, 'bus')}`,
  `<path d="M202 110h14m-5-5 5 5-5 5" ${LINE}/>${label(232, 115, '5')}`,
  callout(1, 140, 156, 140, 126),
].join('');
