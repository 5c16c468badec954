/** Tangram City's card: a garden city of 7 by 7 squares, with roofs, gardens, two fountains and some free ground. */
import { outlineOf, type Point, projection } from '../../../ui/drawing.ts';

const SIDE = 7;
const project = projection([160, 38], 19.5);

/** Row by row: r roof, g garden, < and > half of each with the roof behind or in front, f fountain, . free ground. */
const PLAN = ['rrgg<rr', 'r<ggfgr', 'rr<ggg>', 'grr<grr', 'ggf>rrr', '>ggrr..', 'rr>gg..'];

const CELLS = PLAN.flatMap((row, y) => [...row].map((kind, x) => ({ x, y, kind })));

/** The picture, of 320 by 220. */
export function TangramCityArt() {
  return (
    <>
      <rect x="-400" y="-200" width="1120" height="620" fill="var(--art-sky)" />
      <path d={DOTS} stroke="var(--brass)" strokeOpacity=".4" strokeWidth="1.6" strokeLinecap="round" />
      <path
        d={outlineOf([
          project(0, SIDE),
          project(SIDE, SIDE),
          project(SIDE, SIDE, -11),
          project(0, SIDE, -11),
        ])}
        fill="var(--art-lit)"
      />
      <path
        d={outlineOf([
          project(SIDE, SIDE),
          project(SIDE, 0),
          project(SIDE, 0, -11),
          project(SIDE, SIDE, -11),
        ])}
        fill="var(--art-shade)"
      />
      <path
        d={outlineOf([project(0, 0), project(SIDE, 0), project(SIDE, SIDE), project(0, SIDE)])}
        fill="var(--art-land)"
      />
      <path d={LINES} stroke="var(--art-line)" strokeOpacity=".3" />
      {CELLS.map(({ x, y, kind }) => (
        <Cell key={`${x} ${y}`} x={x} y={y} kind={kind} />
      ))}
    </>
  );
}

const DOTS = Array.from(
  { length: 300 },
  (_, i) => `M${(i % 25) * 14 - 8} ${Math.floor(i / 25) * 20 + 4}h.01`,
).join('');
const LINES = Array.from({ length: SIDE - 1 }, (_, i) => {
  const line = (from: Point, to: Point) => `M${from.join(' ')}L${to.join(' ')}`;
  return line(project(i + 1, 0), project(i + 1, SIDE)) + line(project(0, i + 1), project(SIDE, i + 1));
}).join('');

function Cell({ x, y, kind }: { x: number; y: number; kind: string }) {
  const [back, right, front, left] = [
    project(x, y),
    project(x + 1, y),
    project(x + 1, y + 1),
    project(x, y + 1),
  ];
  switch (kind) {
    case 'r':
      return <House x={x} y={y} />;
    case 'g':
      return (
        <>
          <Lawn ground={[back, right, front, left]} />
          <Tree at={project(x + 0.36, y + 0.34)} />
          <Tree at={project(x + 0.66, y + 0.68)} />
        </>
      );
    case '<':
      return (
        <>
          <HalfHouse ridge={[left, right]} corner={back} />
          <Lawn ground={[right, front, left]} />
          <Tree at={project(x + 0.68, y + 0.7)} />
        </>
      );
    case '>':
      return (
        <>
          <Lawn ground={[back, right, left]} />
          <Tree at={project(x + 0.3, y + 0.3)} />
          <HalfHouse ridge={[left, right]} corner={front} />
        </>
      );
    case 'f':
      return <Fountain ground={[back, right, front, left]} at={project(x + 0.5, y + 0.5)} />;
    default:
      return null;
  }
}

const WALL = 8;
const RIDGE = 15;

/** A house with a pyramid roof. */
function House({ x, y }: { x: number; y: number }) {
  const eaves = [
    project(x, y, WALL),
    project(x + 1, y, WALL),
    project(x + 1, y + 1, WALL),
    project(x, y + 1, WALL),
  ] as const;
  const top = project(x + 0.5, y + 0.5, WALL + RIDGE);
  const [back, right, front, left] = eaves;
  return (
    <g stroke="var(--art-line)" strokeOpacity=".45" strokeWidth=".7" strokeLinejoin="round">
      <path d={outlineOf([left, front, project(x + 1, y + 1), project(x, y + 1)])} fill="var(--art-top)" />
      <path d={outlineOf([front, right, project(x + 1, y), project(x + 1, y + 1)])} fill="var(--art-lit)" />
      <path d={outlineOf([back, right, top])} fill="var(--art-roof-2)" />
      <path d={outlineOf([back, left, top])} fill="var(--art-roof)" />
      <path d={outlineOf([left, front, top])} fill="var(--art-roof)" />
      <path d={outlineOf([front, right, top])} fill="var(--art-roof-2)" />
    </g>
  );
}

const raised = ([x, y]: Point, up: number): Point => [x, y - up];

/** Behind: one slope rising to the corner. In front: two slopes that meet over the long side. */
function HalfHouse({ ridge: [from, to], corner }: { ridge: readonly [Point, Point]; corner: Point }) {
  const eaves = [raised(from, WALL), raised(to, WALL)] as const;
  const top = raised([(from[0] + to[0]) / 2, (from[1] + to[1]) / 2], WALL + RIDGE);
  const near = raised(corner, WALL);
  const isBehind = corner[1] < from[1];
  return (
    <g stroke="var(--art-line)" strokeOpacity=".45" strokeWidth=".7" strokeLinejoin="round">
      {isBehind ? (
        <>
          <path d={outlineOf([...eaves, to, from])} fill="var(--art-top)" />
          <path d={outlineOf([...eaves, raised(near, RIDGE / 2)])} fill="var(--art-roof)" />
        </>
      ) : (
        <>
          <path d={outlineOf([eaves[0], near, corner, from])} fill="var(--art-top)" />
          <path d={outlineOf([near, eaves[1], to, corner])} fill="var(--art-lit)" />
          <path d={outlineOf([eaves[0], near, top])} fill="var(--art-roof)" />
          <path d={outlineOf([near, eaves[1], top])} fill="var(--art-roof-2)" />
        </>
      )}
    </g>
  );
}

function Lawn({ ground }: { ground: readonly Point[] }) {
  return <path d={outlineOf(ground)} fill="var(--art-green)" stroke="var(--art-green-2)" strokeWidth=".8" />;
}

function Tree({ at: [x, y] }: { at: Point }) {
  return (
    <g transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
      <path d="M0 0v-5" stroke="var(--art-line)" strokeOpacity=".7" />
      <circle cy="-8" r="4.4" fill="var(--art-green-2)" />
      <circle cx="-1.2" cy="-9.2" r="2.2" fill="var(--art-green)" fillOpacity=".7" />
    </g>
  );
}

function Fountain({ ground, at: [x, y] }: { ground: readonly Point[]; at: Point }) {
  return (
    <>
      <Lawn ground={ground} />
      <g transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`} stroke="var(--p2)" fill="none">
        <ellipse rx="12" ry="6.5" fill="var(--art-top)" stroke="var(--art-line)" strokeOpacity=".4" />
        <ellipse rx="9" ry="4.6" fill="var(--art-water-2)" stroke="none" />
        <path d="M0 0v-9M0-9q-6-4-7 4M0-9q6-4 7 4" strokeWidth="1.4" strokeLinecap="round" />
      </g>
    </>
  );
}
