/** Inviting others: one link to any free seat, at once, to copy, to share and as a code; further links below. */
import { lazy, Suspense, useState } from 'react';
import type { Holder, TableView } from '#table';
import { useText } from '../../i18n/language.tsx';
import { api, type TableLink } from '../../remote/api.ts';
import { useAttempt, useFetched } from '../../remote/useFetched.ts';
import { recall, remember } from '../../settings/memory.ts';
import { addressOf, CopyButton, CopyField } from '../../ui/CopyField.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Refusal } from '../../ui/Refusal.tsx';
import { titleOf } from '../lobby/titles.ts';
import { makeSeatLink } from '../setup/quickTable.ts';

const LinkCode = lazy(() => import('./LinkCode.tsx').then(({ LinkCode }) => ({ default: LinkCode })));

interface Props {
  readonly table: string;
  readonly game: string;
  readonly seats: readonly Holder[];
  readonly isHost: boolean;
  readonly access: TableView['access'];
}

/** The invitation panel. */
export function Invite({ table, game, seats, isHost, access }: Props) {
  const { online } = useText();
  const text = useText('tables');
  if (!isHost && access === 'link') return null;
  return (
    <section className="panel invite" aria-labelledby="invite">
      <p className="caps">{online.invite}</p>
      <h2 id="invite" className="display">
        {text.oneLink}
      </h2>
      {isHost && <Links table={table} game={game} seats={seats} />}
      {access === 'public' && (
        <div className="watch-line">
          <p className="meta">{online.watchLine}</p>
          <CopyButton address={addressOf(`/table/${table}`)} />
        </div>
      )}
    </section>
  );
}

function Links({ table, game, seats }: Pick<Props, 'table' | 'game' | 'seats'>) {
  const { online } = useText();
  const text = useText('tables');
  const { data, again } = useFetched(`links ${table}`, () => api.links(table));
  const [seat, setSeat] = useState<number | 'watch'>('watch');
  const { busy, reason, attempt } = useAttempt();
  const links = (data?.links ?? []).filter(({ revoked }) => !revoked);
  // The server does not store tokens, so only the browser that made a link can show it again.
  const first = links.find((link) => link.kind === 'seat' && link.seat === null && recall(`link.${link.id}`));
  const revoke = (link: TableLink) => attempt(() => api.revoke(link.id).then(again));
  const makeMore = () =>
    attempt(async () => {
      if (seat === 'watch') {
        const { id, path } = await api.makeWatchLink(table);
        remember(`link.${id}`, path);
      } else await makeSeatLink(table, seat);
      again();
    });
  const others = links.filter((link) => link !== first);
  return (
    <>
      <p className="meta">{text.oneLinkLine}</p>
      {first ? (
        <FirstLink link={first} game={game} revoke={() => revoke(first)} />
      ) : (
        data && (
          <button
            type="button"
            className="btn btn-primary"
            disabled={busy}
            onClick={() => attempt(() => makeSeatLink(table).then(again))}
          >
            <Icon name="link" />
            {online.makeLink}
          </button>
        )
      )}
      <div role="alert">{reason && <Refusal reason={reason} />}</div>
      <details open={others.length > 0 || undefined}>
        <summary>{text.otherLinks}</summary>
        <div className="beside">
          <span className="select">
            <select
              className="field"
              aria-label={text.otherLinks}
              value={seat}
              onChange={({ target }) => setSeat(target.value === 'watch' ? 'watch' : Number(target.value))}
            >
              <option value="watch">{online.watchLink}</option>
              {seats.map((_, one) => (
                <option key={one} value={one}>
                  {online.linkFor(one + 1)}
                </option>
              ))}
            </select>
          </span>
          <button type="button" className="btn btn-line" disabled={busy} onClick={makeMore}>
            {online.makeLink}
          </button>
        </div>
        {/* Below the button, so that nothing moves under the pointer. */}
        <ul className="links">
          {others.map((link) => (
            <LinkRow key={link.id} link={link} revoke={() => revoke(link)} />
          ))}
        </ul>
      </details>
    </>
  );
}

/** The link to any free seat: as text, to copy, to share, as a code. */
function FirstLink({ link, game, revoke }: { link: TableLink; game: string; revoke: () => void }) {
  const { online } = useText();
  const text = useText('tables');
  const address = addressOf(recall(`link.${link.id}`) ?? '');
  const sheet = { title: titleOf(game), text: text.shareText(titleOf(game)), url: address };
  // Few browsers on desks have a share sheet.
  const share = typeof navigator.share === 'function' ? () => navigator.share(sheet) : undefined;
  return (
    <div className="first-link">
      <CopyField label={`${online.linkAddress}: ${online.linkFor(null)}`} address={address} isMain />
      <Suspense fallback={<div className="link-code" />}>
        <LinkCode address={address}>
          {share && (
            // Whoever closes the sheet has changed their mind.
            <button
              type="button"
              className="btn btn-line"
              onClick={() => void share().catch(() => undefined)}
            >
              <Icon name="share" />
              {text.share}
            </button>
          )}
        </LinkCode>
      </Suspense>
      <Revoke revoke={revoke} />
    </div>
  );
}

/** The same button asks and cancels, so that a double click changes nothing. */
function Revoke({ revoke }: { revoke: () => void }) {
  const { online } = useText();
  const [confirming, setConfirming] = useState(false);
  return (
    <>
      <button type="button" className="btn btn-quiet" onClick={() => setConfirming(!confirming)}>
        {confirming ? online.keepLink : online.revoke}
      </button>
      {confirming && (
        <div className="link-ask">
          <p role="status">{online.revokeAsk}</p>
          <button type="button" className="btn btn-line btn-bad" onClick={revoke}>
            {online.revokeSure}
          </button>
        </div>
      )}
    </>
  );
}

function LinkRow({ link, revoke }: { link: TableLink; revoke: () => void }) {
  const { online } = useText();
  const path = recall(`link.${link.id}`);
  const seat = online.linkFor(link.seat === null ? null : link.seat + 1);
  const label = link.kind === 'watch' ? online.watchLink : seat;
  return (
    <li>
      <b>{label}</b>
      {path !== undefined && (
        <CopyField label={`${online.linkAddress}: ${label}`} address={addressOf(path)} />
      )}
      <Revoke revoke={revoke} />
    </li>
  );
}
