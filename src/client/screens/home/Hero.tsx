/** The picture over the home page, what this is, and the shortest way in: once more what was played last. */
import { Link } from 'wouter';
import { GAME_INFO } from '#games';
import { useText } from '../../i18n/language.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { HeroArt } from './art/HeroArt.tsx';
import { type Choice, FIRST_CHOICE, lastChoice, rivalName } from './choice.ts';
import { prepare } from './usePlayNow.ts';

export function Hero({ play }: { play: (choice: Choice) => void }) {
  const text = useText();
  const { home, lobby } = text;
  const last = lastChoice();
  const choice = last ?? FIRST_CHOICE;
  const ahead = () => prepare(choice.game);
  return (
    <section className="hero">
      <HeroArt />
      <div className="wrap">
        <p className="caps eyebrow">{home.eyebrow}</p>
        <h1 className="display">{home.headline}</h1>
        <p className="lead">{home.lead}</p>
        <div className="ways">
          <button
            type="button"
            className="btn btn-primary btn-big"
            aria-describedby="starts"
            onPointerEnter={ahead}
            onFocus={ahead}
            onClick={() => play(choice)}
          >
            {home.playNow}
          </button>
          <Link className="btn btn-line btn-big" href="/lobby">
            <Icon name="link" />
            {lobby.playOnline}
          </Link>
          <p id="starts" className="meta">
            {home.starts(GAME_INFO[choice.game].title, rivalName(choice, text), last !== undefined)}
          </p>
        </div>
      </div>
    </section>
  );
}
