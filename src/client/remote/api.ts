/** The server's HTTP routes, typed. Every refusal rejects with Refused. */
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { type Box, type GameRecord, type Reason, Refused, type Viewer } from '#kernel';
import type { Learned, Names } from '#protocol';
import type {
  AbsenceRule,
  ClockRule,
  Holder,
  PersonId,
  PlanEnd,
  PlanStep,
  RatedKind,
  Replay,
  SeenEntry,
  TablePlan,
  TableView,
} from '#table';
import { newCommandId } from './socket.ts';

/** The signed-in person. */
export interface Me {
  readonly id: PersonId;
  readonly name: string;
  readonly created: number;
  readonly email: string | null;
  readonly passkeys: number;
  /** Without an e-mail address or passkey: only this browser can sign in as this person. */
  readonly guest: boolean;
  /** May see the figures of the whole server. */
  readonly admin: boolean;
  /** May look after reports. */
  readonly moderator: boolean;
  /** Until when they may not speak, or are shut out; null where they may. */
  readonly mutedUntil: number | null;
  readonly bannedUntil: number | null;
}

/** A table in a list. */
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
  readonly plays: number;
  /** How it is played; null at old tables. */
  readonly pace?: {
    readonly clock: ClockRule | null;
    readonly after: number;
    readonly rated?: RatedKind;
  } | null;
}

/** People waiting for a quick game. */
export interface Queue {
  readonly game: string;
  readonly seats: number;
  /** The usual waiting time in milliseconds; null if unknown. */
  readonly median: number | null;
  readonly waiting: number;
}

/** What the lobby shows. */
export interface Lobby {
  readonly tables: readonly TableRow[];
  /** Started with a bot whose seat a person may still take. */
  readonly withBots: readonly TableRow[];
  readonly friends: readonly TableRow[];
  /** Public games under way. */
  readonly watch: readonly TableRow[];
  readonly quick: readonly Queue[];
  readonly names: Names;
}

/** A table of the signed-in person, and whether it waits for them. */
export interface MyTable extends TableRow {
  readonly waiting: boolean;
}

/** The tables of the signed-in person. */
export interface MyTables {
  readonly tables: readonly MyTable[];
  readonly names: Names;
}

/** A table that waits for the signed-in person, and their time in milliseconds where there is a clock. */
export interface WaitingTable extends TableRow {
  readonly left: number | null;
}

/** The tables that wait, the least time first. */
export interface WaitingTables {
  readonly tables: readonly WaitingTable[];
  /** The first as its person sees it, and the last answer of somebody else there. */
  readonly first: { readonly tableView: TableView; readonly last: SeenEntry | null } | null;
  readonly names: Names;
}

/** What a link offers: a seat, a view of the table, or a friendship. */
export interface Offer {
  readonly kind: 'seat' | 'watch' | 'friend';
  readonly from: PersonId;
  readonly seat: number | null;
  readonly table: TableRow | null;
  /** The table's rules for people who are late or absent. */
  readonly settled: { readonly clock: ClockRule | null; readonly absence: AbsenceRule } | null;
  readonly names: Names;
}

/** A link to a table, as its host sees it. */
export interface TableLink {
  readonly id: string;
  readonly kind: 'seat' | 'watch';
  readonly seat: number | null;
  readonly created: number;
  readonly revoked: boolean;
}

/** A link that was just made. */
export interface NewLink {
  readonly id: string;
  readonly token: string;
  /** The address within Skyline. */
  readonly path: string;
}

/** A friend of the signed-in person. */
export interface Friend {
  readonly id: PersonId;
  readonly name: string;
}

/** Statistics of the server since it started, and the latest active tables. */
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
  /** When each ladder was last compared with its games, and how many rows were not as these say. */
  readonly ratings: readonly {
    readonly ladder: string;
    readonly checked: number;
    readonly games: number;
    readonly differing: number;
  }[];
  readonly latest: readonly TableRow[];
  readonly names: Names;
}

/** What can be told, and how. */
export type NoticeKind = 'turn' | 'started' | 'over' | 'event';
export type ChannelKind = 'push' | 'mail' | 'hook';

/** When and where the signed-in person wants to be told. */
export interface NoticeSettings {
  readonly zone: string;
  /** Minutes after midnight. */
  readonly quiet: { readonly from: number; readonly to: number } | null;
  readonly awayUntil: number | null;
  readonly tell: Readonly<Record<ChannelKind, readonly NoticeKind[]>>;
}

/** A way to reach the signed-in person. */
export interface Channel {
  readonly id: string;
  readonly kind: ChannelKind;
  readonly name: string;
  readonly form: string;
  readonly state: 'on' | 'off' | 'unconfirmed' | 'failed';
  readonly answer: string | null;
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** The reason when the server cannot be reached. */
const UNREACHABLE: Reason = { rule: 'P8', code: 'notNow' };

/** One request; for routes that have a file of their own. */
export async function request<T>(method: Method, path: string, body?: unknown): Promise<T> {
  const init = body === undefined ? {} : { body: JSON.stringify(body), headers: JSON_TYPE };
  const response = await fetch(`/api${path}`, { method, ...init }).catch(() => {
    throw new Refused(UNREACHABLE);
  });
  // Our own server's responses have the shape given in its OpenAPI document.
  const answer = (await response.json().catch(() => ({}))) as T & { reason?: Reason };
  if (!response.ok) throw new Refused(answer.reason ?? { rule: 'P19', code: 'failed' });
  return answer;
}

const JSON_TYPE = { 'content-type': 'application/json' };

const get = <T>(path: string) => request<T>('GET', path);
const post = <T>(path: string, body: unknown = {}) => request<T>('POST', path, body);

/** Days off, as calendars show them. */
export interface DaysOff {
  readonly first: string;
  readonly last: string;
}

/** When somebody plays by turns: minutes after midnight in their zone, and their days off. */
export interface PlayingHours {
  readonly zone: string;
  readonly window: { readonly from: number; readonly to: number } | null;
  readonly daysOff: readonly DaysOff[];
}

interface HoursAnswer {
  readonly hours: PlayingHours;
}

/** One's own plan at a table. */
export interface OwnPlan {
  readonly seat: number;
  readonly steps: readonly PlanStep[];
  readonly done: number;
  readonly ended: PlanEnd | null;
}

/** One function per route. */
export const api = {
  me: () => get<{ me: Me | null }>('/me'),
  guest: (name: string) => post('/guest', { name }),
  /** Merges what was learned on this device with what the server keeps, and gives all of it. */
  putLearning: (learned: Learned) => request<{ learned: Learned }>('PUT', '/me/learning', { learned }),
  rename: (name: string) => request<{ me: Me }>('PATCH', '/me', { name }),
  setPassword: (claim: { email: string; password: string; current?: string }) => post('/me/password', claim),
  signIn: (email: string, password: string) => post('/sign-in', { email, password }),
  signOut: () => post('/sign-out'),
  deleteMe: () => request('DELETE', '/me'),
  newPasskeyOptions: () => post<PublicKeyCredentialCreationOptionsJSON>('/me/passkey/options'),
  addPasskey: (answer: unknown) => post('/me/passkey', answer),
  passkeyChallenge: () => post<PublicKeyCredentialRequestOptionsJSON>('/sign-in/passkey/options'),
  signInByPasskey: (answer: unknown) => post('/sign-in/passkey', answer),

  settings: () => get<{ settings: NoticeSettings; mail: boolean; pushKey: string }>('/me/settings'),
  changeSettings: (change: Partial<NoticeSettings>) =>
    request<{ settings: NoticeSettings }>('PATCH', '/me/settings', change),
  channels: () => get<{ channels: readonly Channel[] }>('/me/channels'),
  addChannel: (channel: Readonly<Record<string, string>>) =>
    post<{ channel: Channel; secret?: string }>('/me/channels', channel),
  switchOn: (channel: string) => request('PATCH', `/me/channels/${channel}`, { on: true }),
  removeChannel: (channel: string) => request('DELETE', `/me/channels/${channel}`),
  testChannel: (channel: string) =>
    post<{ was: 'sent' | 'later' | 'gone' | 'refused' }>(`/me/channels/${channel}/test`),
  /** The links in messages. */
  useLink: (purpose: 'stop' | 'confirm', token: string) => post(`/${purpose}/${encodeURIComponent(token)}`),

  hours: () => get<HoursAnswer & { leastMinutes: number; mostDays: number }>('/me/hours'),
  changeWindow: (zone: string, window: PlayingHours['window']) =>
    request<HoursAnswer>('PUT', '/me/hours', { zone, window }),
  declareDaysOff: (zone: string, days: DaysOff) => post<HoursAnswer>('/me/days-off', { zone, ...days }),
  endDaysOff: (first: string) => request<HoursAnswer>('DELETE', `/me/days-off/${first}`),
  plan: (table: string) => get<{ plan: OwnPlan | null }>(`/tables/${table}/plan`),
  makePlan: (table: string, steps: readonly PlanStep[]) =>
    request<{ plan: OwnPlan | null }>('PUT', `/tables/${table}/plan`, { steps }),
  dropPlan: (table: string) => request('DELETE', `/tables/${table}/plan`),

  box: (fingerprint: string) => get<Box>(`/boxes/${fingerprint}`),
  lobby: () => get<Lobby>('/lobby'),
  myTables: () => get<MyTables>('/me/tables'),
  waiting: () => get<WaitingTables>('/me/waiting'),
  next: () => get<{ table: string | null }>('/me/next'),
  quick: (game: string, seats: number, bots: boolean, salt?: string) =>
    post<{ table: string }>('/quick', { game, seats, bots, salt }),
  table: (id: string) => get<{ table: TableRow; names: Names }>(`/tables/${id}`),
  open: (plan: TablePlan, seat: number | null) => post<{ table: string }>('/tables', { plan, seat }),

  /** Over HTTP, so that friends of the host may sit down too. */
  sit: (table: string, seat: number, salt: string) =>
    post(`/tables/${table}/commands`, { id: newCommandId(), command: { do: 'sit', seat, salt } }),
  links: (table: string) => get<{ links: readonly TableLink[] }>(`/tables/${table}/links`),
  makeSeatLink: (table: string, seat: number | null) =>
    post<NewLink>('/links', { kind: 'seat', table, seat }),
  makeWatchLink: (table: string) => post<NewLink>('/links', { kind: 'watch', table }),
  makeFriendLink: () => post<NewLink>('/links', { kind: 'friend' }),
  revoke: (id: string) => request('DELETE', `/links/${id}`),
  offer: (token: string) => get<Offer>(`/links/${encodeURIComponent(token)}`),
  accept: (token: string, salt?: string) =>
    post<{ table: string | null; seat: number | null }>(`/links/${encodeURIComponent(token)}/accept`, {
      salt,
    }),
  friends: () => get<{ friends: readonly Friend[] }>('/friends'),
  unfriend: (id: PersonId) => request('DELETE', `/friends/${id}`),

  replay: (of: ReplayOf, as: Viewer | undefined) =>
    get<Replay & { readonly names: Names }>(
      `/${of.kind}/${of.id}/replay${as === undefined ? '' : `?as=${as}`}`,
    ),
  record: (of: ReplayOf) => get<GameRecord>(recordPath(of)),
  figures: () => get<Figures>('/admin'),
  importRecord: (record: unknown) => post<{ id: string }>('/records', record),
};

/** What to replay: a table of this server, or an imported record. */
export interface ReplayOf {
  readonly kind: 'tables' | 'records';
  readonly id: string;
}

/** The path of a record, below /api. */
export function recordPath({ kind, id }: ReplayOf): string {
  return kind === 'tables' ? `/tables/${id}/record` : `/records/${id}`;
}
