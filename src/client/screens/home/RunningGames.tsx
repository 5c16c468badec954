/** Unfinished games on this device, to continue or delete. */
import { lazy, Suspense, useState } from 'react';
import { Link } from 'wouter';
import type { Language } from '#kernel';
import { useLanguage, useText } from '../../i18n/language.tsx';
import { firstGameOf } from '../../settings/learning.ts';
import type { LocalGame } from '../../table/store/localRepository.ts';
import { Icon } from '../../ui/Icon.tsx';
import { titleOf } from '../lobby/titles.ts';

const SmallGame = lazy(() =>
  import('../../table/moments/SmallGame.tsx').then(({ SmallGame }) => ({ default: SmallGame })),
);

interface Props {
  readonly games: readonly LocalGame[];
  readonly remove: (id: string) => void;
}

/** The list of unfinished games. */
export function RunningGames({ games, remove }: Props) {
  return (
    <ul className="running">
      {games.map((game) => (
        <RunningGame key={game.id} game={game} remove={() => remove(game.id)} />
      ))}
    </ul>
  );
}

function RunningGame({ game, remove }: { game: LocalGame; remove: () => void }) {
  const { local } = useText();
  const { language } = useLanguage();
  const [sure, setSure] = useState(false);
  const name = titleOf(game.game);
  const names = new Intl.ListFormat(language).format(game.proposal.seats.map((seat) => seat.name));
  return (
    <li className="panel" data-game={game.game}>
      <Link className="go-on" href={`/local/${game.id}`}>
        <Suspense fallback={<span className="small-view" />}>
          <SmallGame game={game} />
        </Suspense>
        <span className="go-on-says">
          <b>{firstGameOf(game.game) === game.id ? <FirstGameName title={name} /> : local.resume(name)}</b>
          <span className="meta">
            {local.seats(names)} · {local.played(agoOf(game.updated, language))}
          </span>
        </span>
      </Link>
      {sure ? (
        <button type="button" className="btn btn-line" onClick={remove} onBlur={() => setSure(false)}>
          {local.removeSure}
        </button>
      ) : (
        <button
          type="button"
          className="btn btn-quiet btn-icon"
          aria-label={local.remove(name)}
          title={local.remove(name)}
          onClick={() => setSure(true)}
        >
          <Icon name="remove" />
        </button>
      )}
    </li>
  );
}

/** The guided game has a name of its own. */
function FirstGameName({ title }: { title: string }) {
  const { firstGame } = useText('coach');
  return `${firstGame}: ${title}`;
}

const UNITS = [
  { unit: 'day', length: 86_400_000 },
  { unit: 'hour', length: 3_600_000 },
  { unit: 'minute', length: 60_000 },
] as const;

/** How long ago, in the largest unit that fits. */
function agoOf(then: number, language: Language): string {
  const words = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  const passed = Date.now() - then;
  const fitting = UNITS.find(({ length }) => passed >= length);
  if (!fitting) return words.format(0, 'minute');
  return words.format(-Math.floor(passed / fitting.length), fitting.unit);
}
