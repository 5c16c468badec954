/** Web push: encryption and VAPID by the library, the request by us. */
import { createHash } from 'node:crypto';
import webPush from 'web-push';
import { guardedPost } from './guardedRequest.ts';
import { failureOf, resultOf, type Sender } from './sender.ts';

/** Seconds a push service keeps a message for a device that is off. */
const A_DAY = 24 * 60 * 60;

export interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** Made at the first start and never changed: every subscription depends on them. */
export function newVapidKeys(): VapidKeys {
  return webPush.generateVAPIDKeys();
}

/** `subject` is where push services write to when something is wrong with us. */
export function pushSender(vapid: VapidKeys, subject: string, trusted: readonly string[]): Sender {
  return async ({ address, keys }, { kind, table, game, title, line, open, stop, stopLabel, key }) => {
    try {
      const subscription = { endpoint: address, keys: { p256dh: keys.p256dh ?? '', auth: keys.auth ?? '' } };
      const notice = { kind, table, game, title, line, open, stop, stopLabel, key };
      const { headers, body } = webPush.generateRequestDetails(subscription, JSON.stringify(notice), {
        vapidDetails: { subject, ...vapid },
        TTL: A_DAY,
        urgency: 'high',
        // A second one of the same table replaces the first where it was not fetched yet.
        topic: createHash('sha256')
          .update(table ?? key)
          .digest('base64url')
          .slice(0, 32),
      });
      const texts = Object.entries(headers).map(([name, value]) => [name, String(value)]);
      const reply = await guardedPost(address, {
        headers: Object.fromEntries(texts),
        body: body ?? '',
        trusted,
      });
      return resultOf(reply, 'gone');
    } catch (error) {
      return isBadKey(error) ? { was: 'gone', answer: 'keys' } : failureOf(error);
    }
  };
}

/** Keys that no browser has made are refused by the library, before anything is sent. */
function isBadKey(error: unknown): boolean {
  return error instanceof Error && /p256dh|auth|public key|ECDH/i.test(error.message);
}
