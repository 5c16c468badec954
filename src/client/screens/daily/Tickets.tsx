/** The four deals of a day as tickets, each with what came of it. */
import { Link } from 'wouter';
import { GAME_INFO } from '#games';
import { DAILY_GAMES, type DailyGame } from '#table';
import { useText } from '../../i18n/language.tsx';
import { resultInWords, rivalInWords } from '../../table/daily/dailyWords.ts';
import type { DailyStatus } from '../../table/daily/status.ts';
import { GameArt } from '../home/art/GameArt.tsx';

interface Props {
  readonly chosen: DailyGame;
  readonly href: (game: DailyGame) => string;
  /** Undefined while it is read. */
  readonly status: (game: DailyGame) => DailyStatus | undefined;
}

export function Tickets({ chosen, href, status }: Props) {
  const text = useText('daily');
  const all = useText();
  return (
    <ul className="daily-tickets">
      {DAILY_GAMES.map((game) => {
        const now = status(game);
        return (
          <li key={game} data-game={game}>
            <Link
              className="panel daily-ticket"
              href={href(game)}
              aria-current={game === chosen ? 'page' : undefined}
              data-counted={now?.is === 'counted' || undefined}
            >
              <GameArt game={game} />
              <span className="daily-ticket-text">
                <b>{GAME_INFO[game].title}</b>
                <span className="meta">{rivalInWords(game, all)}</span>
                <span className="meta daily-state">
                  {now?.is === 'counted' ? resultInWords(game, now.value, text) : now && text.state[now.is]}
                </span>
              </span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
