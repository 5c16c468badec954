/** Which socket follows which table as which viewer; on the main thread, where the ready messages go out. */
import type { Reason, Viewer } from '#kernel';
import type { PersonId } from '#table';
import { frameOf } from '../socket/connection.ts';

/** A socket, as tables see it. */
export interface Follower {
  readonly person: PersonId;
  /** A message with its header, see frameOf. */
  send(frame: Buffer): void;
  /** It does not follow the table, or no longer does. */
  shutOut(table: string, reason: Reason): void;
  /** It has to come back, to another node. */
  sendAway(): void;
}

/** What a room asks of the tables. */
export interface Watching {
  watch(
    table: string,
    person: PersonId,
    since: number,
    answer: (text: string, seq: number, viewer: Viewer) => void,
    refuse: (reason: Reason) => void,
  ): void;
  unwatch(table: string, person: PersonId): void;
}

interface Member {
  /** Undefined until the tables have answered. */
  viewer: Viewer | undefined;
  /** Whether it stopped following before that. */
  left: boolean;
}

interface Room {
  /** The last entry that everybody in the room knows. */
  seq: number;
  readonly members: Map<Follower, Member>;
}

/** A table that could not be read is tried again after so many milliseconds. */
const RETRIES = Array.from({ length: 40 }, (_, n) => Math.min(1000, 100 * 2 ** n));

export class Rooms {
  private readonly watching: Watching;
  private readonly rooms = new Map<string, Room>();

  constructor(watching: Watching) {
    this.watching = watching;
  }

  /** Begins to follow, or does so anew, with the whole table. */
  follow(table: string, follower: Follower, since: number): void {
    this.unfollow(table, follower);
    const room = this.rooms.get(table) ?? { seq: 0, members: new Map() };
    this.rooms.set(table, room);
    const member: Member = { viewer: undefined, left: false };
    room.members.set(follower, member);
    this.startWatching(table, room, follower, member, since);
  }

  unfollow(table: string, follower: Follower): void {
    const room = this.rooms.get(table);
    const member = room?.members.get(follower);
    if (!room || !member) return;
    this.remove(table, room, follower);
    member.left = true;
    // One that is still on its way is given back once it is there, so that both threads count alike.
    if (member.viewer !== undefined) this.watching.unwatch(table, follower.person);
  }

  /** As which viewer the follower sees the table, if they do. */
  viewerOf(table: string, follower: Follower): Viewer | undefined {
    return this.rooms.get(table)?.members.get(follower)?.viewer;
  }

  /** Sends a ready message to all who see the table as this viewer. */
  deliver(table: string, viewer: Viewer, seq: number, text: string): void {
    const room = this.rooms.get(table);
    if (!room) return;
    room.seq = Math.max(room.seq, seq);
    const frame = frameOf(text);
    for (const [follower, member] of room.members) if (member.viewer === viewer) follower.send(frame);
  }

  /** The person sees the table as another viewer: nothing more reaches them until they watch anew. */
  moved(table: string, person: PersonId): void {
    const room = this.rooms.get(table);
    for (const [follower, member] of room?.members ?? []) {
      if (!room || follower.person !== person || member.viewer === undefined) continue;
      this.watching.unwatch(table, person);
      this.startWatching(table, room, follower, member, room.seq);
    }
  }

  /** These tables have forgotten everybody: all watch anew from where they were. */
  watchAnew(isForgotten: (table: string) => boolean): void {
    for (const [table, room] of this.rooms)
      for (const [follower, member] of isForgotten(table) ? room.members : [])
        if (member.viewer !== undefined) this.startWatching(table, room, follower, member, room.seq);
  }

  private startWatching(
    table: string,
    room: Room,
    follower: Follower,
    member: Member,
    since: number,
    retries = RETRIES,
  ): void {
    member.viewer = undefined;
    this.watching.watch(
      table,
      follower.person,
      since,
      (text, seq, viewer) => {
        if (member.left) {
          this.watching.unwatch(table, follower.person);
          return;
        }
        member.viewer = viewer;
        room.seq = Math.max(room.seq, seq);
        follower.send(frameOf(text));
      },
      (reason) => {
        if (member.left) return;
        const [wait, ...more] = reason.code === 'failed' ? retries : [];
        if (wait !== undefined) {
          const again = () => member.left || this.startWatching(table, room, follower, member, since, more);
          setTimeout(again, wait).unref();
          return;
        }
        this.remove(table, room, follower);
        // The table is played by newer rules, which another node has.
        if (reason.code === 'notNow') follower.sendAway();
        else follower.shutOut(table, reason);
      },
    );
  }

  private remove(table: string, room: Room, follower: Follower): void {
    room.members.delete(follower);
    if (room.members.size === 0) this.rooms.delete(table);
  }
}
