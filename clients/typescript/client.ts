/** A client for the API of a Skyline server, typed by its OpenAPI document; it needs nothing but `fetch`. */
import { type Operations, type Refusal, ROUTES } from './api.ts';

type Name = keyof Operations;
type Input<N extends Name> = Operations[N]['input'];

/** What goes into an address or along with it, whatever the operation. */
interface AnyInput {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/** The server has refused: the rule and the code say why. */
export class RefusedError extends Error {
  readonly status: number;
  readonly rule: string;
  readonly code: string;
  /** How many seconds to wait before asking again; only where it was too fast (P7). */
  readonly retryAfter: number | undefined;

  constructor(status: number, { rule, code }: Refusal['reason'], retryAfter: number | undefined) {
    super(`${status} ${rule} ${code}`);
    this.status = status;
    this.rule = rule;
    this.code = code;
    this.retryAfter = retryAfter;
  }
}

/** One server; `token` says who asks, and comes from `becomeGuest` or `signIn` with `bearer: true`. */
export class Skyline {
  token: string | undefined;
  private readonly server: string;

  constructor(server: string, token?: string) {
    this.server = server;
    this.token = token;
  }

  /** Calls an operation by its name; a refusal is thrown as a RefusedError. */
  async call<N extends Name>(
    name: N,
    ...[input]: Record<never, never> extends Input<N> ? [input?: Input<N>] : [input: Input<N>]
  ): Promise<Operations[N]['answer']> {
    const { params = {}, query, body }: AnyInput = input ?? {};
    const [method = '', path = ''] = ROUTES[name].split(' ');
    const address = path.replace(/\{(\w+)\}/g, (_, part: string) => encodeURIComponent(params[part] ?? ''));
    const response = await fetch(`${this.server}${address}${query ? `?${new URLSearchParams(query)}` : ''}`, {
      method,
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(this.token !== undefined && { authorization: `Bearer ${this.token}` }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (response.ok) return response.json();
    const { reason }: Refusal = await response.json();
    const wait = response.headers.get('retry-after');
    throw new RefusedError(response.status, reason, wait === null ? undefined : Number(wait));
  }
}
