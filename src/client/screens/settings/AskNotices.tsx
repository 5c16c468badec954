/** Asks, the first time somebody leaves a table where their turn will come, whether this device shall tell them. */
import { useId } from 'react';
import { useLanguage, useText } from '../../i18n/language.tsx';
import { subscribeToPush } from '../../remote/push.ts';
import { offerDone, requestNotifications } from '../../settings/notifications.ts';
import { changeSetting } from '../../settings/settings.ts';
import './notices.css';

export function AskNotices() {
  const { title, line, yes, no } = useText('notices').ask;
  const { language } = useLanguage();
  const id = useId();
  const accept = async () => {
    const answer = await requestNotifications();
    offerDone();
    if (answer !== 'granted') return;
    changeSetting('notifications', true);
    await subscribeToPush(language).catch(() => undefined);
  };
  return (
    <section className="panel ask-notices" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <p className="meta">{line}</p>
      <div>
        <button type="button" className="btn btn-primary" onClick={() => void accept()}>
          {yes}
        </button>
        <button type="button" className="btn btn-quiet" onClick={offerDone}>
          {no}
        </button>
      </div>
    </section>
  );
}
