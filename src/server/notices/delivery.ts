/** Delivers what is in the outbox: at least once, to those who are not there, when and where they want it. Every node runs one. */
import type { PersonId } from '#table';
import type { Channel, ChannelKind, ClaimedNotice, Settled, Store } from '../store/index.ts';
import { isWaitingFor } from '../tableRows.ts';
import { keepResult } from './keepResult.ts';
import type { LinkTokens } from './linkTokens.ts';
import { digestOf, type Message, messageOf } from './message.ts';
import { quietUntil } from './quietHours.ts';
import type { Sender, SendResult } from './sender.ts';

/** Times in milliseconds. */
const A_SECOND = 1000;
const A_MINUTE = 60 * A_SECOND;
const A_DAY = 24 * 60 * A_MINUTE;
/** Longer than any sending takes: whoever has claimed a notice for longer is dead or hangs. */
const LEASE = 15 * A_SECOND;
const POLL = A_SECOND;
/** After a start everybody has time to come back: whoever is on the way is not away. */
const GRACE = 10 * A_SECOND;
/** Whoever is there is looked for again after as long as the notice is old, within these bounds. */
const [SOON, LATER] = [15 * A_SECOND, A_MINUTE];
/** After somebody has left. */
const LEFT = 5 * A_SECOND;
/** How long a mail waits after another way has worked. */
const MAIL_AFTER = 10 * A_MINUTE;
const MAILS_A_DAY = 20;
/** The answer where we ourselves put a mail off. */
const LIMIT = 'limit';
const RETRIES = [10, 60, 300, 1800, 7200, 21_600].map((seconds) => seconds * A_SECOND);
/** After so many failures in a row mail goes out as well. */
const FALLBACK_AFTER = 2;

/** Notices claimed at once: after a crash so many may be told twice at most. */
const TOGETHER = 8;

export interface DeliveryOptions {
  readonly store: Store;
  readonly senders: Readonly<Partial<Record<ChannelKind, Sender>>>;
  readonly tokens: LinkTokens;
  /** Whether the person watches the table, at any node. */
  readonly isPresent: (person: PersonId, table: string) => Promise<boolean>;
  readonly now: () => number;
  readonly logError: (what: string, error: unknown) => void;
  /** Hears of every message that was sent or not. */
  readonly count?: (channel: ChannelKind, result: SendResult['was']) => void;
  readonly random?: () => number;
}

/** What one person is told in one go. */
interface Round {
  /** The channels that were told of every turn. */
  readonly told: string[];
  /** What can wait until it is stored that they were told: a crash in between would tell them twice. */
  readonly afterwards: (() => Promise<void>)[];
}

export class Delivery {
  private readonly options: DeliveryOptions;
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;
  private swept = 0;
  private isStopped = false;
  /** Those who were there when something was due for them: it is due soon once they leave. */
  private readonly present = new Set<PersonId>();

  constructor(options: DeliveryOptions) {
    this.options = options;
  }

  start(): void {
    const next = (wait: number) => {
      this.timer = setTimeout(() => void this.run().finally(() => this.isStopped || next(POLL)), wait);
      this.timer.unref();
    };
    next(GRACE);
  }

  async stop(): Promise<void> {
    this.isStopped = true;
    clearTimeout(this.timer);
    await this.running;
  }

  /** A socket of this person has closed, or follows a table no more. */
  left(person: PersonId): void {
    const { store, now, logError } = this.options;
    if (!this.present.delete(person)) return;
    store.hastenNotices(person, now() + LEFT).catch((error) => logError('notices', error));
  }

  /** Delivers everything that is due now. */
  run(): Promise<void> {
    this.running ??= this.deliverDue()
      .catch((error) => this.options.logError('notices', error))
      .finally(() => {
        this.running = undefined;
      });
    return this.running;
  }

  private async deliverDue(): Promise<void> {
    const { store, now } = this.options;
    if (now() - this.swept > A_MINUTE) {
      this.swept = now();
      await store.sweepNotices(now() - A_DAY);
    }
    while (!this.isStopped) {
      const claimed = await store.claimNotices(now(), LEASE, TOGETHER);
      const people = new Set(claimed.map(({ person }) => person));
      await Promise.all(
        Array.from(people, (one) => this.deliverAll(claimed.filter(({ person }) => person === one))),
      );
      if (claimed.length < TOGETHER) return;
    }
  }

  /** One after the other: a mail about the first turn tells of the others too. */
  private async deliverAll(notices: readonly ClaimedNotice[]): Promise<void> {
    const round: Round = { told: [], afterwards: [] };
    for (const notice of notices)
      try {
        const reached =
          notice.kind === 'turn' ? [...new Set([...notice.reached, ...round.told])] : notice.reached;
        const settled = await this.deliver({ ...notice, reached }, round);
        await this.options.store.settleNotice(notice.id, notice.claim, settled);
        for (const work of round.afterwards.splice(0)) await work();
      } catch (error) {
        // Due again when the claim has run out.
        this.options.logError('a notice was not delivered', error);
      }
  }

  private async deliver(notice: ClaimedNotice, round: Round): Promise<Settled> {
    const { store, isPresent, now } = this.options;
    const { person, kind, table, created } = notice;
    const { tries, reached } = notice;
    const wait = (due: number): Settled => ({ due, tries, reached, outcome: null });
    const [channels, settings] = [await store.channelsOf(person), await store.settingsOf(person)];
    const wanted = channels.filter(
      (channel) => settings.tell[channel.kind].includes(kind) && this.isUsable(channel),
    );
    if (wanted.length === 0) return settled(notice, notice.reached, 'dropped');
    if (await isPresent(person, table)) {
      if (kind !== 'turn') return settled(notice, notice.reached, 'dropped');
      this.present.add(person);
      return wait(now() + Math.min(Math.max(now() - created, SOON), LATER));
    }
    const quiet = quietUntil(settings, now());
    return quiet === undefined ? this.sendTo(notice, wanted, round) : wait(quiet);
  }

  private isUsable({ state, kind }: Channel): boolean {
    return state === 'on' && this.options.senders[kind] !== undefined;
  }

  /** Push and webhooks at once; mail where they fail or are not there, and later where nobody has answered. */
  private async sendTo(notice: ClaimedNotice, wanted: readonly Channel[], round: Round): Promise<Settled> {
    const reached = [...notice.reached];
    const isPending = ({ id }: Channel) => !reached.includes(id);
    const direct = wanted.filter(({ kind }) => kind !== 'mail');
    const mails = wanted.filter(({ kind }) => kind === 'mail');
    const results: SendResult[] = [];
    const send = async (channels: readonly Channel[]) => {
      const pending = channels.filter(isPending);
      await Promise.all(
        pending.map(async (channel) => {
          const result = await this.sendOne(notice, channel, round);
          results.push(result);
          if (result.was !== 'sent') return;
          reached.push(channel.id);
          if (channel.kind === 'mail' && notice.kind === 'turn') round.told.push(channel.id);
          // At once, so that a crash while another channel is slow tells nobody twice.
          if (pending.length > 1) await this.keepReached(notice, reached);
        }),
      );
    };
    const isMailDue = notice.reached.length > 0 || notice.tries >= FALLBACK_AFTER;
    await send(direct);
    const isWaiting = () => results.some(({ was }) => was === 'later');
    if (isMailDue || (reached.length === 0 && !isWaiting())) await send(mails);
    const { now, random = Math.random } = this.options;
    if (isWaiting()) {
      const retry = RETRIES[notice.tries];
      if (retry === undefined || now() - notice.created > A_DAY) return settled(notice, reached, 'dead');
      // What waits for its turn among mails has not failed.
      const hasFailed = results.some(({ was, answer }) => was === 'later' && answer !== LIMIT);
      const asked = Math.max(0, ...results.map(({ wait = 0 }) => wait));
      // Each by chance between half and one and a half times as long, so that not all come back at once.
      const due = now() + Math.max(asked, retry * (0.5 + random()));
      return { due: Math.round(due), tries: notice.tries + (hasFailed ? 1 : 0), reached, outcome: null };
    }
    if (reached.length > 0 && mails.some(isPending) && !isMailDue)
      return { due: now() + MAIL_AFTER, tries: notice.tries, reached, outcome: null };
    return settled(notice, reached, 'dead');
  }

  private async keepReached(notice: ClaimedNotice, reached: readonly string[]): Promise<void> {
    const { store, now } = this.options;
    const { id, claim, tries } = notice;
    await store.settleNotice(id, claim, {
      due: now() + LEASE,
      tries,
      reached,
      outcome: null,
      isUnderWay: true,
    });
  }

  private async sendOne(notice: ClaimedNotice, channel: Channel, round: Round): Promise<SendResult> {
    const { store, senders, tokens, now, count } = this.options;
    const limited = channel.kind === 'mail' ? await this.mailWait(channel) : undefined;
    if (limited !== undefined) return { was: 'later', answer: LIMIT, wait: limited };
    const stop = `/stop/${tokens.of('stop', channel, now())}`;
    const key = `${notice.table} ${notice.created}`;
    const message = messageOf({ kind: notice.kind, key }, notice.row, channel, stop);
    const result =
      channel.kind === 'mail'
        ? await this.sendDigest(channel, message, round)
        : await senders[channel.kind]?.(channel, message);
    if (!result) return { was: 'gone', answer: 'off' };
    count?.(channel.kind, result.was);
    round.afterwards.push(() => keepResult(store, channel, result, now()));
    return result;
  }

  /** One mail tells of every table that waits. */
  private async sendDigest(channel: Channel, message: Message, round: Round) {
    const { store, senders, now } = this.options;
    const rows = await store.tablesOf(channel.person, 'playing');
    const waiting = rows.filter((row) => isWaitingFor(row, channel.person));
    const asked = now();
    const result = await senders.mail?.(channel, digestOf(message, waiting, channel));
    if (result?.was === 'sent' && message.kind === 'turn')
      round.afterwards.push(() => store.reachedBy(channel.person, channel.id, asked));
    return result;
  }

  /** Milliseconds until the next mail to this person, where there were too many. */
  private async mailWait({ person, used, answer }: Channel): Promise<number | undefined> {
    const { store, now } = this.options;
    const next = used !== null && answer?.startsWith('2') ? used + MAIL_AFTER : 0;
    if (next > now()) return next - now();
    const { count, until } = await store.count(`mail ${person}`, A_DAY, now());
    return count > MAILS_A_DAY ? until - now() : undefined;
  }
}

/** Nothing more is to be done; what has reached somebody was sent. */
function settled(
  { tries }: ClaimedNotice,
  reached: readonly string[],
  otherwise: 'dead' | 'dropped',
): Settled {
  return { due: null, tries, reached, outcome: reached.length > 0 ? 'sent' : otherwise };
}
