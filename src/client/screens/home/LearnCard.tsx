/** The card of Rowhouse, our own small game, for trying how a table works. */
import { GAME_INFO } from '#games';
import { useText } from '../../i18n/language.tsx';
import { GameArt } from './art/GameArt.tsx';
import { GameButtons } from './GameButtons.tsx';
import { Facts } from './GameCard.tsx';
import type { PlayNow } from './usePlayNow.ts';

/** A wide card below the others. */
export function LearnCard({ now }: { now: PlayNow }) {
  const { home, about } = useText();
  return (
    <section className="learn panel" data-game="rowhouse" aria-labelledby="learn">
      <div className="learn-in">
        <GameArt game="rowhouse" />
        <div className="card-body">
          <p className="caps">{home.tryTable}</p>
          <h2 id="learn" className="display">
            {GAME_INFO.rowhouse.title}
          </h2>
          <p className="about">{about.rowhouse}</p>
          <Facts game="rowhouse" />
        </div>
        <GameButtons game="rowhouse" now={now} />
      </div>
    </section>
  );
}
