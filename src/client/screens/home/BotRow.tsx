/** The choice of opponent: slides over the bottom of a game's card; one tap starts the game. */
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { GAME_INFO, type GameId } from '#games';
import { LEVELS, type Level } from '#table';
import { useText } from '../../i18n/language.tsx';
import { isNewTo, offeredOnce } from '../../settings/learning.ts';
import { Icon } from '../../ui/Icon.tsx';
import { type PlayNow, prepare } from './usePlayNow.ts';

const FirstOffer = lazy(() => import('./FirstOffer.tsx').then(({ FirstOffer }) => ({ default: FirstOffer })));

interface Props {
  readonly game: GameId;
  readonly now: PlayNow;
  /** `by` is 'key' for Escape or the close button, 'tap' for a tap outside. */
  readonly close: (by: 'key' | 'tap') => void;
}

/** The row of bots. */
export function BotRow({ game, now: { play, playGuided }, close }: Props) {
  const { home } = useText();
  const row = useRef<HTMLFieldSetElement>(null);
  const [isNew] = useState(() => GAME_INFO[game].course !== undefined && isNewTo(game));
  useEffect(() => {
    prepare(game);
    if (isNew) offeredOnce(game);
    row.current?.querySelector<HTMLElement>('.bot')?.focus({ preventScroll: true });
  }, [game, isNew]);
  useEffect(() => {
    const onPointerDown = ({ target }: Event) => {
      if (target instanceof Node && !row.current?.contains(target)) close('tap');
    };
    document.addEventListener('pointerdown', onPointerDown);
    return () => document.removeEventListener('pointerdown', onPointerDown);
  }, [close]);
  const [focused, setFocused] = useState<Level>();
  const clearFocused = () => setFocused(undefined);
  const { title, solo } = GAME_INFO[game];
  return (
    <fieldset ref={row} className="bots" onKeyDown={({ key }) => key === 'Escape' && close('key')}>
      <legend className="sr">{home.of(`${home.pickBot}, ${home.easyToHard}`, title)}</legend>
      {isNew && (
        <Suspense>
          <FirstOffer game={game} playGuided={playGuided} />
        </Suspense>
      )}
      <p className="meta" aria-hidden="true">
        {focused ? `${home.bot[focused]}: ${home.botAbout[focused]}` : home.pickBot}
      </p>
      <div className="bot-row">
        {LEVELS.map((level, i) => (
          <button
            key={level}
            type="button"
            className="bot"
            aria-label={`${i + 1}: ${home.bot[level]}`}
            aria-description={home.botAbout[level]}
            onPointerEnter={() => setFocused(level)}
            onPointerLeave={clearFocused}
            onFocus={({ target }) => target.matches(':focus-visible') && setFocused(level)}
            onBlur={clearFocused}
            onClick={() => play({ game, opponent: level })}
          >
            <span>{i + 1}</span>
            <Tower height={(i + 1) / LEVELS.length} />
          </button>
        ))}
        {solo && (
          <button type="button" className="bot bot-named" onClick={() => play({ game, opponent: 'solo' })}>
            {solo.against === null ? home.alone : home.against(solo.against)}
          </button>
        )}
      </div>
      <button
        type="button"
        className="btn btn-quiet btn-icon bots-close"
        aria-label={home.close}
        title={home.close}
        onClick={() => close('key')}
      >
        <Icon name="remove" />
      </button>
    </fieldset>
  );
}

/** The stronger the bot, the higher the tower. */
function Tower({ height }: { height: number }) {
  const top = 44 - height * 36;
  return (
    <svg viewBox="0 0 24 46" aria-hidden="true">
      <path d={`M3 46V${top + 5}h4v-3h3v-3h4v3h3v3h4V46Z`} />
    </svg>
  );
}
