/** Wins and points of games with something in common: a table whose bars are the plot. */
import { type ReactNode, useState } from 'react';
import { figure } from '../../i18n/formats.ts';
import { useLanguage, useText } from '../../i18n/language.tsx';
import { FEW, shareRange } from './shares.ts';
import type { Tally } from './statisticsApi.ts';

/** So many rows are seen at first. */
const ROWS = 8;

export interface TallyRow extends Tally {
  readonly key: string | number;
  readonly label: ReactNode;
}

interface Props {
  readonly label: string;
  readonly rows: readonly TallyRow[];
  /** Whether the label says no more than the heading above. */
  readonly isLabelled?: boolean;
  /** The share of the win that each player has by chance; undefined where nobody can win. */
  readonly even: number | undefined;
}

/** Bars show wins, or points where nobody can win. */
export function TallyTable({ label, isLabelled = false, rows, even }: Props) {
  const text = useText('statistics');
  const { language } = useLanguage();
  const [isWhole, setWhole] = useState(false);
  const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 });
  const mean = ({ points, scored }: Tally) => (scored === 0 ? 0 : points / scored);
  const most = Math.max(1, ...rows.map(mean));
  const shown = isWhole ? rows : rows.slice(0, ROWS);
  return (
    <>
      <table className="figures tallies">
        <thead>
          <tr>
            <th scope="col">
              <span className={isLabelled ? 'sr' : undefined}>{label}</span>
            </th>
            <th scope="col">{text.columns.games}</th>
            {even !== undefined && <th scope="col">{text.columns.wins}</th>}
            <th scope="col">{text.columns.mean}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ key, label: name, games, won, scored, points }) => (
            <tr key={key}>
              <th scope="row">
                {name}
                {even === undefined ? (
                  <Bar share={mean({ games, won, scored, points }) / most} isHollow={games < FEW} />
                ) : (
                  <Bar
                    share={won / games}
                    isHollow={games < FEW}
                    range={shareRange(won, games)}
                    mark={even}
                  />
                )}
              </th>
              <td>{figure(language, games)}</td>
              {even !== undefined && <td>{percent.format(won / games)}</td>}
              <td>{scored === 0 ? '–' : figure(language, points / scored)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length > ROWS && !isWhole && (
        <button type="button" className="btn btn-quiet" onClick={() => setWhole(true)}>
          {text.all(rows.length)}
        </button>
      )}
    </>
  );
}

/** What the bars of a page mean, once for all of them. */
export function BarNotes({ isContest }: { isContest: boolean }) {
  const text = useText('statistics');
  return (
    <p className="meta">
      {text.hollow}
      {isContest && ` ${text.range} ${text.even}`}
    </p>
  );
}

interface BarProps {
  /** From 0 to 1. */
  readonly share: number;
  readonly isHollow?: boolean;
  readonly range?: readonly [low: number, high: number];
  readonly mark?: number;
}

const [WIDTH, HEIGHT] = [200, 12];

/** Stretched to the width of its place; hidden from screen readers, because the row has the same number. */
export function Bar({ share, isHollow = false, range, mark }: BarProps) {
  return (
    <svg
      className="share-bar"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <rect className="share-track" width={WIDTH} height={HEIGHT} />
      <rect
        className={isHollow ? 'share-hollow' : 'share-full'}
        y={1}
        width={Math.max(1, share * WIDTH)}
        height={HEIGHT - 2}
      />
      {range && (
        <line
          className="share-range"
          x1={range[0] * WIDTH}
          x2={range[1] * WIDTH}
          y1={HEIGHT / 2}
          y2={HEIGHT / 2}
        />
      )}
      {mark !== undefined && (
        <line className="share-even" x1={mark * WIDTH} x2={mark * WIDTH} y1={0} y2={HEIGHT} />
      )}
    </svg>
  );
}
