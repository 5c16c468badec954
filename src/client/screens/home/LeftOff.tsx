/** Where one left off: the table that waits with the least time as a large card, up to two more beside it, and the way to all of them. */
import { useEffect, useLayoutEffect } from 'react';
import { Link } from 'wouter';
import { useText } from '../../i18n/language.tsx';
import { api, type MyTables, type WaitingTables } from '../../remote/api.ts';
import { useStatus } from '../../remote/appConnection.ts';
import { useMe } from '../../remote/me.ts';
import { useFetched } from '../../remote/useFetched.ts';
import { rememberLeftOff } from '../../settings/leftOff.ts';
import { Icon } from '../../ui/Icon.tsx';
import { LocalCard, TableCard, WaitingCard } from '../lobby/LeftCards.tsx';
import { useLocalGames } from '../lobby/useLocalGames.ts';
import '../lobby/leftOff.css';

/** Beside the large card. */
const MOST_BESIDE = 2;

/** Renders nothing if nothing was left in the middle. */
export function LeftOff() {
  const me = useMe();
  if (me === 'loading') return null;
  return typeof me === 'string' ? <Cards /> : <SomebodysCards id={me.id} />;
}

/** Read again when a table begins to wait, or waits no more. */
function SomebodysCards({ id }: { id: string }) {
  const pulse = useStatus().waiting.join();
  const waiting = useFetched(`waiting ${id}`, api.waiting, false, pulse);
  const mine = useFetched(`mine ${id}`, api.myTables, false, pulse);
  const isKnown = (waiting.data && mine.data) || waiting.reason || mine.reason;
  return isKnown ? <Cards me={id} waiting={waiting.data} mine={mine.data} /> : null;
}

interface Props {
  readonly me?: string;
  readonly waiting?: WaitingTables | undefined;
  readonly mine?: MyTables | undefined;
}

function Cards({ me, waiting, mine }: Props) {
  const { local } = useText();
  const { all } = useText('tables');
  const { games, remove } = useLocalGames();
  const others = (mine?.tables ?? []).filter((table) => table.phase !== 'over' && !table.waiting);
  const count = games === undefined ? 0 : (waiting?.tables.length ?? 0) + others.length + games.length;
  useEffect(() => {
    if (games) rememberLeftOff(count);
  }, [games, count]);
  useRoom(games !== undefined && count === 0);
  if (games === undefined || count === 0) return null;
  const cards = [
    ...(waiting?.tables ?? []).map((table, i) => (
      <WaitingCard
        key={table.id}
        table={table}
        me={me}
        names={waiting?.names ?? {}}
        first={i === 0 ? waiting?.first : undefined}
        isLarge={i === 0}
      />
    )),
    ...others.map((table) => <TableCard key={table.id} table={table} me={me} names={mine?.names ?? {}} />),
    ...games.map((game) => <LocalCard key={game.id} game={game} remove={() => remove(game.id)} />),
  ];
  return (
    <section className="left-off" aria-labelledby="running">
      <div className="head">
        <h2 id="running">{local.running}</h2>
        <Link className="all-link" href="/lobby" aria-label={`${all(count)}: ${local.running}`}>
          {all(count)}
          <Icon name="forward" />
        </Link>
      </div>
      <ul>{cards.slice(0, 1 + MOST_BESIDE)}</ul>
    </section>
  );
}

/** Gives back the room that was kept for nothing. */
function useRoom(isEmpty: boolean): void {
  useLayoutEffect(() => {
    if (isEmpty) document.querySelector('.left-slot')?.removeAttribute('data-room');
  }, [isEmpty]);
}
