/** The finished city from the harbour, with who built it: a picture to keep. */
import type { Build, NewYork1901 } from '#games/newyork1901';
import { CHALLENGE_NAMES } from '#games/newyork1901/text';
import { at, winnersOf } from '#kernel';
import type { SceneProps } from '../kit/boardProps.ts';
import { useBoardText, useNames } from './boardText.ts';
import { shapeOf } from './buildingShape.ts';
import { planOf } from './layout.ts';
import { short } from './outline.ts';
import { type Perspective, Sky, Towers, Water } from './pieces/Harbour.tsx';
import { OwnerMark } from './pieces/OwnerMark.tsx';
import './board.css';
import './towers.css';
import './harbour.css';
import './scene.css';

const [WIDTH, HEIGHT, GROUND] = [1200, 630, 494];
/** A map as wide as the picture. */
const PLAN = planOf(72, 31);
const PERSPECTIVE: Perspective = { plan: PLAN, ground: GROUND, step: 13, rise: (height) => height * 1.14 };

export function Scene({ view, result, says, words, name }: SceneProps<NewYork1901>) {
  const text = useBoardText();
  const names = useNames();
  const first = winnersOf(result);
  const streets = view.streets.map(({ street }) => names.street(street)).join(' · ');
  const challenge = view.challenge === null ? '' : CHALLENGE_NAMES[view.challenge];
  const wide = (WIDTH - 80) / result.places.length;
  return (
    <svg
      className="ny-scene"
      data-game="newyork1901"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={`${words.title}: ${says}`}
    >
      <Sky width={WIDTH} ground={GROUND - 3 * PERSPECTIVE.step} height={HEIGHT} />
      <Towers view={view} perspective={PERSPECTIVE} size={8} />
      <Water width={WIDTH} ground={GROUND} height={HEIGHT} />
      <g className="ny-reflection">
        {view.estates.map(({ buildings }, seat) => (
          <path key={name(seat)} d={buildings.map(reflection).join('')} className={`ny-owner-${seat + 1}`} />
        ))}
      </g>
      <text x="1160" y="62" textAnchor="end" className="ny-scene-title">
        {words.title}
      </text>
      <text x="1160" y="92" textAnchor="end" className="ny-scene-line">
        {[streets, challenge].filter((line) => line !== '').join(' · ')}
      </text>
      <g transform={`translate(40 ${HEIGHT - 26})`}>
        {result.places.map(({ player: seat, score }, place) => (
          <g key={name(seat)} transform={`translate(${short(place * wide)} 0)`}>
            <rect
              x="0"
              y="-66"
              width={wide - 16}
              height="72"
              rx="4"
              className={first.includes(seat) ? 'ny-scene-card first' : 'ny-scene-card'}
            />
            <OwnerMark seat={seat} x={34} y={-30} size={17} />
            <text x="64" y="-36" className="ny-scene-name">
              {name(seat).length > 14 ? `${name(seat).slice(0, 13)}…` : name(seat)}
            </text>
            <text x="64" y="-10" className="ny-scene-line">
              {first.includes(seat) ? says : text.buildingsBuilt(at(view.estates, seat).buildings.length)}
            </text>
            <text x={wide - 32} y="-16" textAnchor="end" className="ny-scene-score">
              {score.total}
            </text>
          </g>
        ))}
      </g>
    </svg>
  );
}

/** The reflection of a building on the water. */
function reflection(build: Build): string {
  const [x] = shapeOf(build, PLAN).mark;
  return `M${short(x - 5)} ${GROUND + 4}h10v34h-10z`;
}
