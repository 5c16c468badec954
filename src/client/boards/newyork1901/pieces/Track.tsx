/** The score track: the frame of the map, with a pennant where each technology opens and a marker for each seat. */
import { memo } from 'react';
import { BRONZE, TECHNOLOGIES, type Technology } from '#games/newyork1901/components';
import { at } from '#kernel';
import { newSign } from '../../kit/newSign.ts';
import { useBoard } from '../boardContext.ts';
import { type Plan, TRACK, trackPoint } from '../layout.ts';
import { short } from '../outline.ts';
import { DECOR } from './decor.ts';
import { Marker, Pennant } from './mapSigns.tsx';

interface TrackProps {
  readonly plan: Plan;
  /** Points from which each technology is open. */
  readonly thresholds: Readonly<Record<Technology, number>>;
}

/** The frame itself. */
export const Track = memo(function Track({ plan, thresholds }: TrackProps) {
  const { text } = useBoard();
  const { width, height, frame } = plan;
  const across = (width - 2 * frame) / 25;
  const down = (height - 2 * frame) / 25;
  const spaces = Array.from({ length: TRACK }, (_, space) => space);
  const box = (space: number) => {
    const [x, y] = trackPoint(plan, space);
    const lies = Math.floor(space / 25) % 2 === 0;
    const [w, h] = lies ? [across, frame] : [frame, down];
    return `M${short(x - w / 2)} ${short(y - h / 2)}h${short(w)}v${short(h)}h${short(-w)}z`;
  };
  const gates = TECHNOLOGIES.filter((technology) => thresholds[technology] > 0).map((technology) => ({
    at: thresholds[technology],
    part: `pennant:${technology}`,
    sign: newSign(`pennant ${technology}`, technology === 'silver' ? text.signs.pennant : text.signs.gold),
    className: `ny-gate ${technology}`,
    name: text.technology[technology],
  }));
  /** How many spaces a pennant and its name hide: two letters take up about one. */
  const reach = (gate: (typeof gates)[number]) =>
    hasName(plan, gate) ? Math.max(3, Math.ceil(gate.name.length / 2)) : 1;
  const covered = (space: number) =>
    gates.some((gate) => space >= gate.at - 1 && space <= gate.at + reach(gate));
  return (
    <g {...DECOR}>
      <path
        fillRule="evenodd"
        className="ny-frame"
        data-part="track"
        d={`M0 0h${width}v${height}h${-width}zM${frame} ${frame}v${height - 2 * frame}h${width - 2 * frame}v${2 * frame - height}z`}
      />
      <path
        d={spaces
          .filter((space) => space % 2 === 1)
          .map(box)
          .join('')}
        className="ny-space"
      />
      {[0, 1, 2, 3].map((corner) => {
        const x = corner % 3 === 0 ? frame / 2 : width - frame / 2;
        const y = corner < 2 ? frame / 2 : height - frame / 2;
        return (
          <g key={corner} transform={`translate(${x} ${y})`}>
            <rect x={-frame / 2} y={-frame / 2} width={frame} height={frame} className="ny-corner" />
            <path d="M0-7L1.8-1.8L7 0L1.8 1.8L0 7L-1.8 1.8L-7 0L-1.8-1.8z" className="ny-star" />
          </g>
        );
      })}
      {TECHNOLOGIES.slice(BRONZE).map((technology, i, opening) => {
        const following = opening[i + 1];
        const end = following ? thresholds[following] : TRACK;
        return (
          <path
            key={technology}
            d={ribbon(plan, thresholds[technology], end)}
            className={`ny-ribbon ${technology}`}
          />
        );
      })}
      {spaces
        .filter((space) => space % 5 === 0 && !covered(space))
        .map((space) => {
          const [x, y] = trackPoint(plan, space);
          return (
            <text key={space} x={x} y={y} dy=".36em" textAnchor="middle" className="ny-space-text">
              {space}
            </text>
          );
        })}
      {gates.map((gate) => {
        const [x, y] = trackPoint(plan, gate.at);
        const half = Math.max(plan.type * 0.88, across * 0.55);
        return (
          <g key={gate.name} className={gate.className} data-part={gate.part} {...gate.sign}>
            <Pennant x={x} y={y} size={half} depth={frame} at={gate.at} sideways={gate.at >= 25} />
            {hasName(plan, gate) && (
              <text x={x + half + 4} y={y} dy=".4em" className="ny-gate-name">
                {gate.name}
              </text>
            )}
          </g>
        );
      })}
    </g>
  );
});

/** Whether there is room for the name beside a pennant. */
function hasName({ width }: Plan, gate: { readonly at: number; readonly name: string }): boolean {
  return gate.at < 22 && width > 520 && gate.name.length < 8;
}

/** A line along the inner edge of the frame, from one space to another. */
function ribbon(plan: Plan, from: number, to: number): string {
  const { frame, width, height } = plan;
  const inner = (space: number): string => {
    const part = (space % 25) / 25;
    const across = frame + part * (width - 2 * frame);
    const down = frame + part * (height - 2 * frame);
    const side = Math.floor(space / 25);
    if (side === 0) return `${short(across)} ${frame}`;
    if (side === 1) return `${short(width - frame)} ${short(down)}`;
    if (side === 2) return `${short(width - across)} ${short(height - frame)}`;
    return side === 3 ? `${frame} ${short(height - down)}` : `${frame} ${frame}`;
  };
  const turns = [25, 50, 75].filter((corner) => corner > from && corner < to);
  return `M${[from, ...turns, to].map(inner).join('L')}`;
}

interface MarkersProps {
  readonly plan: Plan;
  readonly points: readonly number[];
  /** Where they stood before the turn that is not sent. */
  readonly before: readonly number[];
  readonly notes: readonly string[];
  /** What newcomers are told they stand on. */
  readonly label: string;
}

/** Each seat's marker. Markers on one space stand side by side; a ring means the second time around. */
export function Markers({ plan, points, before, notes, label }: MarkersProps) {
  return points.map((count, seat) => {
    const [x, y] = trackPoint(plan, count);
    const same = points.flatMap((other, i) => (other === count ? [i] : []));
    const aside = (same.indexOf(seat) - (same.length - 1) / 2) * plan.frame * 0.5;
    const lies = Math.floor((count % TRACK) / 25) % 2 === 0;
    const [mx, my] = lies ? [x + aside, y] : [x, y + aside];
    const size = plan.frame * 0.45;
    const left = before[seat] === count ? undefined : trackPoint(plan, before[seat] ?? count);
    return (
      <g key={`seat ${seat}`} data-piece={`marker ${seat}`} data-note={at(notes, seat)}>
        {left && <circle cx={left[0]} cy={left[1]} r={size} className="ny-preview" />}
        <g data-part={`marker:${seat}`} data-sign="track" data-label={label}>
          <Marker seat={seat} x={mx} y={my} size={size} points={count} />
        </g>
      </g>
    );
  });
}
