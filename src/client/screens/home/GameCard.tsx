/** A game's card on the home page: picture, title, facts and the three ways in; one sentence too, on a first visit. */
import { GAME_INFO, type GameId } from '#games';
import { useText } from '../../i18n/language.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { GameArt } from './art/GameArt.tsx';
import { GameButtons } from './GameButtons.tsx';
import type { PlayNow } from './usePlayNow.ts';

interface Props {
  readonly game: GameId;
  readonly now: PlayNow;
}

/** One card. */
export function GameCard({ game, now }: Props) {
  const { about } = useText();
  return (
    <li className="card" data-game={game}>
      <article className="card-in">
        <GameArt game={game} />
        <div className="card-body">
          <h3 className="display">{GAME_INFO[game].title}</h3>
          <p className="about">{about[game]}</p>
          <Facts game={game} />
        </div>
        <GameButtons game={game} now={now} />
      </article>
    </li>
  );
}

/** Number of players and duration. */
export function Facts({ game }: { game: GameId }) {
  const { home } = useText();
  const { seats, minutes } = GAME_INFO[game];
  return (
    <p className="facts meta">
      <span>
        <Icon name="seats" />
        {home.players(seats.min, seats.max)}
      </span>
      <span>
        <Icon name="clock" />
        {home.minutes(minutes)}
      </span>
    </p>
  );
}
