/** How a rating came about: a line with its band over the last games, and the same as a table. */
import { Link } from 'wouter';
import { at } from '#kernel';
import type { PersonId } from '#table';
import { useLanguage, useText } from '../../i18n/language.tsx';
import { useFetched } from '../../remote/useFetched.ts';
import { titleOf } from '../lobby/titles.ts';
import { SelectField } from '../setup/SelectField.tsx';
import { type Axis, axisOf } from './Band.tsx';
import { Change, Sign } from './Change.tsx';
import { type PersonRating, pathOf, type RatingStep, ratingsApi } from './ratingsApi.ts';

/** Under the plot there is a sign for each of so many games at most. */
const SIGNS = 20;
/** The latest games in the table. */
const ROWS = 30;

interface Props {
  readonly id: PersonId;
  readonly ratings: readonly PersonRating[];
  readonly shown: PersonRating;
  readonly choose: (rating: PersonRating) => void;
}

export function RatingCourse({ id, ratings, shown, choose }: Props) {
  const text = useText('ratings');
  const { seats } = useText('circle');
  const { data } = useFetched(`course ${id} ${pathOf(shown)}`, () => ratingsApi.course(id, shown));
  const steps = data?.steps ?? [];
  const label = (path: string) => {
    const one = ratings.find((rating) => pathOf(rating) === path) ?? shown;
    return `${titleOf(one.game)}, ${seats(one.seats)}, ${text.against[one.kind]}`;
  };
  return (
    <section className="panel rating-course" aria-labelledby="course" data-game={shown.game}>
      <div className="head">
        <h2 id="course">{text.overTime}</h2>
      </div>
      {ratings.length > 1 ? (
        <SelectField
          label={text.ladder}
          values={ratings.map(pathOf)}
          value={pathOf(shown)}
          labelOf={label}
          onChange={(path) => choose(ratings.find((one) => pathOf(one) === path) ?? shown)}
        />
      ) : (
        <p className="meta">{label(pathOf(shown))}</p>
      )}
      {steps.length > 0 ? (
        <>
          <Plot steps={steps} />
          <Signs steps={steps} />
          <StepTable steps={steps} />
        </>
      ) : (
        <div className="rating-plot" aria-hidden="true" />
      )}
    </section>
  );
}

/** Lines of the plot: round numbers, about four of them. */
function rulesOf([from, to]: Axis): number[] {
  const step = Math.max(100, Math.ceil((to - from) / 300) * 100);
  const first = Math.ceil(from / step) * step;
  return Array.from({ length: Math.floor((to - first) / step) + 1 }, (_, i) => first + i * step);
}

function Plot({ steps }: { steps: readonly RatingStep[] }) {
  const text = useText('ratings');
  const { language } = useLanguage();
  const ratings = steps.map(({ rating }) => rating);
  const axis = axisOf(ratings);
  const [from, to] = axis;
  // In hundredths of the drawing, which is stretched to the place that it has.
  const x = (i: number) => (steps.length < 2 ? 100 : (100 * i) / (steps.length - 1));
  const y = (points: number) => 100 - (100 * (points - from)) / (to - from);
  const line = (of: (rating: RatingStep['rating']) => number) =>
    ratings.map((rating, i) => `${x(i).toFixed(2)},${y(of(rating)).toFixed(2)}`);
  const middle = line((rating) => rating.middle);
  const low = line((rating) => rating.low);
  const band = [...line((rating) => rating.high), ...low.toReversed()].join(' ');
  const last = at(ratings, ratings.length - 1);
  const all = ratings.map((rating) => rating.low);
  const day = (time: number) =>
    new Date(time).toLocaleDateString(language, { day: 'numeric', month: 'short' });
  return (
    <figure>
      <figcaption className="sr">
        {text.plot(String(at(all, 0)), String(last.low), String(Math.max(...all)), String(Math.min(...all)))}
      </figcaption>
      <div className="rating-plot" aria-hidden="true">
        {rulesOf(axis).map((points) => (
          <span key={points} className="rating-rule" style={{ top: `${y(points)}%` }}>
            <span>{points}</span>
          </span>
        ))}
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          {steps.length > 1 && <polygon points={band} />}
          <polyline className="rating-middle" points={middle.join(' ')} />
          <polyline points={low.join(' ')} />
        </svg>
        <b style={{ top: `${y(last.low)}%` }}>{last.low}</b>
      </div>
      <p className="rating-axis" aria-hidden="true">
        <span>{day(at(steps, 0).finished)}</span>
        {steps.length > 1 && <span>{day(at(steps, steps.length - 1).finished)}</span>}
      </p>
    </figure>
  );
}

/** Whether each of the last games raised or lowered it. */
function Signs({ steps }: { steps: readonly RatingStep[] }) {
  const text = useText('ratings');
  const changes = changesOf(steps)
    .flatMap(({ table, change }) => (change === null ? [] : [{ table, change }]))
    .slice(-SIGNS);
  if (changes.length === 0) return null;
  return (
    <div>
      <p className="rating-signs" aria-hidden="true">
        {changes.map(({ table, change }) => (
          <Sign key={table} rose={change >= 0} />
        ))}
      </p>
      <p className="meta" aria-hidden="true">
        <Sign rose={true} /> {text.rose} <Sign rose={false} /> {text.fell} · {text.lastGames(changes.length)}
      </p>
    </div>
  );
}

function changesOf(steps: readonly RatingStep[]) {
  return steps.map((step, i) => {
    const before = steps[i - 1];
    return { ...step, change: before ? step.rating.low - before.rating.low : null };
  });
}

function StepTable({ steps }: { steps: readonly RatingStep[] }) {
  const text = useText('ratings');
  const { points } = useText();
  const { language } = useLanguage();
  const rows = changesOf(steps).slice(-ROWS).toReversed();
  return (
    <details>
      <summary>{points.asTable}</summary>
      <table className="figures">
        <thead>
          <tr>
            <th scope="col">{text.date}</th>
            <th scope="col">{text.rating}</th>
            <th scope="col">{text.change}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ table, finished, rating, change }) => (
            <tr key={table}>
              <th scope="row">
                <Link href={`/replay/${table}`}>
                  {new Date(finished).toLocaleDateString(language, { dateStyle: 'medium' })}
                </Link>
              </th>
              <td>
                {rating.low} <span className="meta">{rating.provisional && text.provisional}</span>
              </td>
              <td>
                <Change points={change} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
