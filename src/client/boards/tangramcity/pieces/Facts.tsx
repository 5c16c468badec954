/** What a city counts, and what it would count with the piece in the hand: facts, no advice. */
import type { CityFacts } from '#games/tangramcity/queries';
import type { BoardText } from '#games/tangramcity/text';
import { note } from '../../kit/Notes.tsx';
import { useBoard } from '../boardContext.ts';
import { Ladder, Scales, Weights } from './Balance.tsx';

interface Props {
  readonly now: CityFacts;
  /** With the piece in the hand; undefined where it cannot lie, or nothing is held. */
  readonly then: CityFacts | undefined;
}

interface PanelProps extends Props {
  readonly title: string;
  readonly isLit: boolean;
}

/** Beside the city. */
export function FactsPanel({ now, then, title, isLit }: PanelProps) {
  const { text } = useBoard();
  const next = then ?? now;
  return (
    <section className={isLit ? 'tc-panel tc-facts tc-lit-panel' : 'tc-panel tc-facts'}>
      <header>
        <h3>{then ? text.withThis : title}</h3>
        <p className="tc-meta">
          {text.ifEnded} <Change from={now.ifEnded} to={next.ifEnded} />
        </p>
      </header>
      <dl>
        <dt>{text.rectangle}</dt>
        <dd>
          {rectangleOf(now)}
          {then && then.area !== now.area && <b> → {rectangleOf(then)}</b>}
        </dd>
        <dd>
          <Difference by={next.area - now.area} />
        </dd>
        <dt>{text.balance}</dt>
        <dd>
          <Weights balance={now.balance} />
          {hasMoved(now, next) && (
            <b>
              → {next.balance.dark} : {next.balance.green}
            </b>
          )}
        </dd>
        <dd>
          <Difference by={next.balance.bonus - now.balance.bonus} />
        </dd>
      </dl>
      <Scales now={now.balance} then={next.balance} />
      <Ladder now={now.balance} then={next.balance} />
    </section>
  );
}

/** The same in one line, under the city of a phone; its height is always the same. */
export function FactsLine({ now, then }: Props) {
  const { text } = useBoard();
  const next = then ?? now;
  return (
    <p className="tc-line">
      <span data-sign="rectangle" data-note={note(text.rectangle)}>
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path className="tc-sign-rectangle" d="M1.5 4h13v8h-13Z" />
        </svg>
        <i>
          <Change from={now.area} to={next.area} />
        </i>
      </span>
      <span
        data-part="scales"
        data-sign="scales"
        data-note={note(text.balance, `${text.sides.dark}, ${text.sides.green}`)}
      >
        <Weights balance={next.balance} />
      </span>
      <span data-part="bonus" data-sign="bonus" data-note={note(text.bonus)}>
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path className="tc-sign-scales" d="M8 2v11M4.5 14h7M2 4.5h12M2 4.5.5 9.5h3ZM14 4.5l-1.5 5h3Z" />
        </svg>
        <i>
          <Change from={now.balance.bonus} to={next.balance.bonus} />
        </i>
      </span>
      <span data-sign="ifEnded" data-note={note(text.ifEnded)}>
        <i>
          (<Change from={now.ifEnded} to={next.ifEnded} />)
        </i>
      </span>
    </p>
  );
}

/** The facts with the piece, for screen readers. */
export function factsInWords({ area, balance: { dark, green, bonus }, ifEnded }: CityFacts, text: BoardText) {
  return `${text.withThis}: ${text.rectangle} ${area}, ${text.sides.dark} ${dark}, ${text.sides.green} ${green}, ${text.balance} ${bonus}, ${text.ifEnded} ${text.points(ifEnded)}.`;
}

export function rectangleOf({ height, width, area }: Pick<CityFacts, 'height' | 'width' | 'area'>): string {
  return `${height} × ${width} = ${area}`;
}

function hasMoved({ balance: one }: CityFacts, { balance: two }: CityFacts): boolean {
  return one.dark !== two.dark || one.green !== two.green;
}

/** A number, and what it becomes. */
export function Change({ from, to }: { from: number; to: number }) {
  if (from === to) return from;
  return (
    <>
      {from} → <b className={to > from ? 'tc-more' : 'tc-less'}>{to}</b>
    </>
  );
}

/** Points more or fewer; nothing where nothing changes. */
function Difference({ by }: { by: number }) {
  if (by === 0) return null;
  return by > 0 ? <b className="tc-more">+{by}</b> : <b className="tc-less">−{-by}</b>;
}
