/** How many tables wait for the reader; leads to the one with the least time. */
import { useLocation } from 'wouter';
import { useText } from '../../i18n/language.tsx';
import { api } from '../../remote/api.ts';
import { useStatus } from '../../remote/appConnection.ts';
import { useAttempt } from '../../remote/useFetched.ts';
import { Icon } from '../../ui/Icon.tsx';

export function WaitingBell() {
  const { waiting } = useStatus();
  const { waitForYou, waiting: short } = useText('tables');
  const [, go] = useLocation();
  const { attempt } = useAttempt();
  if (waiting.length === 0) return null;
  const next = async () => {
    const { table } = await api.next();
    if (table) go(`/table/${table}`);
  };
  return (
    <button type="button" className="btn bell" onClick={() => attempt(next)}>
      <Icon name="bell" />
      <span className="bell-long">{waitForYou(waiting.length)}</span>
      <span className="bell-short">{short(waiting.length)}</span>
    </button>
  );
}
