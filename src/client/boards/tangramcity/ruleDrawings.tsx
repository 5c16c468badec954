/** The rules of Tangram City that questions lead to, in drawings. */
import type { ReactNode } from 'react';
import { FOUNTAIN } from '#games/tangramcity/components';
import { Alternatives, Group, Open, Sequence } from '../kit/RuleParts.tsx';
import type { RuleDrawings } from '../kit/ruleDrawings.ts';
import { CELL, moved } from './layout.ts';
import { PatternScope, Patterns } from './pieces/Patterns.tsx';
import { Picture } from './pieces/Picture.tsx';
import { EmptyBoard } from './pieces/Setup.tsx';
import { Tile } from './pieces/Tile.tsx';
import './board.css';
import './drawing.css';
import './garden.css';
import './city.css';
import './setup.css';
import './rules.css';

const BOAT = { tile: 17, face: 'dark', turn: 0 } as const;
const GARDEN = { tile: 17, face: 'green', turn: 0 } as const;
const WATER = { tile: FOUNTAIN, face: 'water', turn: 0 } as const;

export const ruleDrawings: RuleDrawings<'tangramcity'> = {
  'R2.1': () => (
    <Drawing>
      <Group>
        <Board number={0} />
        <Open>
          <Board number={1} />
        </Open>
        <Board number={2} />
      </Group>
    </Drawing>
  ),
  'R2.2': () => (
    <Drawing>
      <Alternatives>
        <Open>
          <Board number={0} />
        </Open>
        <Open>
          <Board number={0} side="green" />
        </Open>
      </Alternatives>
    </Drawing>
  ),
  'R4.1': () => (
    <Drawing>
      <Sequence>
        <Alternatives>
          <Picture {...BOAT} />
          <Picture {...GARDEN} />
        </Alternatives>
        <Plot>
          <g transform={moved({ row: 1, column: 1 })}>
            <Tile {...BOAT} />
          </g>
        </Plot>
      </Sequence>
    </Drawing>
  ),
  'R5.1': () => (
    <Drawing>
      <Sequence>
        <Picture {...WATER} />
        <Plot>
          <g transform={moved({ row: 1, column: 0 })}>
            <Tile {...GARDEN} />
          </g>
          <g transform={moved({ row: 0, column: 3 })}>
            <Tile {...WATER} />
          </g>
        </Plot>
      </Sequence>
    </Drawing>
  ),
};

/** With the patterns that all pieces need. */
function Drawing({ children }: { children: ReactNode }) {
  return (
    <PatternScope>
      <span className="tc-rule">{children}</span>
      <svg className="tc-defs" width="0" height="0" aria-hidden="true">
        <Patterns />
      </svg>
    </PatternScope>
  );
}

function Board({ number, side = 'dark' }: { number: number; side?: 'dark' | 'green' }) {
  return <EmptyBoard board={number} side={side} />;
}

/** Four by three squares of a city. */
function Plot({ children }: { children: ReactNode }) {
  const [width, height] = [4 * CELL, 3 * CELL];
  const grid = `M72 0V${height}M144 0V${height}M216 0V${height}M0 72H${width}M0 144H${width}`;
  return (
    <svg className="tc-plot" viewBox={`-3 -3 ${width + 6} ${height + 6}`} aria-hidden="true">
      <rect className="tc-ground tc-ground-edge" width={width} height={height} />
      <path className="tc-grid" d={grid} />
      {children}
    </svg>
  );
}
