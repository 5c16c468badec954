/** What the store keeps of people among people: what they show of themselves, who wants to be friends, and groups. */
import type { PersonId } from '#table';
import type { TableRow } from './store.ts';

/** Who may see a person's profile. */
export const VISIBLE = ['everybody', 'friends', 'nobody'] as const;
export type Visible = (typeof VISIBLE)[number];

export interface Profile {
  /** Emblem, shape and colour by their numbers; null where none was chosen. */
  readonly picture: readonly number[] | null;
  readonly visible: Visible;
}

/** Somebody wants to be friends with somebody. */
export interface FriendRequest {
  readonly person: PersonId;
  readonly other: PersonId;
  readonly created: number;
}

export interface Group {
  readonly id: string;
  readonly name: string;
  readonly host: PersonId;
  /** The link of the group names it, and means nothing once it has changed. */
  readonly generation: number;
  readonly created: number;
}

export interface GroupLine {
  readonly id: string;
  readonly group: string;
  readonly person: PersonId;
  readonly text: string;
  readonly created: number;
}

export interface CircleStore {
  profileOf(person: PersonId): Promise<Profile>;
  changeProfile(person: PersonId, change: Partial<Profile>): Promise<void>;
  /** Of those who have chosen one. */
  picturesOf(people: readonly PersonId[]): Promise<Readonly<Record<PersonId, readonly number[]>>>;

  /** Changes nothing where it stands already, also declined. */
  askFriend(request: FriendRequest): Promise<void>;
  /** Whom others want to be friends with who have not answered; oldest first. */
  requestsTo(person: PersonId): Promise<readonly FriendRequest[]>;
  /** All that the person has asked, declined ones too: they look alike to them. */
  requestsBy(person: PersonId): Promise<readonly FriendRequest[]>;
  /** It stays, so that it cannot be asked again. */
  declineFriend(person: PersonId, other: PersonId): Promise<void>;
  /** Takes it away; false where it does not stand. */
  takeRequest(person: PersonId, other: PersonId): Promise<boolean>;

  /** The host is in it from the beginning. */
  addGroup(group: Group): Promise<void>;
  group(id: string): Promise<Group | undefined>;
  /** By name. */
  groupsOf(person: PersonId): Promise<readonly Group[]>;
  changeGroup(id: string, change: Partial<Pick<Group, 'name' | 'host' | 'generation'>>): Promise<void>;
  /** Those who have been there longest first. */
  groupPeople(group: string): Promise<readonly PersonId[]>;
  /** False where there are so many already. */
  joinGroup(group: string, person: PersonId, now: number, most: number): Promise<boolean>;
  /** Where the host leaves, whoever has been there longest is host; the last one takes the group along. */
  leaveGroup(group: string, person: PersonId): Promise<void>;
  /** A table for the people of a group. */
  addGroupTable(table: string, group: string): Promise<void>;
  /** Whether the table is for a group of this person. */
  isForGroupOf(table: string, person: PersonId): Promise<boolean>;
  /** Tables that gather or run: those for the group, and public ones where its people sit; the latest first. */
  groupTables(group: string, limit: number): Promise<readonly TableRow[]>;
  /** Keeps so many of the group's last lines. */
  addGroupLine(line: GroupLine, kept: number): Promise<void>;
  /** Oldest first. */
  groupLines(group: string): Promise<readonly GroupLine[]>;
  linesBy(person: PersonId): Promise<readonly GroupLine[]>;
}
