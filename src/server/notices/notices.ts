/** Everything that reaches people who are away: the senders that are set up, and the loop that delivers. */
import type { PersonId } from '#table';
import type { Config } from '../config.ts';
import type { Channel, ChannelKind, Store } from '../store/index.ts';
import { Delivery } from './delivery.ts';
import { keepResult } from './keepResult.ts';
import { type LinkTokens, linkTokens } from './linkTokens.ts';
import { testMessage } from './message.ts';
import type { Sender, SendResult } from './sender.ts';
import { hookSender } from './sendHook.ts';
import { type Mailer, openMailer } from './sendMail.ts';
import { newVapidKeys, pushSender, type VapidKeys } from './sendPush.ts';

export interface NoticesOptions {
  readonly config: Pick<Config, 'mail' | 'publicUrl' | 'trustedHooks'>;
  readonly store: Store;
  readonly isPresent: (person: PersonId, table: string) => Promise<boolean>;
  readonly now: () => number;
  readonly logError: (what: string, error: unknown) => void;
  readonly count?: (channel: ChannelKind, result: SendResult['was']) => void;
}

export class Notices {
  readonly delivery: Delivery;
  readonly tokens: LinkTokens;
  readonly pushKey: string;
  readonly mailer: Mailer | undefined;
  /** Where webhooks may lead in spite of their network. */
  readonly trusted: readonly string[];
  /** Whether somebody watches the table now, at any node. */
  readonly isPresent: NoticesOptions['isPresent'];
  private readonly senders: Readonly<Partial<Record<ChannelKind, Sender>>>;
  private readonly options: NoticesOptions;

  private constructor(options: NoticesOptions, vapid: VapidKeys, secret: string) {
    const { mail, publicUrl, trustedHooks: trusted } = options.config;
    this.options = options;
    this.isPresent = options.isPresent;
    this.tokens = linkTokens(secret);
    this.pushKey = vapid.publicKey;
    this.trusted = trusted;
    const mailer = mail && publicUrl !== undefined ? openMailer({ ...mail, base: publicUrl }) : undefined;
    this.mailer = mailer;
    const subject = publicUrl?.startsWith('https:') ? publicUrl : 'mailto:nobody@skyline.invalid';
    this.senders = {
      push: pushSender(vapid, subject, trusted),
      hook: hookSender(publicUrl, trusted),
      ...(mailer && { mail: (channel, message) => mailer.send(channel, message) }),
    };
    this.delivery = new Delivery({ ...options, senders: this.senders, tokens: this.tokens });
  }

  /** Makes keys and secrets at the first start. */
  static async open(options: NoticesOptions): Promise<Notices> {
    const { store } = options;
    const made = JSON.stringify(newVapidKeys());
    const vapid: VapidKeys = JSON.parse(await store.secret('vapid', made));
    return new Notices(options, vapid, await store.secret('links'));
  }

  /** Sends a message that says it is a test. */
  async test(channel: Channel): Promise<SendResult> {
    const { store, now } = this.options;
    const stop = `/stop/${this.tokens.of('stop', channel, now())}`;
    const message = testMessage(channel, stop, `test ${now()}`);
    const result = (await this.senders[channel.kind]?.(channel, message)) ?? { was: 'gone', answer: 'off' };
    await keepResult(store, channel, result, now());
    return result;
  }

  async close(): Promise<void> {
    await this.delivery.stop();
    this.mailer?.close();
  }
}
