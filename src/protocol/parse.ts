/** What comes in from outside, checked at the door: shapes, ranges and sizes. Whether it makes sense is for the table to say. */
import * as v from 'valibot';
import { isNestedWithin } from '#kernel';
import {
  type AbsenceRule,
  type ClockRule,
  type Command,
  LEVELS,
  LONGEST_PLAN,
  PHRASE_NAMES,
  RATED_KINDS,
  type Request,
} from '#table';
import { type ClientMessage, DEEPEST_MESSAGE, LONGEST_MESSAGE } from './messages.ts';
import { refusedAtDoor } from './reasons.ts';

/** How deep an answer may be nested. */
const DEEPEST = 8;
const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 86_400 * SECOND;

/** Where two types differ, what only one of them has; otherwise nothing. */
type Difference<A, B> = [A] extends [B] ? ([B] extends [A] ? unknown : Exclude<B, A>) : Exclude<A, B>;

/** A schema that lets in exactly T: one that lacks something of T, or takes something else, is a type error. */
function exactly<T>() {
  return <S extends v.GenericSchema>(schema: S & Difference<v.InferOutput<S>, T>): S => schema;
}

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(31));
const level = v.picklist(LEVELS);

const TABLE_ID = /^[a-z0-9]{8,32}$/;
const COMMAND_ID = /^[A-Za-z0-9_-]{1,64}$/;

/** A table's id, as in addresses. */
export const tableId = v.pipe(v.string(), v.regex(TABLE_ID));
/** A person's id. */
export const personId = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,64}$/));
/** The id that a client gives a command. */
export const commandId = v.pipe(v.string(), v.regex(COMMAND_ID));

/** What a person adds to the chance of a deal (T34). */
export const salt = v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/));

const json = v.pipe(
  v.unknown(),
  v.check((value) => value !== undefined && isShallow(value, DEEPEST)),
);

const request = /* @__PURE__ */ exactly<Request>()(
  v.variant('kind', [
    v.strictObject({ kind: v.literal('back'), to: count }),
    v.strictObject({ kind: v.literal('pause') }),
    v.strictObject({ kind: v.literal('end') }),
  ]),
);

/** What people may send to a table. */
export const command = /* @__PURE__ */ exactly<Command>()(
  v.variant('do', [
    v.strictObject({ do: v.literal('sit'), seat, salt: v.optional(salt) }),
    v.strictObject({ do: v.literal('stand') }),
    v.strictObject({ do: v.literal('seatBot'), seat, level }),
    v.strictObject({ do: v.literal('clearSeat'), seat }),
    v.strictObject({ do: v.literal('start'), salt: v.optional(salt) }),
    v.strictObject({ do: v.literal('play'), answered: count, action: json }),
    v.strictObject({ do: v.literal('takeBack') }),
    v.strictObject({ do: v.literal('propose'), request }),
    v.strictObject({ do: v.literal('agree') }),
    v.strictObject({ do: v.literal('decline') }),
    v.strictObject({ do: v.literal('resume') }),
    v.strictObject({ do: v.literal('host') }),
    v.strictObject({ do: v.literal('standIn'), seat, level: v.optional(level) }),
    v.strictObject({ do: v.literal('leave') }),
    v.strictObject({ do: v.literal('return') }),
    v.strictObject({ do: v.literal('resign') }),
    v.strictObject({ do: v.literal('say'), text: v.pipe(v.string(), v.maxLength(4000)) }),
    v.strictObject({ do: v.literal('say'), phrase: v.picklist(PHRASE_NAMES) }),
    v.strictObject({ do: v.literal('rematch') }),
  ]),
);

/** What a rival is expected to answer at most between two answers of one's own. */
const MOST_EXPECTED = 32;

/** The steps of a plan for a game by turns (T32). */
export const planSteps = v.pipe(
  v.array(
    v.strictObject({
      when: v.pipe(
        v.array(v.strictObject({ seat, action: v.exactOptional(json) })),
        v.maxLength(MOST_EXPECTED),
      ),
      play: json,
    }),
  ),
  v.minLength(1),
  v.maxLength(LONGEST_PLAN),
);

/** What a client may send over the socket. */
const clientMessage = /* @__PURE__ */ exactly<ClientMessage>()(
  v.variant('ask', [
    v.strictObject({ ask: v.literal('hello'), protocol: count }),
    v.strictObject({ ask: v.literal('watch'), table: tableId, since: count }),
    v.strictObject({ ask: v.literal('unwatch'), table: tableId }),
    v.strictObject({ ask: v.literal('command'), table: tableId, id: commandId, command }),
    v.strictObject({ ask: v.literal('legal'), table: tableId }),
    v.strictObject({ ask: v.literal('ping') }),
  ]),
);

/** Thinking time between ten seconds and thirty days. */
export const clockRule = /* @__PURE__ */ exactly<ClockRule>()(
  v.pipe(
    v.strictObject({
      bank: v.pipe(v.number(), v.integer(), v.minValue(10 * SECOND), v.maxValue(30 * DAY)),
      increment: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(30 * DAY)),
      cap: v.pipe(v.number(), v.integer(), v.minValue(10 * SECOND), v.maxValue(30 * DAY)),
    }),
    v.check(({ bank, cap }) => cap >= bank),
  ),
);

/** People may be gone for between a minute and thirty days. */
export const absenceRule = /* @__PURE__ */ exactly<AbsenceRule>()(
  v.strictObject({
    after: v.pipe(v.number(), v.integer(), v.minValue(MINUTE), v.maxValue(30 * DAY)),
    timeout: v.picklist(['bot', 'lose']),
    level,
  }),
);

const holder = v.variant('kind', [
  v.strictObject({ kind: v.literal('open') }),
  v.strictObject({ kind: v.literal('bot'), level }),
  v.strictObject({ kind: v.literal('human'), person: personId, standIn: v.null() }),
]);

const word = v.pipe(v.string(), v.maxLength(64));
const options = v.pipe(
  v.unknown(),
  v.check((value) => !Array.isArray(value)),
  v.record(word, v.union([v.boolean(), v.number(), word, v.pipe(v.array(word), v.maxLength(64))])),
);

/** A plan from outside. Whether game, options and seats fit together is for the table to say. */
export const tablePlan = v.strictObject({
  game: v.pipe(v.string(), v.regex(/^[a-z0-9]{1,32}$/)),
  options,
  access: v.picklist(['public', 'link']),
  clock: v.nullable(clockRule),
  absence: v.exactOptional(absenceRule),
  rated: v.exactOptional(v.picklist(RATED_KINDS)),
  seats: v.pipe(v.array(holder), v.minLength(1), v.maxLength(32)),
});

/** A message from a socket; refuses everything else. */
export function parseClientMessage(text: string): ClientMessage {
  if (text.length > LONGEST_MESSAGE) throw refusedAtDoor('tooLong');
  const value = parseJson(text);
  return isPlay(value) ? value : parse(clientMessage, value);
}

type Play = ClientMessage & { readonly ask: 'command'; readonly command: { readonly do: 'play' } };

/** An answer, which nearly all messages are: looked at here as the schema would look at it, in a fifth of the time. What is not plainly one is left to the schema. */
function isPlay(value: unknown): value is Play {
  if (!hasKeys(value, 4)) return false;
  const { ask, table, id, command } = value;
  if (ask !== 'command' || typeof table !== 'string' || typeof id !== 'string') return false;
  if (!TABLE_ID.test(table) || !COMMAND_ID.test(id) || !hasKeys(command, 3)) return false;
  const { do: act, answered, action } = command;
  if (act !== 'play' || !Number.isSafeInteger(answered) || Number(answered) < 0) return false;
  return action !== undefined && isShallow(action, DEEPEST);
}

/** Whether it is an object with so many keys; when all that are asked for are there, no other is. */
function hasKeys(value: unknown, count: number): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false;
  let left = count;
  for (const _key in value) left -= 1;
  return left === 0;
}

/** The value as the schema knows it; refuses everything else. */
export function parse<S extends v.GenericSchema>(schema: S, value: unknown): v.InferOutput<S> {
  const result = v.safeParse(schema, value, { abortEarly: true });
  if (!result.success) throw refusedAtDoor('malformed');
  return result.output;
}

function parseJson(text: string): unknown {
  if (!isNestedWithin(text, DEEPEST_MESSAGE)) throw refusedAtDoor('malformed');
  try {
    return JSON.parse(text);
  } catch {
    throw refusedAtDoor('malformed');
  }
}

function isShallow(value: unknown, depth: number): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return depth > 0 && Object.values(value).every((part) => isShallow(part, depth - 1));
}
