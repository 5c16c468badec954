/** The home page: what this is, and the games. */
import { GAME_IDS } from '#games';
import { useText } from '../i18n/language.tsx';
import { Page } from '../ui/Page.tsx';
import { GameCard } from './GameCard.tsx';
import { HeroArt } from './HeroArt.tsx';
import './home.css';

/** The small game of our own comes after the big ones. */
const SHOWN = [...GAME_IDS].sort((one, two) => Number(one === 'rowhouse') - Number(two === 'rowhouse'));

export function Home() {
  const { home } = useText();
  return (
    <Page>
      <section className="hero">
        <HeroArt />
        <div className="wrap">
          <p className="caps eyebrow">{home.eyebrow}</p>
          <h1 className="display">{home.headline}</h1>
          <p className="lead">{home.lead}</p>
        </div>
      </section>
      <section className="wrap games" aria-labelledby="games">
        <div className="head">
          <h2 id="games">{home.games}</h2>
        </div>
        <ul>
          {SHOWN.map((id) => (
            <GameCard key={id} id={id} />
          ))}
        </ul>
      </section>
    </Page>
  );
}
