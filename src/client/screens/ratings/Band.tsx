/** Where somebody probably stands: a band with a tick in its middle, its lower end the number that is shown. */
import { useLanguage, useText } from '../../i18n/language.tsx';
import type { Rating } from './ratingsApi.ts';

/** The ends of the axis that all bands of a list share. */
export type Axis = readonly [from: number, to: number];

/** Round hundreds around all of them. */
export function axisOf(ratings: readonly Rating[]): Axis {
  const from = Math.min(...ratings.map(({ low }) => low));
  const to = Math.max(...ratings.map(({ high }) => high));
  return [Math.floor(from / 100) * 100, Math.max(Math.ceil(to / 100), Math.floor(from / 100) + 1) * 100];
}

export function Band({ rating: { low, middle, high }, axis: [from, to] }: { rating: Rating; axis: Axis }) {
  const text = useText('ratings');
  const { language } = useLanguage();
  const percent = (points: number) => `${(100 * (points - from)) / (to - from)}%`;
  const figure = (points: number) => points.toLocaleString(language, { useGrouping: false });
  return (
    <span className="band">
      <span className="sr">{text.bandInWords(figure(low), figure(high), figure(middle))}</span>
      <i style={{ left: percent(low), right: `calc(100% - ${percent(high)})` }} aria-hidden="true" />
      <b style={{ left: percent(middle) }} aria-hidden="true" />
    </span>
  );
}
