/** The top of the home page on a first visit: picture, headline, and one button: the first lesson. */
import { Link } from 'wouter';
import { GAME_INFO } from '#games';
import { useText } from '../../i18n/language.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { HeroArt } from './art/HeroArt.tsx';

/** The hero section. */
export function Hero() {
  const { home } = useText();
  const { id, title, course } = GAME_INFO.tangramcity;
  return (
    <section className="hero">
      <HeroArt />
      <div className="wrap">
        <p className="caps eyebrow">{home.eyebrow}</p>
        <h1 className="display">{home.headline}</h1>
        <p className="lead">{home.lead}</p>
        <div className="ways">
          <Link className="btn btn-primary" href={`/learn/${id}`}>
            <Icon name="learn" />
            {home.learnFirst(title, course?.minutes ?? 0)}
          </Link>
          <p className="meta">{home.newHere}</p>
        </div>
      </div>
    </section>
  );
}
