/** Roofs against gardens: a pair of scales, and the bonus that the difference brings at the end. */
import type { ReactNode } from 'react';
import { FACES, type Face } from '#games/tangramcity/components';
import { BALANCE_STEPS, type Balance, type BalanceStep } from '#games/tangramcity/queries';
import { note } from '../../kit/Notes.tsx';
import { useBoard } from '../boardContext.ts';

interface Props {
  readonly now: Balance;
  /** With the piece in the hand. */
  readonly then: Balance;
}

const MOST_TILT = 5;

/** Degrees, one for each square; at five the bonus is gone. The heavier side goes down. */
const tilt = ({ dark, green }: Readonly<Record<Face, number>>) =>
  Math.max(-MOST_TILT, Math.min(MOST_TILT, green - dark));

/** The pair of scales. */
export function Scales({ now, then }: Props) {
  const changes = FACES.some((face) => then[face] !== now[face]);
  const angle = tilt(now);
  return (
    <svg className="tc-scales" viewBox="0 4 300 82" data-part="scales" aria-hidden="true">
      <path className="tc-scale-post" d="M150 12V70M128 76h44l-6-6h-32Z" />
      {changes && <path className="tc-beam-next" transform={`rotate(${tilt(then)} 150 17)`} d="M52 17H248" />}
      <g className="tc-beam" style={{ rotate: `${angle}deg` }}>
        <path className="tc-scale-beam" d="M52 17C90 12 120 22 150 17s60-5 98 0" />
      </g>
      <circle className="tc-scale-knob" cx="150" cy="11" r="5" />
      {FACES.map((face) => (
        <Pan key={face} side={face} count={now[face]} next={then[face]} angle={angle} />
      ))}
    </svg>
  );
}

/** Built squares of both colours as numbers. */
export function Weights({ balance: { dark, green } }: { balance: Balance }) {
  return (
    <span className="tc-weights">
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <FaceSign face="dark" />
      </svg>
      {dark} : {green}
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <FaceSign face="green" />
      </svg>
    </span>
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
export function Ladder({ now, then }: Props) {
  const { text } = useBoard();
  const reached = stepAt(now.distance);
  const ahead = stepAt(then.distance);
  return (
    <ol className="tc-ladder" aria-label={text.bonus} data-part="bonus" data-note={note(text.bonus)}>
      {BALANCE_STEPS.map((step) => (
        <li
          key={step.from}
          className={step === reached ? 'tc-on' : step === ahead ? 'tc-ahead' : undefined}
          aria-current={step === reached ? 'step' : undefined}
        >
          <span>{rangeOf(step, text.even)}</span>
          <b>{step.bonus}</b>
        </li>
      ))}
    </ol>
  );
}

const stepAt = (distance: number) => BALANCE_STEPS.find(({ to }) => distance <= to);

/** The distances of a step. */
export function rangeOf({ from, to }: BalanceStep, even: string): string {
  if (to === 0) return even;
  return Number.isFinite(to) ? `${from}–${to}` : `${from}+`;
}
