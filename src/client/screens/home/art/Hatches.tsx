/** Five hatch patterns, so that districts do not differ by colour alone. */
const LINES = [
  'M-2 2l4-4M0 8l8-8M6 10l4-4',
  'M0 4h8',
  'M4 0v8M0 4h8',
  'M-2 6l4 4M0 0l8 8M6-2l4 4',
  'M2 2h.01M6 6h.01',
];

/** The pattern definitions; their ids are `id` and a number. */
export function Hatches({ id }: { id: string }) {
  return (
    <defs>
      {LINES.map((line, i) => (
        <pattern key={line} id={`${id}${i}`} width="8" height="8" patternUnits="userSpaceOnUse">
          <path
            d={line}
            stroke="var(--art-line)"
            strokeOpacity={i === 4 ? 0.5 : 0.26}
            strokeWidth={i === 4 ? 1.6 : 1}
            strokeLinecap="round"
            fill="none"
          />
        </pattern>
      ))}
    </defs>
  );
}

/** An area in a district's colour and hatching. */
export function Land({ d, color, hatch }: { d: string; color: string; hatch: string }) {
  return (
    <>
      <path d={d} fill="var(--art-land)" />
      <path d={d} fill={`var(--${color})`} fillOpacity=".3" />
      <path d={d} fill={`url(#${hatch})`} stroke="var(--brass)" strokeOpacity=".6" />
    </>
  );
}
