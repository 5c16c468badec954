/** What the shell says about playing online: lobby, people, tables of the server. */
import type { ProtocolCode } from '#protocol';
import type { TableCode } from '#table';

export interface OnlineText {
  readonly online: {
    readonly unreachable: string;
    readonly renewed: string;
    readonly reload: string;
    readonly again: string;
    readonly yes: string;
    readonly no: string;
    readonly copy: string;
    readonly copied: string;
    readonly seat: (seat: number) => string;
    readonly free: string;
    readonly host: string;
    readonly gathering: string;
    readonly gatheringLine: string;
    readonly sit: (seat: number) => string;
    readonly stand: string;
    readonly takeBot: (seat: number) => string;
    readonly addBot: (seat: number) => string;
    readonly clear: (name: string) => string;
    /** To somebody who may look at the table but not sit down. */
    readonly uninvited: (host: string) => string;
    readonly noBot: string;
    readonly start: string;
    readonly startsWhenFull: string;
    readonly hostStarts: (name: string) => string;
    readonly invite: string;
    readonly makeLink: string;
    readonly linkFor: (seat: number | null) => string;
    readonly linkAddress: string;
    readonly revoke: string;
    /** What it means to revoke a link, the button that does it, and the one that does not. */
    readonly revokeAsk: string;
    readonly revokeSure: string;
    readonly keepLink: string;
    /** A link that gives no seat. */
    readonly watchLink: string;
    readonly watchLine: string;
    readonly replay: string;
    readonly record: string;
    /** A length of time, in milliseconds. */
    readonly span: (milliseconds: number) => string;
    readonly clock: (bank: number, increment: number) => string;
  };
  readonly lobby: {
    readonly title: string;
    readonly eyebrow: string;
    readonly open: string;
    readonly noneOpen: string;
    readonly freeSeats: (count: number) => string;
    readonly join: (game: string) => string;
    readonly quick: string;
    readonly quickLine: string;
    readonly game: string;
    readonly seats: string;
    readonly bots: string;
    readonly botsHelp: string;
    readonly wait: (seconds: number) => string;
    readonly waitUnknown: string;
    readonly waiting: (count: number) => string;
    readonly find: string;
    readonly create: string;
    readonly mine: string;
    readonly next: string;
    readonly yourTurn: string;
    readonly phase: Readonly<Record<'gathering' | 'playing' | 'over', string>>;
    readonly goOn: (game: string) => string;
    readonly finished: (count: number) => string;
    readonly friends: string;
    readonly noFriends: string;
    readonly friendLink: string;
    readonly friendLinkHelp: string;
    readonly unfriend: (name: string) => string;
    readonly openRecord: string;
    readonly openRecordHelp: string;
    /** The way to watch it without the server. */
    readonly openRecordHere: string;
    readonly access: string;
    readonly accessKind: Readonly<Record<'public' | 'link', string>>;
    readonly thinking: string;
    readonly pace: Readonly<
      Record<'none' | 'turns' | 'quick' | 'calm' | 'evening' | 'days' | 'weeks', string>
    >;
    readonly holder: (seat: number) => string;
    readonly me: string;
    readonly somebody: string;
    readonly openTable: string;
  };
  readonly people: {
    readonly me: string;
    readonly who: string;
    readonly name: string;
    readonly nameHelp: string;
    readonly goOn: string;
    readonly haveAccount: string;
    readonly guest: string;
    readonly claimed: string;
    readonly save: string;
    readonly saved: string;
    readonly claim: string;
    readonly claimLine: string;
    readonly email: string;
    readonly password: string;
    readonly passwordHelp: string;
    readonly currentPassword: string;
    readonly setPassword: string;
    readonly passkey: string;
    readonly passkeyHelp: string;
    readonly passkeys: (count: number) => string;
    readonly signIn: string;
    readonly signInLine: string;
    readonly signInPasskey: string;
    readonly signOut: string;
    readonly signOutGuest: string;
    readonly data: string;
    /** What an operator calls a person by. */
    readonly id: string;
    /** The way to the figures of the server. */
    readonly admin: string;
    readonly exportHelp: string;
    readonly export: string;
    readonly deleteHelp: string;
    readonly deleteSure: string;
    readonly delete: string;
    readonly invites: (name: string, game: string) => string;
    readonly inviteEyebrow: string;
    readonly sitDown: string;
    readonly befriend: (name: string) => string;
    readonly befriendLine: string;
    readonly accept: string;
  };
  /** The table's refusals, and those of the door, the lobby and the register. */
  readonly tableReason: Readonly<Record<TableCode, string>>;
  readonly protocolReason: Readonly<Record<ProtocolCode, string>>;
}

/** How long a table lets people think, in words of one language. */
export function clockWords(units: Readonly<Record<'second' | 'minute' | 'hour' | 'day', string>>) {
  return (milliseconds: number): string => {
    const seconds = Math.round(milliseconds / 1000);
    if (seconds % 86_400 === 0 && seconds > 0) return `${seconds / 86_400} ${units.day}`;
    if (seconds % 3600 === 0 && seconds > 0) return `${seconds / 3600} ${units.hour}`;
    if (seconds % 60 === 0 && seconds > 0) return `${seconds / 60} ${units.minute}`;
    return `${seconds} ${units.second}`;
  };
}
