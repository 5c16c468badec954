/** A table whose address carries a link to watch it: the link is followed first. */
import { type ReactNode, useState } from 'react';
import { api } from '../../remote/api.ts';
import { useFetched } from '../../remote/useFetched.ts';
import { Message } from '../frame/Message.tsx';
import { RefusedPage } from '../frame/RefusedPage.tsx';

/** Shows its children once this person may see the table. */
export function FollowLink({ children }: { children: ReactNode }) {
  const [token] = useState(() => new URLSearchParams(location.search).get('link'));
  const { data, reason } = useFetched(`follow ${token}`, async () => (token === null ? {} : follow(token)));
  if (token === null || data) return children;
  return reason ? <RefusedPage reason={reason} /> : <Message content="loading" />;
}

/** Once followed, the table's own address will do for this person. */
async function follow(token: string) {
  const followed = await api.accept(token);
  const address = new URL(location.href);
  address.searchParams.delete('link');
  history.replaceState(history.state, '', address);
  return followed;
}
