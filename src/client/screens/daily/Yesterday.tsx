/** The deal of the day before, which is yesterday’s where anybody was here: the best game to watch, with its review, and the way to all results. */
import { Link } from 'wouter';
import { dayIn } from '#protocol';
import type { DailyGame } from '#table';
import { useLanguage, useText } from '../../i18n/language.tsx';
import { timeOfDay } from '../../i18n/timeOfDay.ts';
import { useFetched } from '../../remote/useFetched.ts';
import { type DailyDay, dailyApi, type Today } from '../../table/daily/dailyApi.ts';
import { resultInWords } from '../../table/daily/dailyWords.ts';
import { dayInWords } from '../puzzles/days.ts';

interface Props {
  readonly game: DailyGame;
  readonly today: Today;
}

/** Renders nothing on a server that had no deals before. */
export function Yesterday({ game, today }: Props) {
  const [day] = today.earlier;
  return day === undefined ? null : <Shown game={game} day={day} today={today.day} />;
}

interface ShownProps {
  readonly game: DailyGame;
  readonly day: string;
  readonly today: string;
}

function Shown({ game, day, today }: ShownProps) {
  const text = useText('daily');
  const { language } = useLanguage();
  const number = dayIn(day) ?? 0;
  const isYesterday = number + 1 === dayIn(today);
  const { data } = useFetched(`day ${game} ${day}`, () => dailyApi.day(game, day));
  return (
    <section className="daily-yesterday" aria-labelledby="yesterday">
      <div className="head">
        <h2 id="yesterday">{isYesterday ? text.yesterday : dayInWords(number, language)}</h2>
      </div>
      {data && <Best game={game} day={data} />}
      <Link className="btn btn-line" href={`/daily/${game}/${day}`}>
        {text.seeToday}
      </Link>
    </section>
  );
}

function Best({ game, day: { day, best, closes } }: { readonly game: DailyGame; readonly day: DailyDay }) {
  const text = useText('daily');
  const { language } = useLanguage();
  const [first] = best ?? [];
  if (best === null) return <p>{text.yesterdayHidden(timeOfDay(closes, Date.now(), language))}</p>;
  if (!first) return <p>{text.bestEmpty}</p>;
  return (
    <p>
      {text.wasBest(first.name, resultInWords(game, first.value, text))}{' '}
      <Link
        className="daily-watch"
        href={`/daily/${game}/${day}/${first.id}`}
        aria-label={text.watchOf(first.name)}
      >
        {text.watch}
      </Link>
    </p>
  );
}
