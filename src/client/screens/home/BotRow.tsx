/** Whom to play: slides over the foot of a game's card, and one tap starts. */
import { useEffect, useRef, useState } from 'react';
import { GAME_INFO, type GameId } from '#games';
import { LEVELS, type Level } from '#table';
import { useText } from '../../i18n/language.tsx';
import { Icon } from '../../ui/Icon.tsx';
import type { Choice } from './choice.ts';
import { prepare } from './usePlayNow.ts';

interface Props {
  readonly game: GameId;
  readonly play: (choice: Choice) => void;
  /** By a key or its button, or by a tap beside the row. */
  readonly close: (by: 'key' | 'tap') => void;
}

export function BotRow({ game, play, close }: Props) {
  const { home } = useText();
  const row = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    prepare(game);
    row.current?.querySelector<HTMLElement>('.bot')?.focus({ preventScroll: true });
  }, [game]);
  useEffect(() => {
    const beside = ({ target }: Event) => {
      if (target instanceof Node && !row.current?.contains(target)) close('tap');
    };
    document.addEventListener('pointerdown', beside);
    return () => document.removeEventListener('pointerdown', beside);
  }, [close]);
  const [looked, setLooked] = useState<Level>();
  const leave = () => setLooked(undefined);
  const { title, solo } = GAME_INFO[game];
  return (
    <fieldset
      ref={row}
      className="bots"
      aria-label={home.of(`${home.pickBot}, ${home.easyToHard}`, title)}
      onKeyDown={({ key }) => key === 'Escape' && close('key')}
    >
      <p className="meta" aria-hidden="true">
        {looked ? `${home.bot[looked]}: ${home.botAbout[looked]}` : home.pickBot}
      </p>
      <div className="bot-row">
        {LEVELS.map((level, i) => (
          <button
            key={level}
            type="button"
            className="bot"
            aria-label={`${i + 1}: ${home.bot[level]}`}
            aria-description={home.botAbout[level]}
            onPointerEnter={() => setLooked(level)}
            onPointerLeave={leave}
            onFocus={({ target }) => target.matches(':focus-visible') && setLooked(level)}
            onBlur={leave}
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
