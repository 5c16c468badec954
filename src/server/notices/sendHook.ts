/** Webhooks: Discord, Slack and ntfy in their own forms, and signed JSON for everybody else. */
import { createHmac } from 'node:crypto';
import { guardedPost } from './guardedRequest.ts';
import type { Message } from './message.ts';
import { failureOf, resultOf, type Sender } from './sender.ts';

export const HOOK_FORMS = ['discord', 'slack', 'ntfy', 'json'] as const;
export type HookForm = (typeof HOOK_FORMS)[number];

interface Posted {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

const JSON_TYPE = { 'content-type': 'application/json' };

/** `base` is where people find this server. */
const FORMS: Readonly<Record<HookForm, (message: Message, base: string, secret: string) => Posted>> = {
  discord: (message, base) => ({
    headers: JSON_TYPE,
    // Names in it must not call anybody.
    body: JSON.stringify({ content: textOf(message, base), allowed_mentions: { parse: [] } }),
  }),
  slack: (message, base) => ({ headers: JSON_TYPE, body: JSON.stringify({ text: textOf(message, base) }) }),
  ntfy: ({ title, line, open, stop, stopLabel }, base) => ({
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      // ntfy reads RFC 2047 where a header is not plain.
      title: `=?UTF-8?B?${Buffer.from(title).toString('base64')}?=`,
      click: base + open,
    },
    body: `${line}\n${stopLabel}: ${base + stop}`,
  }),
  json({ kind, table, game, title, line, open, stop, key }, base, secret) {
    const body = JSON.stringify({
      kind,
      table,
      game,
      title,
      line,
      open: base + open,
      stop: base + stop,
      key,
    });
    const time = String(Math.floor(Date.now() / 1000));
    return {
      headers: {
        ...JSON_TYPE,
        'x-skyline-time': time,
        'x-skyline-signature': `sha256=${signatureOf(secret, time, body)}`,
      },
      body,
    };
  },
};

/** What a receiver computes as well, to know that it was us. */
export function signatureOf(secret: string, time: string, body: string): string {
  return createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');
}

function textOf({ title, line, open, stop, stopLabel }: Message, base: string): string {
  return `${title}\n${line} ${base + open}\n${stopLabel}: ${base + stop}`;
}

export function hookSender(publicUrl: string | undefined, trusted: readonly string[]): Sender {
  return async ({ address, keys }, message) => {
    // Written by us when the channel was made.
    const form = FORMS[(keys.form ?? 'json') as HookForm];
    const { headers, body } = form(message, publicUrl ?? keys.base ?? '', keys.secret ?? '');
    try {
      const reply = await guardedPost(address, {
        headers: { ...headers, 'user-agent': 'Skyline' },
        body,
        trusted,
      });
      return resultOf(reply, 'refused');
    } catch (error) {
      return failureOf(error);
    }
  };
}
