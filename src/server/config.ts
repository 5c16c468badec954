/** Settings from the environment. */
import { randomBytes } from 'node:crypto';
import type { PersonId } from '#table';

/** How much one person or address may do. */
export interface Limits {
  /** Of one person at one table. */
  readonly commandsPerMinute: number;
  readonly chatPerMinute: number;
  /** Of one person at all tables: the same line, and tables spoken at. */
  readonly sameLinePerMinute: number;
  readonly chatTablesPerMinute: number;
  readonly reportsPerDay: number;
  readonly eventsPerWeek: number;
  readonly tablesPerHour: number;
  /** From one address. */
  readonly loginsPerMinute: number;
  readonly socketsPerPerson: number;
  /** On one socket. */
  readonly messagesPerSecond: number;
  /** Over HTTP, from one address. */
  readonly requestsPerMinute: number;
}

export interface Config {
  readonly port: number;
  readonly host: string;
  /** The folder of the embedded database. */
  readonly data: string;
  /** A PostgreSQL database to use instead of the embedded one. */
  readonly databaseUrl: string | undefined;
  /** NATS, where this server is one of several nodes on the same PostgreSQL. */
  readonly natsUrl: string | undefined;
  /** The name of this node, different from all others. */
  readonly node: string;
  /** How long sockets may stay while the server goes down, in milliseconds: each leaves at a moment by chance. */
  readonly drainTime: number;
  /** Whether to believe the x-forwarded-* headers of a proxy in front. */
  readonly trustProxy: boolean;
  /** Whether people reach the server over TLS whatever the proxy says. */
  readonly secure: boolean;
  readonly logLevel: string;
  readonly limits: Limits;
  /** Where people find the server, for passkeys and links behind a proxy. */
  readonly publicUrl: string | undefined;
  /** A mail server, and whom mails are from; without it nobody speaks of mail. */
  readonly mail: { readonly url: string; readonly from: string } | undefined;
  /** Hosts with their ports that webhooks may lead to although their network is closed, over http too. */
  readonly trustedHooks: readonly string[];
  /** How long a bot waits before it answers while people are at the table, in milliseconds. */
  readonly botPause: number;
  /** Whether everybody may read the metrics, and not this machine alone. */
  readonly openMetrics: boolean;
  /** Who may look at the figures of the whole server. */
  readonly admins: readonly PersonId[];
  /** Who looks after reports besides the admins. */
  readonly moderators: readonly PersonId[];
  /** How long a request may take to arrive, in milliseconds; its headers half as long. */
  readonly requestTime: number;
}

export const LIMITS: Limits = {
  commandsPerMinute: 60,
  chatPerMinute: 20,
  sameLinePerMinute: 3,
  chatTablesPerMinute: 5,
  reportsPerDay: 10,
  eventsPerWeek: 3,
  tablesPerHour: 10,
  loginsPerMinute: 5,
  socketsPerPerson: 20,
  messagesPerSecond: 50,
  requestsPerMinute: 600,
};

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];
const HIGHEST_PORT = 65_535;
const LONGEST_PAUSE = 60_000;
const MOST_LENIENT = 10_000;
const LONGEST_REQUEST = 600;
const LONGEST_DRAIN = 600;
const PERSON_ID = /^[a-z2-7]{16}$/;

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads every setting; an invalid value is an error with one clear line. */
export function readConfig(env: Environment): Config {
  return {
    port: wholeNumber(env, 'PORT', 3000, HIGHEST_PORT),
    host: env.HOST || 'localhost',
    data: env.SKYLINE_DATA || './data',
    databaseUrl: databaseUrl(env),
    natsUrl: natsUrl(env),
    node: nodeName(env),
    drainTime: 1000 * wholeNumber(env, 'SKYLINE_DRAIN_SECONDS', 0, LONGEST_DRAIN),
    trustProxy: flag(env, 'SKYLINE_TRUST_PROXY'),
    secure: flag(env, 'SKYLINE_SECURE'),
    logLevel: logLevel(env),
    limits: limitsTimes(wholeNumber(env, 'SKYLINE_LIMITS', 1, MOST_LENIENT)),
    publicUrl: publicUrl(env),
    mail: mail(env),
    trustedHooks: trustedHooks(env),
    botPause: wholeNumber(env, 'SKYLINE_BOT_PAUSE', 350, LONGEST_PAUSE),
    openMetrics: openMetrics(env),
    admins: peopleNamed(env, 'SKYLINE_ADMINS'),
    moderators: peopleNamed(env, 'SKYLINE_MODERATORS'),
    requestTime: requestTime(env),
  };
}

function wholeNumber(env: Environment, name: string, fallback: number, highest: number): number {
  const text = env[name];
  if (text === undefined || text === '') return fallback;
  if (/^\d{1,5}$/.test(text) && Number(text) <= highest) return Number(text);
  throw new Error(`${name} must be a whole number from 0 to ${highest}, not "${text}"`);
}

/** Every limit times the factor: for a school behind one address, or for tests. */
function limitsTimes(factor: number): Limits {
  if (factor === 0) throw new Error('SKYLINE_LIMITS must be 1 or more');
  const raised = Object.entries(LIMITS).map(([name, limit]) => [name, limit * factor]);
  // Every name of LIMITS is in it again.
  return Object.fromEntries(raised) as unknown as Limits;
}

/** Never none: somebody who sends a byte a minute would hold a connection for ever. */
function requestTime(env: Environment): number {
  const seconds = wholeNumber(env, 'SKYLINE_REQUEST_SECONDS', 30, LONGEST_REQUEST);
  if (seconds === 0) throw new Error('SKYLINE_REQUEST_SECONDS must be 1 or more');
  return seconds * 1000;
}

function openMetrics({ SKYLINE_METRICS: text = '' }: Environment): boolean {
  if (text === '' || text === 'open') return text === 'open';
  throw new Error(`SKYLINE_METRICS must be "open" or nothing, not "${text}"`);
}

function peopleNamed(env: Environment, name: string): readonly PersonId[] {
  const { [name]: text = '' } = env;
  if (text === '') return [];
  const ids = text.split(',').map((id) => id.trim());
  const wrong = ids.find((id) => !PERSON_ID.test(id));
  if (wrong === undefined) return ids;
  throw new Error(`${name} must be ids of people with commas between them, not "${wrong}"`);
}

function flag(env: Environment, name: string): boolean {
  const text = env[name] || '0';
  if (text === '0' || text === '1') return text === '1';
  throw new Error(`${name} must be 0 or 1, not "${text}"`);
}

/** The error does not repeat the address: it holds a password. */
function databaseUrl({ DATABASE_URL: url }: Environment): string | undefined {
  if (!url) return undefined;
  if (/^postgres(ql)?:\/\/./.test(url)) return url;
  throw new Error('DATABASE_URL must begin with postgres:// or postgresql://');
}

/** The error does not repeat the address: it may hold a password. */
function natsUrl({ NATS_URL: url, DATABASE_URL: database }: Environment): string | undefined {
  if (!url) return undefined;
  if (!url.split(',').every((one) => /^(nats|tls):\/\/./.test(one)))
    throw new Error('NATS_URL must begin with nats:// or tls://');
  if (!database) throw new Error('NATS_URL needs DATABASE_URL: several nodes share one PostgreSQL');
  return url;
}

/** By chance where none is given: two nodes of one name would both believe to look after the same tables. */
function nodeName({ SKYLINE_NODE: name }: Environment): string {
  if (!name) return randomBytes(9).toString('base64url');
  if (/^[\w.-]{1,64}$/.test(name)) return name;
  throw new Error(`SKYLINE_NODE must be letters, digits, dots and dashes, not "${name}"`);
}

function logLevel({ SKYLINE_LOG: level = '' }: Environment): string {
  if (level === '') return 'info';
  if (LOG_LEVELS.includes(level)) return level;
  throw new Error(`SKYLINE_LOG must be one of ${LOG_LEVELS.join(', ')}, not "${level}"`);
}

/** The error does not repeat the address: it holds a password. */
function mail({ SMTP_URL: url, SKYLINE_MAIL_FROM: from, SKYLINE_URL: base }: Environment): Config['mail'] {
  if (!url) return undefined;
  if (!URL.canParse(url) || !/^smtps?:\/\/./.test(url))
    throw new Error('SMTP_URL must begin with smtp:// or smtps://');
  if (!from || !/^[^\r\n]*@[^\r\n]+$/.test(from))
    throw new Error('SMTP_URL needs SKYLINE_MAIL_FROM, such as "Skyline <skyline@example.org>"');
  // From the request anybody could choose where the links of a mail to somebody else lead.
  if (!base) throw new Error('SMTP_URL needs SKYLINE_URL: mails have links');
  return { url, from };
}

function trustedHooks({ SKYLINE_TRUSTED_HOOKS: text = '' }: Environment): readonly string[] {
  if (text === '') return [];
  const hosts = text.split(',').map((host) => host.trim());
  const wrong = hosts.find((host) => !/^[\w.-]+(:\d{1,5})?$/.test(host));
  if (wrong === undefined) return hosts;
  throw new Error(`SKYLINE_TRUSTED_HOOKS must be hosts such as ntfy.lan:8080, not "${wrong}"`);
}

function publicUrl({ SKYLINE_URL: url }: Environment): string | undefined {
  if (!url) return undefined;
  const parsed = URL.canParse(url) ? new URL(url) : undefined;
  if (parsed && /^https?:$/.test(parsed.protocol)) return parsed.origin;
  throw new Error(`SKYLINE_URL must be an address such as https://skyline.example.org, not "${url}"`);
}
