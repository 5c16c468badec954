/** The home page: where one left off, the four games, open tables and games to watch; a first visit begins with the headline. */
import { lazy, Suspense, useState } from 'react';
import type { GameId } from '#games';
import { textsAhead, useText } from '../../i18n/language.tsx';
import { useMe } from '../../remote/me.ts';
import { hasLeftOff } from '../../settings/leftOff.ts';
import { Page } from '../frame/Page.tsx';
import { GameCard } from './GameCard.tsx';
import { Hero } from './Hero.tsx';
import { LearnCard } from './LearnCard.tsx';
import { isReturning } from './returning.ts';
import { TableSections } from './TableSections.tsx';
import { usePlayNow } from './usePlayNow.ts';

const CARDS: readonly GameId[] = ['flatiron', 'newyork1901', 'newyorkcity', 'tangramcity'];

/** Only for who comes back. */
const LeftOff = lazy(() =>
  Promise.all([import('./LeftOff.tsx'), textsAhead('lists')]).then(
    ([{ LeftOff }]) => ({ default: LeftOff }),
    () => ({ default: () => null }),
  ),
);

/** The same. */
const DailyCard = lazy(() =>
  Promise.all([import('./DailyCard.tsx'), textsAhead('daily', 'lists')]).then(
    ([{ DailyCard }]) => ({ default: DailyCard }),
    () => ({ default: () => null }),
  ),
);

/** The home page. */
export function Home() {
  const { home, notLoaded } = useText();
  const now = usePlayNow();
  const { stage } = now;
  const me = useMe();
  const [wasHere] = useState(isReturning);
  // Whoever has signed in on a new device comes back, too.
  const isBack = wasHere || typeof me !== 'string';
  const [keepsRoom] = useState(hasLeftOff);
  return (
    <Page>
      {isBack ? <h1 className="sr">{home.games}</h1> : <Hero />}
      <div className="wrap left-slot" data-room={(isBack && keepsRoom) || undefined}>
        {isBack && (
          <Suspense>
            <LeftOff />
          </Suspense>
        )}
      </div>
      <section className={isBack ? 'wrap games games-brief' : 'wrap games'} aria-labelledby="games">
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
        {isBack && (
          <Suspense>
            <DailyCard />
          </Suspense>
        )}
        <TableSections />
        <LearnCard now={now} />
      </div>
      <div className="dealing" role="status">
        {stage === 'dealing' && home.dealing}
        {stage === 'failed' && notLoaded}
      </div>
    </Page>
  );
}
