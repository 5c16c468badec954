/** Today’s deal of one game: to be played, or what came of it among all others. */
import { Link } from 'wouter';
import { GAME_INFO } from '#games';
import { DAILY_GAMES, type DailyGame } from '#table';
import { useLanguage, useText } from '../../i18n/language.tsx';
import { timeOfDay } from '../../i18n/timeOfDay.ts';
import { useMe } from '../../remote/me.ts';
import { useAttempt, useFetched } from '../../remote/useFetched.ts';
import type { KeptDay } from '../../settings/daily.ts';
import { dailyApi } from '../../table/daily/dailyApi.ts';
import { resultInWords } from '../../table/daily/dailyWords.ts';
import type { DailyStatus } from '../../table/daily/status.ts';
import type { TodayHere } from '../../table/daily/useToday.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Refusal } from '../../ui/Refusal.tsx';
import { NameForm } from '../account/RequireName.tsx';
import { useDeal } from '../local/useDeal.ts';
import { BestList } from './BestList.tsx';
import { DayResult } from './DayResult.tsx';
import { standingOf } from './standing.ts';

interface Props {
  readonly game: DailyGame;
  readonly day: KeptDay;
  readonly here: TodayHere;
  readonly status: (game: DailyGame) => DailyStatus | undefined;
}

export function TodaysGame({ game, day, here, status }: Props) {
  const text = useText('daily');
  const now = status(game);
  const me = useMe();
  const count = here.today?.games.find((one) => one.game === game)?.count;
  // Whatever the server counts meanwhile is in the histogram, too.
  const { data } = useFetched(
    `day ${game} ${day.day} ${here.person ?? ''}`,
    () => dailyApi.day(game, day.day),
    false,
    `${now?.is} ${count}`,
  );
  const value = now?.is === 'counted' ? now.value : undefined;
  const isIn = value !== undefined && data?.own?.result;
  const standing = isIn && data ? standingOf(data.tally, value) : undefined;
  const somebody = typeof me === 'string' ? undefined : me;
  return (
    <div className="daily-main" data-game={game}>
      <div className="daily-column">
        <DayResult
          game={game}
          day={data}
          value={value}
          standing={standing}
          review={now?.is === 'counted' ? reviewOf(now, game, day.day) : undefined}
        >
          {data?.tally.length === 0 && now?.is === 'open' && <p>{text.nobody}</p>}
          <State game={game} day={day} now={now} isOffline={here.isOffline} />
        </DayResult>
        <Acts game={game} day={day} status={status} person={here.person} />
      </div>
      {data && <BestList game={game} day={data} me={somebody} />}
    </div>
  );
}

/** The game of this device, which needs no network; else as the server has it. */
function reviewOf({ attempt, id }: DailyStatus & { is: 'counted' }, game: DailyGame, day: string): string {
  return attempt ? `/local/${attempt.table}/replay` : `/daily/${game}/${day}/${id}`;
}

interface StateProps {
  readonly game: DailyGame;
  readonly day: KeptDay;
  readonly now: DailyStatus | undefined;
  readonly isOffline: boolean;
}

/** What there is to say of one's attempt. */
function State({ game, day, now, isOffline }: StateProps) {
  const text = useText('daily');
  const { people } = useText();
  const { language } = useLanguage();
  const me = useMe();
  const naming = useAttempt();
  if (!now) return null;
  if (now.is === 'open') return <p className="meta">{text.firstCounts}</p>;
  if (now.is === 'elsewhere') return <p>{text.elsewhere}</p>;
  if (now.is === 'givenUp') return <p>{text.givenUp}</p>;
  if (now.is === 'refused')
    return (
      <>
        <p>{text.refused}</p>
        {now.attempt.reason && <Refusal reason={now.attempt.reason} />}
      </>
    );
  if (now.is === 'counting')
    return (
      <div role="status" className="daily-counting">
        <p>
          <b>{resultInWords(game, now.value, text)}</b> {me !== 'nobody' && !isOffline && text.state.counting}
        </p>
        {isOffline && <p>{text.waits(timeOfDay(day.closes, Date.now(), language))}</p>}
        {me === 'nobody' && !isOffline && (
          <>
            <p>{text.needsName}</p>
            <NameForm label={text.count} attempt={naming} />
            <div role="alert">{naming.reason && <Refusal reason={naming.reason} />}</div>
          </>
        )}
      </div>
    );
  if (now.is === 'counted' && typeof me !== 'string' && me.guest)
    return (
      <p className="meta">
        {text.guest} <Link href="/me">{people.claim}</Link>
      </p>
    );
  return null;
}

interface ActsProps extends Omit<Props, 'here'> {
  readonly person: string | undefined;
}

/** The one filled button leads on: to this deal, or to one that is left. */
function Acts({ game, day, status, person }: ActsProps) {
  const text = useText('daily');
  const { notLoaded } = useText();
  const { begin, play, stage } = useDeal(person);
  const now = status(game);
  if (!now) return null;
  const next = DAILY_GAMES.find((one) => status(one)?.is === 'open');
  const isMine = now.is === 'open' || now.is === 'playing';
  const deal = day.games.find((one) => one.game === (isMine ? game : next));
  const again = day.games.find((one) => one.game === game);
  return (
    <div className="daily-acts">
      {deal && (
        <button
          type="button"
          className="btn btn-primary btn-game"
          data-game={deal.game}
          disabled={stage === 'dealing'}
          onClick={() => begin(day, deal)}
        >
          <Icon name="play" />
          {now.is === 'playing' ? text.goOn : text.play(GAME_INFO[isMine ? game : (next ?? game)].title)}
        </button>
      )}
      {!isMine && again && (
        <button
          type="button"
          className="btn btn-line"
          disabled={stage === 'dealing'}
          onClick={() => play(again)}
        >
          {text.again}
        </button>
      )}
      {stage === 'failed' && <p role="alert">{notLoaded}</p>}
    </div>
  );
}
