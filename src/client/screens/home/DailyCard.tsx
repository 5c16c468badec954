/** The deal of the day on the home page: the next one that is not played yet, one tap away. */
import { Link } from 'wouter';
import { GAME_INFO } from '#games';
import { DAILY_GAMES } from '#table';
import { useLanguage, useText } from '../../i18n/language.tsx';
import { spanInWords } from '../../i18n/spans.ts';
import { rivalInWords, valueInWords } from '../../table/daily/dailyWords.ts';
import { statusOf } from '../../table/daily/status.ts';
import { useToday } from '../../table/daily/useToday.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useDeal } from '../local/useDeal.ts';
import { GameArt } from './art/GameArt.tsx';
import './dailyCard.css';

/** Renders nothing where there is no deal to play. */
export function DailyCard() {
  const all = useText();
  const text = useText('daily');
  const { daily } = useText('links');
  const { language } = useLanguage();
  const { day, today, attempts, person } = useToday();
  const { begin, stage } = useDeal(person);
  if (!day) return null;
  const rows = DAILY_GAMES.map((game) => {
    const counted = today?.games.find((one) => one.game === game);
    const attempt = attempts.find((one) => one.day === day.day && one.game === game);
    return { game, counted, status: statusOf(counted?.own, attempt) };
  });
  const next =
    rows.find(({ status }) => status.is === 'playing') ?? rows.find(({ status }) => status.is === 'open');
  const deal = next && day.games.find(({ game }) => game === next.game);
  const left = Math.max(0, day.ends - (today?.now ?? Date.now()));
  const { game, counted } = next ?? { game: DAILY_GAMES[0], counted: today?.games[0] };
  const played = counted?.median
    ? text.playedMedian(counted.count, valueInWords(game, counted.median, language))
    : undefined;
  const streak = today && today.streak.now > 1 ? text.streak(today.streak.now) : undefined;
  return (
    <section className="daily-card" aria-labelledby="daily">
      <div className="head">
        <h2 id="daily">{daily}</h2>
        <Link className="all-link" href="/daily" aria-label={`${text.seeToday}: ${daily}`}>
          {text.seeToday}
          <Icon name="forward" />
        </Link>
      </div>
      <div className="panel" data-game={game}>
        <GameArt game={game} />
        <div>
          <h3 className="display">{GAME_INFO[game].title}</h3>
          <p className="meta">
            {[rivalInWords(game, all), text.left(spanInWords(left, language))].join(' · ')}
          </p>
          <p className="meta">{[played, streak].filter(Boolean).join(' · ')}</p>
        </div>
        {deal && (
          <button
            type="button"
            className="btn btn-primary btn-game"
            disabled={stage === 'dealing'}
            onClick={() => begin(day, deal)}
          >
            <Icon name="play" />
            {next.status.is === 'playing' ? text.goOn : text.playToday}
          </button>
        )}
        {stage === 'failed' && <p role="alert">{all.notLoaded}</p>}
      </div>
    </section>
  );
}
