/** Tables of the server where somebody may still sit down; nothing where there are none, or no server. */
import { useText } from '../../i18n/language.tsx';
import { api } from '../../remote/api.ts';
import { useMe } from '../../remote/me.ts';
import { useFetched } from '../../remote/useFetched.ts';
import { TableList } from '../lobby/TableList.tsx';
import '../frame/online.css';

/** More than these are in the lobby. */
const MOST = 4;

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
      <TableList tables={rows.slice(0, MOST)} names={data?.names ?? {}} me={me} none="" />
    </section>
  );
}
