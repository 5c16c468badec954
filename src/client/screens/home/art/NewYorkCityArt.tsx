/** New York City's card: the harbour and its six districts, with bridges, towers and a ferry. */
import { useId } from 'react';
import { Hatches, Land } from './Hatches.tsx';

const LANDS = [
  { d: 'M128 60 150 46 176 58 186 96 172 138 150 150 134 132 126 96Z', color: 'nyc', hatch: 0 },
  { d: 'M146-80H214L208 30 184 48 160 36Z', color: 'p3', hatch: 1 },
  { d: 'M222-80H720V84L276 92 236 74 214 46Z', color: 'p2', hatch: 2 },
  { d: 'M204 92 236 84 274 104 720 96V320H232L206 196 216 150 198 122Z', color: 'tangram', hatch: 3 },
  { d: 'M-400-80H130L118 34 108 88 86 128 40 134-400 120Z', color: 'p4', hatch: 4 },
  { d: 'M-400 158 44 152 92 166 122 196 116 320H-400Z', color: 'nyc', hatch: 0 },
] as const;

const WAVES = Array.from({ length: 60 }, (_, i) => {
  const row = Math.floor(i / 7);
  return `M${(i % 7) * 46 + (row % 2) * 23 - 4} ${row * 26 + 10}q4-3.5 8 0t8 0`;
}).join('');

/** Each bridge from bank to bank. */
const BRIDGES = ['M102 78 134 86', 'M168 56 176 36', 'M182 84 212 66', 'M182 108 208 110', 'M230 92 248 72'];

/** Rows of towers: x, y, owner, number. */
const ROWS = [
  [22, 20, 3, 4],
  [22, 50, 1, 2],
  [34, 80, 4, 3],
  [140, 60, 1, 2],
  [138, 92, 2, 3],
  [170, 16, 3, 2],
  [246, 18, 2, 4],
  [258, 50, 1, 2],
  [232, 102, 4, 3],
  [232, 134, 1, 5],
  [250, 166, 2, 2],
  [18, 156, 2, 4],
  [30, 183, 3, 3],
] as const;

/** The picture, of 320 by 220. */
export function NewYorkCityArt() {
  const id = useId();
  return (
    <>
      <Hatches id={id} />
      <rect x="-400" y="-200" width="1120" height="620" fill="var(--art-water)" />
      <path d={WAVES} stroke="var(--art-water-2)" fill="none" />
      {LANDS.map(({ d }) => (
        <path
          key={d}
          d={d}
          fill="none"
          stroke="var(--art-water-2)"
          strokeOpacity=".6"
          strokeWidth="9"
          strokeLinejoin="round"
        />
      ))}
      {LANDS.map(({ d, color, hatch }) => (
        <Land key={d} d={d} color={color} hatch={`${id}${hatch}`} />
      ))}
      <path
        d="M160 152C164 178 176 186 176 190M176 192C150 196 134 204 122 206M176 190C188 190 200 184 208 178"
        stroke="var(--brass)"
        strokeWidth="1.8"
        strokeDasharray="1 5"
        strokeLinecap="round"
        fill="none"
      />
      <path d={BRIDGES.join('')} stroke="var(--art-line)" strokeWidth="7" strokeLinecap="round" />
      <path d={BRIDGES.join('')} stroke="var(--brass)" strokeWidth="4.4" strokeLinecap="round" />
      {ROWS.map(([x, y, owner, count]) => (
        <g key={`${x} ${y}`} fill={`var(--p${owner})`} stroke="var(--art-line)" strokeWidth=".9">
          {Array.from({ length: count }, (_, i) => (
            <path key={`tower ${x + i * 13}`} d={`M${x + i * 13} ${y + 22}v-15h3v-4h5v4h3v15Z`} />
          ))}
        </g>
      ))}
      <path d="M164 194h26l-4 9h-18Z" fill="var(--p1)" stroke="var(--art-line)" strokeWidth=".9" />
      <path
        d="M170 188h13v6h-13ZM174 182h4v6h-4Z"
        fill="var(--art-top)"
        stroke="var(--art-line)"
        strokeWidth=".9"
      />
    </>
  );
}
