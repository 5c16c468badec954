/** What is counted, for Prometheus. */
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export interface Metrics {
  readonly registry: Registry;
  /** Answers stored, of people and bots. */
  readonly plays: Counter;
  /** Commands, messages and requests that reached no route, by the code of the reason they were refused with. */
  readonly refusals: Counter<'code'>;
  /** Bots that failed or were too slow, and were replaced by a random answer. */
  readonly botFailures: Counter;
  /** Threads that were stuck or died, and were started again. */
  readonly restarts: Counter;
  /** Commits that another node was faster with, and that were decided anew. */
  readonly clashes: Counter;
  /** Nodes that live, this one among them. */
  readonly nodes: Gauge;
  readonly sockets: Gauge;
  /** Tables in memory. */
  readonly tables: Gauge;
  /** Messages to people who are away, by channel and result. */
  readonly notices: Counter<'channel' | 'result'>;
  /** Rows of ratings that are not as the games say, as last checked. */
  readonly ratingFaults: Gauge;
  /** From a command's arrival to its acknowledgement, stored. */
  readonly commandSeconds: Histogram;
  /** HTTP answers, by route and status. */
  readonly requestSeconds: Histogram<'route' | 'status'>;
}

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/** A set of its own, so that several servers can run in one process. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const named = (name: string, help: string) => ({ name: `skyline_${name}`, help, registers });
  return {
    registry,
    plays: new Counter(named('plays_total', 'Answers stored')),
    refusals: new Counter({
      ...named('refusals_total', 'Commands, messages and early requests refused'),
      labelNames: ['code'],
    }),
    botFailures: new Counter(named('bot_failures_total', 'Bots replaced by a random answer')),
    restarts: new Counter(named('thread_restarts_total', 'Threads started again')),
    clashes: new Counter(named('clashes_total', 'Commits decided anew after another node was faster')),
    nodes: new Gauge(named('nodes', 'Nodes that live')),
    sockets: new Gauge(named('sockets', 'Open sockets')),
    tables: new Gauge(named('tables', 'Tables in memory')),
    notices: new Counter({
      ...named('notices_total', 'Messages to people who are away'),
      labelNames: ['channel', 'result'],
    }),
    ratingFaults: new Gauge(
      named('rating_faults', 'Stored ratings that are not as the games say, as last checked'),
    ),
    commandSeconds: new Histogram({
      ...named('command_seconds', 'From a command to its acknowledgement'),
      buckets: SECONDS,
    }),
    requestSeconds: new Histogram({
      ...named('request_seconds', 'HTTP requests'),
      labelNames: ['route', 'status'],
      buckets: SECONDS,
    }),
  };
}
