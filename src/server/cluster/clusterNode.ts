/** This server as a node among others: what all its threads need to know, and what people's nodes tell each other. */
import type { PersonId } from '#table';
import type { Store } from '../store/index.ts';
import type { ClusterData } from '../tables/tablesWorker.ts';
import { type Bus, SILENT_BUS } from './bus.ts';
import { type ClusterState, Membership } from './membership.ts';
import { busTo } from './natsCarrier.ts';

/** What a node tells all others about a person, as it happens. */
export type PersonNews =
  /** A new name; empty when gone. */
  | { readonly news: 'named'; readonly person: PersonId; readonly name: string }
  /** Sessions have ended: sockets that belong to one are closed. */
  | { readonly news: 'ended'; readonly person: PersonId };

/** Whom a table waits for now, told where those people are connected. */
export interface AwaitedNews {
  readonly table: string;
  readonly people: readonly PersonId[];
}

export interface NodeOptions {
  readonly node: string;
  /** Left out where this server is alone. */
  readonly natsUrl: string | undefined;
  readonly store: Pick<Store, 'beat' | 'leave' | 'secret'>;
  readonly onState: (state: ClusterState) => void;
  readonly onNews: (news: PersonNews) => void;
  readonly logError: (what: string, error: unknown) => void;
}

/** Whom news about any person are for. */
const EVERYBODY = 'everybody';

export class ClusterNode {
  readonly bus: Bus;
  private readonly options: NodeOptions;
  private readonly membership: Membership | undefined;
  private readonly secret: string;

  private constructor(options: NodeOptions, secret: string) {
    const { node, natsUrl, store, onState, onNews, logError } = options;
    this.options = options;
    this.secret = secret;
    this.bus = natsUrl === undefined ? SILENT_BUS : busTo(natsUrl, secret);
    if (natsUrl === undefined) return;
    this.membership = new Membership({ node, store, onChange: onState, logError });
    // From another node of ours, sealed with our key.
    this.bus.listen('p', EVERYBODY, (news) => onNews(news as PersonNews));
  }

  /** Resolves once the others know of it. */
  static async join(options: NodeOptions): Promise<ClusterNode> {
    const isAlone = options.natsUrl === undefined;
    const node = new ClusterNode(options, isAlone ? '' : await options.store.secret('cluster'));
    await node.membership?.join();
    return node;
  }

  /** What threads need to reach other nodes. */
  get data(): ClusterData | undefined {
    const { node, natsUrl } = this.options;
    if (natsUrl === undefined || !this.membership) return undefined;
    return { node, natsUrl, secret: this.secret, state: this.membership.state };
  }

  /** Milliseconds since the database was last reached; none where nobody asks. */
  get silence(): number {
    return this.membership?.silence ?? 0;
  }

  tellAll(news: PersonNews): void {
    this.bus.say('p', EVERYBODY, news);
  }

  /** Tells the nodes where these people are connected whom a table waits for. */
  tellAwaited(news: AwaitedNews, told: readonly PersonId[]): void {
    for (const person of told) this.bus.say('p', person, news);
  }

  hearAwaited(person: PersonId, hear: (news: AwaitedNews) => void): () => void {
    // As above.
    return this.bus.listen('p', person, (news) => hear(news as AwaitedNews));
  }

  /** Others look after its tables from now on. */
  async leave(): Promise<void> {
    await this.membership?.leave();
  }

  async close(): Promise<void> {
    await this.leave();
    await this.bus.close();
  }
}
