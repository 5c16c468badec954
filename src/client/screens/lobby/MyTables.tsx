/** One's own tables: those that wait, the others, games on this device, and finished ones. */
import { useText } from '../../i18n/language.tsx';
import { api, type Me, type MyTables as Mine, type WaitingTables } from '../../remote/api.ts';
import { useStatus } from '../../remote/appConnection.ts';
import { useFetched } from '../../remote/useFetched.ts';
import { LocalCard, TableCard, WaitingCard } from './LeftCards.tsx';
import { TableList } from './TableList.tsx';
import { useLocalGames } from './useLocalGames.ts';
import './leftOff.css';

/** Of somebody who is signed in; read again when a table begins to wait, or waits no more. */
export function MyTablesOf({ me }: { me: Me }) {
  const pulse = useStatus().waiting.join();
  const waiting = useFetched(`waiting ${me.id}`, api.waiting, 15_000, pulse);
  const mine = useFetched(`mine ${me.id}`, api.myTables, true, pulse);
  if (!mine.data && !mine.reason) return null;
  return <MyTables me={me} waiting={waiting.data} mine={mine.data} />;
}

interface Props {
  readonly me?: Me;
  readonly waiting?: WaitingTables | undefined;
  readonly mine?: Mine | undefined;
}

export function MyTables({ me, waiting, mine }: Props) {
  const { lobby } = useText();
  const text = useText('tables');
  const { games = [], remove } = useLocalGames();
  const tables = mine?.tables ?? [];
  const isShownAbove = new Set(waiting?.tables.map(({ id }) => id));
  const running = tables.filter(({ id, phase }) => phase !== 'over' && !isShownAbove.has(id));
  const over = tables.filter(({ phase }) => phase === 'over');
  const isEmpty = isShownAbove.size + running.length + games.length === 0;
  return (
    <section className="my-tables" aria-labelledby="mine">
      <h2 id="mine" className="sr">
        {lobby.mine}
      </h2>
      {isEmpty ? (
        <div className="panel empty">
          <h3 className="display">{text.noTable}</h3>
          <p>{text.noTableLine}</p>
        </div>
      ) : (
        <ul className="left-list">
          {waiting?.tables.map((table, i) => (
            <WaitingCard
              key={table.id}
              table={table}
              me={me?.id}
              names={waiting.names}
              first={i === 0 ? waiting.first : undefined}
              isLarge={false}
            />
          ))}
          {running.map((table) => (
            <TableCard key={table.id} table={table} me={me?.id} names={mine?.names ?? {}} />
          ))}
          {games.map((game) => (
            <LocalCard key={game.id} game={game} remove={() => remove(game.id)} />
          ))}
        </ul>
      )}
      {me && over.length > 0 && (
        <details>
          <summary>{lobby.finished(over.length)}</summary>
          <TableList tables={over} names={mine?.names ?? {}} me={me} none="" />
        </details>
      )}
    </section>
  );
}
