/** Requests to addresses that strangers gave us: https alone, standard ports, no redirects, a time limit, and never into a closed network. */
import { lookup as lookUp } from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isClosed } from './closedNetworks.ts';

/** Milliseconds for all of it. */
const TIME_LIMIT = 5000;

/** The address may not be used: it is not asked. */
export class ClosedAddress extends Error {
  constructor() {
    super('the address leads into a closed network, or is not https');
    this.name = 'ClosedAddress';
  }
}

export interface Reply {
  readonly status: number;
  /** Milliseconds to wait, where the other end has said so. */
  readonly retryAfter: number | undefined;
}

export interface GuardedOptions {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer;
  /** Hosts with their ports that the operator trusts, over http too. */
  readonly trusted: readonly string[];
  /** For tests. */
  readonly lookup?: typeof lookUp;
}

/** The parsed address, where its form alone allows it; before anything is looked up. */
export function checkedAddress(address: string, trusted: readonly string[]): URL {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url?.username !== '' || url.password !== '' || !/^https?:$/.test(url.protocol))
    throw new ClosedAddress();
  if (trusted.includes(url.host)) return url;
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const isUsual = url.protocol === 'https:' && url.port === '';
  if (!isUsual || (isIP(host) ? isClosed(host) : isLocalName(host))) throw new ClosedAddress();
  return url;
}

function isLocalName(host: string): boolean {
  return !host.includes('.') || /\.(local|localhost|internal|lan|home|arpa)\.?$/.test(host);
}

/** Posts, and gives the answer's status; its body is not read. */
export async function guardedPost(address: string, options: GuardedOptions): Promise<Reply> {
  const { headers, body, trusted, lookup = lookUp } = options;
  const url = checkedAddress(address, trusted);
  const isTrusted = trusted.includes(url.host);
  const { request } = url.protocol === 'https:' ? https : http;
  return new Promise((resolve, reject) => {
    const sent = request(
      url,
      {
        method: 'POST',
        agent: false,
        headers: { ...headers, 'content-length': Buffer.byteLength(body) },
        signal: AbortSignal.timeout(TIME_LIMIT),
        ...(!isTrusted && { lookup: onlyOpen(lookup) }),
      },
      (answer) => {
        resolve({ status: answer.statusCode ?? 0, retryAfter: waitOf(answer.headers['retry-after']) });
        answer.destroy();
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}

/** Looks a name up once, and what it gives is both checked and connected to: nobody can answer otherwise the second time. */
function onlyOpen(lookup: typeof lookUp): LookupFunction {
  return (host, options, done) =>
    lookup(host, { ...options, all: true }, (error, found) => {
      if (error) return done(error, []);
      if (found.length === 0 || found.some(({ address }) => isClosed(address)))
        return done(new ClosedAddress(), []);
      if (options.all) return done(null, found);
      const [{ address, family } = { address: '', family: 0 }] = found;
      done(null, address, family);
    });
}

const LONGEST_WAIT = 6 * 60 * 60_000;

function waitOf(header: string | undefined): number | undefined {
  if (header === undefined) return undefined;
  const milliseconds = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - Date.now();
  return Number.isFinite(milliseconds) ? Math.min(Math.max(0, milliseconds), LONGEST_WAIT) : undefined;
}
