/** The top of the home page: picture, headline, and a button that starts the last chosen game again. */
import { Link } from 'wouter';
import { GAME_IDS, GAME_INFO } from '#games';
import { useText } from '../../i18n/language.tsx';
import { learningOf } from '../../settings/learning.ts';
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
  const isFirstVisit = last === undefined && GAME_IDS.every((game) => learningOf(game).lessons.length === 0);
  const preload = () => prepare(choice.game);
  return (
    <section className="hero">
      <HeroArt />
      <div className="wrap">
        <p className="caps eyebrow">{home.eyebrow}</p>
        <h1 className="display">{home.headline}</h1>
        <p className="lead">{home.lead}</p>
        <div className="ways">
          {isFirstVisit && <LearnFirst />}
          <button
            type="button"
            className={isFirstVisit ? 'btn btn-line btn-big' : 'btn btn-primary btn-big'}
            aria-describedby="starts"
            onPointerEnter={preload}
            onFocus={preload}
            onClick={() => play(choice)}
          >
            {home.playNow}
          </button>
          {!isFirstVisit && (
            <Link className="btn btn-line btn-big" href="/lobby">
              <Icon name="link" />
              {lobby.playOnline}
            </Link>
          )}
          {isFirstVisit && <p className="meta">{home.newHere}</p>}
          <p id="starts" className={isFirstVisit ? 'sr' : 'meta'}>
            {home.starts(GAME_INFO[choice.game].title, rivalName(choice, text), last !== undefined)}
          </p>
        </div>
      </div>
    </section>
  );
}

/** What a first visit begins with. */
function LearnFirst() {
  const { home } = useText();
  const { id, title, course } = GAME_INFO.tangramcity;
  return (
    <Link className="btn btn-primary btn-big" href={`/learn/${id}`}>
      {home.learnFirst(title, course?.minutes ?? 0)}
    </Link>
  );
}
