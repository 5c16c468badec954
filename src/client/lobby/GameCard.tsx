/** A game on the home page: picture, title, one sentence, seats, and the way in. */
import { Link } from 'wouter';
import { useLanguage, useText } from '../i18n/language.tsx';
import { useTitle } from '../play/useTitle.ts';
import { Icon } from '../ui/Icon.tsx';
import { GameArt } from './GameArt.tsx';

export function GameCard({ id }: { id: string }) {
  const title = useTitle(id);
  const { language } = useLanguage();
  const text = useText();
  if (typeof title === 'string')
    return (
      <li className="card">
        <p className="card-wait meta">{title === 'loading' ? text.loading : text.notLoaded}</p>
      </li>
    );
  const { game, words } = title;
  const spoken = words[language];
  return (
    <li className="card" data-game={id}>
      <article className="card-in">
        <GameArt id={id} />
        <div className="card-body">
          <h3 className="display">{spoken.title}</h3>
          <p className="about">{spoken.about}</p>
          <p className="facts meta">
            <Icon name="seats" />
            {text.home.players(game.seats.min, game.seats.max)}
          </p>
          <Link className="btn btn-primary btn-game" href={`/play/${id}`}>
            {text.home.play(spoken.title)}
          </Link>
        </div>
      </article>
    </li>
  );
}
