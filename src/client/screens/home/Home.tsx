/** The home page: hero, games, running games and open tables. */
import type { GameId } from '#games';
import { useText } from '../../i18n/language.tsx';
import { useMedia } from '../../ui/useMedia.ts';
import { Page } from '../frame/Page.tsx';
import { GameCard } from './GameCard.tsx';
import { Hero } from './Hero.tsx';
import { LearnCard } from './LearnCard.tsx';
import { OpenTables } from './OpenTables.tsx';
import { usePlayNow } from './usePlayNow.ts';
import { YourGames } from './YourGames.tsx';

const CARDS: readonly GameId[] = ['flatiron', 'newyork1901', 'newyorkcity', 'tangramcity'];

/** The home page. */
export function Home() {
  const { home, notLoaded } = useText();
  const now = usePlayNow();
  const { stage, play } = now;
  // On a phone, running games come before the cards.
  const narrow = useMedia(NARROW);
  return (
    <Page>
      <Hero play={play} />
      {narrow && (
        <div className="wrap below">
          <YourGames />
        </div>
      )}
      <section className="wrap games" aria-labelledby="games">
        <h2 id="games" className="sr">
          {home.games}
        </h2>
        <ul>
          {CARDS.map((game) => (
            <GameCard key={game} game={game} now={now} />
          ))}
        </ul>
      </section>
      <div className="wrap below">
        {!narrow && <YourGames />}
        <OpenTables />
        <LearnCard now={now} />
      </div>
      <div className="dealing" role="status">
        {stage === 'dealing' && home.dealing}
        {stage === 'failed' && notLoaded}
      </div>
    </Page>
  );
}

const NARROW = '(max-width: 720px)';
