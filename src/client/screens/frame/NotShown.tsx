/** Why the server does not show a table or a record, and the way back. */
import { Link } from 'wouter';
import type { Reason } from '#kernel';
import { useText } from '../../i18n/language.tsx';
import { Refusal } from '../../ui/Refusal.tsx';
import { Page } from './Page.tsx';

export function NotShown({ reason }: { reason: Reason }) {
  const { lobby } = useText();
  return (
    <Page title={lobby.title}>
      <div className="wrap message" role="alert">
        <Refusal reason={reason} />
        <Link className="btn btn-line" href="/lobby">
          {lobby.title}
        </Link>
      </div>
    </Page>
  );
}
