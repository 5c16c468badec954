/** What every route works with. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { loadTitle } from '#games';
import type { Config } from '../config.ts';
import type { CheckEntry } from '../daily/checkEntry.ts';
import type { Metrics } from '../metrics.ts';
import type { Notices } from '../notices/notices.ts';
import type { Challenges } from '../people/passkeyChallenges.ts';
import type { Floods } from '../socket/floods.ts';
import type { Store } from '../store/index.ts';
import type { Questions } from '../tables/questions.ts';
import type { TablesClient } from '../tables/tablesClient.ts';
import type { TournamentTimes } from '../tournaments/times.ts';
import type { LimitName } from './requestLimits.ts';
import type { Described } from './route.ts';
import type { Headers } from './securityHeaders.ts';

export interface HttpContext {
  readonly app: FastifyInstance;
  /** Those of every answer. */
  readonly headers: Headers;
  readonly config: Config;
  readonly store: Store;
  readonly tables: TablesClient;
  readonly loadTitle: typeof loadTitle;
  /** What this thread can answer by itself. */
  readonly questions: Questions;
  readonly metrics: Metrics;
  readonly version: string;
  readonly challenges: Challenges;
  readonly notices: Notices;
  readonly checkEntry: CheckEntry;
  readonly tournamentTimes: TournamentTimes;
  readonly floods: Floods;
  /** Counts one more request; refuses it with P7 and the time to wait when that is too many. */
  readonly limit: (name: LimitName, request: FastifyRequest, key: string) => Promise<void>;
  /** Every route, for the OpenAPI document. */
  readonly described: Described[];
}
