/** The people of the notices proof, in pairs: one is at the table, one is away and has a channel. */
import { PushSubscriber } from '../src/server/notices/testing/receivers.ts';
import { hashOfToken, newChannelId, newPersonId, newToken } from '../src/server/people/token.ts';
import type { Channel, Store } from '../src/server/store/index.ts';
import type { Guest } from './serverProcess.ts';
import type { Wire } from './wire.ts';

export interface Pair {
  readonly kind: Channel['kind'];
  /** Whoever is away has seat 1. */
  readonly away: Guest & { readonly subscriber: PushSubscriber };
  readonly here: Guest;
  table: string;
  wire?: Wire;
}

export function newPair(kind: Channel['kind']): Pair {
  const guest = () => ({ person: newPersonId(), token: newToken(256) });
  return { kind, away: { ...guest(), subscriber: new PushSubscriber() }, here: guest(), table: '' };
}

/** Accounts with a channel each; those who are there have a webhook as well, which must stay silent. */
export async function fill(store: Store, pairs: readonly Pair[], host: string): Promise<void> {
  const add = async ({ person, token }: Guest, channel: Pick<Channel, 'kind' | 'address' | 'keys'>) => {
    const id = newChannelId();
    const created = Date.now();
    await store.addPerson({
      id: person,
      name: person,
      created,
      email: null,
      passwordHash: 'none',
      gone: false,
    });
    await store.addSession({ hash: hashOfToken(token), person, created, used: created });
    const fresh = {
      generation: 1,
      state: 'on',
      failures: 0,
      used: null,
      answer: null,
      language: 'en',
    } as const;
    await store.addChannel({ id, person, created, ...channel, ...fresh });
  };
  for (const { kind, away, here } of pairs) {
    const { p256dh, auth } = away.subscriber;
    const address = kind === 'mail' ? `${away.person}@example.org` : `http://${host}/${kind}/${away.person}`;
    const keys = kind === 'push' ? { p256dh, auth } : kind === 'hook' ? { form: 'json', secret: 's' } : {};
    await add(away, { kind, address, keys });
    await add(here, {
      kind: 'hook',
      address: `http://${host}/present/${here.person}`,
      keys: { form: 'json' },
    });
  }
}
