/** All that can be learned: each game's lessons with what is done, its puzzles and its rules. */
import { Link } from 'wouter';
import { GAME_INFO, type GameId } from '#games';
import { hasPuzzles } from '#games/puzzles';
import { useText } from '../../i18n/language.tsx';
import { learningOf } from '../../settings/learning.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Page } from '../frame/Page.tsx';
import './learnIndex.css';

const GAMES: readonly GameId[] = ['flatiron', 'newyork1901', 'newyorkcity', 'tangramcity', 'rowhouse'];

export function LearnIndex() {
  const { nav, about } = useText();
  const { learnLead } = useText('tables');
  return (
    <Page title={nav.learn}>
      <div className="wrap learn-index">
        <header>
          <h1 className="display">{nav.learn}</h1>
          <p className="lead">{learnLead}</p>
        </header>
        <ul>
          {GAMES.map((game) => (
            <li key={game} className="panel" data-game={game}>
              <h2 className="display">{GAME_INFO[game].title}</h2>
              <p className="meta">{about[game]}</p>
              <Ways game={game} />
            </li>
          ))}
        </ul>
      </div>
    </Page>
  );
}

function Ways({ game }: { game: GameId }) {
  const { nav, home } = useText();
  const puzzles = useText('puzzles');
  const { course, title } = GAME_INFO[game];
  const done = Math.min(learningOf(game).lessons.length, course?.lessons ?? 0);
  const state =
    course && (done === 0 ? home.learnMinutes(course.minutes) : home.learnDone(done, course.lessons));
  const label = course && done === course.lessons ? home.learned : state;
  return (
    <p className="learn-ways">
      {label && (
        <Link className="btn btn-primary btn-game" href={`/learn/${game}`} aria-label={home.of(label, title)}>
          <Icon name={done > 0 && done === course?.lessons ? 'done' : 'learn'} />
          {label}
        </Link>
      )}
      {hasPuzzles(game) && (
        <Link className="btn btn-line" href={`/puzzles/${game}`} aria-label={home.of(puzzles.link, title)}>
          {puzzles.link}
        </Link>
      )}
      <Link className="btn btn-line" href={`/rules/${game}`} aria-label={home.of(nav.rules, title)}>
        <Icon name="book" />
        {nav.rules}
      </Link>
    </p>
  );
}
