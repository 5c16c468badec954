/** Every message of the socket, both ways. Text frames of JSON; the version changes when an old client would misunderstand. */
import type { Reason } from '#kernel';
import type { Command, Gone, Patch, PersonId, SeenEntry, TableView } from '#table';

export const PROTOCOL = 2;

/** The versions a server speaks: after a change also the one before, since pages and nodes are not replaced at one moment. */
export const SPOKEN: readonly number[] = [PROTOCOL];

/** The longest message a client may send, in characters; the socket itself closes (1009) at four times that. */
export const LONGEST_MESSAGE = 16_384;

/** How deep a message, or the body of a request, may be nested; answers less deep (P1). */
export const DEEPEST_MESSAGE = 32;

/** Why the server closes a socket, besides WebSocket's own codes. */
export const CLOSE = {
  /** No session, or one that has ended: nothing was sent. The reason text is `banned` where its person is shut out (P50). */
  notSignedIn: 4401,
  wrongOrigin: 4403,
  wrongProtocol: 4426,
  /** Too many messages; the reason text is the number of seconds to wait. */
  tooFast: 4429,
  /** The server goes down for a moment: come back at once. */
  restarting: 4503,
} as const;

/** The reason text with which a socket of somebody who is shut out is closed. */
export const BANNED = 'banned';

/** A client sends something at least this often, in milliseconds; a socket that is silent for three times that is closed. */
export const HEARTBEAT = 5000;

/** From the client. `hello` comes first, and nothing is answered before it. */
export type ClientMessage =
  | { readonly ask: 'hello'; readonly protocol: number }
  /** Follow a table; `since` is the last entry already known. Sent again after every cut. */
  | { readonly ask: 'watch'; readonly table: string; readonly since: number }
  | { readonly ask: 'unwatch'; readonly table: string }
  /** The client gives each command an id; a repeat under the same id gets the first answer. */
  | { readonly ask: 'command'; readonly table: string; readonly id: string; readonly command: Command }
  /** Every answer of the viewer's decision, for clients that do not have the rules. */
  | { readonly ask: 'legal'; readonly table: string }
  | { readonly ask: 'ping' };

/** Names by person; an empty name is a person who has gone for good. */
export type Names = Readonly<Record<PersonId, string>>;

/** From the server. */
export type ServerMessage =
  | {
      readonly tell: 'welcome';
      readonly protocol: number;
      readonly build: string;
      /** Empty for somebody who watches without a session. */
      readonly person: PersonId;
      readonly now: number;
    }
  /** The whole table as the viewer may know it, and the entries they had not seen. */
  | {
      readonly tell: 'table';
      readonly table: string;
      readonly seq: number;
      readonly now: number;
      readonly tableView: TableView;
      readonly entries: readonly SeenEntry[];
      readonly names: Names;
      /** People who watch without a seat. */
      readonly watching: number;
      /** Seats whose human is connected. */
      readonly present: readonly number[];
      /** Those with a seat, and the host, who are not connected: since when. */
      readonly gone: Gone;
    }
  /** One entry: what happened, and what it changed in what the viewer sees. */
  | {
      readonly tell: 'entry';
      readonly table: string;
      readonly seq: number;
      readonly at: number;
      readonly happening: SeenEntry['happening'];
      readonly patch: Patch | null;
      /** Acknowledges the viewer's own command that became this entry: it is stored. */
      readonly commandId?: string;
    }
  /** A command's acknowledgement where no `entry` carries it: a repeat, or a table that is not watched. */
  | { readonly tell: 'done'; readonly table: string; readonly id: string; readonly seq: number }
  | { readonly tell: 'refused'; readonly table: string; readonly id: string; readonly reason: Reason }
  | {
      readonly tell: 'legal';
      readonly table: string;
      readonly seq: number;
      readonly legal: readonly unknown[];
    }
  | { readonly tell: 'names'; readonly table: string; readonly names: Names }
  | {
      readonly tell: 'around';
      readonly table: string;
      readonly watching: number;
      readonly present: readonly number[];
      readonly gone: Gone;
    }
  /** Tables that wait for this person, oldest first. */
  | { readonly tell: 'waiting'; readonly tables: readonly string[] }
  | { readonly tell: 'pong'; readonly now: number }
  /** An error that belongs to no command; the connection stays. */
  | { readonly tell: 'error'; readonly reason: Reason };
