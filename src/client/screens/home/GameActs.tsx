/** What can be done with a game from its card: play it at once, open a table, read its rules, choose options. */
import { useCallback, useRef, useState } from 'react';
import { Link } from 'wouter';
import { GAME_INFO, type GameId } from '#games';
import { useText } from '../../i18n/language.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { BotRow } from './BotRow.tsx';
import type { Choice } from './choice.ts';

interface Props {
  readonly game: GameId;
  readonly play: (choice: Choice) => void;
}

export function GameActs({ game, play }: Props) {
  const { home } = useText();
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = useCallback((by: 'key' | 'tap') => {
    setOpen(false);
    // Whoever taps elsewhere wants to be there; what is covered takes no focus before it is shown again.
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
        <IconLink icon="link" href={`/new/${game}`} says={home.of(home.newTable, title)} />
        <IconLink icon="book" href={`/rules/${game}`} says={home.of(home.rules, title)} />
        <IconLink icon="options" href={`/play/${game}`} says={home.of(home.options, title)} />
      </div>
      {open && <BotRow game={game} play={play} close={close} />}
    </>
  );
}

interface IconLinkProps {
  readonly icon: 'link' | 'book' | 'options';
  readonly href: string;
  readonly says: string;
}

function IconLink({ icon, href, says }: IconLinkProps) {
  return (
    <Link className="btn btn-line btn-icon" href={href} aria-label={says} title={says}>
      <Icon name={icon} />
    </Link>
  );
}
