/** What the store keeps of notices: the outbox, the ways to reach people, and when they want to be left alone. */
import type { Language } from '#kernel';
import type { PersonId } from '#table';
import type { Notice } from './store.ts';

/** A notice in the outbox. */
export interface KeptNotice extends Notice {
  readonly id: number;
  readonly table: string;
  /** When it is looked at again; null once it is settled. */
  readonly due: number | null;
  readonly tries: number;
  /** The channels that have taken it. */
  readonly reached: readonly string[];
  readonly outcome: 'sent' | 'dead' | null;
  readonly created: number;
}

/** What people are told of tournaments. */
export type EventNews = 'checkIn' | 'changed' | 'over' | 'calledOff';

/** What a notice is about: a table, or a tournament with its name and where it stands. */
export interface NoticeSubject {
  readonly id: string;
  readonly game: string;
  readonly event?: { readonly name: string; readonly news: EventNews };
}

/** A notice that somebody has claimed, with what it is about as it stands. */
export interface ClaimedNotice extends KeptNotice {
  /** Made for this claim alone: whoever holds an older one can no longer settle it. */
  readonly claim: string;
  readonly row: NoticeSubject;
}

/** What becomes of a claimed notice; without `due` it is settled. */
export interface Settled {
  readonly due: number | null;
  readonly tries: number;
  readonly reached: readonly string[];
  /** Null while it waits; 'dropped' deletes it. */
  readonly outcome: 'sent' | 'dead' | 'dropped' | null;
  /** Whether more is to come under the same claim. */
  readonly isUnderWay?: boolean;
}

export const CHANNEL_KINDS = ['push', 'mail', 'hook'] as const;
export type ChannelKind = (typeof CHANNEL_KINDS)[number];

export interface Channel {
  readonly id: string;
  readonly person: PersonId;
  readonly kind: ChannelKind;
  /** A push service's or webhook's address, or an e-mail address. */
  readonly address: string;
  readonly keys: Readonly<Record<string, string>>;
  readonly language: Language;
  /** Links that stop it name this, and mean nothing once it has changed. */
  readonly generation: number;
  /** Off is what its person or a link has stopped, failed what bounced. */
  readonly state: 'on' | 'off' | 'unconfirmed' | 'failed';
  /** How often in a row it was refused. */
  readonly failures: number;
  readonly used: number | null;
  /** What the other end last said, in short. */
  readonly answer: string | null;
  readonly created: number;
}

export interface PersonSettings {
  readonly zone: string;
  /** Minutes after midnight in that zone; null where no hours are quiet. */
  readonly quiet: { readonly from: number; readonly to: number } | null;
  /** Nothing is told before. */
  readonly awayUntil: number | null;
  /** Which kinds of notices go where. */
  readonly tell: Readonly<Record<ChannelKind, readonly Notice['kind'][]>>;
}

export const USUAL_SETTINGS: PersonSettings = {
  zone: 'UTC',
  quiet: null,
  awayUntil: null,
  tell: {
    push: ['turn', 'started', 'event'],
    mail: ['turn', 'started', 'event'],
    hook: ['turn', 'started', 'over', 'event'],
  },
};

export interface NoticeStore {
  /** Everything in the outbox for a person, oldest first. */
  notices(person: PersonId): Promise<readonly KeptNotice[]>;
  /** Claims what is due, for so many milliseconds. What nobody awaits any more is settled at once and left out. */
  claimNotices(now: number, lease: number, limit: number): Promise<readonly ClaimedNotice[]>;
  /** False, and nothing is changed, where somebody else has claimed it meanwhile. */
  settleNotice(id: number, claim: string, settled: Settled): Promise<boolean>;
  /** A message to the person has told of every turn that waited until then. */
  reachedBy(person: PersonId, channel: string, upTo: number): Promise<void>;
  /** The person has left: what waits for them is due by then, if it was later. */
  hastenNotices(person: PersonId, due: number): Promise<void>;
  /** Claims of a process that has ended are void; only where there is one server alone. */
  releaseNotices(now: number): Promise<void>;
  /** Deletes settled notices from before then, and channels of people who are gone; gives how many notices. */
  sweepNotices(before: number): Promise<number>;

  addChannel(channel: Channel): Promise<void>;
  channel(id: string): Promise<Channel | undefined>;
  /** Oldest first. */
  channelsOf(person: PersonId): Promise<readonly Channel[]>;
  changeChannel(
    id: string,
    change: Partial<
      Pick<Channel, 'address' | 'keys' | 'language' | 'generation' | 'state' | 'failures' | 'used' | 'answer'>
    >,
  ): Promise<void>;
  removeChannel(id: string): Promise<void>;

  settingsOf(person: PersonId): Promise<PersonSettings>;
  keepSettings(person: PersonId, settings: PersonSettings): Promise<void>;
}
