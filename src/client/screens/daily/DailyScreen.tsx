/** The deals of the day: today’s with what came of them, and those of earlier days. */

import { dayIn } from '#protocol';
import { DAILY_GAMES, type DailyGame, isDailyGame } from '#table';
import { useLanguage, useText } from '../../i18n/language.tsx';
import { spanInWords } from '../../i18n/spans.ts';
import { statusOf } from '../../table/daily/status.ts';
import { type TodayHere, useToday } from '../../table/daily/useToday.ts';
import { Message } from '../frame/Message.tsx';
import { Page } from '../frame/Page.tsx';
import { dayInWords } from '../puzzles/days.ts';
import { EarlierDay } from './EarlierDay.tsx';
import { Lately } from './Lately.tsx';
import { Tickets } from './Tickets.tsx';
import { TodaysGame } from './TodaysGame.tsx';
import { Yesterday } from './Yesterday.tsx';
import './daily.css';

interface Props {
  readonly game?: string;
  readonly day?: string;
}

export function DailyScreen({ game, day }: Props) {
  if (game !== undefined && !isDailyGame(game)) return <Message content="notFound" />;
  if (day !== undefined && dayIn(day) === undefined) return <Message content="notFound" />;
  if (day !== undefined && game !== undefined) return <EarlierDay key={day} game={game} day={day} />;
  return <TodayPage game={game} />;
}

function TodayPage({ game: wanted }: { readonly game: DailyGame | undefined }) {
  const here = useToday();
  const text = useText('daily');
  const { daily } = useText('links');
  const { language } = useLanguage();
  const { day, today, isOffline } = here;
  const status = (game: DailyGame) => statusIn(here, game);
  const game = wanted ?? DAILY_GAMES.find((one) => status(one)?.is === 'open') ?? DAILY_GAMES[0];
  const number = day && dayIn(day.day);
  const left = day && Math.max(0, day.ends - (today?.now ?? Date.now()));
  return (
    <Page title={daily}>
      <div className="wrap daily">
        <header className="daily-head">
          <h1 className="display">{daily}</h1>
          <p className="meta">
            {number !== undefined && left !== undefined && (
              <>
                {`${dayInWords(number, language)} · ${text.same} · `}
                <span className="daily-left">{text.left(spanInWords(left, language))}</span>
              </>
            )}
          </p>
        </header>
        {isOffline && (
          <p className="meta daily-offline" role="status">
            {day ? text.offline : text.noDeal}
          </p>
        )}
        <Tickets chosen={game} href={(one) => `/daily/${one}`} status={status} />
        {day && <TodaysGame key={`${day.day} ${game}`} game={game} day={day} here={here} status={status} />}
        <div className="daily-below">
          {today && <Lately today={today} />}
          {today && <Yesterday game={game} today={today} />}
        </div>
      </div>
    </Page>
  );
}

/** Undefined as long as nothing is known. */
function statusIn({ day, today, isOffline, attempts }: TodayHere, game: DailyGame) {
  if (!day || (!today && !isOffline)) return undefined;
  const own = today?.games.find((one) => one.game === game)?.own;
  return statusOf(
    own,
    attempts.find((one) => one.day === day.day && one.game === game),
  );
}
