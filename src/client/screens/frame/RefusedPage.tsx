/** A page that says why the server does not show a table or record, with a link to the lobby. */
import { Link } from 'wouter';
import type { Reason } from '#kernel';
import { useText } from '../../i18n/language.tsx';
import { Refusal } from '../../ui/Refusal.tsx';
import { Page } from './Page.tsx';

/** The page for a refusal. */
export function RefusedPage({ reason }: { reason: Reason }) {
  const { lobby } = useText();
  return (
    <Page title={lobby.title}>
      <div className="wrap message" role="alert">
        <Refusal reason={reason} />
        {reason.code === 'banned' ? (
          <ReportsLink />
        ) : (
          <Link className="btn btn-line" href="/lobby">
            {lobby.title}
          </Link>
        )}
      </div>
    </Page>
  );
}

/** The way to why somebody is shut out, and until when. */
function ReportsLink() {
  const { reports } = useText('links');
  return (
    <Link className="btn btn-line" href="/me/reports">
      {reports}
    </Link>
  );
}
