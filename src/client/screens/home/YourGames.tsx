/** The person's unfinished games on this device and tables of the server. */
import { useEffect, useState } from 'react';
import { useText } from '../../i18n/language.tsx';
import { api, type MyTables } from '../../remote/api.ts';
import { useMe } from '../../remote/me.ts';
import { useFetched } from '../../remote/useFetched.ts';
import { deleteGame, type LocalGame, localRepository } from '../../table/store/localRepository.ts';
import { TableList } from '../lobby/TableList.tsx';
import { RunningGames } from './RunningGames.tsx';
import '../frame/online.css';

const NO_TABLES: MyTables = { tables: [], names: {} };

/** Renders nothing if there are none. */
export function YourGames() {
  const { local } = useText();
  const { games, remove } = useLocalGames();
  const here = useMe();
  const me = typeof here === 'string' ? undefined : here;
  const { data = NO_TABLES } = useFetched(
    `mine ${me?.id}`,
    () => (me ? api.myTables() : Promise.resolve(NO_TABLES)),
    me !== undefined,
  );
  const tables = data.tables.filter(({ phase }) => phase !== 'over');
  if (games.length === 0 && tables.length === 0) return null;
  return (
    <section aria-labelledby="running">
      <div className="head">
        <h2 id="running">{local.running}</h2>
      </div>
      {me && tables.length > 0 && <TableList tables={tables} names={data.names} me={me} none="" />}
      <RunningGames games={games} remove={remove} />
    </section>
  );
}

/** Unfinished games on this device, most recently played first. */
function useLocalGames() {
  const [games, setGames] = useState<readonly LocalGame[]>([]);
  const refresh = async () => {
    const repository = await localRepository();
    setGames((await repository.list()).filter(({ over }) => !over));
  };
  useEffect(() => {
    refresh();
  }, []);
  return { games, remove: (id: string) => deleteGame(id).then(refresh) };
}
