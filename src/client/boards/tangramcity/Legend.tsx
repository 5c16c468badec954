/** Every sign on the board, with what it means. */
import type { ReactNode } from 'react';
import { FOUNTAIN } from '#games/tangramcity/components';
import type { BoardText } from '#games/tangramcity/text';
import { Icon } from '../../ui/Icon.tsx';
import { SHAPES } from '../../ui/Mark.tsx';
import { posePaint } from './art/paint.ts';
import { useBoardText } from './boardText.ts';
import { FaceSign } from './pieces/Balance.tsx';
import { Back, TwinSign } from './pieces/Cards.tsx';
import { Badge } from './pieces/Ghost.tsx';
import { PatternScope, Patterns, usePattern } from './pieces/Patterns.tsx';
import { Picture, Silhouette } from './pieces/Picture.tsx';
import { StartArea, Tile } from './pieces/Tile.tsx';
import { Pillar } from './pieces/Tower.tsx';
import './board.css';
import './drawing.css';
import './garden.css';
import './mini.css';
import './city.css';
import './ghost.css';
import './balance.css';
import './cards.css';
import './hand.css';
import './tray.css';
import './tower.css';
import './legend.css';

const BOAT = { tile: 17, face: 'dark', turn: 0 } as const;
const STEP = { tile: 11, face: 'dark', turn: 0 } as const;

const SIGNS: Readonly<Record<keyof BoardText['legend'], ReactNode>> = {
  roof: <Picture tile={17} face="dark" turn={0} />,
  garden: <Picture tile={17} face="green" turn={0} />,
  fountain: <Picture tile={FOUNTAIN} face="water" turn={0} />,
  start: <Start side="dark" />,
  startGreen: <Start side="green" />,
  rectangle: (
    <Sheet>
      <rect className="tc-rect-case" x="14" y="14" width="116" height="80" />
      <rect className="tc-rect" x="14" y="14" width="116" height="80" />
    </Sheet>
  ),
  preview: (
    <Sheet>
      <rect className="tc-rect-next" x="14" y="14" width="116" height="80" />
    </Sheet>
  ),
  ghost: <Held />,
  spot: (
    <Sheet>
      <circle className="tc-legend-ring" cx="72" cy="54" r="18" />
      <circle className="tc-dot" cx="72" cy="54" r="6" />
    </Sheet>
  ),
  wrong: <Held isWrong />,
  scales: (
    <svg viewBox="0 0 40 18" aria-hidden="true">
      <FaceSign face="dark" />
      <g transform="translate(22 0)">
        <FaceSign face="green" />
      </g>
    </svg>
  ),
  card: (
    <span className="tc-card tc-card-now tc-legend-card">
      <Picture tile={11} face="green" turn={0} />
    </span>
  ),
  closed: (
    <span className="tc-card tc-card-shut tc-legend-card">
      <Back />
    </span>
  ),
  known: <Icon name="eye" />,
  shared: (
    <svg viewBox="0 0 64 24" aria-hidden="true">
      <path d={SHAPES[0]} style={{ fill: 'var(--p1)' }} />
      <path className="tc-legend-link" d="M26 12H38" />
      <path d={SHAPES[1]} style={{ fill: 'var(--p2)' }} transform="translate(40 0)" />
    </svg>
  ),
  lookAlike: <TwinSign />,
  trayAhead: <Silhouette {...STEP} cell={20} />,
  trayUsed: (
    <span className="tc-fate-built">
      <Silhouette {...STEP} cell={20} />
    </span>
  ),
  trayDeclined: (
    <span className="tc-fate-declined tc-legend-crossed">
      <Silhouette {...STEP} cell={20} />
    </span>
  ),
  tower: (
    <svg viewBox="0 0 54 36" aria-hidden="true">
      <path
        className="tc-window tc-window-lit"
        d="M0 20h14v12h-14ZM20 20h14v12h-14ZM40 20h14v12h-14ZM0 2h14v12h-14Z"
      />
      <path className="tc-window" d="M20 2h14v12h-14ZM40 2h14v12h-14Z" />
    </svg>
  ),
  marker: <Pillar />,
};

export function Legend() {
  const text = useBoardText();
  return (
    <PatternScope>
      <ul className="tc-legend" data-game="tangramcity">
        {Object.entries(SIGNS).map(([key, sign]) => {
          // Object.entries knows no more than strings.
          const [name, meaning] = text.legend[key as keyof BoardText['legend']];
          return (
            <li key={key}>
              <span className="tc-legend-sign">{sign}</span>
              <span>
                <b>{name}</b>
                <br />
                {meaning}
              </span>
            </li>
          );
        })}
      </ul>
      <svg className="tc-defs" width="0" height="0" aria-hidden="true">
        <Patterns />
      </svg>
    </PatternScope>
  );
}

/** A piece of ground. */
function Sheet({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 144 108" aria-hidden="true">
      <rect className="tc-ground" width="144" height="108" />
      <path className="tc-grid" d="M36 0V108M108 0V108M0 36H144M0 72H144" />
      {children}
    </svg>
  );
}

function Start({ side }: { side: 'dark' | 'green' }) {
  return (
    <svg viewBox="-4 -4 152 80" aria-hidden="true">
      <StartArea board={0} side={side} />
    </svg>
  );
}

function Held({ isWrong = false }: { isWrong?: boolean }) {
  const pattern = usePattern();
  const { outline } = posePaint(BOAT);
  return (
    <svg viewBox="-6 -6 228 156" aria-hidden="true" className={isWrong ? 'tc-ghost-wrong' : undefined}>
      <g className="tc-ghost-body">
        <Tile {...BOAT} />
      </g>
      {isWrong && <path className="tc-wrong-fill" d={outline} />}
      {isWrong && <path fill={pattern('wrong')} d={outline} />}
      <path className="tc-ghost-line" d={outline} />
      <g transform="translate(108 40) scale(1.8)">
        <Badge isLegal={!isWrong} />
      </g>
    </svg>
  );
}
