/** The table at a glance: the tower as it is, and everybody's marks on the score track. */
import type { Flatiron, View } from '#games/flatiron';
import { ROOF } from '#games/flatiron/components';
import { standingsOf } from '#games/flatiron/queries';
import { at } from '#kernel';
import { SHAPES } from '../../ui/Mark.tsx';
import type { DrawingProps } from '../kit/boardProps.ts';
import { Defs, Painted, usePaint } from './pieces/Defs.tsx';
import { OpenPillars } from './pieces/OpenPillars.tsx';
import { Blueprint, Tower } from './pieces/Tower.tsx';
import { HOUSES } from './scenery.ts';
import { heightOf } from './towerLayout.ts';
import './board.css';
import './signs.css';
import './pictures.css';

const GROUND = { x: 160, y: 162 };

export function Small({ view, scores }: DrawingProps<Flatiron>) {
  return (
    <svg className="fi-small" viewBox="0 0 320 200" data-game="flatiron" aria-hidden="true">
      <Painted>
        <Defs />
        <City />
        <Building levels={view.levels} />
        <Scores standings={standingsOf(view, scores)} />
      </Painted>
    </svg>
  );
}

function Building({ levels }: { levels: View['levels'] }) {
  const roofed = levels.at(-1)?.floor === ROOF;
  const scale = (GROUND.y - 6) / heightOf(levels.length - (roofed ? 1 : 0), roofed);
  return (
    <g transform={`translate(${GROUND.x} ${GROUND.y}) scale(${scale})`}>
      <Tower levels={levels} letter={0} />
      {!roofed && (
        <>
          <Blueprint levels={levels.length} />
          <OpenPillars levels={levels} />
        </>
      )}
    </g>
  );
}

/** The houses as one shape, without windows. */
function City() {
  const paint = usePaint();
  const houses = HOUSES.map(({ x, y, width }) => {
    const left = 160 + (x - 366) * 0.44;
    return `M${left} 150V${30 + y * 0.34}h${width * 0.44}V150z`;
  }).join('');
  return (
    <>
      <rect width="320" height="200" fill={paint('sky')} />
      <ellipse cx="160" cy="96" rx="130" ry="100" fill={paint('halo')} />
      <path d={houses} fill="var(--fi-house)" stroke="var(--fi-house-2)" />
      <path d="M0 142 320 138V200H0z" fill="var(--fi-ground)" />
      <path d="M160 166 20 138H0v8l128 30H0v14h320v-14H196l124-32v-8h-16z" fill="var(--fi-asphalt)" />
    </>
  );
}

function Scores({ standings }: { standings: ReturnType<typeof standingsOf> }) {
  const most = Math.max(60, ...standings.map(({ points }) => points));
  return (
    <>
      <path d="M24 189h272" stroke="var(--brass)" strokeWidth="2.4" />
      {standings.map(({ who, points }) => (
        <path
          key={who}
          transform={`translate(${24 + (272 * Math.max(0, points)) / most - 9} 180) scale(.75)`}
          d={at(SHAPES, who)}
          fill={`var(--p${who + 1})`}
          stroke="var(--bg)"
          strokeWidth="2"
        />
      ))}
    </>
  );
}
