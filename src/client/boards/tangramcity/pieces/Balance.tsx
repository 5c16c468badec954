/** Roofs against gardens: a pair of scales, and the bonus that the difference brings at the end. */

import type { BoardText } from '#games/tangramcity/text';
import { at } from '#kernel';
import { BALANCE, balanceBonus, type City, squaresOf } from '../game.ts';

interface Props {
  readonly city: City;
  /** The city with the piece in the hand. */
  readonly next: City | undefined;
  readonly text: BoardText;
  readonly isLit: boolean;
}

const MOST_TILT = 5;

/** Degrees, one for each square; at five the bonus is gone. The heavier side goes down. */
const tilt = (dark: number, green: number) => Math.max(-MOST_TILT, Math.min(MOST_TILT, green - dark));

export function Balance({ city, next, text, isLit }: Props) {
  const [dark, green] = [squaresOf(city, 'dark'), squaresOf(city, 'green')];
  const [dark2, green2] = next ? [squaresOf(next, 'dark'), squaresOf(next, 'green')] : [dark, green];
  const changes = dark2 !== dark || green2 !== green;
  const angle = tilt(dark, green);
  const says = `${text.balance}: ${text.sides.dark} ${dark}, ${text.sides.green} ${green}${
    changes ? `; ${text.withThis}: ${dark2}, ${green2}` : ''
  }`;
  return (
    <div className={isLit ? 'tc-balance tc-lit-panel' : 'tc-balance'}>
      <svg className="tc-scales" viewBox="0 4 300 82" role="img" aria-label={says}>
        <path className="tc-scale-post" d="M150 12V70M128 76h44l-6-6h-32Z" />
        {changes && (
          <path className="tc-beam-next" transform={`rotate(${tilt(dark2, green2)} 150 17)`} d="M52 17H248" />
        )}
        <g className="tc-beam" style={{ rotate: `${angle}deg` }}>
          <path className="tc-scale-beam" d="M52 17C90 12 120 22 150 17s60-5 98 0" />
        </g>
        <circle className="tc-scale-knob" cx="150" cy="11" r="5" />
        <Pan side="dark" count={dark} next={dark2} angle={angle} text={text.sides.dark} />
        <Pan side="green" count={green} next={green2} angle={angle} text={text.sides.green} />
      </svg>
      <Ladder
        now={Math.abs(dark - green)}
        then={changes ? Math.abs(dark2 - green2) : undefined}
        text={text}
      />
    </div>
  );
}

/** The same in one line, for small screens: under the city, where the piece is moved. */
export function LiveBalance({ city, next, text }: Omit<Props, 'isLit'>) {
  const [dark, green] = [squaresOf(city, 'dark'), squaresOf(city, 'green')];
  const [dark2, green2] = next ? [squaresOf(next, 'dark'), squaresOf(next, 'green')] : [dark, green];
  const bonus = balanceBonus(Math.abs(dark - green));
  const bonus2 = balanceBonus(Math.abs(dark2 - green2));
  const change = (from: number, to: number) => (from === to ? `${from}` : `${from} → ${to}`);
  return (
    <p className="tc-live">
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <FaceSign face="dark" />
      </svg>
      <b>{change(dark, dark2)}</b> : <b>{change(green, green2)}</b>
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <FaceSign face="green" />
      </svg>
      <span className="tc-live-bonus">
        {text.balance} {change(bonus, bonus2)}
      </span>
    </p>
  );
}

interface PanProps {
  readonly side: 'dark' | 'green';
  readonly count: number;
  readonly next: number;
  readonly angle: number;
  readonly text: string;
}

function Pan({ side, count, next, angle, text }: PanProps) {
  const x = side === 'dark' ? 52 : 248;
  const drop = Math.sin((angle * Math.PI) / 180) * (side === 'dark' ? -98 : 98);
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
        {next === count ? text : `${text} → ${next}`}
      </text>
    </g>
  );
}

/** A little roof or a leaf, 16 by 16. */
export function FaceSign({ face }: { face: 'dark' | 'green' }) {
  return face === 'dark' ? (
    <g className="tc-sign-roof">
      <path d="M1 9 8 2l7 7v5H1Z" />
      <path className="tc-thin" d="M1 9h14M4.5 6v3M8 2.5v11M11.5 6v3M4.5 10v4M11.5 10v4" />
    </g>
  ) : (
    <g className="tc-sign-leaf">
      <path d="M2 14C1 6 6 2 14 2c0 8-4 13-12 12Z" />
      <path className="tc-thin" d="M2 14 10 6M6 10V6.5M6 10h3.8" />
    </g>
  );
}

/** Each step of the bonus, the one reached now and the one to be reached. */
const STEPS = [...BALANCE.value.map(({ upTo }) => upTo), Number.POSITIVE_INFINITY];

function Ladder({ now, then, text }: { now: number; then: number | undefined; text: BoardText }) {
  const stepOf = (distance: number) => STEPS.findIndex((upTo) => distance <= upTo);
  const range = (step: number) => {
    const from = step === 0 ? 0 : at(STEPS, step - 1) + 1;
    const to = at(STEPS, step);
    return to === 0 ? text.even : Number.isFinite(to) ? `${from}–${to}` : `${from}+`;
  };
  const reached = stepOf(now);
  const ahead = then === undefined ? reached : stepOf(then);
  return (
    <div className="tc-ladder">
      <p>{text.bonus}</p>
      <ol>
        {STEPS.map((upTo, step) => (
          <li
            key={upTo}
            className={step === reached ? 'tc-on' : step === ahead ? 'tc-ahead' : undefined}
            aria-current={step === reached ? 'step' : undefined}
          >
            <span>{range(step)}</span>
            <b>{balanceBonus(Math.min(upTo, 99))}</b>
          </li>
        ))}
      </ol>
    </div>
  );
}
