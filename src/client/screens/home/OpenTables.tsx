/** Tables of the server with free seats. */
import { useText } from '../../i18n/language.tsx';
import { api } from '../../remote/api.ts';
import { useMe } from '../../remote/me.ts';
import { useFetched } from '../../remote/useFetched.ts';
import { TableList } from '../lobby/TableList.tsx';
import '../frame/online.css';

/** The most tables shown; the lobby has all. */
const MAX_TABLES = 4;

/** Renders nothing if there are none, or no server. */
export function OpenTables() {
  const { lobby } = useText();
  const here = useMe();
  const me = typeof here === 'string' ? undefined : here;
  const { data, reason } = useFetched('home', api.lobby, true);
  const rows = [...(data?.friends ?? []), ...(data?.tables ?? [])]
    .filter(({ id }, i, all) => all.findIndex((other) => other.id === id) === i)
    .filter(({ seats }) => !seats.some((holder) => holder.kind === 'human' && holder.person === me?.id));
  if (reason || rows.length === 0) return null;
  return (
    <section aria-labelledby="open">
      <div className="head">
        <h2 id="open">{lobby.open}</h2>
      </div>
      <TableList tables={rows.slice(0, MAX_TABLES)} names={data?.names ?? {}} me={me} none="" />
    </section>
  );
}
