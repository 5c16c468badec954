/** New York 1901's card: the Financial District from above, with marks of the owners on the roofs. */
import { useId } from 'react';
import { type Face, outlineOf, type Point, pictureRng, projection, windowsOf } from '../../../ui/drawing.ts';
import { Hatches, Land } from './Hatches.tsx';

const project = projection([160, -52], 10.4);

/** Blocks of five by five with a street between them; some of them are a park. */
const BLOCK = 5;
const PITCH = 6.2;
const DISTRICTS = ['p2', 'ny1901', 'p1', 'p4', 'p3'] as const;

interface House {
  readonly x: number;
  readonly y: number;
  readonly wide: number;
  readonly deep: number;
  readonly tall: number;
  readonly owner: number | undefined;
}

/** Layouts of a block: x, y, width and depth of each house. Each leaves a lot free. */
const PLANS = [
  [
    [0.4, 0.4, 1.9, 1.9],
    [2.8, 2.8, 1.9, 1.9],
    [0.4, 2.8, 1.9, 1.9],
  ],
  [
    [0.4, 0.4, 4.2, 1.8],
    [2.8, 2.9, 1.8, 1.8],
  ],
  [
    [0.4, 0.4, 1.8, 4.2],
    [2.9, 0.5, 1.8, 1.8],
  ],
  [
    [2.8, 0.4, 1.9, 1.9],
    [0.4, 2.8, 4.2, 1.9],
  ],
] as const;

const rng = pictureRng('newyork1901');
const BLOCKS = Array.from({ length: 49 }, (_, i) => ({ column: i % 7, row: Math.floor(i / 7) }))
  .filter(({ column, row }) => Math.abs(column - row) <= 3 && column + row >= 1 && column + row <= 7)
  .map(({ column, row }) => {
    const [x, y] = [column * PITCH, row * PITCH];
    const district = rng.below(DISTRICTS.length);
    const park = column === 2 && row === 3;
    const plan = PLANS[rng.below(PLANS.length)] ?? [];
    const houses = park
      ? []
      : plan.map(
          ([dx, dy, wide, deep]): House => ({
            x: x + dx,
            y: y + dy,
            wide,
            deep,
            tall: 8 + rng.below(4) * 7,
            owner: rng.below(5) < 3 ? rng.below(4) : undefined,
          }),
        );
    return { x, y, district, park, houses };
  })
  .sort((one, two) => one.x + one.y - two.x - two.y);

/** The picture, of 320 by 220. */
export function NewYork1901Art() {
  const id = useId();
  return (
    <>
      <Hatches id={id} />
      <rect x="-400" y="-200" width="1120" height="620" fill="var(--art-street)" />
      {BLOCKS.map(({ x, y, district, park, houses }) => (
        <g key={`${x} ${y}`}>
          <Land
            d={outlineOf([
              project(x, y),
              project(x + BLOCK, y),
              project(x + BLOCK, y + BLOCK),
              project(x, y + BLOCK),
            ])}
            color={park ? 'art-green' : (DISTRICTS[district] ?? 'p1')}
            hatch={`${id}${district}`}
          />
          {park && <Trees x={x} y={y} />}
          {houses.map((house) => (
            <Skyscraper key={`${house.x} ${house.y}`} {...house} />
          ))}
        </g>
      ))}
      <Compass />
    </>
  );
}

function Skyscraper({ x, y, wide, deep, tall, owner }: House) {
  const west: Face = [
    project(x, y + deep, tall),
    project(x + wide, y + deep, tall),
    project(x + wide, y + deep),
    project(x, y + deep),
  ];
  const east: Face = [
    project(x + wide, y + deep, tall),
    project(x + wide, y, tall),
    project(x + wide, y),
    project(x + wide, y + deep),
  ];
  const roof = [
    project(x, y, tall),
    project(x + wide, y, tall),
    project(x + wide, y + deep, tall),
    project(x, y + deep, tall),
  ];
  const floors = Math.max(1, Math.round(tall / 7));
  const windowRng = pictureRng(`${x} ${y}`);
  const [left, right] = [
    windowsOf(west, Math.round(wide * 1.7), floors, windowRng),
    windowsOf(east, Math.round(deep * 1.7), floors, windowRng),
  ];
  return (
    <>
      <path d={outlineOf(west)} fill="var(--art-lit)" />
      <path d={outlineOf(east)} fill="var(--art-shade)" />
      <path d={left.lit + right.lit} fill="var(--art-window)" />
      <path d={left.dark + right.dark} fill="var(--art-window-0)" />
      <path d={outlineOf(roof)} fill="var(--art-top)" stroke="var(--art-line)" strokeOpacity=".25" />
      {owner !== undefined && <RoofMark owner={owner} at={project(x + wide / 2, y + deep / 2, tall)} />}
    </>
  );
}

const SHAPES = [
  'M-5 0a5 5 0 1 0 10 0 5 5 0 1 0-10 0Z',
  'M0-6.2 6.2 0 0 6.2-6.2 0Z',
  'M-4.6-4.6h9.2v9.2h-9.2Z',
  'M0-5.6 5.8 4.6H-5.8Z',
];

function RoofMark({ owner, at: [x, y] }: { owner: number; at: Point }) {
  return (
    <path
      d={SHAPES[owner]}
      transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}
      fill={`var(--p${owner + 1})`}
      stroke="var(--art-line)"
      strokeWidth=".8"
    />
  );
}

const TREES = [
  [1, 1],
  [2.6, 0.8],
  [4, 1.4],
  [1.2, 2.6],
  [3, 2.6],
  [4.3, 3.2],
  [1.4, 4.2],
  [3, 4.3],
] as const;

function Trees({ x, y }: { x: number; y: number }) {
  return TREES.map(([dx, dy]) => {
    const [left, top] = project(x + dx, y + dy, 5);
    return (
      <g key={`${dx} ${dy}`} transform={`translate(${left.toFixed(1)} ${top.toFixed(1)})`}>
        <path d="M0 0v6" stroke="var(--art-line)" strokeOpacity=".6" />
        <circle r="4.6" fill="var(--art-green-2)" />
        <circle cx="-1.2" cy="-1.4" r="2.6" fill="var(--art-green)" />
      </g>
    );
  });
}

function Compass() {
  return (
    <g transform="translate(290 186)" fill="var(--panel)" stroke="var(--brass)">
      <circle r="17" strokeWidth="1.6" />
      <circle r="13.5" fill="none" strokeOpacity=".6" />
      <path d="M0-12 2.6-2.6 12 0 2.6 2.6 0 12-2.6 2.6-12 0-2.6-2.6Z" fill="var(--brass)" stroke="none" />
    </g>
  );
}
