/** How others come to a table: links to its seats, made and revoked by the host, and the address to watch. */
import { useState } from 'react';
import type { Holder } from '#table';
import { useText } from '../../i18n/language.tsx';
import { api, type SeatLink } from '../../remote/api.ts';
import { useAttempt, useFetched } from '../../remote/useFetched.ts';
import { recall, remember } from '../../settings/memory.ts';
import { addressOf, CopyButton, CopyField } from '../../ui/CopyField.tsx';
import { Refusal } from '../../ui/Refusal.tsx';

interface Props {
  readonly table: string;
  readonly seats: readonly Holder[];
  readonly isHost: boolean;
}

export function Invite({ table, seats, isHost }: Props) {
  const { online } = useText();
  return (
    <section className="panel" aria-labelledby="invite">
      <div className="head">
        <h2 id="invite">{online.invite}</h2>
      </div>
      {isHost && <Links table={table} seats={seats} />}
      <div className="watch-line">
        <p className="meta">{online.watchLine}</p>
        <CopyButton address={addressOf(`/table/${table}`)} />
      </div>
    </section>
  );
}

function Links({ table, seats }: Omit<Props, 'isHost'>) {
  const { online } = useText();
  const { data, again } = useFetched(`links ${table}`, () => api.links(table));
  const [seat, setSeat] = useState<number | null>(null);
  const { busy, reason, attempt } = useAttempt();
  const links = (data?.links ?? []).filter(({ revoked }) => !revoked);
  const make = () =>
    attempt(async () => {
      const { id, path } = await api.makeSeatLink(table, seat);
      // The server keeps no token: only the browser that made a link can show it again.
      remember(`link.${id}`, path);
      again();
    });
  return (
    <>
      <p className="meta">{online.inviteLine}</p>
      <div className="beside">
        <span className="select">
          <select
            className="field"
            aria-label={online.makeLink}
            value={seat ?? ''}
            onChange={({ target }) => setSeat(target.value === '' ? null : Number(target.value))}
          >
            <option value="">{online.linkFor(null)}</option>
            {seats.map((_, one) => (
              <option key={one} value={one}>
                {online.linkFor(one + 1)}
              </option>
            ))}
          </select>
        </span>
        <button type="button" className="btn btn-primary" disabled={busy} onClick={make}>
          {online.makeLink}
        </button>
      </div>
      <div role="alert">{reason && <Refusal reason={reason} />}</div>
      {/* Below what was pressed: nothing comes under the pointer. */}
      <ul className="links">
        {links.map((link) => (
          <LinkRow key={link.id} link={link} revoke={() => attempt(() => api.revoke(link.id).then(again))} />
        ))}
      </ul>
    </>
  );
}

function LinkRow({ link, revoke }: { link: SeatLink; revoke: () => void }) {
  const { online } = useText();
  const [asking, setAsking] = useState(false);
  const path = recall(`link.${link.id}`);
  const says = online.linkFor(link.seat === null ? null : link.seat + 1);
  return (
    <li>
      <p className="link-head">
        <b>{says}</b>
        {/* One button in one place: whoever presses twice has changed nothing. */}
        <button type="button" className="btn btn-quiet" onClick={() => setAsking(!asking)}>
          {asking ? online.keepLink : online.revoke}
        </button>
      </p>
      {asking && (
        <div className="link-ask">
          <p role="status">{online.revokeAsk}</p>
          <button type="button" className="btn btn-line btn-bad" onClick={revoke}>
            {online.revokeSure}
          </button>
        </div>
      )}
      {path !== undefined && <CopyField label={`${online.linkAddress}: ${says}`} address={addressOf(path)} />}
    </li>
  );
}
