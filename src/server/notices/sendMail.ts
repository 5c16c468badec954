/** E-mail by SMTP: text alone, with a link and a header that stop it with one click. */
import { createHash } from 'node:crypto';
import nodemailer from 'nodemailer';
import type { Language } from '#kernel';
import type { Channel } from '../store/index.ts';
import type { Message } from './message.ts';
import { MESSAGE_WORDS } from './messageWords.ts';
import type { SendResult } from './sender.ts';

/** Milliseconds for each step of a delivery, and for all of it. */
const STEP = 5000;
const TIME_LIMIT = 9000;

const REFUSED_FROM = 500;

export interface Mailer {
  send(channel: Channel, message: Message): Promise<SendResult>;
  /** Asks whether the address is the person's. */
  confirm(channel: Channel, path: string): Promise<SendResult>;
  /** Sends a link to a new password. */
  reset(address: string, language: Language, path: string): Promise<SendResult>;
  close(): void;
}

export interface MailPlace {
  readonly url: string;
  readonly from: string;
  /** Where people find the server. */
  readonly base: string;
}

interface Mail {
  readonly to: { readonly name: string; readonly address: string };
  readonly subject: string;
  readonly text: string;
  readonly messageId: string;
  readonly headers: Readonly<Record<string, string>>;
}

export function openMailer({ url, from, base }: MailPlace): Mailer {
  const limits = { connectionTimeout: STEP, greetingTimeout: STEP, socketTimeout: STEP };
  const transport = nodemailer.createTransport({ url, ...limits });
  const domain = new URL(base).hostname;
  const idOf = (text: string) =>
    `<${createHash('sha256').update(text).digest('hex').slice(0, 32)}@${domain}>`;

  async function deliver(mail: Mail): Promise<SendResult> {
    const automatic = { 'Auto-Submitted': 'auto-generated', ...mail.headers };
    try {
      const sent = transport.sendMail({ ...mail, from, headers: automatic });
      const { response } = await Promise.race([sent, afterLimit()]);
      return { was: 'sent', answer: response.slice(0, 3) };
    } catch (error) {
      return resultOf(error);
    }
  }

  return {
    send(channel, message) {
      const words = MESSAGE_WORDS[channel.language];
      const { kind, title, line, open, others, stop, stopLabel, key } = message;
      const links =
        others.length === 0
          ? [`${kind === 'event' ? words.openEvent : words.open}: ${base + open}`]
          : others.map((other) => `${other.title}: ${base + other.open}`);
      const stopPage = base + stop;
      return deliver({
        to: { name: '', address: channel.address },
        subject: title,
        text: [line, '', ...links, '', `${stopLabel}: ${stopPage}`, ''].join('\n'),
        messageId: idOf(`${channel.id} ${key}`),
        headers: {
          'List-Unsubscribe': `<${base}/api${stop}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        },
      });
    },
    confirm(channel, path) {
      const { confirm, confirmLine, confirmEnd } = MESSAGE_WORDS[channel.language];
      return deliver({
        to: { name: '', address: channel.address },
        subject: confirm,
        text: [confirmLine, '', base + path, '', confirmEnd, ''].join('\n'),
        messageId: idOf(path),
        headers: {},
      });
    },
    reset(address, language, path) {
      const { reset, resetLine, resetEnd } = MESSAGE_WORDS[language];
      return deliver({
        to: { name: '', address },
        subject: reset,
        text: [resetLine, '', base + path, '', resetEnd, ''].join('\n'),
        messageId: idOf(path),
        headers: {},
      });
    },
    close: () => transport.close(),
  };
}

function afterLimit(): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new Error('too slow')), TIME_LIMIT).unref();
  });
}

/** 5xx is for good, 4xx and a lost connection for now. */
function resultOf(error: unknown): SendResult {
  // nodemailer's errors carry the server's code where it gave one.
  const { responseCode, code } = error as { responseCode?: number; code?: string };
  const answer = responseCode === undefined ? 'unreachable' : String(responseCode);
  // A wrong password is the operator's fault, not the address's.
  const isRefused = responseCode !== undefined && responseCode >= REFUSED_FROM && code !== 'EAUTH';
  return { was: isRefused ? 'gone' : 'later', answer };
}
