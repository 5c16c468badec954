/** Offered with the first game of a title: learn it, or play a guided first game. It loads when somebody is about to play. */
import { Link } from 'wouter';
import { GAME_INFO, type GameId } from '#games';
import { isGuided } from '#games/guides';
import { useText } from '../../i18n/language.tsx';

interface Props {
  readonly game: GameId;
  readonly playGuided: (game: GameId) => void;
}

/** One line above the bots; whoever knows the game just picks one. */
export function FirstOffer({ game, playGuided }: Props) {
  const { newTo, learnIt, guided, orPick } = useText('coach');
  const { title, course } = GAME_INFO[game];
  return (
    <p className="first-offer">
      <span>{newTo(title)}</span>
      {course && (
        <Link className="btn btn-line" href={`/learn/${game}`}>
          {learnIt(course.minutes)}
        </Link>
      )}
      {isGuided(game) && (
        <button type="button" className="btn btn-line" onClick={() => playGuided(game)}>
          {guided}
        </button>
      )}
      <span className="levels-narrow">{orPick}</span>
    </p>
  );
}
