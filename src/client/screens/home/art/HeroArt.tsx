/** The picture at the top of the home page: a flatiron tower in front of the city, by day or night. */
import { cornicesOf, outlineOf, pictureRng, raysFrom, streetOf, windowsOf } from '../../../ui/drawing.ts';

const GROUND = 420;
const LEFT = [
  [880, 134],
  [988, 54],
  [988, 424],
  [880, 400],
] as const;
const NOSE = [
  [988, 54],
  [1012, 54],
  [1012, 424],
  [988, 424],
] as const;
const RIGHT = [
  [1012, 54],
  [1080, 114],
  [1080, 408],
  [1012, 424],
] as const;
const CORNICES = [0.14, 0.32, 0.5, 0.68, 0.86];

const rng = pictureRng('hero');
const RAYS = raysFrom([1000, 440], 110, 900, 64);
const FAR = streetOf(1440, GROUND, 90, 230, rng);
const MIDDLE = streetOf(1440, GROUND, 50, 140, rng);
const NEAR = streetOf(1440, GROUND, 30, 66, rng);
const WINDOWS = [windowsOf(LEFT, 8, 19, rng), windowsOf(RIGHT, 5, 19, rng)];
const LEDGES = cornicesOf(LEFT, CORNICES) + cornicesOf(NOSE, CORNICES) + cornicesOf(RIGHT, CORNICES);
const PROW = windowsOf(NOSE, 1, 19, rng);

/** The picture. */
export function HeroArt() {
  return (
    <svg
      className="hero-art"
      viewBox="0 -80 1440 500"
      preserveAspectRatio="xMaxYMax slice"
      aria-hidden="true"
    >
      <path d={RAYS} stroke="var(--brass)" strokeOpacity=".3" fill="none" />
      <path d={FAR.outline} fill="var(--art-far)" />
      <path d={MIDDLE.outline} fill="var(--art-mid)" />
      <path d={MIDDLE.windows} fill="var(--art-window)" opacity=".32" />
      <path d={outlineOf(LEFT)} fill="var(--art-lit)" />
      <path d={outlineOf(RIGHT)} fill="var(--art-shade)" />
      <path d={outlineOf(NOSE)} fill="var(--art-nose)" />
      {[...WINDOWS, PROW].map(({ lit, dark }) => (
        <g key={lit}>
          <path d={lit} fill="var(--art-window)" />
          <path d={dark} fill="var(--art-window-0)" />
        </g>
      ))}
      <path d={LEDGES} stroke="var(--art-top)" strokeWidth="4" fill="none" />
      <path data-part="roof" d="M872 142V130L984 46H1016L1088 110V122L1012 62H988Z" fill="var(--art-top)" />
      <path d={NEAR.outline} fill="var(--art-near)" />
      <path d={NEAR.windows} fill="var(--art-window)" opacity=".7" />
    </svg>
  );
}
