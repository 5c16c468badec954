/** How many reached what: bars, with one's own marked and the median dashed; the same as a table for whoever does not look. */
import type { DailyGame } from '#table';
import { useLanguage, useText } from '../../i18n/language.tsx';
import type { Tally } from '../../table/daily/dailyApi.ts';
import { valueInWords } from '../../table/daily/dailyWords.ts';
import { barsOf, medianOf } from './standing.ts';

const [WIDTH, HEIGHT] = [640, 250];
/** Above the bars is room for two lines of words, below for numbers. */
const [TOP, FOOT] = [60, 34];
const FLOOR = HEIGHT - FOOT;
const GAP = 4;
/** The numbers below the bars are so far apart at least. */
const LABEL = 112;
/** Words near an edge stand on the other side of their line. */
const EDGE = 200;

interface Props {
  readonly game: DailyGame;
  readonly tally: readonly Tally[];
  /** One's own result. */
  readonly own: number | undefined;
}

/** Renders nothing where nobody has played. */
export function Histogram({ game, tally, own }: Props) {
  const { language } = useLanguage();
  const text = useText('daily');
  const median = medianOf(tally);
  if (median === undefined) return null;
  const { width, bars } = barsOf(tally);
  const say = (value: number) => valueInWords(game, value, language);
  const step = WIDTH / bars.length;
  const most = Math.max(...bars.map(({ count }) => count));
  const first = bars[0]?.from ?? 0;
  const barOf = (value: number) => Math.floor((value - first) / width);
  const middle = (value: number) => ((value - first + 0.5) / width) * step;
  const every = Math.ceil(LABEL / step);
  const count = tally.reduce((sum, one) => sum + one.count, 0);
  const [lowest, highest] = [tally[0]?.value ?? 0, tally.at(-1)?.value ?? 0];
  return (
    <figure className="daily-histogram">
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={text.histogram(count, say(lowest), say(highest), say(median))}
      >
        {bars.map((bar, i) => {
          const height = bar.count === 0 ? 0 : Math.max(3, (bar.count / most) * (FLOOR - TOP));
          const isOwn = own !== undefined && i === barOf(own);
          return (
            <rect
              key={bar.from}
              className={isOwn ? 'daily-bar daily-bar-own' : 'daily-bar'}
              x={i * step + GAP / 2}
              y={FLOOR - height}
              width={Math.max(1, Math.min(step - GAP, 72))}
              height={height}
              transform={`translate(${Math.max(0, (step - GAP - 72) / 2)} 0)`}
            />
          );
        })}
        <path className="daily-floor" d={`M0 ${FLOOR}H${WIDTH}`} />
        {bars.map(
          (bar, i) =>
            i % every === 0 && (
              <text key={bar.from} x={(i + 0.5) * step} y={HEIGHT - 7} textAnchor="middle">
                {say(bar.from)}
              </text>
            ),
        )}
        <path className="daily-median" d={`M${middle(median)} 8V${FLOOR}`} />
        <Label x={middle(median)} y={20}>
          {text.median(say(median))}
        </Label>
        {own !== undefined && (
          <>
            <path className="daily-you" d={`M${(barOf(own) + 0.5) * step} 53l-7 -11h14Z`} />
            <Label x={(barOf(own) + 0.5) * step} y={50} gap={14} isStrong>
              {text.you(say(own))}
            </Label>
          </>
        )}
      </svg>
      <details>
        <summary>{text.asTable}</summary>
        <table className="daily-table">
          <thead>
            <tr>
              <th scope="col">{text.result}</th>
              <th scope="col">{text.people}</th>
            </tr>
          </thead>
          <tbody>
            {tally.map((one) => (
              <tr key={one.value} data-own={one.value === own || undefined}>
                <td>{say(one.value)}</td>
                <td>{one.count}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}

interface LabelProps {
  readonly x: number;
  readonly y: number;
  readonly gap?: number;
  readonly isStrong?: boolean;
  readonly children: string;
}

/** Beside a line, on the side where there is room. */
function Label({ x, y, gap = 8, isStrong = false, children }: LabelProps) {
  const isLeft = x > WIDTH - EDGE;
  return (
    <text
      x={isLeft ? x - gap : x + gap}
      y={y}
      textAnchor={isLeft ? 'end' : 'start'}
      className={isStrong ? 'daily-strong' : undefined}
    >
      {children}
    </text>
  );
}
