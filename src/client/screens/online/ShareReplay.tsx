/** Sharing the replay of a game at a table by link: with a link that lets others in. */
import { useState } from 'react';
import type { TableView } from '#table';
import { useText } from '../../i18n/language.tsx';
import { api } from '../../remote/api.ts';
import { useAttempt } from '../../remote/useFetched.ts';
import { recall, remember } from '../../settings/memory.ts';
import { addressOf, CopyField } from '../../ui/CopyField.tsx';
import { Refusal } from '../../ui/Refusal.tsx';

/** The button makes one, once, and then shows it. */
export function ShareReplay({ id, viewer }: Pick<TableView, 'id' | 'viewer'>) {
  const { online } = useText();
  const known = `watch.${id}`;
  const [token, setToken] = useState(() => recall(known));
  const { busy, reason, attempt } = useAttempt();
  if (token !== undefined)
    return <CopyField label={online.linkAddress} address={addressOf(`/replay/${id}?link=${token}`)} />;
  if (viewer === 'spectator') return null;
  const make = async () => {
    const made = await api.makeWatchLink(id);
    remember(known, made.token);
    setToken(made.token);
  };
  return (
    <>
      <button type="button" className="btn btn-line" disabled={busy} onClick={() => attempt(make)}>
        {online.makeLink}
      </button>
      <div role="alert">{reason && <Refusal reason={reason} />}</div>
    </>
  );
}
