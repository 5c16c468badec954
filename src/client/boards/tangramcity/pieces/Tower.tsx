/** The score tower: ten windows on each of ten floors, lit up to the leader's points; marks stand in their windows. */
import { nextLevelAt } from '#games/tangramcity/queries';
import type { Sign } from '#games/tangramcity/text';
import type { Score } from '#kernel';
import { SHAPES } from '../../../ui/Mark.tsx';
import { newSign } from '../../kit/newSign.ts';
import { useBoard } from '../boardContext.ts';

const FLOORS = 10;
const WINDOWS = 10;
const HUNDRED = FLOORS * WINDOWS;

const LABELLED = [0, 2, 4, 6, 8];

interface Props {
  readonly scores: readonly Score[];
  readonly first: number;
}

/** Where the window of so many points is; past a hundred the tower begins again. */
export function windowAt(points: number): { readonly x: number; readonly y: number; readonly laps: number } {
  const place = (Math.max(points, 1) - 1) % HUNDRED;
  return {
    x: 34 + (place % WINDOWS) * 20,
    y: 184.4 - Math.floor(place / WINDOWS) * 17.6,
    laps: Math.floor((Math.max(points, 1) - 1) / HUNDRED),
  };
}

const WINDOWS_AT = Array.from({ length: HUNDRED }, (_, i) => {
  const { x, y } = windowAt(i + 1);
  return `M${x} ${y}h14v12h-14Z`;
});

export function Tower({ scores, first }: Props) {
  const { text, name } = useBoard();
  const totals = scores.map(({ total }) => total);
  const most = Math.max(...totals);
  const lit = most >= HUNDRED ? HUNDRED : most;
  const next = nextLevelAt(most);
  const says = scores.map(({ total }, seat) => `${name(seat)} ${total}`).join(', ');
  return (
    <section className="tc-panel tc-tower" data-part="tower">
      <header>
        <h3>{text.tower}</h3>
        {scores.length > 1 ? (
          <p className="tc-meta tc-starts">
            <Pillar /> {text.starts(name(first))}
          </p>
        ) : (
          next !== undefined && <p className="tc-meta">{text.nextLevel(next)}</p>
        )}
      </header>
      <svg
        viewBox="0 0 240 206"
        role="img"
        aria-label={`${text.tower}: ${says}`}
        {...newSign('tower', text.signs.tower, text.legend.tower[1])}
      >
        <path className="tc-tower-wall" d="M28 205V20H60V14H96V8H124L131 0L138 8H166V14H202V20H236V205Z" />
        <path className="tc-tower-line" d="M60 17H202M96 12H166" />
        <path className="tc-window" d={WINDOWS_AT.slice(lit).join('')} />
        <path className="tc-window tc-window-lit" d={WINDOWS_AT.slice(0, lit).join('')} />
        {LABELLED.map((floor) => (
          <text key={floor} x="24" y={195.4 - floor * 17.6}>
            {floor * WINDOWS + 1}
          </text>
        ))}
        {totals.map((total, seat) => {
          const { x, y, laps } = windowAt(total);
          const before = totals.slice(0, seat).filter((one) => (one - total) % HUNDRED === 0).length;
          return (
            <g key={name(seat)} data-piece={`mark ${seat}`}>
              <g transform={`translate(${x - 2 + before * 5} ${y - 3 - before * 4}) scale(0.75)`}>
                <path className="tc-tower-mark" d={SHAPES[seat]} style={{ fill: `var(--p${seat + 1})` }} />
                {laps > 0 && <path className="tc-flag" d="M12 2V-12h11l-3 4 3 4H12" />}
              </g>
            </g>
          );
        })}
      </svg>
    </section>
  );
}

/** The start marker. */
export function Pillar({ meaning }: { meaning?: Sign }) {
  return (
    <svg
      className="tc-pillar"
      viewBox="0 0 15 20"
      aria-hidden="true"
      {...(meaning && newSign('marker', ...meaning))}
    >
      <path d="M1 1h13v3H1ZM3 4h9v11H3ZM1 15h13v4H1Z" />
      <path className="tc-thin" d="M5.5 5v9M7.5 5v9M9.5 5v9" />
    </svg>
  );
}
