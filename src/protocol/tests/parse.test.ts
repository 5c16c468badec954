import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GAME_IDS, loadTitle } from '#games';
import { defaultOptions, parseOptions, Refused } from '#kernel';
import { refusalOf } from '#kernel/testing';
import type { Command } from '#table';
import { type ClientMessage, LONGEST_MESSAGE, parse, parseClientMessage, tablePlan } from '../index.ts';

const TABLE = 'abcdefgh2345';
const messageOf = (command: unknown) => ({ ask: 'command', table: TABLE, id: 'c-1_x', command });
const parsePlan = (value: unknown) => parse(tablePlan, value);
const parseValue = (value: unknown) => parseClientMessage(JSON.stringify(value));
const MALFORMED = { rule: 'P1', code: 'malformed' };

/** At least one of each; a command without one is a type error. */
const SAMPLES: { readonly [Do in Command['do']]: readonly Extract<Command, { do: Do }>[] } = {
  sit: [{ do: 'sit', seat: 0 }],
  stand: [{ do: 'stand' }],
  seatBot: [{ do: 'seatBot', seat: 3, level: 'level3' }],
  clearSeat: [{ do: 'clearSeat', seat: 1 }],
  start: [{ do: 'start' }],
  play: [
    { do: 'play', answered: 12, action: { tile: 4, at: [1, [2, null]] } },
    { do: 'play', answered: 0, action: null },
  ],
  takeBack: [{ do: 'takeBack' }],
  propose: [
    { do: 'propose', request: { kind: 'back', to: 17 } },
    { do: 'propose', request: { kind: 'pause' } },
    { do: 'propose', request: { kind: 'end' } },
  ],
  agree: [{ do: 'agree' }],
  decline: [{ do: 'decline' }],
  resume: [{ do: 'resume' }],
  host: [{ do: 'host' }],
  standIn: [
    { do: 'standIn', seat: 1, level: 'level1' },
    { do: 'standIn', seat: 1 },
  ],
  leave: [{ do: 'leave' }],
  return: [{ do: 'return' }],
  resign: [{ do: 'resign' }],
  say: [
    { do: 'say', text: 'good luck' },
    { do: 'say', phrase: 'goodLuck' },
  ],
  rematch: [{ do: 'rematch' }],
};
const COMMANDS: readonly Command[] = Object.values(SAMPLES).flat();

const MESSAGES: readonly object[] = [
  { ask: 'hello', protocol: 2 },
  { ask: 'watch', table: TABLE, since: 0 },
  { ask: 'unwatch', table: TABLE },
  { ask: 'legal', table: TABLE },
  { ask: 'ping' },
  ...COMMANDS.map(messageOf),
];

const nested = (depth: number): unknown => (depth === 0 ? 1 : [nested(depth - 1)]);

describe('messages', () => {
  it.each(MESSAGES.map((message) => [JSON.stringify(message), message]))(
    'of the protocol come through: %s',
    (text, message) => {
      expect(parseClientMessage(text)).toEqual(message);
    },
  );

  it('[P1] are JSON', () => {
    for (const text of ['', '{', 'hello', '\u0000', '{"ask":"ping",}', '[1'])
      expect(refusalOf(() => parseClientMessage(text))).toEqual(MALFORMED);
  });

  it('[P1] have a known shape', () => {
    const wrong: unknown[] = [
      null,
      7,
      [],
      {},
      { ask: 'sudo' },
      { ask: 'constructor' },
      { ask: '__proto__' },
      { ask: ['ping'] },
      { ask: 'hello' },
      { ask: 'hello', protocol: '1' },
      { ask: 'watch', table: TABLE, since: -1 },
      { ask: 'watch', table: TABLE, since: 0.5 },
      { ask: 'watch', table: TABLE, since: 1e300 },
      { ask: 'watch', table: 'ABC', since: 0 },
      { ask: 'watch', table: '../../etc', since: 0 },
      { ask: 'watch', table: 'a'.repeat(33), since: 0 },
      { ...messageOf({ do: 'stand' }), id: '' },
      { ...messageOf({ do: 'stand' }), id: 'a b' },
      { ...messageOf({ do: 'stand' }), id: 'a'.repeat(65) },
      { ask: 'command', table: TABLE, id: 'c1' },
    ];
    for (const value of wrong)
      expect([value, refusalOf(() => parseValue(value))]).toEqual([value, MALFORMED]);
  });

  it('[P1] carry no unknown keys', () => {
    for (const message of MESSAGES)
      expect(refusalOf(() => parseValue({ ...message, more: 1 }))).toEqual(MALFORMED);
    for (const command of COMMANDS)
      expect(refusalOf(() => parseValue(messageOf({ ...command, more: 1 })))).toEqual(MALFORMED);
    expect(refusalOf(() => parseClientMessage('{"ask":"ping","__proto__":{"a":1}}'))).toEqual(MALFORMED);
  });

  it('[P1] take no command but those people may give', () => {
    const wrong = [
      { do: 'playBot', seat: 1, action: null },
      { do: 'ringClock' },
      { do: 'forget', person: 'bob' },
      { do: 'toString' },
      { do: 'sit' },
      { do: 'sit', seat: 1.5 },
      { do: 'sit', seat: -1 },
      { do: 'sit', seat: '0' },
      { do: 'seatBot', seat: 0, level: 'perfect' },
      { do: 'play', answered: 0 },
      { do: 'play', answered: null, action: 1 },
      { do: 'propose', request: { kind: 'back' } },
      { do: 'propose', request: { kind: 'win' } },
      { do: 'say', text: 7 },
      { do: 'say', phrase: 'insult' },
      { do: 'say', text: 'x', phrase: 'hello' },
      { do: 'say' },
    ];
    for (const command of wrong)
      expect([command, refusalOf(() => parseValue(messageOf(command)))]).toEqual([command, MALFORMED]);
  });

  it('[P1] look at every part of a play', () => {
    const play = messageOf({ do: 'play', answered: 3, action: { tile: 4 } });
    const parts: readonly (readonly [string, unknown])[] = [
      ['ask', 'commands'],
      ['table', 'ABCDEFGH'],
      ['table', 7],
      ['id', 'a b'],
      ['id', null],
      ['command', null],
      ['command', [3]],
      ['do', 'plays'],
      ['answered', -1],
      ['answered', 0.5],
      ['answered', 2 ** 53],
      ['answered', '3'],
      ['action', undefined],
    ];
    for (const [key, wrong] of parts) {
      const changed =
        key in play
          ? { ...play, [key]: wrong }
          : { ...play, command: { ...Object(play.command), [key]: wrong } };
      expect([key, wrong, refusalOf(() => parseValue(changed))]).toEqual([key, wrong, MALFORMED]);
    }
    for (const key of ['more', '__proto__', 'toString']) {
      const text = JSON.stringify(play);
      for (const more of [text.replace('{', `{"${key}":1,`), text.replace('{"do"', `{"${key}":1,"do"`)])
        expect(refusalOf(() => parseClientMessage(more))).toEqual(MALFORMED);
    }
  });

  it('[P1] nest answers eight deep at most', () => {
    const play = (action: unknown) => messageOf({ do: 'play', answered: 0, action });
    expect(parseValue(play(nested(8)))).toEqual(play(nested(8)));
    expect(refusalOf(() => parseValue(play(nested(9))))).toEqual(MALFORMED);
    const deep = '['.repeat(8000) + ']'.repeat(8000);
    const text = JSON.stringify(play(0)).replace('"action":0', `"action":${deep}`);
    expect(refusalOf(() => parseClientMessage(text))).toEqual(MALFORMED);
  });

  it('[P1] are nested 32 deep at most, wherever that is', () => {
    for (const text of ['['.repeat(16_000), `{"ask":${'['.repeat(33)}${']'.repeat(33)}}`])
      expect(refusalOf(() => parseClientMessage(text))).toEqual(MALFORMED);
  });

  it('[P2] are not longer than the longest message', () => {
    const text = JSON.stringify(messageOf({ do: 'say', text: 'x' }));
    const padded = text + ' '.repeat(LONGEST_MESSAGE - text.length);
    expect(parseClientMessage(padded)).toMatchObject({ ask: 'command' });
    expect(refusalOf(() => parseClientMessage(`${padded} `))).toEqual({ rule: 'P2', code: 'tooLong' });
  });

  it('[P1] [P2] are accepted or refused, whatever the text', () => {
    const twisted = fc
      .tuple(fc.constantFrom(...MESSAGES), fc.nat(), fc.string({ maxLength: 3 }))
      .map(([message, place, noise]) => {
        const text = JSON.stringify(message);
        const at = place % (text.length + 1);
        return text.slice(0, at) + noise + text.slice(at + noise.length);
      });
    const texts = fc.oneof(
      fc.string(),
      fc.json(),
      twisted,
      fc.object().map((value) => JSON.stringify(value)),
    );
    let accepted = 0;
    fc.assert(
      fc.property(texts, (text) => {
        const result = tryParse(text);
        if ('ask' in result) accepted += 1;
        else expect(['P1', 'P2']).toContain(result.rule);
      }),
      { numRuns: 3000, seed: 1901 },
    );
    expect(accepted).toBeGreaterThan(0);
  });
});

describe('plans', () => {
  const plan = {
    game: 'rowhouse',
    options: { hand: 4, trades: false, map: 'west' },
    access: 'link',
    clock: { bank: 60_000, increment: 0, cap: 60_000 },
    seats: [
      { kind: 'human', person: 'ann', standIn: null },
      { kind: 'bot', level: 'level3' },
      { kind: 'open' },
    ],
  };

  it('come through as they are', () => {
    expect(parsePlan(plan)).toEqual(plan);
    expect(parsePlan({ ...plan, clock: null })).toEqual({ ...plan, clock: null });
    const absence = { after: 60_000, timeout: 'lose', level: 'level6' };
    expect(parsePlan({ ...plan, absence })).toEqual({ ...plan, absence });
  });

  it.each(GAME_IDS)('carry every option of %s', async (id) => {
    const { game } = await loadTitle(id);
    const options = defaultOptions(game.options);
    const parsed = parsePlan(JSON.parse(JSON.stringify({ ...plan, game: id, options })));
    expect(parsed.options).toEqual(options);
    expect(parseOptions(game.options, parsed.options)).toEqual(options);
  });

  it('[P1] carry no number that is none, and nothing into prototypes', async () => {
    const wrong = [
      Number.NaN,
      [1],
      [['x']],
      [null],
      Array(65).fill('x'),
      null,
      undefined,
      { length: 1 },
      Symbol.iterator,
      10n,
    ];
    for (const hand of wrong)
      expect([hand, refusalOf(() => parsePlan({ ...plan, options: { hand } }))]).toEqual([hand, MALFORMED]);
    const { game } = await loadTitle('rowhouse');
    const text = '{"__proto__":{"hand":1},"constructor":"x","hand":5}';
    const { options } = parsePlan({ ...plan, options: JSON.parse(text) });
    expect(options).toEqual({ hand: 5 });
    expect(Object.getPrototypeOf(options)).toBe(Object.prototype);
    for (const hand of [Number.POSITIVE_INFINITY, 1e300, 2.5, -0.5, -1])
      expect(
        refusalOf(() => parseOptions(game.options, parsePlan({ ...plan, options: { hand } }).options)),
      ).toEqual({
        rule: 'K3',
        code: 'malformedOptions',
      });
  });

  it('[P1] keep to the ranges', () => {
    const wrong = [
      null,
      [],
      { ...plan, more: 1 },
      { ...plan, game: '../x' },
      { ...plan, options: [] },
      { ...plan, options: { deep: {} } },
      { ...plan, options: { long: 'x'.repeat(65) } },
      { ...plan, access: 'secret' },
      { ...plan, absence: { after: 59_999, timeout: 'bot', level: 'level3' } },
      { ...plan, absence: { after: 31 * 86_400_000, timeout: 'bot', level: 'level3' } },
      { ...plan, absence: { after: 60_000, timeout: 'win', level: 'level3' } },
      { ...plan, absence: { after: 60_000, timeout: 'bot', level: 'level9' } },
      { ...plan, absence: { after: 60_000, timeout: 'bot' } },
      { ...plan, absence: null },
      { ...plan, clock: { bank: 9999, increment: 0, cap: 60_000 } },
      { ...plan, clock: { bank: 60_000, increment: -1, cap: 60_000 } },
      { ...plan, clock: { bank: 60_000, increment: 0, cap: 59_999 } },
      { ...plan, clock: { bank: 60_000, increment: 0, cap: 31 * 86_400_000 } },
      { ...plan, seats: [] },
      { ...plan, seats: Array(33).fill({ kind: 'open' }) },
      { ...plan, seats: [{ kind: 'human', person: 'ann', standIn: 'level3' }] },
      { ...plan, seats: [{ kind: 'human', person: '', standIn: null }] },
      { ...plan, seats: [{ kind: 'bot', level: 'perfect' }] },
    ];
    for (const value of wrong) expect([value, refusalOf(() => parsePlan(value))]).toEqual([value, MALFORMED]);
  });
});

function tryParse(text: string): ClientMessage | Refused['reason'] {
  try {
    return parseClientMessage(text);
  } catch (error) {
    if (error instanceof Refused) return error.reason;
    throw error;
  }
}
