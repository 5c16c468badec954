/** The routes of the API and their types. Written by `npx tsx tools/clients.ts` from the OpenAPI document; do not edit. */

export type Refusal = { readonly reason: { readonly rule: string; readonly code: string } };

export type Session = {
  readonly id: string;
  /** Browser and system; empty where they are not known. */
  readonly device: string;
  /** Milliseconds since 1970. */
  readonly created: number;
  /** Last used, to the day. */
  readonly used: number;
  /** Whether this request comes from it. */
  readonly current: boolean;
};

export type ProfileGames = {
  /** Milliseconds since 1970. */
  readonly since: number;
  readonly tallies: readonly {
    readonly game: string;
    readonly seats: number;
    readonly games: number;
    /** Those that could be won. */
    readonly contests: number;
    readonly won: number;
    /** All together. */
    readonly points: number;
    readonly best: number;
  }[];
  readonly encounters: readonly {
    readonly other: string;
    readonly games: number;
    readonly won: number;
    readonly lost: number;
    /** Milliseconds since 1970. */
    readonly last: number;
  }[];
  readonly latest: readonly {
    readonly table: string;
    readonly game: string;
    readonly seats: number;
    readonly kind: 'people' | 'mixed' | 'bots' | 'solo';
    /** Milliseconds since 1970. */
    readonly finished: number;
    readonly ending: 'played' | 'conceded' | 'calledOff';
    readonly players: readonly {
      readonly seat: number;
      readonly person: string | null;
      readonly bot: string | null;
      readonly place: number | null;
      readonly points: number;
      readonly resigned: boolean;
    }[];
  }[];
  /** Finished games from before results were kept. */
  readonly unknown: number;
  /** Names by person; empty when gone. */
  readonly names: Readonly<Record<string, string>>;
};

export type Rating = {
  /** What somebody is at least, 95 % sure: the number that is shown. */
  readonly low: number;
  readonly middle: number;
  readonly high: number;
  readonly provisional: boolean;
};

export type Group = {
  readonly id: string;
  readonly name: string;
  readonly host: string;
  /** Milliseconds since 1970. */
  readonly created: number;
};

export type Holder =
  | { readonly kind: 'open' }
  | { readonly kind: 'bot'; readonly level: string }
  | { readonly kind: 'human'; readonly person: string; readonly standIn: string | null };

export type TableRow = {
  readonly id: string;
  readonly game: string;
  readonly phase: 'gathering' | 'playing' | 'over';
  readonly access: 'public' | 'link';
  readonly host: string;
  readonly seats: readonly Holder[];
  /** Milliseconds since 1970. */
  readonly created: number;
  /** Milliseconds since 1970. */
  readonly updated: number;
  readonly seq: number;
  readonly awaited: readonly number[];
  readonly plays: number;
  readonly pace: {
    readonly clock: { readonly bank: number; readonly increment: number; readonly cap: number } | null;
    /** Milliseconds since 1970. */
    readonly after: number;
    readonly rated?: 'people' | 'bots';
  } | null;
};

export type GroupLine = {
  readonly id: string;
  readonly person: string;
  readonly text: string;
  /** Milliseconds since 1970. */
  readonly at: number;
};

export type Event = {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  /** Who organises it; null once they are gone. */
  readonly host: string | null;
  /** For the people of this group alone. */
  readonly group: string | null;
  readonly plan: {
    readonly format: 'swiss' | 'roundRobin' | 'elimination' | 'league';
    readonly game: string;
    readonly options: Readonly<Record<string, unknown>>;
    /** At a table. */
    readonly seats: number;
    /** Of a Swiss tournament; fewer where few come. */
    readonly rounds: number;
    readonly capacity: number;
    /** Of a league. */
    readonly divisionSize: 4 | 5 | 6 | 7 | 8 | 9 | 10;
    readonly clock: { readonly bank: number; readonly increment: number; readonly cap: number };
    /** Milliseconds after which bots finish what is not over. */
    readonly roundTime: number;
    /** Milliseconds from one round to the next; 0 for as soon as it is over. */
    readonly every: number;
    /** How strong bots are that play for people. */
    readonly level: 'level1' | 'level2' | 'level3' | 'level4' | 'level5' | 'level6';
    readonly byTurns: boolean;
  };
  readonly phase: 'announced' | 'checkIn' | 'playing' | 'over' | 'calledOff';
  /** Milliseconds since 1970. */
  readonly starts: number;
  /** When the organiser last changed its beginning or its clock after people had signed up. */
  readonly changed: number | null;
  /** When the check-in opens. */
  readonly checkIn: number;
  readonly round: number;
  readonly rounds: number;
  /** When bots finish the round. */
  readonly ends: number | null;
  /** When the next round begins, once this one is over. */
  readonly next: number | null;
  readonly league: string | null;
  readonly season: number;
  /** Milliseconds since 1970. */
  readonly created: number;
  readonly finished: number | null;
};

export type EventRow = {
  readonly event: Event;
  readonly people: number;
  /** What I am there; null where I am not in it. */
  readonly mine: 'signedUp' | 'here' | 'absent' | 'out' | 'left' | 'removed' | null;
};

export type EventPage = {
  readonly event: Event;
  readonly groupName: string | null;
  readonly seasons: readonly {
    readonly id: string;
    readonly season: number;
    readonly phase: 'announced' | 'checkIn' | 'playing' | 'over' | 'calledOff';
  }[];
  /** My number. */
  readonly mine: number | null;
  readonly people: readonly {
    readonly number: number;
    readonly person: string | null;
    readonly state: 'signedUp' | 'here' | 'absent' | 'out' | 'left' | 'removed';
    readonly division: number;
    readonly takesPart: boolean;
    readonly place: number | null;
    readonly points: number;
    /** By the tie-breaks of its form; more is better. */
    readonly ties: readonly number[];
  }[];
  readonly pairings: readonly {
    readonly round: number;
    readonly number: number;
    readonly division: number;
    readonly kind: 'table' | 'bye' | 'walkover' | 'late';
    readonly table: string | null;
    /** Numbers of people by seat. */
    readonly seats: readonly number[];
    /** Points in the event; null while it is played. */
    readonly scores: readonly number[] | null;
    readonly missed: readonly number[];
    /** Points in the game, by seat. */
    readonly points: readonly number[] | null;
  }[];
  /** Names by person; empty when gone. */
  readonly names: Readonly<Record<string, string>>;
};

export type NoticeSettings = {
  /** A time zone, such as Europe/Zurich. */
  readonly zone: string;
  /** Minutes after midnight in that zone. */
  readonly quiet: { readonly from: number; readonly to: number } | null;
  readonly awayUntil: number | null;
  readonly tell: {
    readonly push: readonly ('turn' | 'started' | 'over' | 'event')[];
    readonly mail: readonly ('turn' | 'started' | 'over' | 'event')[];
    readonly hook: readonly ('turn' | 'started' | 'over' | 'event')[];
  };
};

export type Channel = {
  readonly id: string;
  readonly kind: 'push' | 'mail' | 'hook';
  /** A device, an e-mail address, or the host of a webhook. */
  readonly name: string;
  /** Of a webhook: how it wants to be spoken to; else empty. */
  readonly form: string;
  readonly state: 'on' | 'off' | 'unconfirmed' | 'failed';
  readonly used: number | null;
  /** What the other end last answered. */
  readonly answer: string | null;
  /** Milliseconds since 1970. */
  readonly created: number;
};

export type GameStatistics = {
  readonly seats: number;
  /** How many games there are at each number of seats. */
  readonly bySeats: readonly { readonly seats: number; readonly games: number }[];
  readonly games: number;
  /** Those that could be won. */
  readonly contests: number;
  readonly since: number | null;
  /** Mean points by category; null where there is nothing to count. */
  readonly all: { readonly players: number; readonly parts: Readonly<Record<string, number>> } | null;
  /** Mean points by category; null where there is nothing to count. */
  readonly winners: { readonly players: number; readonly parts: Readonly<Record<string, number>> } | null;
  /** Mean points by category; null where there is nothing to count. */
  readonly others: { readonly players: number; readonly parts: Readonly<Record<string, number>> } | null;
  readonly points: {
    readonly width: number;
    readonly bins: readonly { readonly from: number; readonly players: number }[];
  };
  /** By the place in the order of the first round, from 0 on; of games that know it. */
  readonly turns: readonly {
    readonly turn: number;
    readonly games: number;
    /** Shared wins count by their share. */
    readonly won: number;
    /** Games played to their end: only their points count. */
    readonly scored: number;
    /** All together. */
    readonly points: number;
  }[];
  /** By kind, what seats began with and what they went for, most frequent first; kinds and ids are the game’s own. */
  readonly traits: Readonly<
    Record<
      string,
      readonly {
        readonly id: string;
        readonly games: number;
        /** Shared wins count by their share. */
        readonly won: number;
        /** Games played to their end: only their points count. */
        readonly scored: number;
        /** All together. */
        readonly points: number;
      }[]
    >
  >;
};

export type PersonStatistics = {
  readonly person: { readonly id: string; readonly name: string };
  readonly isOwn: boolean;
  /** Null where they do not show them to me. */
  readonly figures: {
    readonly seats: number;
    /** How many games there are at each number of seats. */
    readonly bySeats: readonly { readonly seats: number; readonly games: number }[];
    readonly total: {
      readonly games: number;
      /** Shared wins count by their share. */
      readonly won: number;
      /** Games played to their end: only their points count. */
      readonly scored: number;
      /** All together. */
      readonly points: number;
      readonly contests: number;
      readonly best: number;
    };
    /** The latest first. */
    readonly listed: readonly {
      readonly table: string;
      /** Milliseconds since 1970. */
      readonly finished: number;
      readonly seat: number;
      readonly place: number;
      readonly players: number;
      /** Null in a game that was given up. */
      readonly points: number | null;
    }[];
    /** Mean points by category; null where there is nothing to count. */
    readonly parts: { readonly players: number; readonly parts: Readonly<Record<string, number>> } | null;
    /** Everybody’s games at this number of seats. */
    readonly average: {
      readonly games: number;
      /** Mean points by category; null where there is nothing to count. */
      readonly all: { readonly players: number; readonly parts: Readonly<Record<string, number>> } | null;
    };
    /** By the place in the order of the first round, from 0 on; of games that know it. */
    readonly turns: readonly {
      readonly turn: number;
      readonly games: number;
      /** Shared wins count by their share. */
      readonly won: number;
      /** Games played to their end: only their points count. */
      readonly scored: number;
      /** All together. */
      readonly points: number;
    }[];
    readonly opponents: readonly {
      readonly person: string | null;
      readonly bot: string | null;
      readonly games: number;
      readonly won: number;
      readonly lost: number;
      readonly scored: number;
      readonly points: number;
      readonly theirs: number;
    }[];
    /** By kind, what seats began with and what they went for, most frequent first; kinds and ids are the game’s own. */
    readonly traits: Readonly<
      Record<
        string,
        readonly {
          readonly id: string;
          readonly games: number;
          /** Shared wins count by their share. */
          readonly won: number;
          /** Games played to their end: only their points count. */
          readonly scored: number;
          /** All together. */
          readonly points: number;
        }[]
      >
    >;
    /** What one’s decisions cost where one has reviewed them; of one’s own statistics only. */
    readonly reviewed: {
      readonly cost: {
        readonly games: number;
        readonly decisions: number;
        readonly cost: number;
        readonly good: number;
      };
      readonly tables: readonly string[];
    } | null;
    /** Names by person; empty when gone. */
    readonly names: Readonly<Record<string, string>>;
  } | null;
};

export type TableView = {
  readonly id: string;
  readonly game: string;
  /** The fingerprint of the values it is played with. */
  readonly box: string;
  readonly phase: 'gathering' | 'playing' | 'over';
  readonly seats: readonly Holder[];
  readonly viewer: 'spectator' | number;
  readonly view: unknown;
  readonly awaited: readonly number[];
  readonly prompt: unknown;
  readonly answered: readonly number[];
  readonly plays: number;
  /** Once the game is over: seats, and automata after the last seat, best first. */
  readonly outcome: { readonly ranking: readonly (readonly number[])[] } | null;
};

export type Replay = {
  readonly first: TableView;
  readonly frames: readonly {
    readonly seq: number;
    /** Milliseconds since 1970. */
    readonly at: number;
    readonly happening: { readonly did: string } | null;
    /** From the table view before to the one after; null for none. */
    readonly patch: unknown;
  }[];
  /** Names by person; empty when gone. */
  readonly names: Readonly<Record<string, string>>;
};

export type GameRecord = {
  readonly game: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly seats: number;
  readonly seed: string;
  readonly plays: readonly { readonly seat: number; readonly action: unknown }[];
  readonly names?: readonly string[];
  /** The fingerprint of the values it was played with. */
  readonly box?: string;
  readonly values?: Readonly<Record<string, unknown>>;
  /** What shows that the deal was settled before anybody sat down; see docs/record.schema.json. */
  readonly proof?: unknown;
};

export type Report = {
  readonly id: string;
  /** Null once they are gone. */
  readonly person: string | null;
  /** The table or the group where it was said. */
  readonly table: string;
  readonly reason: 'insult' | 'hate' | 'threat' | 'sexual' | 'spam' | 'name' | 'unfair' | 'other';
  readonly words: string;
  /** Milliseconds since 1970. */
  readonly created: number;
  readonly state: 'open' | 'closed';
  readonly closed: number | null;
  readonly outcome: 'acted' | 'nothing' | null;
  readonly answer: string;
};

export type OwnSanction = {
  readonly id: string;
  readonly kind: 'note' | 'warn' | 'mute' | 'ban' | 'rename';
  readonly until: number | null;
  readonly words: string;
  /** Milliseconds since 1970. */
  readonly created: number;
  readonly lifted: number | null;
  readonly appeal: string | null;
  readonly appealed: number | null;
  readonly verdict: 'upheld' | 'lifted' | null;
  readonly verdictWords: string;
};

export type CaseRow = {
  readonly id: string;
  /** Null once they are gone. */
  readonly reporter: string | null;
  /** Null once they are gone. */
  readonly person: string | null;
  /** What the person was called then. */
  readonly name: string;
  /** The table or the group where it was said. */
  readonly table: string;
  readonly reason: 'insult' | 'hate' | 'threat' | 'sexual' | 'spam' | 'name' | 'unfair' | 'other';
  readonly state: 'open' | 'closed';
  /** Milliseconds since 1970. */
  readonly created: number;
  readonly closed: number | null;
  readonly outcome: 'acted' | 'nothing' | null;
};

export type Sanction = {
  readonly id: string;
  readonly kind: 'note' | 'warn' | 'mute' | 'ban' | 'rename';
  readonly until: number | null;
  readonly words: string;
  /** Milliseconds since 1970. */
  readonly created: number;
  readonly lifted: number | null;
  readonly appeal: string | null;
  readonly appealed: number | null;
  readonly verdict: 'upheld' | 'lifted' | null;
  readonly verdictWords: string;
  readonly person: string;
  readonly case: string;
  readonly moderator: string;
};

export type SaidLine = {
  readonly seq: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Empty once they are gone. */
  readonly person: string;
  readonly seat: number | null;
  readonly text: string;
  readonly phrase?:
    | 'hello'
    | 'goodLuck'
    | 'firstGame'
    | 'ready'
    | 'oneMoment'
    | 'backSoon'
    | 'takeYourTime'
    | 'yourTurn'
    | 'ofCourse'
    | 'ratherNot'
    | 'thanks'
    | 'sorry'
    | 'niceMove'
    | 'oops'
    | 'close'
    | 'surprise'
    | 'wellPlayed'
    | 'goodGame'
    | 'again'
    | 'goodbye';
};

export type AuditRow = {
  readonly id: number;
  readonly moderator: string;
  readonly did: 'note' | 'warn' | 'mute' | 'ban' | 'rename' | 'closed' | 'lifted' | 'upheld' | 'overturned';
  readonly person: string | null;
  /** Ids and times, as JSON. */
  readonly body: string;
  /** Milliseconds since 1970. */
  readonly created: number;
  readonly prev: string;
  readonly hash: string;
};

/** By operationId: what is asked and what comes back. */
export interface Operations {
  /** How another site shows a finished public game, from the address of its replay (oEmbed 1.0, JSON only). */
  readonly readEmbedding: {
    readonly input: {
      readonly query?: {
        readonly url: string;
        readonly format?: 'json';
        readonly maxwidth?: string;
        readonly maxheight?: string;
      };
    };
    readonly answer: {
      readonly version: '1.0';
      readonly type: 'rich';
      readonly provider_name: string;
      readonly provider_url: string;
      readonly title: string;
      readonly cache_age: number;
      readonly html: string;
      readonly width: number;
      readonly height: number;
      readonly thumbnail_url: string;
      readonly thumbnail_width: number;
      readonly thumbnail_height: number;
    };
  };
  /** Become a guest: a new person with nothing but a name. */
  readonly becomeGuest: {
    readonly input: { readonly body: { readonly name: string; readonly bearer?: boolean } };
    readonly answer: {
      readonly person: string;
      /** Only where a bearer’s token was asked for. */
      readonly token?: string;
    };
  };
  /** Sign in by address and password. The answer does not tell which of them was wrong. */
  readonly signIn: {
    readonly input: {
      readonly body: { readonly email: string; readonly password: string; readonly bearer?: boolean };
    };
    readonly answer: {
      readonly person: string;
      /** Only where a bearer’s token was asked for. */
      readonly token?: string;
    };
  };
  /** End this session. A guest who signs out is gone for good. */
  readonly signOut: {
    readonly input: Readonly<Record<string, never>>;
    readonly answer: Readonly<Record<string, never>>;
  };
  /** Who I am; null without a session. */
  readonly readMe: {
    readonly input: Readonly<Record<string, never>>;
    readonly answer: {
      readonly me: {
        readonly id: string;
        readonly name: string;
        /** Milliseconds since 1970. */
        readonly created: number;
        readonly email: string | null;
        readonly passkeys: number;
        /** Nothing but this session leads back to the person. */
        readonly guest: boolean;
        /** May look at the figures of the whole server. */
        readonly admin: boolean;
        /** May look after reports. */
        readonly moderator: boolean;
        /** Until when I may not speak. */
        readonly mutedUntil: number | null;
        /** Until when I am shut out. */
        readonly bannedUntil: number | null;
      } | null;
    };
  };
  /** Take another name. */
  readonly rename: {
    readonly input: { readonly body: { readonly name: string } };
    readonly answer: {
      readonly me: {
        readonly id: string;
        readonly name: string;
        /** Milliseconds since 1970. */
        readonly created: number;
        readonly email: string | null;
        readonly passkeys: number;
        /** Nothing but this session leads back to the person. */
        readonly guest: boolean;
        /** May look at the figures of the whole server. */
        readonly admin: boolean;
        /** May look after reports. */
        readonly moderator: boolean;
        /** Until when I may not speak. */
        readonly mutedUntil: number | null;
        /** Until when I am shut out. */
        readonly bannedUntil: number | null;
      };
    };
  };
  /** Forget me. Bots take my seats, my name and what I said are gone, finished games stay for the others. */
  readonly forgetMe: {
    readonly input: Readonly<Record<string, never>>;
    readonly answer: Readonly<Record<string, never>>;
  };
  /** Claim the account by address and password, or change them; everything else stays. Other sessions end. */
  readonly setPassword: {
    readonly input: {
      readonly body: { readonly email: string; readonly password: string; readonly current?: string };
    };
    readonly answer: {
      readonly person: string;
      /** Only where a bearer’s token was asked for. */
      readonly token?: string;
    };
  };
  /** What I have learned, by game. */
  readonly readLearning: {
    readonly input: Readonly<Record<string, never>>;
    readonly answer: {
      readonly learned: Readonly<
        Record<
          string,
          {
            readonly lessons: readonly string[];
            readonly best?: number;
            readonly notes?: readonly string[];
            readonly games?: number;
            readonly puzzles?: Readonly<Record<string, 'solved' | 'missed'>>;
            readonly days?: Readonly<Record<string, 'solved' | 'missed'>>;
          }
        >
      >;
    };
  };
  /** What I have learned on this device; it is merged with what is kept, and all of it comes back. */
  readonly addLearning: {
    readonly input: {
      readonly body: {
        readonly learned: Readonly<
          Record<
            string,
            {
              readonly lessons: readonly string[];
              readonly best?: number;
              readonly notes?: readonly string[];
              readonly games?: number;
              readonly puzzles?: Readonly<Record<string, 'solved' | 'missed'>>;
              readonly days?: Readonly<Record<string, 'solved' | 'missed'>>;
            }
          >
        >;
      };
    };
    readonly answer: {
      readonly learned: Readonly<
        Record<
          string,
          {
            readonly lessons: readonly string[];
            readonly best?: number;
            readonly notes?: readonly string[];
            readonly games?: number;
            readonly puzzles?: Readonly<Record<string, 'solved' | 'missed'>>;
            readonly days?: Readonly<Record<string, 'solved' | 'missed'>>;
          }
        >
      >;
    };
  };
  /** Everything kept about me, without secrets. */
  readonly exportMe: {
    readonly input: Readonly<Record<string, never>>;
    readonly answer: {
      readonly person: Readonly<Record<string, never>>;
      readonly tables: readonly Readonly<Record<string, never>>[];
    };
  };
  /** What to ask the browser for, to add a passkey (PublicKeyCredentialCreationOptionsJSON). */
  readonly askToAddPasskey: {
    readonly input: Readonly<Record<string, never>>;
    readonly answer: { readonly challenge: string };
  };
  /** Claim the account by a passkey, or add one; everything stays. */
  readonly addPasskey: {
    readonly input: {
      readonly body: {
        readonly id: string;
        readonly rawId: string;
        readonly type: 'public-key';
        readonly response: { readonly clientDataJSON: string };
      };
    };
    readonly answer: {
      readonly person: string;
      /** Only where a bearer’s token was asked for. */
      readonly token?: string;
    };
  };
  /** What to ask the browser for, to sign in (PublicKeyCredentialRequestOptionsJSON). */
  readonly askForPasskey: {
    readonly input: Readonly<Record<string, never>>;
    readonly answer: { readonly challenge: string };
  };
  /** Sign in by a passkey. */
  readonly signInByPasskey: {
    readonly input: {
      readonly body: {
        readonly id: string;
        readonly rawId: string;
        readonly type: 'public-key';
        readonly response: { readonly clientDataJSON: string };
      };
    };
    readonly answer: {
      readonly person: string;
      /** Only where a bearer’s token was asked for. */
      readonly token?: string;
    };
  };
  /** Where I am signed in. */
  readonly listSessions: {
    readonly input: Readonly<Record<string, never>>;
    readonly answer: { readonly sessions: readonly Session[] };
  };
  /** Sign out all devices but this one. */
  readonly endOtherSessions: {
    readonly input: Readonly<Record<string, never>>;
    readonly answer: Readonly<Record<string, never>>;
  };
  /** Sign out another device. */
  readonly endSession: {
    readonly input: { readonly params: { readonly session: string } };
    readonly answer: Readonly<Record<string, never>>;
  };
  /** Whether a forgotten password can be set anew by mail. */
  readonly readPasswordHelp: {
    readonly input: Readonly<Record<string, never>>;
    readonly answer: { readonly mail: boolean };
  };
  /** Send a link to a new password to this address, if somebody has it: the answer is the same either way. It counts for 30 minutes, and once. */
  readonly forgetPassword: {
    readonly input: {
      readonly body: { readonly email: string; readonly language: 'en' | 'fr' | 'es' | 'de' | 'it' | 'pl' };
    };
    readonly answer: Readonly<Record<string, never>>;
  };
  /** Set a new password by the link of a mail. All sessions end, and a new one begins here. */
  readonly resetPassword: {
    readonly input: { readonly body: { readonly token: string; readonly password: string } };
    readonly answer: {
      readonly person: string;
      /** Only where a bearer’s token was asked for. */
      readonly token?: string;
    };
  };
  /** What somebody shows of themselves; their games only to whom they want to show them. */
  readonly readProfile: {
    readonly input: { readonly params: { readonly id: string } };
    readonly answer: {
      readonly person: {
        readonly id: string;
        readonly name: string;
        readonly picture: readonly number[] | null;
        readonly guest: boolean;
      };
      readonly relation: 'self' | 'friend' | 'asked' | 'asks' | 'none';
      readonly mayAsk: boolean;
      /** Of my own profile only. */
      readonly visible: 'everybody' | 'friends' | 'nobody' | null;
      readonly games: ProfileGames | null;
    };
  };
  /** The pictures that these people have chosen; for those who are left out one is made of their id. */
  readonly listPictures: {
    readonly input: { readonly query?: { readonly of: string } };
    readonly answer: { readonly pictures: Readonly<Record<string, readonly number[]>> };
  };
  /** Choose my picture, or who may see my games. */
  readonly changeProfile: {
    readonly input: {
      readonly body: {
        readonly picture?: readonly number[] | null;
        readonly visible?: 'everybody' | 'friends' | 'nobody';
      };
    };
    readonly answer: {
      readonly picture: readonly number[] | null;
      readonly visible: 'everybody' | 'friends' | 'nobody';
    };
  };
  /** Ask somebody with whom I have sat at a table, or am in a group, to be friends; or say yes to who has asked me. */
  readonly askToBeFriends: {
    readonly input: { readonly params: { readonly id: string } };
    readonly answer: { readonly relation: 'self' | 'friend' | 'asked' | 'asks' | 'none' };
  };
  /** Who wants to be friends with me, and whom I have asked. */
  readonly listRequests: {
    readonly input: Readonly<Record<string, never>>;
    readonly answer: {
      readonly toMe: readonly { readonly id: string; readonly name: string }[];
      readonly byMe: readonly { readonly id: string; readonly name: string }[];
    };
  };
  /** Become friends with who has asked me. */
  readonly acceptRequest: {
    readonly input: { readonly params: { readonly id: string } };
    readonly answer: Readonly<Record<string, never>>;
  };
  /** Do not become friends with who has asked me. They are not told, and cannot ask again. */
  readonly declineRequest: {
    readonly input: { readonly params: { readonly id: string } };
    readonly answer: Readonly<Record<string, never>>;
  };
  /** Whom I mute and block. */
  readonly listBlocks: {
    readonly input: Readonly<Record<string, never>>;
    readonly answer: {
      readonly blocks: readonly {
        readonly person: string;
        readonly name: string;
        readonly kind: 'mute' | 'block';
      }[];
    };
  };
  /** Mute somebody: I do not read their lines. Or block them: besides, no shared quick match, no links, no friendship. They are not told. */
  readonly addBlock: {
    readonly input: {
      readonly params: { readonly id: string };
      readonly body: { readonly kind: 'mute' | 'block' };
    };
    readonly answer: Readonly<Record<string, never>>;
  };
  /** Mute or block somebody no longer. */
  readonly endBlock: {
    readonly input: { readonly params: { readonly id: string; readonly kind: 'mute' | 'block' } };
    readonly answer: Readonly<Record<string, never>>;
  };
  /** The best of a ladder, and where I stand. Whoever hides their games is not listed. */
  readonly readLadder: {
    readonly input: {
      readonly params: { readonly kind: 'people' | 'bots'; readonly game: string; readonly seats: string };
    };
    readonly answer: {
      /** How many are listed in all. */
      readonly people: number;
      readonly entries: readonly {
        readonly person: string;
        readonly place: number;
        readonly games: number;
        readonly rating: Rating;
      }[];
      readonly mine: {
        readonly person: string;
        readonly place: number;
        readonly games: number;
        readonly rating: Rating;
      } | null;
      /** Against bots: their fixed ratings. */
      readonly bots: readonly { readonly level: string; readonly rating: number }[];
      /** Names by person; empty when gone. */
      readonly names: Readonly<Record<string, string>>;
    };
  };
  /** Somebody’s ratings, by ladder; null where they do not show their games. */
  readonly listRatings: {
    readonly input: { readonly params: { readonly id: string } };
    readonly answer: {
      readonly ratings:
        | readonly {
            readonly kind: 'people' | 'bots';
            readonly game: string;
            readonly seats: number;
            readonly rating: Rating;
            readonly games: number;
            /** By the last game. */
            readonly change: number | null;
          }[]
        | null;
    };
  };
  /** How somebody’s rating came about: after each of the last games, the oldest first. */
  readonly readRatingCourse: {
    readonly input: {
      readonly params: {
        readonly id: string;
        readonly kind: 'people' | 'bots';
        readonly game: string;
        readonly seats: string;
      };
    };
    readonly answer: {
      readonly steps:
        | readonly {
            readonly table: string;
            /** Milliseconds since 1970. */
            readonly finished: number;
            readonly games: number;
            readonly rating: Rating;
          }[]
        | null;
    };
  };
  /** What a finished game has changed; it waits a second or two until it counts. */
  readonly readRatingChanges: {
    readonly input: { readonly params: { readonly id: string } };
    readonly answer: {
      readonly waiting: boolean;
      readonly changes: readonly {
        readonly person: string;
        readonly games: number;
        readonly before: number | null;
        readonly after: Rating;
      }[];
    };
  };
  /** My groups. */
  readonly listGroups: {
    readonly input: Readonly<Record<string, never>>;
    readonly answer: { readonly groups: readonly Group[] };
  };
  /** Found a group; I am its host. */
  readonly foundGroup: {
    readonly input: { readonly body: { readonly name: string } };
    readonly answer: { readonly group: Group };
  };
  /** A group of mine: its people, its link, and the tables that gather or run, those for the group and public ones of its people. */
  readonly readGroup: {
    readonly input: { readonly params: { readonly id: string } };
    readonly answer: {
      readonly group: Group;
      readonly path: string;
      readonly people: readonly string[];
      readonly tables: readonly TableRow[];
      /** Names by person; empty when gone. */
      readonly names: Readonly<Record<string, string>>;
    };
  };
  /** Rename a group that I host, pass it on to somebody in it, or make a new link that replaces the old. */
  readonly changeGroup: {
    readonly input: {
      readonly params: { readonly id: string };
      readonly body: { readonly name?: string; readonly host?: string; readonly newLink?: boolean };
    };
    readonly answer: { readonly group: Group };
  };
  /** Leave a group, or remove somebody from one that I host; then its link changes. The last one takes the group along. */
  readonly leaveGroup: {
    readonly input: { readonly params: { readonly id: string; readonly person: string } };
    readonly answer: Readonly<Record<string, never>>;
  };
  /** Which group a link leads to. */
  readonly readGroupLink: {
    readonly input: { readonly params: { readonly token: string } };
    readonly answer: {
      readonly id: string;
      readonly name: string;
      readonly host: string;
      readonly people: number;
    };
  };
  /** Join the group that the link leads to. */
  readonly joinGroup: {
    readonly input: { readonly params: { readonly token: string } };
    readonly answer: { readonly group: Group };
  };
  /** Open a table for a group: its people see it, and may sit down without a link. */
  readonly openGroupTable: {
    readonly input: {
      readonly params: { readonly id: string };
      readonly body: {
        readonly plan: {
          readonly game: string;
          readonly options: Readonly<Record<string, boolean | number | string | readonly string[]>>;
          readonly access: 'public' | 'link';
          readonly clock: { readonly bank: number; readonly increment: number; readonly cap: number } | null;
          readonly absence?: {
            readonly after: number;
            readonly timeout: 'bot' | 'lose';
            readonly level: 'level1' | 'level2' | 'level3' | 'level4' | 'level5' | 'level6';
          };
          readonly rated?: 'people' | 'bots';
          readonly seats: readonly (
            | { readonly kind: 'open' }
            | {
                readonly kind: 'bot';
                readonly level: 'level1' | 'level2' | 'level3' | 'level4' | 'level5' | 'level6';
              }
            | { readonly kind: 'human'; readonly person: string; readonly standIn: null }
          )[];
        };
        readonly seat?: number | null;
      };
    };
    readonly answer: { readonly table: string };
  };
  /** What was said in a group of mine, oldest first, without the lines of those whom I mute or block. */
  readonly readGroupLines: {
    readonly input: { readonly params: { readonly id: string } };
    readonly answer: {
      readonly lines: readonly GroupLine[];
      /** Names by person; empty when gone. */
      readonly names: Readonly<Record<string, string>>;
    };
  };
  /** Say something to a group. The last 500 lines are kept. */
  readonly sayInGroup: {
    readonly input: { readonly params: { readonly id: string }; readonly body: { readonly text: string } };
    readonly answer: { readonly id: string };
  };
  /** Events for everybody and of my groups, or of one group alone: those to come, those under way, and those that were over lately. */
  readonly listEvents: {
    readonly input: { readonly query?: { readonly group?: string } };
    readonly answer: { readonly events: readonly EventRow[] };
  };
  /** Announce a tournament or a league; I organise it, and sign up like everybody else. */
  readonly announceEvent: {
    readonly input: {
      readonly body: {
        readonly name: string;
        /** What the organiser says about it; empty where they say nothing. */
        readonly description?: string;
        /** Milliseconds since 1970. */
        readonly starts: number;
        readonly group?: string | null;
        readonly plan: {
          readonly format: 'swiss' | 'roundRobin' | 'elimination' | 'league';
          readonly game: string;
          readonly options: Readonly<Record<string, unknown>>;
          /** At a table. */
          readonly seats: number;
          /** Of a Swiss tournament; fewer where few come. */
          readonly rounds: number;
          readonly capacity: number;
          /** Of a league. */
          readonly divisionSize: 4 | 5 | 6 | 7 | 8 | 9 | 10;
          readonly clock: { readonly bank: number; readonly increment: number; readonly cap: number };
          /** Milliseconds after which bots finish what is not over. */
          readonly roundTime: number;
          /** Milliseconds from one round to the next; 0 for as soon as it is over. */
          readonly every: number;
          /** How strong bots are that play for people. */
          readonly level: 'level1' | 'level2' | 'level3' | 'level4' | 'level5' | 'level6';
        };
      };
    };
    readonly answer: { readonly event: Event };
  };
  /** An event with its standings and rounds; nothing but its version where that is the known one. */
  readonly readEvent: {
    readonly input: {
      readonly params: { readonly id: string };
      readonly query?: { readonly known?: string };
    };
    readonly answer: { readonly version: number; readonly page: EventPage | null };
  };
  /** Change an event that I organise, before it begins; those who have signed up are told of another beginning or clock. */
  readonly changeEvent: {
    readonly input: {
      readonly params: { readonly id: string };
      readonly body: {
        readonly name?: string;
        /** What the organiser says about it; empty where they say nothing. */
        readonly description?: string;
        /** Milliseconds since 1970. */
        readonly starts?: number;
        readonly plan?: {
          readonly format?: 'swiss' | 'roundRobin' | 'elimination' | 'league';
          readonly game?: string;
          readonly options?: Readonly<Record<string, unknown>>;
          /** At a table. */
          readonly seats?: number;
          /** Of a Swiss tournament; fewer where few come. */
          readonly rounds?: number;
          readonly capacity?: number;
          /** Of a league. */
          readonly divisionSize?: 4 | 5 | 6 | 7 | 8 | 9 | 10;
          readonly clock?: { readonly bank: number; readonly increment: number; readonly cap: number };
          /** Milliseconds after which bots finish what is not over. */
          readonly roundTime?: number;
          /** Milliseconds from one round to the next; 0 for as soon as it is over. */
          readonly every?: number;
          /** How strong bots are that play for people. */
          readonly level?: 'level1' | 'level2' | 'level3' | 'level4' | 'level5' | 'level6';
        };
      };
    };
    readonly answer: { readonly event: Event };
  };
  /** Sign up, or come into a Swiss tournament late. */
  readonly joinEvent: {
    readonly input: {
      readonly params: { readonly id: string };
      readonly body: Readonly<Record<string, never>>;
    };
    readonly answer: Readonly<Record<string, never>>;
  };
  /** Say that I am there, also late in a Swiss tournament. */
  readonly checkInToEvent: {
    readonly input: {
      readonly params: { readonly id: string };
      readonly body: Readonly<Record<string, never>>;
    };
    readonly answer: Readonly<Record<string, never>>;
  };
  /** Leave; a game of the event that I am in is lost. */
  readonly leaveEvent: {
    readonly input: {
      readonly params: { readonly id: string };
      readonly body: Readonly<Record<string, never>>;
    };
    readonly answer: Readonly<Record<string, never>>;
  };
  /** Come back for the next round after leaving, or after not coming twice. */
  readonly returnToEvent: {
    readonly input: {
      readonly params: { readonly id: string };
      readonly body: Readonly<Record<string, never>>;
    };
    readonly answer: Readonly<Record<string, never>>;
  };
  /** Call off an event that I organise. */
  readonly callOffEvent: {
    readonly input: {
      readonly params: { readonly id: string };
      readonly body: Readonly<Record<string, never>>;
    };
    readonly answer: Readonly<Record<string, never>>;
  };
  /** Remove somebody from an event that I organise; they cannot sign up again. */
  readonly removeFromEvent: {
    readonly input: { readonly params: { readonly id: string; readonly person: string } };
    readonly answer: Readonly<Record<string, never>>;
  };
  /** When and where I want to be told, and which ways there are. */
  readonly readSettings: {
    readonly input: Readonly<Record<string, never>>;
    readonly answer: { readonly settings: NoticeSettings; readonly mail: boolean; readonly pushKey: string };
  };
  /** Change some of it. */
  readonly changeSettings: {
    readonly input: {
      readonly body: {
        /** A time zone, such as Europe/Zurich. */
        readonly zone?: string;
        /** Minutes after midnight in that zone. */
        readonly quiet?: { readonly from: number; readonly to: number } | null;
        readonly awayUntil?: number | null;
        readonly tell?: {
          readonly push: readonly ('turn' | 'started' | 'over' | 'event')[];
          readonly mail: readonly ('turn' | 'started' | 'over' | 'event')[];
          readonly hook: readonly ('turn' | 'started' | 'over' | 'event')[];
        };
      };
    };
    readonly answer: { readonly settings: NoticeSettings };
  };
  /** How I am reached when I am away. */
  readonly listChannels: {
    readonly input: Readonly<Record<string, never>>;
    readonly answer: { readonly channels: readonly Channel[] };
  };
  /** One more way: a browser, an e-mail address (which gets a link to confirm it), or a webhook. Guests have browsers only. */
  readonly addChannel: {
    readonly input: {
      readonly body:
        | {
            readonly kind: 'push';
            readonly endpoint: string;
            readonly p256dh: string;
            readonly auth: string;
            readonly device?: string;
            readonly language?: 'en' | 'fr' | 'es' | 'de' | 'it' | 'pl';
            readonly replaces?: string;
          }
        | {
            readonly kind: 'mail';
            readonly address: string;
            readonly language: 'en' | 'fr' | 'es' | 'de' | 'it' | 'pl';
          }
        | {
            readonly kind: 'hook';
            readonly address: string;
            readonly form: 'discord' | 'slack' | 'ntfy' | 'json';
            readonly language: 'en' | 'fr' | 'es' | 'de' | 'it' | 'pl';
          };
    };
    readonly answer: {
      readonly channel: Channel;
      /** Signs what a webhook of the form json gets. */
      readonly secret?: string;
    };
  };
  /** Switch a channel on or off. An address that is not confirmed stays off. */
  readonly switchChannel: {
    readonly input: {
      readonly params: { readonly channel: string };
      readonly body: { readonly on: boolean };
    };
    readonly answer: { readonly channel: Channel };
  };
  /** Take a channel away. */
  readonly removeChannel: {
    readonly input: { readonly params: { readonly channel: string } };
    readonly answer: Readonly<Record<string, never>>;
  };
  /** Send me a test message there, and say what came of it. */
  readonly testChannel: {
    readonly input: { readonly params: { readonly channel: string } };
    readonly answer: { readonly was: 'sent' | 'later' | 'gone' | 'refused'; readonly answer: string };
  };
  /** The e-mail address that this link was sent to is mine, and may be written to. */
  readonly confirmAddress: {
    readonly input: { readonly params: { readonly token: string } };
    readonly answer: Readonly<Record<string, never>>;
  };
  /** No more messages of the kind that this link came with. */
  readonly stopMessages: {
    readonly input: { readonly params: { readonly token: string } };
    readonly answer: Readonly<Record<string, never>>;
  };
  /** When my clock stands in games by turns, and how much of that there may be. */
  readonly readHours: {
    readonly input: Readonly<Record<string, never>>;
    readonly answer: {
      readonly hours: {
        /** A time zone, such as Europe/Zurich. */
        readonly zone: string;
        /** Minutes after midnight in that zone; null for all day. */
        readonly window: { readonly from: number; readonly to: number } | null;
        /** This year’s and later ones. */
        readonly daysOff: readonly {
          /** A day, such as 2026-11-18. */
          readonly first: string;
          /** A day, such as 2026-11-18. */
          readonly last: string;
        }[];
      };
      readonly leastMinutes: number;
      readonly mostDays: number;
    };
  };
  /** The hours of every day in which my clock runs; null for all day. Counts for turns that begin from now on. */
  readonly changeHours: {
    readonly input: {
      readonly body: {
        /** A time zone, such as Europe/Zurich. */
        readonly zone: string;
        /** Minutes after midnight in that zone; null for all day. */
        readonly window: { readonly from: number; readonly to: number } | null;
      };
    };
    readonly answer: {
      readonly hours: {
        /** A time zone, such as Europe/Zurich. */
        readonly zone: string;
        /** Minutes after midnight in that zone; null for all day. */
        readonly window: { readonly from: number; readonly to: number } | null;
        /** This year’s and later ones. */
        readonly daysOff: readonly {
          /** A day, such as 2026-11-18. */
          readonly first: string;
          /** A day, such as 2026-11-18. */
          readonly last: string;
        }[];
      };
    };
  };
  /** Days on which my clock stands, from tomorrow on. They count for turns that begin from now on. */
  readonly declareDaysOff: {
    readonly input: {
      readonly body: {
        /** A time zone, such as Europe/Zurich. */
        readonly zone: string;
        /** A day, such as 2026-11-18. */
        readonly first: string;
        /** A day, such as 2026-11-18. */
        readonly last: string;
      };
    };
    readonly answer: {
      readonly hours: {
        /** A time zone, such as Europe/Zurich. */
        readonly zone: string;
        /** Minutes after midnight in that zone; null for all day. */
        readonly window: { readonly from: number; readonly to: number } | null;
        /** This year’s and later ones. */
        readonly daysOff: readonly {
          /** A day, such as 2026-11-18. */
          readonly first: string;
          /** A day, such as 2026-11-18. */
          readonly last: string;
        }[];
      };
    };
  };
  /** I play on these days after all; days off that have begun end tonight. */
  readonly endDaysOff: {
    readonly input: {
      readonly params: {
        /** A day, such as 2026-11-18. */
        readonly first: string;
      };
    };
    readonly answer: {
      readonly hours: {
        /** A time zone, such as Europe/Zurich. */
        readonly zone: string;
        /** Minutes after midnight in that zone; null for all day. */
        readonly window: { readonly from: number; readonly to: number } | null;
        /** This year’s and later ones. */
        readonly daysOff: readonly {
          /** A day, such as 2026-11-18. */
          readonly first: string;
          /** A day, such as 2026-11-18. */
          readonly last: string;
        }[];
      };
    };
  };
  /** My plan at a table by turns. */
  readonly readPlan: {
    readonly input: { readonly params: { readonly id: string } };
    readonly answer: {
      /** My plan, which nobody else sees. */
      readonly plan: {
        readonly seat: number;
        readonly steps: readonly {
          readonly when: readonly { readonly seat: number; readonly action?: unknown }[];
          readonly play: unknown;
        }[];
        /** How many of the steps are played. */
        readonly done: number;
        /** Why the plan was given up. */
        readonly ended:
          | 'otherwise'
          | 'illegal'
          | 'ownAnswer'
          | 'takenBack'
          | 'proposal'
          | 'away'
          | 'over'
          | null;
      } | null;
    };
  };
  /** What I answer when the others answer as expected, instead of any former plan. Only while others are to move. */
  readonly makePlan: {
    readonly input: {
      readonly params: { readonly id: string };
      readonly body: {
        readonly steps: readonly {
          readonly when: readonly { readonly seat: number; readonly action?: unknown }[];
          readonly play: unknown;
        }[];
      };
    };
    readonly answer: {
      /** My plan, which nobody else sees. */
      readonly plan: {
        readonly seat: number;
        readonly steps: readonly {
          readonly when: readonly { readonly seat: number; readonly action?: unknown }[];
          readonly play: unknown;
        }[];
        /** How many of the steps are played. */
        readonly done: number;
        /** Why the plan was given up. */
        readonly ended:
          | 'otherwise'
          | 'illegal'
          | 'ownAnswer'
          | 'takenBack'
          | 'proposal'
          | 'away'
          | 'over'
          | null;
      } | null;
    };
  };
  /** No plan any more. */
  readonly dropPlan: {
    readonly input: { readonly params: { readonly id: string } };
    readonly answer: Readonly<Record<string, never>>;
  };
  /** What wins in a title, from the games that were played here; it names nobody. */
  readonly readGameStatistics: {
    readonly input: {
      readonly params: { readonly game: string };
      readonly query?: { readonly seats?: string; readonly among?: 'people' };
    };
    readonly answer: GameStatistics;
  };
  /** How somebody plays a title, for those to whom they show their games. */
  readonly readPersonStatistics: {
    readonly input: {
      readonly params: { readonly id: string; readonly game: string };
      readonly query?: { readonly seats?: string };
    };
    readonly answer: PersonStatistics;
  };
  /** Keep what my decisions at a finished table cost, as my browser has reviewed them. I alone see it. */
  readonly keepReview: {
    readonly input: {
      readonly params: { readonly id: string };
      readonly body: {
        readonly decisions: number;
        /** In points, all together. */
        readonly cost: number;
        /** Those to which nothing better was found. */
        readonly good: number;
      };
    };
    readonly answer: Readonly<Record<string, never>>;
  };
  /** Make a link: to a seat of a table I host (null: any open one), to watch a table I host or sit at, or to become my friend. Its token is shown this once. */
  readonly makeLink: {
    readonly input: {
      readonly body:
        | { readonly kind: 'seat'; readonly table: string; readonly seat: number | null }
        | { readonly kind: 'watch'; readonly table: string }
        | { readonly kind: 'friend' };
    };
    readonly answer: { readonly id: string; readonly token: string; readonly path: string };
  };
  /** What a link offers, by its token. */
  readonly readLink: {
    readonly input: { readonly params: { readonly link: string } };
    readonly answer: {
      readonly kind: 'seat' | 'watch' | 'friend';
      readonly from: string;
      readonly seat: number | null;
      readonly table: TableRow | null;
      readonly settled: {
        readonly clock: { readonly bank: number; readonly increment: number; readonly cap: number } | null;
        readonly absence: {
          readonly after: number;
          readonly timeout: 'bot' | 'lose';
          readonly level: 'level1' | 'level2' | 'level3' | 'level4' | 'level5' | 'level6';
        };
      } | null;
      /** Names by person; empty when gone. */
      readonly names: Readonly<Record<string, string>>;
    };
  };
  /** Revoke a link of mine, or one to a table I host, by its id. */
  readonly revokeLink: {
    readonly input: { readonly params: { readonly link: string } };
    readonly answer: Readonly<Record<string, never>>;
  };
  /** Follow a link by its token: sit down, watch, or become friends. Whoever has followed one to a table may watch it from then on. */
  readonly acceptLink: {
    readonly input: { readonly params: { readonly link: string }; readonly body: { readonly salt?: string } };
    readonly answer: { readonly table: string | null; readonly seat: number | null };
  };
  /** The links to a table I host, without their tokens. */
  readonly listLinks: {
    readonly input: { readonly params: { readonly id: string } };
    readonly answer: {
      readonly links: readonly {
        readonly id: string;
        readonly kind: 'seat' | 'watch' | 'friend';
        readonly seat: number | null;
        /** Milliseconds since 1970. */
        readonly created: number;
        readonly revoked: boolean;
      }[];
    };
  };
  /** My friends. */
  readonly listFriends: {
    readonly input: Readonly<Record<string, never>>;
    readonly answer: { readonly friends: readonly { readonly id: string; readonly name: string }[] };
  };
  /** End a friendship, for both. */
  readonly endFriendship: {
    readonly input: { readonly params: { readonly id: string } };
    readonly answer: Readonly<Record<string, never>>;
  };
  /** Wait for a game: a seat at the next table of this game and size, which starts when it is full. With bots: start now. */
  readonly joinQuickMatch: {
    readonly input: {
      readonly body: {
        readonly game: string;
        readonly seats: number;
        readonly bots?: boolean;
        readonly salt?: string;
      };
    };
    readonly answer: { readonly table: string; readonly seat: number; readonly started: boolean };
  };
  /** How long a quick match takes, and how many wait. */
  readonly readQueue: {
    readonly input: { readonly params: { readonly game: string; readonly seats: string } };
    readonly answer: {
      readonly game: string;
      readonly seats: number;
      readonly median: number | null;
      readonly waiting: number;
    };
  };
  /** Public tables that gather, those that began with a bot whose seat may still be taken, games to watch, quick match queues, and my friends’ open tables. */
  readonly readLobby: {
    readonly input: Readonly<Record<string, never>>;
    readonly answer: {
      readonly tables: readonly TableRow[];
      readonly withBots: readonly TableRow[];
      readonly friends: readonly TableRow[];
      readonly watch: readonly TableRow[];
      readonly quick: readonly {
        readonly game: string;
        readonly seats: number;
        readonly median: number | null;
        readonly waiting: number;
      }[];
      /** Names by person; empty when gone. */
      readonly names: Readonly<Record<string, string>>;
    };
  };
  /** My tables, the newest first. */
  readonly listMyTables: {
    readonly input: Readonly<Record<string, never>>;
    readonly answer: {
      readonly tables: readonly {
        readonly id: string;
        readonly game: string;
        readonly phase: 'gathering' | 'playing' | 'over';
        readonly access: 'public' | 'link';
        readonly host: string;
        readonly seats: readonly Holder[];
        /** Milliseconds since 1970. */
        readonly created: number;
        /** Milliseconds since 1970. */
        readonly updated: number;
        readonly seq: number;
        readonly awaited: readonly number[];
        readonly plays: number;
        readonly pace: {
          readonly clock: { readonly bank: number; readonly increment: number; readonly cap: number } | null;
          /** Milliseconds since 1970. */
          readonly after: number;
          readonly rated?: 'people' | 'bots';
        } | null;
        readonly waiting: boolean;
      }[];
      /** Names by person; empty when gone. */
      readonly names: Readonly<Record<string, string>>;
    };
  };
  /** The tables that wait for me, the one with the least time first, and that one as I see it, with the last answer of somebody else. */
  readonly listWaitingTables: {
    readonly input: Readonly<Record<string, never>>;
    readonly answer: {
      readonly tables: readonly {
        readonly id: string;
        readonly game: string;
        readonly phase: 'gathering' | 'playing' | 'over';
        readonly access: 'public' | 'link';
        readonly host: string;
        readonly seats: readonly Holder[];
        /** Milliseconds since 1970. */
        readonly created: number;
        /** Milliseconds since 1970. */
        readonly updated: number;
        readonly seq: number;
        readonly awaited: readonly number[];
        readonly plays: number;
        readonly pace: {
          readonly clock: { readonly bank: number; readonly increment: number; readonly cap: number } | null;
          /** Milliseconds since 1970. */
          readonly after: number;
          readonly rated?: 'people' | 'bots';
        } | null;
        /** My time in milliseconds; null where there is no clock, or where so many tables wait. */
        readonly left: number | null;
      }[];
      readonly first: {
        readonly tableView: TableView;
        readonly last: {
          readonly seq: number;
          /** Milliseconds since 1970. */
          readonly at: number;
          readonly happening: { readonly did: string } | null;
        } | null;
      } | null;
      /** Names by person; empty when gone. */
      readonly names: Readonly<Record<string, string>>;
    };
  };
  /** The table that waits for me with the least time, or null. */
  readonly readNextTable: {
    readonly input: Readonly<Record<string, never>>;
    readonly answer: { readonly table: string | null };
  };
  /** Open a table; I host it, and sit on `seat` unless that is null. */
  readonly openTable: {
    readonly input: {
      readonly body: {
        readonly plan: {
          readonly game: string;
          readonly options: Readonly<Record<string, boolean | number | string | readonly string[]>>;
          readonly access: 'public' | 'link';
          readonly clock: { readonly bank: number; readonly increment: number; readonly cap: number } | null;
          readonly absence?: {
            readonly after: number;
            readonly timeout: 'bot' | 'lose';
            readonly level: 'level1' | 'level2' | 'level3' | 'level4' | 'level5' | 'level6';
          };
          readonly rated?: 'people' | 'bots';
          readonly seats: readonly (
            | { readonly kind: 'open' }
            | {
                readonly kind: 'bot';
                readonly level: 'level1' | 'level2' | 'level3' | 'level4' | 'level5' | 'level6';
              }
            | { readonly kind: 'human'; readonly person: string; readonly standIn: null }
          )[];
        };
        readonly seat?: number | null;
      };
    };
    readonly answer: { readonly table: string };
  };
  /** A table as the lobby knows it. */
  readonly readTable: {
    readonly input: { readonly params: { readonly id: string } };
    readonly answer: {
      readonly table: TableRow;
      /** Names by person; empty when gone. */
      readonly names: Readonly<Record<string, string>>;
    };
  };
  /** One command, as over the socket. A repeat of the same id gets the first answer. */
  readonly sendCommand: {
    readonly input: {
      readonly params: { readonly id: string };
      readonly body: {
        readonly id: string;
        readonly command:
          | { readonly do: 'sit'; readonly seat: number; readonly salt?: string }
          | { readonly do: 'stand' }
          | {
              readonly do: 'seatBot';
              readonly seat: number;
              readonly level: 'level1' | 'level2' | 'level3' | 'level4' | 'level5' | 'level6';
            }
          | { readonly do: 'clearSeat'; readonly seat: number }
          | { readonly do: 'start'; readonly salt?: string }
          | { readonly do: 'play'; readonly answered: number; readonly action: unknown }
          | { readonly do: 'takeBack' }
          | {
              readonly do: 'propose';
              readonly request:
                | { readonly kind: 'back'; readonly to: number }
                | { readonly kind: 'pause' }
                | { readonly kind: 'end' };
            }
          | { readonly do: 'agree' }
          | { readonly do: 'decline' }
          | { readonly do: 'resume' }
          | { readonly do: 'host' }
          | {
              readonly do: 'standIn';
              readonly seat: number;
              readonly level?: 'level1' | 'level2' | 'level3' | 'level4' | 'level5' | 'level6';
            }
          | { readonly do: 'leave' }
          | { readonly do: 'return' }
          | { readonly do: 'resign' }
          | { readonly do: 'say'; readonly text: string }
          | {
              readonly do: 'say';
              readonly phrase:
                | 'hello'
                | 'goodLuck'
                | 'firstGame'
                | 'ready'
                | 'oneMoment'
                | 'backSoon'
                | 'takeYourTime'
                | 'yourTurn'
                | 'ofCourse'
                | 'ratherNot'
                | 'thanks'
                | 'sorry'
                | 'niceMove'
                | 'oops'
                | 'close'
                | 'surprise'
                | 'wellPlayed'
                | 'goodGame'
                | 'again'
                | 'goodbye';
            }
          | { readonly do: 'rematch' };
      };
    };
    readonly answer: { readonly seq: number };
  };
  /** Every answer I may give now, for programs without the rules. */
  readonly listLegalActions: {
    readonly input: { readonly params: { readonly id: string } };
    readonly answer: { readonly seq: number; readonly legal: readonly unknown[] };
  };
  /** The table as I see it now. */
  readonly readTableView: {
    readonly input: { readonly params: { readonly id: string } };
    readonly answer: {
      readonly seq: number;
      readonly tableView: TableView;
      /** Names by person; empty when gone. */
      readonly names: Readonly<Record<string, string>>;
    };
  };
  /** The table right after one entry: as I saw it, or once the game is over as anybody. */
  readonly readTableAt: {
    readonly input: {
      readonly params: { readonly id: string; readonly seq: string };
      readonly query?: { readonly as?: 'spectator' | string };
    };
    readonly answer: { readonly seq: number; readonly tableView: TableView };
  };
  /** All of a table, step by step: as I saw it, or once the game is over as anybody. Public tables need no session. */
  readonly replayTable: {
    readonly input: {
      readonly params: { readonly id: string };
      readonly query?: { readonly as?: 'spectator' | string };
    };
    readonly answer: Replay;
  };
  /** The game as a record with its seed, once it is over; with the values it was played with where not every Skyline knows them. */
  readonly readRecordOfTable: {
    readonly input: { readonly params: { readonly id: string } };
    readonly answer: GameRecord;
  };
  /** Bring a record (docs/record.schema.json). Every play is checked by the rules. */
  readonly importRecord: {
    readonly input: { readonly body: GameRecord };
    readonly answer: { readonly id: string };
  };
  /** A record that somebody brought. */
  readonly readRecord: {
    readonly input: { readonly params: { readonly id: string } };
    readonly answer: GameRecord;
  };
  /** All of a record, step by step, as anybody at the table saw it. */
  readonly replayRecord: {
    readonly input: {
      readonly params: { readonly id: string };
      readonly query?: { readonly as?: 'spectator' | string };
    };
    readonly answer: Replay;
  };
  /** Today’s deals, how many have played them, and what came of mine. */
  readonly readDaily: {
    readonly input: Readonly<Record<string, never>>;
    readonly answer: {
      /** A day, such as 2026-11-18. */
      readonly day: string;
      /** Milliseconds since 1970. */
      readonly now: number;
      /** Milliseconds since 1970. */
      readonly ends: number;
      /** Until then games of the day are taken. */
      readonly closes: number;
      readonly games: readonly {
        readonly game: string;
        readonly seed: string;
        /** The fingerprint of the values it is played with. */
        readonly box: string;
        readonly count: number;
        readonly median: number | null;
        /** My attempt, without a result as long as I play. */
        readonly own: {
          readonly id: string;
          readonly result: {
            /** What a result is ranked by: the lead over the best rival, or one’s own points where there is none. */
            readonly value: number;
            readonly place: number;
            /** The points of the person, then those of rivals. */
            readonly scores: readonly number[];
          } | null;
        } | null;
      }[];
      /** Days in a row on which a game of mine counts. */
      readonly streak: { readonly now: number; readonly longest: number };
      /** Days of the last two weeks on which a game of mine counts. */
      readonly lately: readonly string[];
      /** Earlier days with deals, the latest first. */
      readonly earlier: readonly string[];
    };
  };
  /** Note that I have begun a deal of the day: from now on this attempt is mine, and no other counts. */
  readonly startDaily: {
    readonly input: {
      readonly params: { readonly game: string };
      readonly body: {
        /** A day, such as 2026-11-18. */
        readonly day: string;
        readonly id: string;
      };
    };
    readonly answer: Readonly<Record<string, never>>;
  };
  /** Hand in a game of the day, also one played without a network. It is played again before it counts. */
  readonly handInDaily: {
    readonly input: {
      readonly params: {
        readonly game: string;
        /** A day, such as 2026-11-18. */
        readonly day: string;
        readonly id: string;
      };
      readonly body: {
        readonly record: GameRecord;
        /** The points of the person, then those of rivals. */
        readonly scores: readonly number[];
      };
    };
    readonly answer: {
      /** My attempt, without a result as long as I play. */
      readonly own: {
        readonly id: string;
        readonly result: {
          /** What a result is ranked by: the lead over the best rival, or one’s own points where there is none. */
          readonly value: number;
          readonly place: number;
          /** The points of the person, then those of rivals. */
          readonly scores: readonly number[];
        } | null;
      } | null;
    };
  };
  /** One of the best games of a day, or my own, as a record. */
  readonly readDailyGame: {
    readonly input: {
      readonly params: {
        readonly game: string;
        /** A day, such as 2026-11-18. */
        readonly day: string;
        readonly id: string;
      };
    };
    readonly answer: GameRecord;
  };
  /** What came of a deal of the day: how many reached what, and the best. */
  readonly readDay: {
    readonly input: {
      readonly params: {
        readonly game: string;
        /** A day, such as 2026-11-18. */
        readonly day: string;
      };
    };
    readonly answer: {
      /** A day, such as 2026-11-18. */
      readonly day: string;
      /** Milliseconds since 1970. */
      readonly now: number;
      /** Milliseconds since 1970. */
      readonly ends: number;
      /** Until then games of the day are taken. */
      readonly closes: number;
      readonly game: string;
      readonly seed: string;
      readonly box: string;
      /** How many reached what, the lowest first. */
      readonly tally: readonly {
        /** What a result is ranked by: the lead over the best rival, or one’s own points where there is none. */
        readonly value: number;
        readonly count: number;
      }[];
      /** My attempt, without a result as long as I play. */
      readonly own: {
        readonly id: string;
        readonly result: {
          /** What a result is ranked by: the lead over the best rival, or one’s own points where there is none. */
          readonly value: number;
          readonly place: number;
          /** The points of the person, then those of rivals. */
          readonly scores: readonly number[];
        } | null;
      } | null;
      /** For who has played it, and for everybody once the day is closed. */
      readonly best:
        | readonly {
            readonly id: string;
            readonly person: string;
            readonly name: string;
            /** What a result is ranked by: the lead over the best rival, or one’s own points where there is none. */
            readonly value: number;
            /** The points of the person, then those of rivals. */
            readonly scores: readonly number[];
          }[]
        | null;
    };
  };
  /** Values of a game’s components, by the fingerprint that tables and records name. */
  readonly readBox: {
    readonly input: { readonly params: { readonly fingerprint: string } };
    readonly answer: {
      readonly game: string;
      readonly values: Readonly<Record<string, { readonly source: string; readonly value: unknown }>>;
    };
  };
  /** Report somebody who was at a table where I was, or who is in a group of mine. The server copies the last lines said there itself. */
  readonly report: {
    readonly input: {
      readonly body:
        | {
            readonly person: string;
            readonly reason: 'insult' | 'hate' | 'threat' | 'sexual' | 'spam' | 'name' | 'unfair' | 'other';
            readonly words?: string;
            readonly table: string;
          }
        | {
            readonly person: string;
            readonly reason: 'insult' | 'hate' | 'threat' | 'sexual' | 'spam' | 'name' | 'unfair' | 'other';
            readonly words?: string;
            /** A group instead of a table. */
            readonly group: string;
          };
    };
    readonly answer: { readonly report: Report };
  };
  /** What I have reported, and what became of it. */
  readonly listReports: {
    readonly input: Readonly<Record<string, never>>;
    readonly answer: {
      readonly reports: readonly Report[];
      /** Names by person; empty when gone. */
      readonly names: Readonly<Record<string, string>>;
    };
  };
  /** What moderators have done about me, and until when. */
  readonly listSanctions: {
    readonly input: Readonly<Record<string, never>>;
    readonly answer: { readonly sanctions: readonly OwnSanction[] };
  };
  /** Say once what speaks against a step about me. Another moderator decides, where there is one. */
  readonly appeal: {
    readonly input: { readonly params: { readonly id: string }; readonly body: { readonly words: string } };
    readonly answer: Readonly<Record<string, never>>;
  };
  /** Reports that wait for an answer or have had theirs, and appeals. For moderators. */
  readonly listCases: {
    readonly input: { readonly query?: { readonly state?: 'open' | 'closed' } };
    readonly answer: {
      readonly cases: readonly CaseRow[];
      readonly appeals: readonly Sanction[];
      /** Names by person; empty when gone. */
      readonly names: Readonly<Record<string, string>>;
    };
  };
  /** One report with its lines, and the history of both people. For moderators. */
  readonly readCase: {
    readonly input: { readonly params: { readonly id: string } };
    readonly answer: {
      readonly case: CaseRow;
      readonly words: string;
      readonly answer: string;
      readonly excerpt: readonly SaidLine[];
      readonly steps: readonly Sanction[];
      readonly person: {
        /** Cases about them. */
        readonly reported: readonly CaseRow[];
        /** What they reported. */
        readonly reports: readonly CaseRow[];
        readonly sanctions: readonly Sanction[];
      };
      readonly reporter: {
        /** Cases about them. */
        readonly reported: readonly CaseRow[];
        /** What they reported. */
        readonly reports: readonly CaseRow[];
        readonly sanctions: readonly Sanction[];
      };
      /** Names by person; empty when gone. */
      readonly names: Readonly<Record<string, string>>;
    };
  };
  /** Do something about the person of a case: `mute` and `ban` until a date, `rename` with a name, `warn`; a `note` is for moderators alone. */
  readonly takeStep: {
    readonly input: {
      readonly params: { readonly id: string };
      readonly body: {
        readonly kind: 'note' | 'warn' | 'mute' | 'ban' | 'rename';
        readonly until?: number | null;
        readonly words?: string;
        readonly name?: string;
      };
    };
    readonly answer: { readonly step: Sanction };
  };
  /** Answer whoever has reported. For moderators. */
  readonly closeCase: {
    readonly input: { readonly params: { readonly id: string }; readonly body: { readonly answer?: string } };
    readonly answer: Readonly<Record<string, never>>;
  };
  /** Take a step back. For moderators. */
  readonly liftStep: {
    readonly input: {
      readonly params: { readonly id: string };
      readonly body: Readonly<Record<string, never>>;
    };
    readonly answer: Readonly<Record<string, never>>;
  };
  /** Decide an appeal: not one’s own step, where there is another moderator. */
  readonly decideAppeal: {
    readonly input: {
      readonly params: { readonly id: string };
      readonly body: { readonly verdict: 'upheld' | 'lifted'; readonly words?: string };
    };
    readonly answer: Readonly<Record<string, never>>;
  };
  /** What moderators did, the newest rows, and the first row that is not as it was written. For admins. */
  readonly readAudit: {
    readonly input: Readonly<Record<string, never>>;
    readonly answer: {
      readonly rows: readonly AuditRow[];
      readonly count: number;
      readonly broken: number | null;
      /** Names by person; empty when gone. */
      readonly names: Readonly<Record<string, string>>;
    };
  };
  /** The figures of the whole server since it started, and the tables where something happened last. For its admins alone. */
  readonly readFigures: {
    readonly input: Readonly<Record<string, never>>;
    readonly answer: {
      readonly version: string;
      /** Milliseconds since 1970. */
      readonly since: number;
      /** Bytes. */
      readonly memory: number;
      readonly sockets: number;
      readonly people: number;
      readonly tables: { readonly gathering: number; readonly playing: number; readonly over: number };
      readonly plays: number;
      /** By the code of the reason. */
      readonly refusals: Readonly<Record<string, number>>;
      readonly restarts: number;
      readonly botFailures: number;
      /** When each ladder was last compared with its games, and how many stored rows were not as these say. */
      readonly ratings: readonly {
        readonly ladder: string;
        /** Milliseconds since 1970. */
        readonly checked: number;
        readonly games: number;
        readonly differing: number;
      }[];
      readonly latest: readonly TableRow[];
      /** Names by person; empty when gone. */
      readonly names: Readonly<Record<string, string>>;
    };
  };
  /** This document. */
  readonly readOpenapi: {
    readonly input: Readonly<Record<string, never>>;
    readonly answer: { readonly openapi: '3.1.0' };
  };
}

/** By operationId: method and address. */
export const ROUTES = {
  readEmbedding: 'GET /api/oembed',
  becomeGuest: 'POST /api/guest',
  signIn: 'POST /api/sign-in',
  signOut: 'POST /api/sign-out',
  readMe: 'GET /api/me',
  rename: 'PATCH /api/me',
  forgetMe: 'DELETE /api/me',
  setPassword: 'POST /api/me/password',
  readLearning: 'GET /api/me/learning',
  addLearning: 'PUT /api/me/learning',
  exportMe: 'GET /api/me/export',
  askToAddPasskey: 'POST /api/me/passkey/options',
  addPasskey: 'POST /api/me/passkey',
  askForPasskey: 'POST /api/sign-in/passkey/options',
  signInByPasskey: 'POST /api/sign-in/passkey',
  listSessions: 'GET /api/me/sessions',
  endOtherSessions: 'DELETE /api/me/sessions',
  endSession: 'DELETE /api/me/sessions/{session}',
  readPasswordHelp: 'GET /api/password',
  forgetPassword: 'POST /api/password/forgotten',
  resetPassword: 'POST /api/password/reset',
  readProfile: 'GET /api/people/{id}',
  listPictures: 'GET /api/pictures',
  changeProfile: 'PATCH /api/me/profile',
  askToBeFriends: 'POST /api/people/{id}/ask',
  listRequests: 'GET /api/requests',
  acceptRequest: 'POST /api/requests/{id}/accept',
  declineRequest: 'DELETE /api/requests/{id}',
  listBlocks: 'GET /api/blocks',
  addBlock: 'PUT /api/blocks/{id}',
  endBlock: 'DELETE /api/blocks/{id}/{kind}',
  readLadder: 'GET /api/ladders/{kind}/{game}/{seats}',
  listRatings: 'GET /api/people/{id}/ratings',
  readRatingCourse: 'GET /api/people/{id}/ratings/{kind}/{game}/{seats}',
  readRatingChanges: 'GET /api/tables/{id}/ratings',
  listGroups: 'GET /api/groups',
  foundGroup: 'POST /api/groups',
  readGroup: 'GET /api/groups/{id}',
  changeGroup: 'PATCH /api/groups/{id}',
  leaveGroup: 'DELETE /api/groups/{id}/people/{person}',
  readGroupLink: 'GET /api/group-links/{token}',
  joinGroup: 'POST /api/group-links/{token}/accept',
  openGroupTable: 'POST /api/groups/{id}/tables',
  readGroupLines: 'GET /api/groups/{id}/lines',
  sayInGroup: 'POST /api/groups/{id}/lines',
  listEvents: 'GET /api/events',
  announceEvent: 'POST /api/events',
  readEvent: 'GET /api/events/{id}',
  changeEvent: 'PATCH /api/events/{id}',
  joinEvent: 'POST /api/events/{id}/join',
  checkInToEvent: 'POST /api/events/{id}/check-in',
  leaveEvent: 'POST /api/events/{id}/leave',
  returnToEvent: 'POST /api/events/{id}/return',
  callOffEvent: 'POST /api/events/{id}/call-off',
  removeFromEvent: 'DELETE /api/events/{id}/people/{person}',
  readSettings: 'GET /api/me/settings',
  changeSettings: 'PATCH /api/me/settings',
  listChannels: 'GET /api/me/channels',
  addChannel: 'POST /api/me/channels',
  switchChannel: 'PATCH /api/me/channels/{channel}',
  removeChannel: 'DELETE /api/me/channels/{channel}',
  testChannel: 'POST /api/me/channels/{channel}/test',
  confirmAddress: 'POST /api/confirm/{token}',
  stopMessages: 'POST /api/stop/{token}',
  readHours: 'GET /api/me/hours',
  changeHours: 'PUT /api/me/hours',
  declareDaysOff: 'POST /api/me/days-off',
  endDaysOff: 'DELETE /api/me/days-off/{first}',
  readPlan: 'GET /api/tables/{id}/plan',
  makePlan: 'PUT /api/tables/{id}/plan',
  dropPlan: 'DELETE /api/tables/{id}/plan',
  readGameStatistics: 'GET /api/statistics/{game}',
  readPersonStatistics: 'GET /api/people/{id}/statistics/{game}',
  keepReview: 'PUT /api/me/reviews/{id}',
  makeLink: 'POST /api/links',
  readLink: 'GET /api/links/{link}',
  revokeLink: 'DELETE /api/links/{link}',
  acceptLink: 'POST /api/links/{link}/accept',
  listLinks: 'GET /api/tables/{id}/links',
  listFriends: 'GET /api/friends',
  endFriendship: 'DELETE /api/friends/{id}',
  joinQuickMatch: 'POST /api/quick',
  readQueue: 'GET /api/quick/{game}/{seats}',
  readLobby: 'GET /api/lobby',
  listMyTables: 'GET /api/me/tables',
  listWaitingTables: 'GET /api/me/waiting',
  readNextTable: 'GET /api/me/next',
  openTable: 'POST /api/tables',
  readTable: 'GET /api/tables/{id}',
  sendCommand: 'POST /api/tables/{id}/commands',
  listLegalActions: 'GET /api/tables/{id}/legal',
  readTableView: 'GET /api/tables/{id}/tableView',
  readTableAt: 'GET /api/tables/{id}/at/{seq}',
  replayTable: 'GET /api/tables/{id}/replay',
  readRecordOfTable: 'GET /api/tables/{id}/record',
  importRecord: 'POST /api/records',
  readRecord: 'GET /api/records/{id}',
  replayRecord: 'GET /api/records/{id}/replay',
  readDaily: 'GET /api/daily',
  startDaily: 'POST /api/daily/{game}',
  handInDaily: 'PUT /api/daily/{game}/{day}/{id}',
  readDailyGame: 'GET /api/daily/{game}/{day}/{id}',
  readDay: 'GET /api/daily/{game}/{day}',
  readBox: 'GET /api/boxes/{fingerprint}',
  report: 'POST /api/reports',
  listReports: 'GET /api/me/reports',
  listSanctions: 'GET /api/me/sanctions',
  appeal: 'POST /api/me/sanctions/{id}/appeal',
  listCases: 'GET /api/cases',
  readCase: 'GET /api/cases/{id}',
  takeStep: 'POST /api/cases/{id}/steps',
  closeCase: 'POST /api/cases/{id}/close',
  liftStep: 'POST /api/sanctions/{id}/lift',
  decideAppeal: 'POST /api/sanctions/{id}/verdict',
  readAudit: 'GET /api/audit',
  readFigures: 'GET /api/admin',
  readOpenapi: 'GET /api/openapi.json',
} as const satisfies Readonly<Record<keyof Operations, string>>;
