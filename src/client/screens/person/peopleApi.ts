/** The server's routes about people: profiles, requests, groups, sessions. Apart from the others, so that the first page does not carry them. */
import type { Names } from '#protocol';
import type { PersonId, TablePlan } from '#table';
import { request, type TableRow } from '../../remote/api.ts';

/** Emblem, shape and colour by their numbers. */
export type Picture = readonly number[];

export type Relation = 'self' | 'friend' | 'asked' | 'asks' | 'none';

export const VISIBLE = ['everybody', 'friends', 'nobody'] as const;
export type Visible = (typeof VISIBLE)[number];

/** A person's games of one title at one number of seats. */
export interface Tally {
  readonly game: string;
  readonly seats: number;
  readonly games: number;
  /** Those that could be won. */
  readonly contests: number;
  readonly won: number;
  readonly points: number;
  readonly best: number;
}

/** A person's games with one other. */
export interface Encounter {
  readonly other: PersonId;
  readonly games: number;
  readonly won: number;
  readonly lost: number;
}

/** A finished game. */
export interface FinishedGame {
  readonly table: string;
  readonly game: string;
  readonly kind: 'people' | 'mixed' | 'bots' | 'solo';
  readonly finished: number;
  readonly players: readonly {
    readonly person: PersonId | null;
    readonly bot: string | null;
    readonly place: number | null;
    readonly points: number;
  }[];
}

export interface Profile {
  readonly person: {
    readonly id: PersonId;
    readonly name: string;
    readonly picture: Picture | null;
    readonly guest: boolean;
  };
  readonly relation: Relation;
  readonly mayAsk: boolean;
  /** Who may see the games; of one's own profile only. */
  readonly visible: Visible | null;
  /** Null where this viewer may not see them. */
  readonly games: {
    readonly since: number;
    readonly tallies: readonly Tally[];
    readonly encounters: readonly Encounter[];
    readonly latest: readonly FinishedGame[];
    /** Games that ended before results were kept. */
    readonly unknown: number;
    readonly names: Names;
  } | null;
}

export interface NamedPerson {
  readonly id: PersonId;
  readonly name: string;
}

/** Whom the signed-in person mutes or blocks. */
export interface BlockedPerson {
  readonly person: PersonId;
  readonly name: string;
  readonly kind: 'mute' | 'block';
}

export interface GroupRow {
  readonly id: string;
  readonly name: string;
  readonly host: PersonId;
}

export interface GroupPage {
  readonly group: GroupRow;
  /** The address of its link, within Skyline. */
  readonly path: string;
  readonly people: readonly PersonId[];
  readonly tables: readonly TableRow[];
  readonly names: Names;
}

export interface GroupLine {
  readonly id: string;
  readonly person: PersonId;
  readonly text: string;
  readonly at: number;
}

/** Where the signed-in person is signed in. */
export interface SignedInDevice {
  readonly id: string;
  readonly device: string;
  readonly used: number;
  readonly current: boolean;
}

/** One function per route. */
export const peopleApi = {
  profile: (id: PersonId) => request<Profile>('GET', `/people/${id}`),
  pictures: (ids: readonly PersonId[]) =>
    request<{ pictures: Readonly<Record<PersonId, Picture>> }>('GET', `/pictures?of=${ids.join()}`),
  changeProfile: (change: { picture?: Picture; visible?: Visible }) =>
    request<{ picture: Picture | null; visible: Visible }>('PATCH', '/me/profile', change),
  ask: (id: PersonId) => request<{ relation: Relation }>('POST', `/people/${id}/ask`, {}),
  requests: () => request<{ toMe: readonly NamedPerson[] }>('GET', '/requests'),
  accept: (id: PersonId) => request('POST', `/requests/${id}/accept`, {}),
  decline: (id: PersonId) => request('DELETE', `/requests/${id}`),
  blocks: () => request<{ blocks: readonly BlockedPerson[] }>('GET', '/blocks'),
  block: (id: PersonId, kind: BlockedPerson['kind']) => request('PUT', `/blocks/${id}`, { kind }),
  endBlock: (id: PersonId, kind: BlockedPerson['kind']) => request('DELETE', `/blocks/${id}/${kind}`),

  groups: () => request<{ groups: readonly GroupRow[] }>('GET', '/groups'),
  found: (name: string) => request<{ group: GroupRow }>('POST', '/groups', { name }),
  group: (id: string) => request<GroupPage>('GET', `/groups/${id}`),
  changeGroup: (id: string, change: { host?: PersonId; newLink?: boolean }) =>
    request('PATCH', `/groups/${id}`, change),
  leaveGroup: (id: string, person: PersonId) => request('DELETE', `/groups/${id}/people/${person}`),
  groupLink: (token: string) =>
    request<{ id: string; name: string; host: string; people: number }>('GET', `/group-links/${token}`),
  joinGroup: (token: string) => request<{ group: GroupRow }>('POST', `/group-links/${token}/accept`, {}),
  openGroupTable: (id: string, plan: TablePlan, seat: number | null) =>
    request<{ table: string }>('POST', `/groups/${id}/tables`, { plan, seat }),
  lines: (id: string) => request<{ lines: readonly GroupLine[]; names: Names }>('GET', `/groups/${id}/lines`),
  say: (id: string, text: string) => request('POST', `/groups/${id}/lines`, { text }),

  sessions: () => request<{ sessions: readonly SignedInDevice[] }>('GET', '/me/sessions'),
  endSession: (id: string) => request('DELETE', `/me/sessions/${id}`),
  endOtherSessions: () => request('DELETE', '/me/sessions'),
  passwordHelp: () => request<{ mail: boolean }>('GET', '/password'),
  forgotPassword: (email: string, language: string) =>
    request('POST', '/password/forgotten', { email, language }),
  resetPassword: (token: string, password: string) => request('POST', '/password/reset', { token, password }),
};
