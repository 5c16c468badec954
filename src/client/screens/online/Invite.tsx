/** Inviting others: links to seats and for spectators, made and revoked by the host. */
import { useState } from 'react';
import type { Holder, TableView } from '#table';
import { useText } from '../../i18n/language.tsx';
import { api, type TableLink } from '../../remote/api.ts';
import { useAttempt, useFetched } from '../../remote/useFetched.ts';
import { recall, remember } from '../../settings/memory.ts';
import { addressOf, CopyButton, CopyField } from '../../ui/CopyField.tsx';
import { Refusal } from '../../ui/Refusal.tsx';

interface Props {
  readonly table: string;
  readonly seats: readonly Holder[];
  readonly isHost: boolean;
  readonly access: TableView['access'];
}

/** The invitation panel. */
export function Invite({ table, seats, isHost, access }: Props) {
  const { online } = useText();
  if (!isHost && access === 'link') return null;
  return (
    <section className="panel" aria-labelledby="invite">
      <div className="head">
        <h2 id="invite">{online.invite}</h2>
      </div>
      {isHost && <Links table={table} seats={seats} />}
      {access === 'public' && (
        <div className="watch-line">
          <p className="meta">{online.watchLine}</p>
          <CopyButton address={addressOf(`/table/${table}`)} />
        </div>
      )}
    </section>
  );
}

function Links({ table, seats }: Pick<Props, 'table' | 'seats'>) {
  const { online } = useText();
  const { data, again } = useFetched(`links ${table}`, () => api.links(table));
  const [seat, setSeat] = useState<number | 'watch' | null>(null);
  const { busy, reason, attempt } = useAttempt();
  const links = (data?.links ?? []).filter(({ revoked }) => !revoked);
  const makeLink = () =>
    attempt(async () => {
      const made = seat === 'watch' ? api.makeWatchLink(table) : api.makeSeatLink(table, seat);
      const { id, path } = await made;
      // The server does not store tokens, so only the browser that made a link can show it again.
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
            onChange={({ target }) => setSeat(chosen(target.value))}
          >
            <option value="">{online.linkFor(null)}</option>
            {seats.map((_, one) => (
              <option key={one} value={one}>
                {online.linkFor(one + 1)}
              </option>
            ))}
            <option value="watch">{online.watchLink}</option>
          </select>
        </span>
        <button type="button" className="btn btn-primary" disabled={busy} onClick={makeLink}>
          {online.makeLink}
        </button>
      </div>
      <div role="alert">{reason && <Refusal reason={reason} />}</div>
      {/* Below the button, so that nothing moves under the pointer. */}
      <ul className="links">
        {links.map((link) => (
          <LinkRow key={link.id} link={link} revoke={() => attempt(() => api.revoke(link.id).then(again))} />
        ))}
      </ul>
    </>
  );
}

function chosen(value: string): number | 'watch' | null {
  if (value === 'watch') return value;
  return value === '' ? null : Number(value);
}

function LinkRow({ link, revoke }: { link: TableLink; revoke: () => void }) {
  const { online } = useText();
  const [confirming, setConfirming] = useState(false);
  const path = recall(`link.${link.id}`);
  const seat = online.linkFor(link.seat === null ? null : link.seat + 1);
  const label = link.kind === 'watch' ? online.watchLink : seat;
  return (
    <li>
      <p className="link-head">
        <b>{label}</b>
        {/* The same button asks and cancels, so that a double click changes nothing. */}
        <button type="button" className="btn btn-quiet" onClick={() => setConfirming(!confirming)}>
          {confirming ? online.keepLink : online.revoke}
        </button>
      </p>
      {confirming && (
        <div className="link-ask">
          <p role="status">{online.revokeAsk}</p>
          <button type="button" className="btn btn-line btn-bad" onClick={revoke}>
            {online.revokeSure}
          </button>
        </div>
      )}
      {path !== undefined && (
        <CopyField label={`${online.linkAddress}: ${label}`} address={addressOf(path)} />
      )}
    </li>
  );
}
