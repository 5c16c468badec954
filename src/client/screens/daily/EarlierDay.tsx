/** A day that is over: its results, the best games, and its deals for practice. */
import { Link } from 'wouter';
import { dateOf, dayIn } from '#protocol';
import type { DailyGame } from '#table';
import { useLanguage, useText } from '../../i18n/language.tsx';
import { timeOfDay } from '../../i18n/timeOfDay.ts';
import { useMe } from '../../remote/me.ts';
import { useFetched } from '../../remote/useFetched.ts';
import { attemptAt } from '../../settings/daily.ts';
import { type DailyDay, dailyApi } from '../../table/daily/dailyApi.ts';
import { statusOf } from '../../table/daily/status.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Message } from '../frame/Message.tsx';
import { Page } from '../frame/Page.tsx';
import { RefusedPage } from '../frame/RefusedPage.tsx';
import { useDeal } from '../local/useDeal.ts';
import { dayInWords } from '../puzzles/days.ts';
import { BestList } from './BestList.tsx';
import { DayResult } from './DayResult.tsx';
import { standingOf } from './standing.ts';
import { Tickets } from './Tickets.tsx';

interface Props {
  readonly game: DailyGame;
  readonly day: string;
}

export function EarlierDay({ game, day }: Props) {
  const me = useMe();
  const person = typeof me === 'string' ? undefined : me;
  const { data, reason } = useFetched(`day ${game} ${day} ${person?.id ?? ''}`, () =>
    dailyApi.day(game, day),
  );
  if (reason && !data) return <RefusedPage reason={reason} />;
  if (!data) return <Message content="loading" />;
  return <Shown game={game} day={data} person={person} />;
}

interface ShownProps {
  readonly game: DailyGame;
  readonly day: DailyDay;
  readonly person: { readonly id: string; readonly name: string } | undefined;
}

function Shown({ game, day, person }: ShownProps) {
  const text = useText('daily');
  const { daily } = useText('links');
  const { notLoaded } = useText();
  const { language } = useLanguage();
  const { play, stage } = useDeal(person?.id);
  const number = dayIn(day.day) ?? 0;
  const heading = `${daily}: ${dayInWords(number, language)}`;
  const own = statusOf(day.own, attemptAt(day.day, game));
  const value = own.is === 'counted' && day.own?.result ? own.value : undefined;
  const standing = value === undefined ? undefined : standingOf(day.tally, value);
  const beside = (step: number) => `/daily/${game}/${dateOf(number + step)}`;
  return (
    <Page title={heading}>
      <div className="wrap daily">
        <header className="daily-head">
          <h1 className="display">{heading}</h1>
          <Link className="btn btn-quiet" href={`/daily/${game}`}>
            {text.toToday}
          </Link>
        </header>
        <Tickets chosen={game} href={(one) => `/daily/${one}/${day.day}`} status={() => undefined} />
        <div className="daily-main" data-game={game}>
          <div className="daily-column">
            <DayResult
              game={game}
              day={day}
              value={value}
              standing={standing}
              review={day.own?.result ? `/daily/${game}/${day.day}/${day.own.id}` : undefined}
            >
              <p className="meta">
                {day.now < day.closes
                  ? text.closesAt(timeOfDay(day.closes, day.now, language))
                  : text.practiceNote}
              </p>
            </DayResult>
            <div className="daily-acts">
              <button
                type="button"
                className="btn btn-primary btn-game"
                disabled={stage === 'dealing'}
                onClick={() => play(day)}
              >
                <Icon name="play" />
                {text.practice}
              </button>
              <Link className="btn btn-line" href={beside(-1)}>
                <Icon name="back" />
                {dayInWords(number - 1, language)}
              </Link>
              {stage === 'failed' && <p role="alert">{notLoaded}</p>}
            </div>
          </div>
          <BestList game={game} day={day} me={person} />
        </div>
      </div>
    </Page>
  );
}
