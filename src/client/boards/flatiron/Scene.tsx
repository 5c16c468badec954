/** The finished tower over the lit city, with everybody's points: a picture to keep. */
import type { Flatiron } from '#games/flatiron';
import { DANIEL, ROOF } from '#games/flatiron/components';
import { at, type Seat } from '#kernel';
import { SHAPES } from '../../ui/Mark.tsx';
import type { SceneProps } from '../kit/boardProps.ts';
import { Defs, Painted } from './pieces/Defs.tsx';
import { Architect } from './pieces/Figures.tsx';
import { OpenPillars } from './pieces/OpenPillars.tsx';
import { Scenery } from './pieces/Scenery.tsx';
import { Blueprint, Tower } from './pieces/Tower.tsx';
import { heightOf } from './towerLayout.ts';
import './board.css';
import './signs.css';
import './pictures.css';

const GROUND = { x: 380, y: 548 };
const CITY = 1.42;
const STANDS = ['238 500', '470 506'];
const PANEL = { x: 764, y: 48, width: 388, height: 534 };

export function Scene(props: SceneProps<Flatiron>) {
  const { view, words } = props;
  const { levels } = view;
  const roofed = levels.at(-1)?.floor === ROOF;
  const scale = Math.min(1.25, (GROUND.y - 24) / heightOf(levels.length - (roofed ? 1 : 0), roofed));
  return (
    <svg className="fi-scene" viewBox="0 0 1200 630" data-game="flatiron" role="img" aria-label={words.title}>
      <Painted>
        <Defs />
        <g transform={`translate(${GROUND.x - 366 * CITY} ${GROUND.y - 446 * CITY}) scale(${CITY})`}>
          <Scenery />
        </g>
        <g transform={`translate(${GROUND.x} ${GROUND.y}) scale(${scale})`}>
          <Tower levels={levels} letter={1.15} />
          {!roofed && (
            <>
              <Blueprint levels={levels.length} />
              <OpenPillars levels={levels} letter={1} />
            </>
          )}
        </g>
        {[0, view.daniel ? DANIEL : 1].map((seat, i) => (
          <g key={seat} transform={`translate(${at(STANDS, i)}) scale(1.5)`}>
            <Architect seat={seat} />
          </g>
        ))}
        <Sheet {...props} />
      </Painted>
    </svg>
  );
}

interface Entry {
  readonly mark: Seat;
  readonly name: string;
  readonly total: number;
  readonly parts: readonly { readonly name: string; readonly points: number }[];
}

const PARTS = ['play', 'cards', 'reputation', 'decrees'] as const;

/** Names, points and who has won. */
function Sheet({ result, says, words, name }: SceneProps<Flatiron>) {
  const entries = result.places.map(
    ({ player, mark, score: { total, parts } }): Entry => ({
      mark,
      name: name(player),
      total,
      parts: PARTS.flatMap((part) => {
        const points = parts[part];
        return points === undefined ? [] : [{ name: words.part(part), points }];
      }),
    }),
  );
  const { x, y, width, height } = PANEL;
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect className="fi-sheet" width={width} height={height} rx="6" />
      <rect className="fi-sheet-line" x="8" y="8" width={width - 16} height={height - 16} rx="3" />
      <text className="fi-scene-title" x={width / 2} y="72" textAnchor="middle">
        {words.title.toUpperCase()}
      </text>
      <path className="fi-sheet-rule" d={`M40 96h${width - 80}M${width / 2 - 40} 102h80`} />
      <text className="fi-scene-winner" x={width / 2} y="140" textAnchor="middle">
        {says}
      </text>
      {entries.map((entry, i) => (
        <g key={entry.mark} transform={`translate(34 ${178 + i * 158})`}>
          <Person entry={entry} width={width - 68} />
        </g>
      ))}
      <text className="fi-scene-brand" x={width / 2} y={height - 24} textAnchor="middle">
        SKYLINE
      </text>
    </g>
  );
}

function Person({ entry, width }: { entry: Entry; width: number }) {
  return (
    <>
      <path
        transform="translate(0 0) scale(1.3)"
        d={at(SHAPES, entry.mark)}
        fill={`var(--p${entry.mark + 1})`}
      />
      <text className="fi-scene-name" x="44" y="25">
        {entry.name}
      </text>
      <text className="fi-scene-total" x={width} y="28" textAnchor="end">
        {entry.total}
      </text>
      {entry.parts.map((part, i) => (
        <g key={part.name} className="fi-scene-part" transform={`translate(44 ${58 + i * 27})`}>
          <text>{part.name}</text>
          <text x={width - 44} textAnchor="end">
            {part.points < 0 ? `−${-part.points}` : part.points}
          </text>
          <path d={`M0 8h${width - 44}`} />
        </g>
      ))}
    </>
  );
}
