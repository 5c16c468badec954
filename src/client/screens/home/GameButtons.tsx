/** The buttons of a game's card: play now, learn, open a table, read the rules, choose options. */
import { useCallback, useRef, useState } from 'react';
import { Link } from 'wouter';
import { GAME_INFO, type GameId } from '#games';
import { useText } from '../../i18n/language.tsx';
import { learningOf } from '../../settings/learning.ts';
import { Icon } from '../../ui/Icon.tsx';
import { BotRow } from './BotRow.tsx';
import type { PlayNow } from './usePlayNow.ts';

interface Props {
  readonly game: GameId;
  readonly now: PlayNow;
}

/** The buttons, and the row of bots while it is open. */
export function GameButtons({ game, now }: Props) {
  const { home } = useText();
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = useCallback((by: 'key' | 'tap') => {
    setOpen(false);
    // After a tap elsewhere the focus stays there. The button can take focus only in the next frame, when it is no longer inert.
    if (by === 'key') requestAnimationFrame(() => button.current?.focus({ preventScroll: true }));
  }, []);
  const { title } = GAME_INFO[game];
  return (
    <>
      <div className="card-foot" inert={open}>
        <button
          ref={button}
          type="button"
          className="btn btn-primary btn-game"
          aria-expanded={open}
          aria-label={home.of(home.playNow, title)}
          onClick={() => setOpen(true)}
        >
          {home.playNow}
        </button>
        <LearnLink game={game} />
        <IconLink icon="link" href={`/new/${game}`} label={home.of(home.newTable, title)} />
        <IconLink icon="book" href={`/rules/${game}`} label={home.of(home.rules, title)} />
        <IconLink icon="options" href={`/play/${game}`} label={home.of(home.options, title)} />
      </div>
      {open && <BotRow game={game} now={now} close={close} />}
    </>
  );
}

/** Leads to the lessons, and says how many are done; nothing for games without lessons. */
function LearnLink({ game }: { game: GameId }) {
  const { home } = useText();
  const { course, title } = GAME_INFO[game];
  if (!course) return null;
  const done = Math.min(learningOf(game).lessons.length, course.lessons);
  const state = done === 0 ? home.learnMinutes(course.minutes) : home.learnDone(done, course.lessons);
  return (
    <Link
      className="btn btn-line btn-learn"
      href={`/learn/${game}`}
      aria-label={home.of(`${home.learn} ${state}`, title)}
    >
      {home.learn} <span className="meta">{done === course.lessons ? '✓' : state}</span>
    </Link>
  );
}

interface IconLinkProps {
  readonly icon: 'link' | 'book' | 'options';
  readonly href: string;
  readonly label: string;
}

function IconLink({ icon, href, label }: IconLinkProps) {
  return (
    <Link className="btn btn-line btn-icon" href={href} aria-label={label} title={label}>
      <Icon name={icon} />
    </Link>
  );
}
