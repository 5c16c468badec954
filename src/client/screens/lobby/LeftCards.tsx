/** The cards of what was left in the middle: a table that waits, another table, a game on this device. */
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Link } from 'wouter';
import type { Language } from '#kernel';
import type { Names } from '#protocol';
import type { Holder } from '#table';
import { useLanguage, useText } from '../../i18n/language.tsx';
import { spanInWords } from '../../i18n/spans.ts';
import type { MyTable, WaitingTable, WaitingTables } from '../../remote/api.ts';
import { firstGameOf } from '../../settings/learning.ts';
import type { LocalGame } from '../../table/store/localRepository.ts';
import { Icon } from '../../ui/Icon.tsx';
import { titleOf } from './titles.ts';
import '../../table/moments/small.css';

const SmallGame = lazy(() =>
  import('../../table/moments/SmallGame.tsx').then(({ SmallGame }) => ({ default: SmallGame })),
);
const LastMove = lazy(() => import('./LastMove.tsx').then(({ LastMove }) => ({ default: LastMove })));
const SmallTable = lazy(() => import('./LastMove.tsx').then(({ SmallTable }) => ({ default: SmallTable })));

const NO_PICTURE = <span className="small-view" />;

interface WaitingProps {
  readonly table: WaitingTable;
  readonly me: string | undefined;
  readonly names: Names;
  /** The table as its person sees it, of the one with the least time. */
  readonly first: WaitingTables['first'] | undefined;
  readonly isLarge: boolean;
}

/** A table where it is one's turn. */
export function WaitingCard({ table, me, names, first, isLarge }: WaitingProps) {
  const words = useText();
  const text = useText('tables');
  const { language } = useLanguage();
  const title = titleOf(table.game);
  const left = table.left === null ? undefined : words.table.timeLeft(spanInWords(table.left, language));
  const others = useNames(table.seats, names, me);
  return (
    <li className={isLarge ? 'left-card left-large' : 'left-card'} data-game={table.game} data-turn>
      {first ? (
        <Suspense fallback={NO_PICTURE}>
          <SmallTable first={first} names={names} />
        </Suspense>
      ) : (
        isLarge && NO_PICTURE
      )}
      <div className="left-text">
        <h3 className="display">
          {title} <span className="chip chip-turn">{words.table.yourTurn}</span>
        </h3>
        <p className="meta">{[words.local.seats(others), left].filter(Boolean).join(' · ')}</p>
        {isLarge && (
          <p className="left-last">
            <Suspense>{first?.last && <LastMove first={first} names={names} />}</Suspense>
          </p>
        )}
      </div>
      <Link
        className={isLarge ? 'btn btn-primary' : 'btn btn-line'}
        href={`/table/${table.id}`}
        aria-label={words.home.of(isLarge ? text.goToTable : text.go, title)}
      >
        {isLarge ? text.goToTable : text.go}
      </Link>
    </li>
  );
}

interface TableProps {
  readonly table: MyTable;
  readonly me: string | undefined;
  readonly names: Names;
}

/** A table where others are to move, or that has not begun. */
export function TableCard({ table, me, names }: TableProps) {
  const { local, lobby } = useText();
  const others = useNames(table.seats, names, me);
  const line = [others && local.seats(others), lobby.phase[table.phase]].filter(Boolean).join(' · ');
  return <PlainCard game={table.game} href={`/table/${table.id}`} line={line} />;
}

interface LocalProps {
  readonly game: LocalGame;
  readonly remove: () => void;
}

/** A game on this device, to go on with or delete. */
export function LocalCard({ game, remove }: LocalProps) {
  const { local, home } = useText();
  const { firstGame } = useText('coach');
  const links = useText('links');
  const { language } = useLanguage();
  const [sure, setSure] = useState(false);
  const bots = game.proposal.seats.flatMap(({ player, name }) => {
    if (player === 'human') return [];
    return name === '' ? home.bot[player] : name;
  });
  const against = bots.length > 0 ? home.against(listOf(bots, language)) : undefined;
  const first = firstGameOf(game.game) === game.id ? firstGame : undefined;
  const daily = game.proposal.daily === undefined ? undefined : links.daily;
  const line = [first, daily, against, agoOf(game.updated, language)].filter(Boolean).join(' · ');
  const label = local.remove(titleOf(game.game));
  return (
    <PlainCard
      game={game.game}
      href={`/local/${game.id}`}
      line={line}
      picture={
        <Suspense fallback={NO_PICTURE}>
          <SmallGame game={game} />
        </Suspense>
      }
    >
      {sure ? (
        <button type="button" className="btn btn-line" onClick={remove} onBlur={() => setSure(false)}>
          {local.removeSure}
        </button>
      ) : (
        <button
          type="button"
          className="btn btn-quiet btn-icon"
          aria-label={label}
          title={label}
          onClick={() => setSure(true)}
        >
          <Icon name="remove" />
        </button>
      )}
    </PlainCard>
  );
}

interface PlainProps {
  readonly game: string;
  readonly href: string;
  readonly line: string;
  readonly picture?: ReactNode;
  readonly children?: ReactNode;
}

function PlainCard({ game, href, line, picture, children }: PlainProps) {
  const { home } = useText();
  const { goOn } = useText('tables');
  const title = titleOf(game);
  return (
    <li className="left-card" data-game={game}>
      {picture}
      <div className="left-text">
        <h3 className="display">{title}</h3>
        <p className="meta">{line}</p>
      </div>
      <span className="left-acts">
        <Link className="btn btn-line" href={href} aria-label={home.of(goOn, title)}>
          {goOn}
        </Link>
        {children}
      </span>
    </li>
  );
}

/** Everybody at the table but oneself. */
function useNames(seats: readonly Holder[], names: Names, me: string | undefined): string {
  const { table } = useText();
  const { language } = useLanguage();
  const others = seats.flatMap((holder, seat) => {
    if (holder.kind === 'open' || (holder.kind === 'human' && holder.person === me)) return [];
    return holder.kind === 'bot' ? table.botName(seat + 1) : names[holder.person] || table.nobody;
  });
  return listOf(others, language);
}

function listOf(names: readonly string[], language: Language): string {
  return new Intl.ListFormat(language).format(names);
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
