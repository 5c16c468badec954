/** The choice of opponent as named rows: over a game's card, on a phone as a sheet at the foot of the page. One tap starts the game. */
import { useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { GAME_INFO, type GameId } from '#games';
import { LEVELS, type Level } from '#table';
import { useText } from '../../i18n/language.tsx';
import { isNewTo, offeredOnce } from '../../settings/learning.ts';
import { Icon } from '../../ui/Icon.tsx';
import { lastLevel } from './choice.ts';
import { FirstOffer } from './FirstOffer.tsx';
import { type PlayNow, prepare } from './usePlayNow.ts';
import './levels.css';

interface Props {
  readonly game: GameId;
  readonly now: PlayNow;
  /** `by` is 'key' for Escape or the close button, 'tap' for a tap outside. */
  readonly close: (by: 'key' | 'tap') => void;
}

/** Where nothing was played yet. */
const GOOD_START: Level = 'level2';

/** All levels, the weakest first, then the game without a bot. */
export function Levels({ game, now: { play, playGuided }, close }: Props) {
  const { home } = useText();
  const tables = useText('tables');
  const panel = useRef<HTMLFieldSetElement>(null);
  const [isNew] = useState(() => GAME_INFO[game].course !== undefined && isNewTo(game));
  const [last] = useState(() => lastLevel(game));
  const suggested = last ?? GOOD_START;
  useEffect(() => {
    prepare(game);
    if (isNew) offeredOnce(game);
    panel.current?.querySelector<HTMLElement>('.level[data-suggested]')?.focus({ preventScroll: true });
  }, [game, isNew]);
  useEffect(() => {
    const onPointerDown = ({ target }: Event) => {
      if (target instanceof Node && !panel.current?.contains(target)) close('tap');
    };
    document.addEventListener('pointerdown', onPointerDown);
    return () => document.removeEventListener('pointerdown', onPointerDown);
  }, [close]);
  const { title, solo } = GAME_INFO[game];
  return (
    <fieldset ref={panel} className="levels" onKeyDown={({ key }) => key === 'Escape' && close('key')}>
      <legend className="sr">{home.of(home.pickBot, title)}</legend>
      <div className="levels-head">
        <p className="display" aria-hidden="true">
          <span className="levels-narrow">{tables.play(title)}</span>
          <span className="levels-wide">{home.pickBot}</span>
        </p>
        <button type="button" className="btn btn-quiet" onClick={() => close('key')}>
          {home.close}
        </button>
      </div>
      {isNew ? (
        <FirstOffer game={game} playGuided={playGuided} />
      ) : (
        <p className="meta levels-narrow">{tables.oneTap}</p>
      )}
      {LEVELS.map((level, i) => (
        <button
          key={level}
          type="button"
          className="level"
          data-suggested={level === suggested || undefined}
          onClick={() => play({ game, opponent: level })}
        >
          <Tower height={(i + 1) / LEVELS.length} />
          <b>
            {i + 1} {home.bot[level]}
          </b>{' '}
          <span className="meta">
            {level === suggested ? (last ? tables.lastTime : tables.goodStart) : tables.botShort[level]}
          </span>
        </button>
      ))}
      {solo && (
        <button type="button" className="level" onClick={() => play({ game, opponent: 'solo' })}>
          <Icon name="you" />
          <b>{solo.against === null ? home.alone : home.against(solo.against)}</b>
        </button>
      )}
      <Link className="btn btn-line" href={`/play/${game}`}>
        <Icon name="options" />
        {home.options}
      </Link>
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
