/** The lobby: my tables, open tables, and ways to start a new one. */
import { Link, useLocation } from 'wouter';
import { GAME_INFO } from '#games';
import { useText } from '../../i18n/language.tsx';
import { api, type Me } from '../../remote/api.ts';
import { useStatus } from '../../remote/appConnection.ts';
import { useFetched } from '../../remote/useFetched.ts';
import { RequireName } from '../account/RequireName.tsx';
import { Page } from '../frame/Page.tsx';
import { BotTables } from './BotTables.tsx';
import { Friends } from './Friends.tsx';
import { ImportRecord } from './ImportRecord.tsx';
import { QuickMatch } from './QuickMatch.tsx';
import { TableList } from './TableList.tsx';

/** The lobby; asks for a name first. */
export function LobbyScreen() {
  return <RequireName>{(me) => <Lobby me={me} />}</RequireName>;
}

function Lobby({ me }: { me: Me }) {
  const { lobby } = useText();
  const { waiting } = useStatus();
  const open = useFetched('lobby', api.lobby, true);
  const mine = useFetched(`mine ${me.id}`, api.myTables, true, waiting.join());
  const seatedAt = new Set(mine.data?.tables.map(({ id }) => id));
  const others = [...(open.data?.friends ?? []), ...(open.data?.tables ?? [])].filter(
    ({ id, seats }, i, all) =>
      !seatedAt.has(id) &&
      seats.some(({ kind }) => kind !== 'human') &&
      all.findIndex((other) => other.id === id) === i,
  );
  return (
    <Page title={lobby.title}>
      <div className="wrap online lobby">
        <header>
          <p className="caps eyebrow">{lobby.eyebrow}</p>
          <h1 className="display">{lobby.title}</h1>
          <p className="lead">{lobby.lead}</p>
        </header>
        <div className="column">
          <MyTables tables={mine.data?.tables} names={mine.data?.names ?? {}} me={me} waiting={waiting} />
          <section className="panel" aria-labelledby="open">
            <div className="head">
              <h2 id="open">{lobby.open}</h2>
            </div>
            <TableList tables={others} names={open.data?.names ?? {}} me={me} none={lobby.noneOpen} />
          </section>
          <BotTables tables={open.data?.withBots ?? []} names={open.data?.names ?? {}} me={me} />
          <NewTable />
        </div>
        <div className="column">
          <QuickMatch queues={open.data?.quick ?? []} />
          <Friends />
          <ImportRecord />
        </div>
      </div>
    </Page>
  );
}

interface MyTablesProps {
  readonly tables: Awaited<ReturnType<typeof api.myTables>>['tables'] | undefined;
  readonly names: Readonly<Record<string, string>>;
  readonly me: Me;
  readonly waiting: readonly string[];
}

function MyTables({ tables = [], names, me, waiting }: MyTablesProps) {
  const { lobby } = useText();
  const [, go] = useLocation();
  const running = tables.filter(({ phase }) => phase !== 'over');
  const over = tables.filter(({ phase }) => phase === 'over');
  const next = async () => {
    const { table } = await api.next();
    if (table) go(`/table/${table}`);
  };
  return (
    <section className="panel" aria-labelledby="mine">
      <div className="head">
        <h2 id="mine">{lobby.mine}</h2>
      </div>
      {(waiting.length > 0 || running.some((table) => table.waiting)) && (
        <button type="button" className="btn btn-primary" onClick={next}>
          {lobby.next}
        </button>
      )}
      <TableList tables={running} names={names} me={me} none={lobby.noneMine} />
      {over.length > 0 && (
        <details>
          <summary>{lobby.finished(over.length)}</summary>
          <TableList tables={over} names={names} me={me} none="" />
        </details>
      )}
    </section>
  );
}

function NewTable() {
  const { lobby } = useText();
  return (
    <section className="panel" aria-labelledby="create">
      <div className="head">
        <h2 id="create">{lobby.create}</h2>
      </div>
      <p className="meta">{lobby.createLine}</p>
      <ul className="games-list">
        {Object.values(GAME_INFO).map(({ id, title }) => (
          <li key={id} data-game={id}>
            <Link className="btn btn-line" href={`/new/${id}`} aria-label={lobby.createFor(title)}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
