/** What is kept of a message that was sent or not. */
import type { Channel, Store } from '../store/index.ts';
import type { SendResult } from './sender.ts';

/** A channel that was refused so often in a row is switched off. */
const MOST_FAILURES = 3;

/** What happened to a channel, for its person to see; it is switched off when it is gone, or was refused again and again. */
export async function keepResult(
  store: Pick<Store, 'changeChannel' | 'removeChannel'>,
  channel: Channel,
  { was, answer }: SendResult,
  now: number,
): Promise<void> {
  if (was === 'gone' && channel.kind === 'push') return store.removeChannel(channel.id);
  const failures = was === 'sent' || was === 'later' ? 0 : channel.failures + 1;
  const isOff = was === 'gone' || failures >= MOST_FAILURES;
  const state = isOff ? { state: 'failed' as const } : {};
  await store.changeChannel(channel.id, { ...state, failures, answer, used: now });
}
