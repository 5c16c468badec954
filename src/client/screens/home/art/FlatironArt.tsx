/** Flatiron's card: the tower under construction, with coloured pillars under the open floors, and a crane. */
import {
  cornicesOf,
  type Face,
  outlineOf,
  partOf,
  pictureRng,
  raysFrom,
  streetOf,
  windowsOf,
} from '../../../ui/drawing.ts';

const STOREYS = 11;
const OPEN_STOREYS = 3;

/** The height of a storey at the front edge of the tower, and at its far ends. */
const atProw = (storey: number) => 212 - (storey * 148) / STOREYS;
const behind = (storey: number) => 198 - (storey * 114) / STOREYS;

/** One side of the tower between two storeys, counted from the ground. */
function sideOf(prow: number, far: number, from: number, to: number): Face {
  return [
    [far, behind(to)],
    [prow, atProw(to)],
    [prow, atProw(from)],
    [far, behind(from)],
  ];
}

const westOf = (from: number, to: number) => sideOf(154, 100, from, to);
const eastOf = (from: number, to: number) => sideOf(166, 212, from, to);
const BUILT = STOREYS - OPEN_STOREYS;

const rng = pictureRng('flatiron card');
const west = westOf(0, BUILT);
const east = eastOf(0, BUILT);
const prow: Face = [
  [154, atProw(BUILT)],
  [166, atProw(BUILT)],
  [166, atProw(0)],
  [154, atProw(0)],
];
const WINDOWS = [
  windowsOf(west, 7, BUILT * 2, rng),
  windowsOf(east, 6, BUILT * 2, rng),
  windowsOf(prow, 1, BUILT * 2, rng),
];
const LEDGES = [west, east, prow].map((face) => cornicesOf(face, [0, 0.25, 0.5, 0.75])).join('');

const RAYS = raysFrom([160, 196], 66, 330, 46);
const FAR = streetOf(1120, 200, 14, 46, rng);
const MIDDLE = streetOf(1120, 202, 8, 26, rng);

const PILLARS = [1, 2, 3, 5, 1, 4, 2].map((player) => `var(--p${player})`);

/** The picture, of 320 by 220. */
export function FlatironArt() {
  return (
    <>
      <rect x="-400" y="-200" width="1120" height="620" fill="var(--art-sky)" />
      <path d={RAYS} stroke="var(--brass)" strokeOpacity=".26" fill="none" />
      <circle cx="160" cy="196" r="60" fill="var(--art-sky-2)" />
      <g transform="translate(-400)">
        <path d={FAR.outline} fill="var(--art-far)" />
        <path d={MIDDLE.outline} fill="var(--art-mid)" />
      </g>
      <path d="M-400 200H720V420H-400Z" fill="var(--art-land)" />
      <path d="M160 214 20 196-400 230H110ZM160 214 300 196 720 230H210Z" fill="var(--art-street)" />
      <path d={outlineOf(west)} fill="var(--art-lit)" />
      <path d={outlineOf(east)} fill="var(--art-shade)" />
      <path d={outlineOf(prow)} fill="var(--art-nose)" />
      {WINDOWS.map(({ lit, dark }) => (
        <g key={lit}>
          <path d={lit} fill="var(--art-window)" />
          <path d={dark} fill="var(--art-window-0)" />
        </g>
      ))}
      <path d={LEDGES} stroke="var(--art-top)" strokeWidth="2.4" fill="none" />
      {Array.from({ length: OPEN_STOREYS }, (_, i) => (
        <OpenStorey key={BUILT + i} storey={BUILT + i} />
      ))}
      <Crane />
    </>
  );
}

/** A floor on pillars, without walls yet. */
function OpenStorey({ storey }: { storey: number }) {
  const left = westOf(storey, storey + 1);
  const right = eastOf(storey, storey + 1);
  const color = (i: number) => PILLARS[(i + storey * 3) % PILLARS.length];
  return (
    <>
      <path d={outlineOf(left) + outlineOf(right)} fill="var(--art-sky-2)" />
      {[0.06, 0.3, 0.54, 0.8].map((at, i) => (
        <path key={at} d={partOf(left, at, 0, at + 0.1, 1)} fill={color(i)} />
      ))}
      {[0.12, 0.44, 0.78].map((at, i) => (
        <path key={at} d={partOf(right, at, 0, at + 0.1, 1)} fill={color(i + 4)} opacity=".85" />
      ))}
      <path d={outlineOf([left[1], right[1], right[2], left[2]])} fill={color(3)} />
      <path d={partOf(left, -0.03, -0.02, 1, 0.22)} fill="var(--art-top)" />
      <path d={partOf(right, -0.03, -0.02, 1, 0.22)} fill="var(--art-lit)" />
      <path
        d={outlineOf([left[1], right[1], [right[1][0], right[1][1] + 3.2], [left[1][0], left[1][1] + 3.2]])}
        fill="var(--art-top)"
      />
    </>
  );
}

function Crane() {
  return (
    <g transform="translate(0 14)" fill="none" stroke="var(--brass)" strokeWidth="1.8" strokeLinejoin="round">
      <path d="M178 58V14M184 58V14M178 56l6-6-6-6 6-6-6-6 6-6-6-6M150 20H226M150 15H226M181 5 152 15M181 5 222 15M181 5V14" />
      <path d="M214 20V36" strokeWidth="1.2" />
      <path d="M208 36h12v7h-12ZM150 15v9h9v-9" fill="var(--brass)" stroke="none" />
    </g>
  );
}
