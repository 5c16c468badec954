/** The parks: trees around a lawn, the old churchyard with its stones, the green with its fountain. */
import { memo } from 'react';
import { chanceFrom } from '../faces.ts';
import { cellsWith, outlineIn, type Plan } from '../layout.ts';
import { boxOf, short } from '../outline.ts';
import { DECOR } from './decor.ts';

const CHURCHYARD = cellsWith('*TC');
const GREEN = cellsWith('*BG');

export const Parks = memo(function Parks({ plan, name }: { plan: Plan; name: string }) {
  const yard = boxOf(outlineIn(plan, CHURCHYARD, 1.2));
  const green = boxOf(outlineIn(plan, GREEN, 1.2));
  const { unit } = plan;
  const [cx, cy] = [(yard.left + yard.right) / 2, (yard.top + yard.bottom) / 2];
  const words = name.split(' ');
  const { type } = plan;
  const wide = Math.max(...words.map((word) => word.length)) * type * 0.56 + 8;
  return (
    <g {...DECOR}>
      <Lawn box={yard} />
      <path
        className="ny-path"
        d={`M${yard.left} ${cy}H${yard.right}M${yard.left + unit * 0.87} ${yard.top}V${yard.bottom}M${yard.right - unit * 0.77} ${yard.top}V${yard.bottom}`}
      />
      <path
        d={stones(cx, yard.top + unit * 0.5, unit) + stones(cx, yard.bottom - unit * 0.35, unit)}
        className="ny-stones"
      />
      <Trees box={yard} size={unit * 0.165} seed={7} />
      {wide < yard.right - yard.left && (
        <g>
          <rect
            x={cx - wide / 2}
            y={cy - type * 1.5}
            width={wide}
            height={words.length * type * 1.3 + 8}
            rx="3"
            className="ny-label"
          />
          {words.map((word, i) => (
            <text
              key={word}
              x={cx}
              y={cy - type * 0.3 + i * type * 1.3}
              textAnchor="middle"
              className="ny-park-name"
            >
              {word}
            </text>
          ))}
        </g>
      )}
      <Lawn box={green} />
      <Trees box={green} size={unit * 0.12} seed={3} />
      <circle
        cx={(green.left + green.right) / 2}
        cy={(green.top + green.bottom) / 2}
        r={unit * 0.2}
        className="ny-lawn"
      />
      <circle
        cx={(green.left + green.right) / 2}
        cy={(green.top + green.bottom) / 2}
        r={unit * 0.09}
        className="ny-fountain"
      />
    </g>
  );
});

type Box = ReturnType<typeof boxOf>;

function Lawn({ box: { left, top, right, bottom } }: { box: Box }) {
  return <rect x={left} y={top} width={right - left} height={bottom - top} rx="3" className="ny-park" />;
}

/** Trees along all four sides. */
function Trees({ box: { left, top, right, bottom }, size, seed }: { box: Box; size: number; seed: number }) {
  const chance = chanceFrom(seed);
  const step = size * 2.05;
  const across = Math.max(2, Math.floor((right - left) / step));
  const down = Math.max(2, Math.floor((bottom - top) / step));
  const spots: [number, number][] = [];
  for (let i = 0; i < across; i++) {
    const x = left + ((i + 0.5) * (right - left)) / across;
    spots.push([x, top + size * 1.05], [x, bottom - size * 1.05]);
  }
  for (let i = 1; i < down - 1; i++) {
    const y = top + ((i + 0.5) * (bottom - top)) / down;
    spots.push([left + size * 1.05, y], [right - size * 1.05, y]);
  }
  const round = ([x, y]: [number, number], r: number) =>
    `M${short(x - r)} ${short(y)}a${short(r)} ${short(r)} 0 1 0 ${short(2 * r)} 0a${short(r)} ${short(r)} 0 1 0 ${short(-2 * r)} 0z`;
  const grown = spots.map((spot) => ({ spot, r: size * (0.88 + 0.24 * chance()) }));
  return (
    <>
      <path
        d={grown.map(({ spot: [x, y], r }) => round([x + 1.6, y + 2], r)).join('')}
        className="ny-tree-shade"
      />
      <path d={grown.map(({ spot, r }) => round(spot, r)).join('')} className="ny-tree" />
      <path
        d={grown.map(({ spot: [x, y], r }) => round([x - r * 0.25, y - r * 0.3], r * 0.52)).join('')}
        className="ny-tree-light"
      />
    </>
  );
}

function stones(x: number, y: number, unit: number): string {
  const scale = unit / 37;
  const stone = (dx: number) =>
    `M${short(x + dx * scale)} ${short(y)}v${short(-4 * scale)}a${short(2 * scale)} ${short(2 * scale)} 0 0 1 ${short(4 * scale)} 0v${short(4 * scale)}z`;
  return [-14, -6, 2, 10].map(stone).join('');
}
