/** The finished city as a picture: the districts with all their skyscrapers, and who won. */
import type { NewYorkCity } from '#games/newyorkcity';
import { districtValue, mayorDistrict, rowsOf } from '#games/newyorkcity/queries';
import { at, winnersOf } from '#kernel';
import type { SceneProps } from '../kit/boardProps.ts';
import { PLACES } from './notes.ts';
import { OwnerMark, ownerClass, towerPath } from './pieces/Owner.tsx';
import { Sign } from './pieces/Sign.tsx';
import { Limousine, Vehicle } from './pieces/Vehicle.tsx';
import { heightOf, ISLANDS, type Island, PANEL, SCENE, skyline } from './sceneLayout.ts';
import './board.css';
import './map.css';
import './owners.css';
import './vehicles.css';
import './scene.css';

export function Scene({ view, result, words, says, name }: SceneProps<NewYorkCity>) {
  const winners = winnersOf(result);
  const mayor = mayorDistrict(view);
  const high = PANEL.head + PANEL.row * result.places.length;
  return (
    <svg
      className="nyc-scene"
      viewBox={`0 0 ${SCENE.width} ${SCENE.height}`}
      role="img"
      aria-label={`${words.title}: ${says}`}
    >
      <rect {...SCENE} className="nyc-s-sky" />
      <Sky />
      <path d={skyline(8, 250, 80, 180)} className="nyc-s-far" />
      <path d={skyline(5, 256, 40, 110)} className="nyc-s-mid" />
      <rect y={SCENE.shore} width={SCENE.width} height={SCENE.height - SCENE.shore} className="nyc-s-water" />
      <Ripples />
      <ellipse cx="81" cy="562" rx="70" ry="13" className="nyc-s-land" />
      <g className="nyc-s-statue">
        <Sign name="statue" x={-4} y={398} width={170} height={170} />
      </g>

      <g transform="translate(800 398)">
        <Vehicle vehicle={4} width={74} height={40} />
      </g>
      <path d="M46 562 57 520h48l11 42z" className="nyc-s-stone" />
      {ISLANDS.map((island) => (
        <DistrictIsle
          key={island.district}
          island={island}
          rows={rowsOf(view, island.district)}
          value={districtValue(view, island.district)}
          limo={mayor === island.district}
        />
      ))}
      <g transform={`translate(${PANEL.x} ${PANEL.y})`}>
        <rect width={PANEL.width} height={high} rx="6" className="nyc-s-panel" />
        <rect x="6" y="6" width={PANEL.width - 12} height={high - 12} rx="3" className="nyc-s-rule" />
        <text x={PANEL.width / 2} y="58" className="nyc-s-title">
          {words.title}
        </text>
        <path d={`M60 78H${PANEL.width - 60}M90 84H${PANEL.width - 90}`} className="nyc-s-rule" />
        {result.places.map(({ player: firm, score }, row) => (
          <g key={firm} transform={`translate(26 ${PANEL.head + 46 + row * PANEL.row})`}>
            <OwnerMark owner={firm} x={0} y={-27} size={36} />
            {winners.includes(firm) && (
              <g className="nyc-brass">
                <Sign name="crown" x={3} y={-56} width={30} height={30} />
              </g>
            )}
            <text x="50" y="0" className={winners.includes(firm) ? 'nyc-s-name nyc-s-first' : 'nyc-s-name'}>
              {clipped(name(firm))}
            </text>
            <text x={PANEL.width - 52} y="2" className="nyc-s-points">
              {score.total}
            </text>
          </g>
        ))}
      </g>
    </svg>
  );
}

/** Names that would run into the points end in dots. */
function clipped(name: string): string {
  return name.length > 13 ? `${name.slice(0, 12)}…` : name;
}

interface IsleProps {
  readonly island: Island;
  readonly rows: ReturnType<typeof rowsOf>;
  readonly value: number;
  readonly limo: boolean;
}

function DistrictIsle({ island, rows, value, limo }: IsleProps) {
  const { district, x, y, width, wide } = island;
  const towers = rows.flatMap(({ owner, built, leads }) =>
    Array.from({ length: built }, (_, i) => ({ owner, leads, i })),
  );
  const step = Math.min(10.4 * wide, (width - 40) / Math.max(1, towers.length));
  const left = x - (step * (towers.length - 1)) / 2;
  const leader = rows.find(({ leads }) => leads);
  return (
    <g>
      <ellipse cx={x} cy={y + 3} rx={width / 2} ry={wide * 4} className="nyc-s-land" />
      {towers.map(({ owner, leads, i }, n) => {
        const place = `translate(${left + n * step} ${y})`;
        const high = heightOf(island, n, leads);
        return (
          <g key={`${owner}-${i}`} className={ownerClass(owner)}>
            <g
              transform={`${place} scale(${wide} ${-0.32 * high}) translate(-5 -17.5)`}
              className="nyc-s-mirror"
            >
              <path d={towerPath(owner)} className="nyc-tower-body" />
            </g>
            <g transform={`${place} scale(${wide} ${high}) translate(-5 -17.5)`}>
              <path d={towerPath(owner)} className="nyc-tower-body" />
              <path
                d={owner < 0 ? 'm1.5 9 7-3M1.5 12l7-3M1.5 15l7-3' : 'M3 8v8.5M5 7v9.5M7 8v8.5'}
                className={owner < 0 ? 'nyc-tower-hatch' : 'nyc-s-windows'}
              />
            </g>
          </g>
        );
      })}
      {limo && <Limousine x={x + width / 2 - 52} y={y - 16} width={54} height={23} />}
      <g transform={`translate(${x} ${y + wide * 4 + 22})`}>
        <text className="nyc-s-place">{at(PLACES, district)}</text>
        {leader && <OwnerMark owner={leader.owner} x={-22} y={8} size={18} />}
        <text x="4" y="23" className="nyc-s-value">
          {value}
        </text>
      </g>
    </g>
  );
}

/** Rays of an evening over the town, and stars. */
function Sky() {
  const rays = Array.from({ length: 15 }, (_, i) => {
    const turn = Math.PI * (1 + (i + 0.5) / 15);
    const at1 = (angle: number) => `${470 + 900 * Math.cos(angle)} ${300 + 900 * Math.sin(angle)}`;
    return `M470 300L${at1(turn - 0.035)}L${at1(turn + 0.035)}Z`;
  });
  return (
    <>
      <path d={rays.join('')} className="nyc-s-rays" />
      <circle cx="236" cy="66" r="30" className="nyc-s-moon" />
    </>
  );
}

function Ripples() {
  const lines = Array.from({ length: 26 }, (_, i) => {
    const x = (i * 173) % 1140;
    const y = SCENE.shore + 18 + ((i * 61) % 300);
    return `M${x} ${y}q9-5 18 0t18 0t18 0`;
  });
  return <path d={lines.join('')} className="nyc-s-ripple" />;
}
