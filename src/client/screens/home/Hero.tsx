/** The top of the home page: picture, headline, and a button that starts the last chosen game again. */
import { Link } from 'wouter';
import { GAME_INFO } from '#games';
import { useText } from '../../i18n/language.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { HeroArt } from './art/HeroArt.tsx';
import { type Choice, FIRST_CHOICE, lastChoice, rivalName } from './choice.ts';
import { prepare } from './usePlayNow.ts';

/** The hero section. */
export function Hero({ play }: { play: (choice: Choice) => void }) {
  const text = useText();
  const { home, lobby } = text;
  const last = lastChoice();
  const choice = last ?? FIRST_CHOICE;
  const preload = () => prepare(choice.game);
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
            onPointerEnter={preload}
            onFocus={preload}
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
