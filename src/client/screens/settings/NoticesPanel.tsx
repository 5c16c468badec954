/** How the signed-in person is told when they are away: what goes where, when not, and through which channels. */
import { useId, useState } from 'react';
import { useText } from '../../i18n/language.tsx';
import { api, type ChannelKind, type NoticeKind, type NoticeSettings } from '../../remote/api.ts';
import { useAttempt, useFetched } from '../../remote/useFetched.ts';
import { Refusal } from '../../ui/Refusal.tsx';
import { Channels } from './Channels.tsx';
import { NotificationsField } from './NotificationsField.tsx';
import { QuietHours } from './QuietHours.tsx';
import './notices.css';

const KINDS: readonly NoticeKind[] = ['turn', 'started', 'over', 'event'];

/** The panels of somebody who is signed in. */
export function NoticesPanel({ guest }: { guest: boolean }) {
  const { title, lead } = useText('notices');
  const id = useId();
  const settings = useFetched('settings', api.settings);
  const channels = useFetched('channels', api.channels);
  const { reason, attempt } = useAttempt();
  const { data } = settings;
  // Shown at once; what the server says instead comes when it refuses.
  const [own, setOwn] = useState<NoticeSettings>();
  const current = own ?? data?.settings;
  const save = (change: Partial<NoticeSettings>) => {
    if (current) setOwn({ ...current, ...change });
    void attempt(() =>
      api.changeSettings(change).catch((error) => {
        setOwn(undefined);
        throw error;
      }),
    );
  };
  const failed = reason ?? settings.reason ?? channels.reason;
  return (
    <section className="panel" aria-labelledby={id}>
      <div className="head">
        <h2 id={id}>{title}</h2>
      </div>
      <p className="meta">{lead}</p>
      <NotificationsField onChange={channels.again} />
      {data && current && (
        <>
          <Wishes settings={current} mail={data.mail} save={save} />
          <QuietHours settings={current} save={save} />
          {channels.data && (
            <Channels
              channels={channels.data.channels}
              mail={data.mail}
              guest={guest}
              again={channels.again}
            />
          )}
        </>
      )}
      <div role="alert">{failed && <Refusal reason={failed} />}</div>
    </section>
  );
}

interface WishesProps {
  readonly settings: NoticeSettings;
  readonly mail: boolean;
  readonly save: (change: Partial<NoticeSettings>) => void;
}

/** What is told where: a switch for each. */
function Wishes({ settings: { tell }, mail, save }: WishesProps) {
  const { kind: kinds, way: ways, title, of } = useText('notices');
  const columns: readonly ChannelKind[] = mail ? ['push', 'mail', 'hook'] : ['push', 'hook'];
  const change = (way: ChannelKind, kind: NoticeKind, on: boolean) => {
    const rest = tell[way].filter((one) => one !== kind);
    save({ tell: { ...tell, [way]: on ? [...rest, kind] : rest } });
  };
  return (
    <table className="wishes">
      <caption className="sr">{title}</caption>
      <thead>
        <tr>
          <td />
          {columns.map((way) => (
            <th key={way} scope="col">
              {ways[way]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {KINDS.map((kind) => (
          <tr key={kind}>
            <th scope="row">{kinds[kind]}</th>
            {columns.map((way) => (
              <td key={way}>
                <input
                  className="switch"
                  type="checkbox"
                  aria-label={of(kinds[kind], ways[way])}
                  checked={tell[way].includes(kind)}
                  onChange={(event) => change(way, kind, event.target.checked)}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
