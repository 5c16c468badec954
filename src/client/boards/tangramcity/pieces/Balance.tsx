/** Roofs against gardens: a pair of scales, and the bonus that the difference brings at the end. */
import type { ReactNode } from 'react';
import type { City } from '#games/tangramcity';
import { FACES, type Face } from '#games/tangramcity/components';
import { BALANCE_STEPS, type BalanceStep, balanceOf } from '#games/tangramcity/queries';
import { useBoard } from '../boardContext.ts';

interface Props {
  readonly city: City;
  /** The city with the piece in the hand. */
  readonly next: City | undefined;
  readonly isLit: boolean;
}

const MOST_TILT = 5;

/** Degrees, one for each square; at five the bonus is gone. The heavier side goes down. */
const tilt = ({ dark, green }: Readonly<Record<Face, number>>) =>
  Math.max(-MOST_TILT, Math.min(MOST_TILT, green - dark));

export function Balance({ city, next, isLit }: Props) {
  const { text } = useBoard();
  const now = balanceOf(city);
  const then = next ? balanceOf(next) : now;
  const changes = FACES.some((face) => then[face] !== now[face]);
  const angle = tilt(now);
  const says = `${text.balance}: ${text.sides.dark} ${now.dark}, ${text.sides.green} ${now.green}${
    changes ? `; ${text.withThis}: ${then.dark}, ${then.green}` : ''
  }`;
  return (
    <div className={isLit ? 'tc-balance tc-lit-panel' : 'tc-balance'}>
      <svg className="tc-scales" viewBox="0 4 300 82" role="img" aria-label={says}>
        <path className="tc-scale-post" d="M150 12V70M128 76h44l-6-6h-32Z" />
        {changes && (
          <path className="tc-beam-next" transform={`rotate(${tilt(then)} 150 17)`} d="M52 17H248" />
        )}
        <g className="tc-beam" style={{ rotate: `${angle}deg` }}>
          <path className="tc-scale-beam" d="M52 17C90 12 120 22 150 17s60-5 98 0" />
        </g>
        <circle className="tc-scale-knob" cx="150" cy="11" r="5" />
        {FACES.map((face) => (
          <Pan key={face} side={face} count={now[face]} next={then[face]} angle={angle} />
        ))}
      </svg>
      <Ladder now={now.distance} then={then.distance} />
    </div>
  );
}

/** The same in one line, for small screens: under the city, where the piece is moved. */
export function LiveBalance({ city, next }: Omit<Props, 'isLit'>) {
  const { text } = useBoard();
  const now = balanceOf(city);
  const then = next ? balanceOf(next) : now;
  const change = (from: number, to: number) => (from === to ? `${from}` : `${from} → ${to}`);
  return (
    <p className="tc-live">
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <FaceSign face="dark" />
      </svg>
      <b>{change(now.dark, then.dark)}</b> : <b>{change(now.green, then.green)}</b>
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <FaceSign face="green" />
      </svg>
      <span className="tc-live-bonus">
        {text.balance} {change(now.bonus, then.bonus)}
      </span>
    </p>
  );
}

interface PanProps {
  readonly side: Face;
  readonly count: number;
  readonly next: number;
  readonly angle: number;
}

/** Where each pan hangs, and to which side of the post. */
const PANS: Readonly<Record<Face, { readonly x: number; readonly arm: number }>> = {
  dark: { x: 52, arm: -98 },
  green: { x: 248, arm: 98 },
};

function Pan({ side, count, next, angle }: PanProps) {
  const says = useBoard().text.sides[side];
  const { x, arm } = PANS[side];
  const drop = Math.sin((angle * Math.PI) / 180) * arm;
  return (
    <g className="tc-pan" style={{ translate: `0 ${drop}px` }}>
      <path className="tc-chain" d={`M${x} 17 ${x - 26} 50M${x} 17 ${x + 26} 50`} />
      <path className="tc-scale-pan" d={`M${x - 34} 50H${x + 34}Q${x + 28} 66 ${x} 66T${x - 34} 50Z`} />
      <g transform={`translate(${x - 22} 33)`}>
        <FaceSign face={side} />
      </g>
      <text className="tc-count" x={x + 10} y="47">
        {count}
      </text>
      <text className={next === count ? 'tc-pan-name' : 'tc-pan-name tc-next'} x={x} y="81">
        {next === count ? says : `${says} → ${next}`}
      </text>
    </g>
  );
}

/** A little roof or a leaf, 16 by 16. */
const SIGNS: Readonly<Record<Face, ReactNode>> = {
  dark: (
    <g className="tc-sign-roof">
      <path d="M1 9 8 2l7 7v5H1Z" />
      <path className="tc-thin" d="M1 9h14M4.5 6v3M8 2.5v11M11.5 6v3M4.5 10v4M11.5 10v4" />
    </g>
  ),
  green: (
    <g className="tc-sign-leaf">
      <path d="M2 14C1 6 6 2 14 2c0 8-4 13-12 12Z" />
      <path className="tc-thin" d="M2 14 10 6M6 10V6.5M6 10h3.8" />
    </g>
  ),
};

export function FaceSign({ face }: { face: Face }) {
  return SIGNS[face];
}

/** Each step of the bonus, with the one reached now and the one to be reached. */
function Ladder({ now, then }: { now: number; then: number }) {
  const { text } = useBoard();
  const reached = stepAt(now);
  const ahead = stepAt(then);
  return (
    <div className="tc-ladder">
      <p>{text.bonus}</p>
      <ol>
        {BALANCE_STEPS.map((step) => (
          <li
            key={step.from}
            className={step === reached ? 'tc-on' : step === ahead ? 'tc-ahead' : undefined}
            aria-current={step === reached ? 'step' : undefined}
          >
            <span>{step.to === 0 ? text.even : rangeOf(step)}</span>
            <b>{step.bonus}</b>
          </li>
        ))}
      </ol>
    </div>
  );
}

const stepAt = (distance: number) => BALANCE_STEPS.find(({ to }) => distance <= to);

const rangeOf = ({ from, to }: BalanceStep) => (Number.isFinite(to) ? `${from}–${to}` : `${from}+`);
