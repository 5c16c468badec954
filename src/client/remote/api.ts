/** The server's HTTP routes, typed. Every refusal rejects with Refused. */
import { type GameRecord, type Reason, Refused, type Viewer } from '#kernel';
import type { Names } from '#protocol';
import type { AbsenceRule, ClockRule, Holder, PersonId, Replay, TablePlan, TableView } from '#table';
import { newCommandId } from './wire.ts';

export interface Me {
  readonly id: PersonId;
  readonly name: string;
  readonly created: number;
  readonly email: string | null;
  readonly passkeys: number;
  /** Nothing but this browser leads back to the person. */
  readonly guest: boolean;
  /** May look at the figures of the whole server. */
  readonly admin: boolean;
}

export interface TableRow {
  readonly id: string;
  readonly game: string;
  readonly phase: TableView['phase'];
  readonly access: TableView['access'];
  readonly host: PersonId;
  readonly seats: readonly Holder[];
  readonly created: number;
  readonly updated: number;
  readonly awaited: readonly number[];
}

export interface Queue {
  readonly game: string;
  readonly seats: number;
  /** How long it usually takes, in milliseconds; null when nobody knows. */
  readonly median: number | null;
  readonly waiting: number;
}

export interface Lobby {
  readonly tables: readonly TableRow[];
  /** Begun with a bot whose seat may still be taken. */
  readonly withBots: readonly TableRow[];
  readonly friends: readonly TableRow[];
  readonly quick: readonly Queue[];
  readonly names: Names;
}

export interface MyTables {
  readonly tables: readonly (TableRow & { readonly waiting: boolean })[];
  readonly names: Names;
}

export interface Offer {
  readonly kind: 'seat' | 'friend';
  readonly from: PersonId;
  readonly seat: number | null;
  readonly table: TableRow | null;
  /** What becomes of people who are late or gone at that table. */
  readonly settled: { readonly clock: ClockRule | null; readonly absence: AbsenceRule } | null;
  readonly names: Names;
}

export interface SeatLink {
  readonly id: string;
  readonly seat: number | null;
  readonly created: number;
  readonly revoked: boolean;
}

export interface NewLink {
  readonly id: string;
  readonly token: string;
  /** The address within Skyline. */
  readonly path: string;
}

export interface Friend {
  readonly id: PersonId;
  readonly name: string;
}

/** The whole server since it started, and the tables where something happened last. */
export interface Figures {
  readonly version: string;
  readonly since: number;
  /** In bytes. */
  readonly memory: number;
  readonly sockets: number;
  readonly people: number;
  readonly tables: Readonly<Record<TableView['phase'], number>>;
  readonly plays: number;
  /** By the code of the reason. */
  readonly refusals: Readonly<Record<string, number>>;
  readonly restarts: number;
  readonly botFailures: number;
  readonly latest: readonly TableRow[];
  readonly names: Names;
}

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/** Not reached at all: a moment later it may be. */
const UNREACHED: Reason = { rule: 'P8', code: 'notNow' };

async function ask<T>(method: Method, path: string, body?: unknown): Promise<T> {
  const init = body === undefined ? {} : { body: JSON.stringify(body), headers: JSON_TYPE };
  const response = await fetch(`/api${path}`, { method, ...init }).catch(() => {
    throw new Refused(UNREACHED);
  });
  // Our own server's answers have the shape its OpenAPI document says.
  const answer = (await response.json().catch(() => ({}))) as T & { reason?: Reason };
  if (!response.ok) throw new Refused(answer.reason ?? { rule: 'P19', code: 'failed' });
  return answer;
}

const JSON_TYPE = { 'content-type': 'application/json' };

const get = <T>(path: string) => ask<T>('GET', path);
const post = <T>(path: string, body: unknown = {}) => ask<T>('POST', path, body);

export const api = {
  me: () => get<{ me: Me | null }>('/me'),
  guest: (name: string) => post('/guest', { name }),
  rename: (name: string) => ask<{ me: Me }>('PATCH', '/me', { name }),
  setPassword: (claim: { email: string; password: string; current?: string }) => post('/me/password', claim),
  signIn: (email: string, password: string) => post('/sign-in', { email, password }),
  signOut: () => post('/sign-out'),
  forgetMe: () => ask('DELETE', '/me'),
  newPasskey: () => post<unknown>('/me/passkey/options'),
  keepPasskey: (answer: unknown) => post('/me/passkey', answer),
  askPasskey: () => post<unknown>('/sign-in/passkey/options'),
  signInByPasskey: (answer: unknown) => post('/sign-in/passkey', answer),

  lobby: () => get<Lobby>('/lobby'),
  myTables: () => get<MyTables>('/me/tables'),
  next: () => get<{ table: string | null }>('/me/next'),
  quick: (game: string, seats: number, bots: boolean) =>
    post<{ table: string }>('/quick', { game, seats, bots }),
  table: (id: string) => get<{ table: TableRow; names: Names }>(`/tables/${id}`),
  open: (plan: TablePlan, seat: number | null) => post<{ table: string }>('/tables', { plan, seat }),

  /** By this way friends of the host may sit down, too. */
  sit: (table: string, seat: number) =>
    post(`/tables/${table}/commands`, { id: newCommandId(), command: { do: 'sit', seat } }),
  links: (table: string) => get<{ links: readonly SeatLink[] }>(`/tables/${table}/links`),
  makeSeatLink: (table: string, seat: number | null) =>
    post<NewLink>('/links', { kind: 'seat', table, seat }),
  makeFriendLink: () => post<NewLink>('/links', { kind: 'friend' }),
  revoke: (id: string) => ask('DELETE', `/links/${id}`),
  offer: (token: string) => get<Offer>(`/links/${encodeURIComponent(token)}`),
  accept: (token: string) =>
    post<{ table: string | null; seat: number | null }>(`/links/${encodeURIComponent(token)}/accept`),
  friends: () => get<{ friends: readonly Friend[] }>('/friends'),
  unfriend: (id: PersonId) => ask('DELETE', `/friends/${id}`),

  replay: (of: ReplayOf, as: Viewer | undefined) =>
    get<Replay & { readonly names: Names }>(
      `/${of.kind}/${of.id}/replay${as === undefined ? '' : `?as=${as}`}`,
    ),
  record: (of: ReplayOf) => get<GameRecord>(recordPath(of)),
  figures: () => get<Figures>('/admin'),
  importRecord: (record: unknown) => post<{ id: string }>('/records', record),
};

/** A table of this server, or a record brought from elsewhere. */
export interface ReplayOf {
  readonly kind: 'tables' | 'records';
  readonly id: string;
}

/** Where the record lies, below the routes' common beginning. */
export function recordPath({ kind, id }: ReplayOf): string {
  return kind === 'tables' ? `/tables/${id}/record` : `/records/${id}`;
}
