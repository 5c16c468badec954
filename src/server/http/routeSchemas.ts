/** Shapes that several routes share, as they are checked and as the OpenAPI document shows them. */
import * as v from 'valibot';
import { LANGUAGES } from '#kernel';
import { clockRule } from '#protocol';
import { RATED_KINDS } from '#table';
import { HOOK_FORMS } from '../notices/sendHook.ts';
import { CHANNEL_KINDS, NOTICE_KINDS } from '../store/index.ts';

/** The ids of people, tables and records. */
export const id = v.pipe(v.string(), v.regex(/^[a-z0-9]{1,32}$/));

/** The token in a link's address. */
export const linkToken = v.pipe(v.string(), v.regex(/^[\w-]{10,64}$/));

export const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(15));

export const text = v.string();

export const moment = v.pipe(v.number(), v.description('Milliseconds since 1970'));

/** Longer than any valid name, address or password: those have checks of their own, which say what is wrong. */
export const someText = v.pipe(v.string(), v.maxLength(1000));

export const done = v.pipe(v.strictObject({}), v.description('Done'));

/** What every refusal comes with. */
export const refusal = v.pipe(
  v.strictObject({ reason: v.strictObject({ rule: text, code: text }) }),
  v.title('Refusal'),
);

export const names = v.pipe(v.record(v.string(), text), v.description('Names by person; empty when gone'));

export const holder = v.pipe(
  v.variant('kind', [
    v.strictObject({ kind: v.literal('open') }),
    v.strictObject({ kind: v.literal('bot'), level: text }),
    v.strictObject({ kind: v.literal('human'), person: id, standIn: v.nullable(text) }),
  ]),
  v.title('Holder'),
);

/** How people play at a table. */
const pace = v.pipe(
  v.strictObject({
    clock: v.nullable(clockRule),
    after: moment,
    rated: v.exactOptional(v.picklist(RATED_KINDS)),
  }),
  v.description(
    'The clock, without one how many milliseconds somebody awaited may be gone, and on which ladder the game counts; null at older tables',
  ),
);

export const tableRow = v.pipe(
  v.strictObject({
    id,
    game: text,
    phase: v.picklist(['gathering', 'playing', 'over']),
    access: v.picklist(['public', 'link']),
    host: id,
    seats: v.array(holder),
    created: moment,
    updated: moment,
    seq: v.number(),
    awaited: v.array(seat),
    plays: v.number(),
    pace: v.nullable(pace),
  }),
  v.title('TableRow'),
);

export const record = v.pipe(
  v.looseObject({
    game: text,
    options: v.record(v.string(), v.unknown()),
    seats: v.number(),
    seed: text,
    plays: v.array(v.strictObject({ seat, action: v.unknown() })),
    names: v.optional(v.array(text)),
    box: v.optional(v.pipe(text, v.description('The fingerprint of the values it was played with'))),
    values: v.optional(v.record(text, v.unknown())),
    proof: v.pipe(
      v.optional(v.unknown()),
      v.description(
        'What shows that the deal was settled before anybody sat down; see docs/record.schema.json',
      ),
    ),
  }),
  v.title('GameRecord'),
);

/** As which viewer: a seat or `spectator`, in an address. */
export const viewer = v.union([
  v.literal('spectator'),
  v.pipe(
    v.string(),
    v.regex(/^\d{1,2}$/),
    v.transform((digits) => Number(digits)),
  ),
]);

/** What one viewer may know of a table; `view` and `prompt` are the game's own. */
export const tableView = v.pipe(
  v.looseObject({
    id,
    game: text,
    box: v.pipe(text, v.description('The fingerprint of the values it is played with')),
    phase: v.picklist(['gathering', 'playing', 'over']),
    seats: v.array(holder),
    viewer: v.union([v.literal('spectator'), seat]),
    view: v.unknown(),
    awaited: v.array(seat),
    prompt: v.unknown(),
    answered: v.array(v.number()),
    plays: v.number(),
    outcome: v.pipe(
      v.nullable(v.looseObject({ ranking: v.array(v.array(v.number())) })),
      v.description('Once the game is over: seats, and automata after the last seat, best first'),
    ),
  }),
  v.title('TableView'),
);

/** One entry of a table's log, as its viewer may know it. */
export const happening = v.strictObject({
  seq: v.number(),
  at: moment,
  happening: v.nullable(v.looseObject({ did: text })),
});

export const replay = v.pipe(
  v.strictObject({
    first: tableView,
    frames: v.array(
      v.strictObject({
        ...happening.entries,
        patch: v.pipe(
          v.unknown(),
          v.description('From the table view before to the one after; null for none'),
        ),
      }),
    ),
    names,
  }),
  v.title('Replay'),
);

export const signedIn = v.strictObject({
  person: id,
  token: v.exactOptional(v.pipe(text, v.description('Only where a bearer’s token was asked for'))),
});

/** The token in the link of a message. */
export const messageToken = v.pipe(v.string(), v.regex(/^[\w-]{10,100}$/));

export const language = v.picklist(LANGUAGES);

const minuteOfDay = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(24 * 60 - 1));

export const zone = v.pipe(text, v.maxLength(64), v.description('A time zone, such as Europe/Zurich'));

const noticeKinds = v.pipe(v.array(v.picklist(NOTICE_KINDS)), v.maxLength(NOTICE_KINDS.length));

const wishes = v.strictObject({
  zone,
  quiet: v.pipe(
    v.nullable(v.strictObject({ from: minuteOfDay, to: minuteOfDay })),
    v.description('Minutes after midnight in that zone'),
  ),
  awayUntil: v.nullable(moment),
  tell: v.strictObject({ push: noticeKinds, mail: noticeKinds, hook: noticeKinds }),
});

/** A day that there is. */
export const day = v.pipe(
  v.string(),
  v.isoDate(),
  v.check((value) => new Date(`${value}T00:00Z`).toJSON()?.startsWith(value) === true),
  v.description('A day, such as 2026-11-18'),
);

/** When somebody plays by turns. */
export const playingHours = v.strictObject({
  zone,
  window: v.pipe(
    v.nullable(v.strictObject({ from: minuteOfDay, to: minuteOfDay })),
    v.description('Minutes after midnight in that zone; null for all day'),
  ),
  daysOff: v.pipe(
    v.array(v.strictObject({ first: day, last: day })),
    v.description('This year’s and later ones'),
  ),
});

/** When and where somebody wants to be told. */
export const noticeSettings = v.pipe(wishes, v.title('NoticeSettings'));
export const noticeChange = v.partial(wishes);

export const channel = v.pipe(
  v.strictObject({
    id,
    kind: v.picklist(CHANNEL_KINDS),
    name: v.pipe(text, v.description('A device, an e-mail address, or the host of a webhook')),
    form: v.pipe(text, v.description('Of a webhook: how it wants to be spoken to; else empty')),
    state: v.picklist(['on', 'off', 'unconfirmed', 'failed']),
    used: v.nullable(moment),
    answer: v.pipe(v.nullable(text), v.description('What the other end last answered')),
    created: moment,
  }),
  v.title('Channel'),
);

const address = v.pipe(v.string(), v.maxLength(1000));
const key = v.pipe(v.string(), v.regex(/^[\w-]{16,120}={0,2}$/));

/** A new way to be reached. */
export const newChannel = v.variant('kind', [
  v.strictObject({
    kind: v.literal('push'),
    endpoint: address,
    p256dh: key,
    auth: key,
    device: v.optional(v.pipe(text, v.maxLength(60)), ''),
    language: v.optional(language),
    replaces: v.optional(address),
  }),
  v.strictObject({ kind: v.literal('mail'), address, language }),
  v.strictObject({ kind: v.literal('hook'), address, form: v.picklist(HOOK_FORMS), language }),
]);
