/** The picture on a game's card; a game without one of its own gets a street of the city in its colour. */
import type { Rng } from '#kernel';
import { drawnWith, faceOf, raysFrom, skylineOf, windowsOf } from './drawing.ts';

const GROUND = 196;

export function GameArt({ id }: { id: string }) {
  return (
    <svg className="game-art" viewBox="0 0 320 220" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <rect x="-400" width="1120" height="220" fill="var(--art-sky)" />
      <path d={raysFrom([160, 230], 50, 620, 40)} stroke="var(--brass)" strokeOpacity=".28" fill="none" />
      <g transform="translate(-400)">
        <path d={skylineOf(1120, GROUND, 40, 96, drawnWith(`${id} far`))} fill="var(--art-far)" />
        <path d={skylineOf(1120, GROUND, 20, 56, drawnWith(`${id} near`))} fill="var(--art-mid)" />
      </g>
      <rect x="-400" y={GROUND} width="1120" height="30" fill="var(--art-street)" />
      <path d={`M-400 ${GROUND}H720`} stroke="var(--art-line)" strokeOpacity=".5" />
      {id === 'rowhouse' ? <Rowhouses /> : <Towers name={id} />}
    </svg>
  );
}

/** The tiles' five colours, as on the board. */
const FRONTS = [
  ['brick', 'cream', 'moss'],
  ['slate', 'slate', 'slate'],
  ['ochre', 'moss', 'brick'],
  ['cream', 'ochre', 'cream'],
] as const;

function Rowhouses() {
  return FRONTS.map((storeys, house) => (
    <g key={storeys.join()} transform={`translate(${52 + house * 55} 52)`}>
      <path d="M-2 22 26 2 54 22Z" fill="var(--art-roof)" />
      <rect x="38" y="2" width="7" height="16" fill="var(--art-roof-2)" />
      {storeys.map((color, storey) => {
        const y = 22 + storey * 41;
        return (
          <g key={`${color} ${y}`}>
            <rect y={y} width="52" height="41" fill={`var(--tile-${color})`} />
            <path d={`M0 ${y + 1}H52`} stroke="var(--art-top)" strokeWidth="3" />
            {(storey < 2 ? [8, 31] : [31]).map((x) => (
              <rect
                key={x}
                x={x}
                y={y + 11}
                width="13"
                height="20"
                fill="var(--art-window)"
                stroke="var(--art-line)"
                strokeOpacity=".6"
              />
            ))}
          </g>
        );
      })}
      <path d={`M0 22V${GROUND - 52}M52 22V${GROUND - 52}`} stroke="var(--art-line)" strokeOpacity=".55" />
      <rect x="8" y="114" width="14" height="30" fill="var(--art-line)" stroke="var(--art-top)" />
    </g>
  ));
}

/** Three towers whose places and heights are the game's own; the middle one wears its colour. */
function Towers({ name }: { name: string }) {
  const rng = drawnWith(`${name} towers`);
  const [left, right, middle] = [-64, 62, 0].map((from, i) => ({
    x: 160 + from + rng.below(13) - 6,
    half: 22 + rng.below(12),
    top: (i === 2 ? 34 : 74) + rng.below(24),
  }));
  return [left, right, middle].map(
    (tower) => tower && <Tower key={tower.x} {...tower} rng={rng} crowned={tower === middle} />,
  );
}

interface TowerProps {
  readonly x: number;
  readonly half: number;
  readonly top: number;
  readonly rng: Rng;
  readonly crowned: boolean;
}

function Tower({ x, half, top, rng, crowned }: TowerProps) {
  const eaves = top + half / 2;
  const west = [
    [x - half, eaves],
    [x, top],
    [x, GROUND],
    [x - half, GROUND],
  ] as const;
  const east = [
    [x, top],
    [x + half, eaves],
    [x + half, GROUND],
    [x, GROUND],
  ] as const;
  const floors = Math.round((GROUND - eaves) / 15);
  const windows = [windowsOf(west, 3, floors, rng), windowsOf(east, 3, floors, rng)];
  return (
    <>
      <path d={faceOf(west)} fill="var(--art-lit)" />
      <path d={faceOf(east)} fill="var(--art-shade)" />
      {windows.map(({ lit, dark }) => (
        <g key={lit}>
          <path d={lit} fill="var(--art-window)" />
          <path d={dark} fill="var(--art-window-0)" />
        </g>
      ))}
      <path
        d={`M${x - half - 3} ${eaves + 3}v-6L${x} ${top - 6} ${x + half + 3} ${eaves - 3}v6L${x} ${top + 1}Z`}
        fill={crowned ? 'var(--accent)' : 'var(--art-top)'}
      />
    </>
  );
}
