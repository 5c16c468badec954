/** Games that started with a bot: until the first answer a person may take the bot's seat. */
import { useLocation } from 'wouter';
import type { Names } from '#protocol';
import { useText } from '../../i18n/language.tsx';
import { api, type Me, type TableRow } from '../../remote/api.ts';
import { useAttempt } from '../../remote/useFetched.ts';
import { Refusal } from '../../ui/Refusal.tsx';
import { SeatedPlayers } from './TableList.tsx';
import { titleOf } from './titles.ts';

interface Props {
  readonly tables: readonly TableRow[];
  readonly names: Names;
  readonly me: Me;
}

/** Renders nothing if there are none. */
export function BotTables({ tables, names, me }: Props) {
  const { lobby } = useText();
  const [, go] = useLocation();
  const { busy, reason, attempt } = useAttempt();
  const others = tables.filter(
    ({ seats }) => !seats.some((holder) => holder.kind === 'human' && holder.person === me.id),
  );
  const takeSeat = ({ id, seats }: TableRow) =>
    attempt(async () => {
      await api.sit(
        id,
        seats.findIndex(({ kind }) => kind === 'bot'),
      );
      go(`/table/${id}`);
    });
  if (others.length === 0 && !reason) return null;
  return (
    <section className="panel" aria-labelledby="withBots">
      <div className="head">
        <h2 id="withBots">{lobby.withBots}</h2>
      </div>
      <p className="meta">{lobby.withBotsLine}</p>
      <ul className="tables">
        {others.map((table) => (
          <li key={table.id} data-game={table.game}>
            <button type="button" className="row row-take" disabled={busy} onClick={() => takeSeat(table)}>
              <b className="row-title display">{titleOf(table.game)}</b>
              <span className="row-state">
                <span className="chip">{lobby.takeBotSeat}</span>
              </span>
              <SeatedPlayers seats={table.seats} names={names} />
            </button>
          </li>
        ))}
      </ul>
      <div role="alert">{reason && <Refusal reason={reason} />}</div>
    </section>
  );
}
