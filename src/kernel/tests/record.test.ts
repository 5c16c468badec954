import { describe, expect, it } from 'vitest';
import { playMatch, random, seedNumber } from '#bots';
import { type Rowhouse, rowhouse } from '#games/rowhouse';
import {
  apply,
  at,
  type Box,
  boxOfRecord,
  type DealProof,
  fingerprintOf,
  fromStored,
  type OpenPart,
  parseRecord,
  replay,
  start,
  takeBack,
  toStored,
} from '#kernel';
import { refusalOf, withPlay } from '#kernel/testing';

/** Played by each test: what runs while modules load belongs to none. */
function match() {
  const { record, position: end } = playMatch<Rowhouse>(rowhouse, [random(), random()], {}, seedNumber(5));
  const { box: _, ...older } = record;
  /** `older` is as records were before there were other values. */
  return { record, end, older };
}

const malformed = { rule: 'K7', code: 'malformedRecord' };

describe('record', () => {
  it('replays to the end or to any point before it', () => {
    const { record, end } = match();
    expect(replay(rowhouse, record).position).toEqual(end);
    const half = replay(rowhouse, record, 10);
    expect(half.applied.length).toBe(10);
    expect(half.position).toEqual(replay(rowhouse, record).applied[9]?.position);
    expect(replay(rowhouse, record, 0).position).toEqual(start(rowhouse, {}, 2, record.seed).position);
  });

  it('survives being written as text and parsed', () => {
    const { record } = match();
    expect(parseRecord(JSON.stringify(record))).toEqual(record);
    const named = { ...record, names: ['x'.repeat(64), ''] };
    expect(parseRecord(JSON.stringify(named))).toEqual(named);
  });

  it('has no more parts after that than before', () => {
    const { older } = match();
    expect(Object.keys(parseRecord(JSON.stringify(older)))).toEqual(Object.keys(older));
  });

  it('[K7] refuses a truncated or malformed record', () => {
    const { record, older } = match();
    const text = JSON.stringify(record);
    for (const cut of [0, 1, 40, text.length - 1])
      expect(refusalOf(() => parseRecord(text.slice(0, cut)))).toEqual(malformed);
    const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
    expect(refusalOf(() => parseRecord(text.replace('"options":{', `"options":{"deep":${deep},`)))).toEqual(
      malformed,
    );
    for (const wrong of [
      null,
      [],
      'x',
      { ...record, plays: 3 },
      { ...record, seed: 7 },
      { ...record, plays: [{ seat: 'a', action: 1 }] },
      { ...record, plays: [...record.plays, { seat: 0 }] },
      { ...record, plays: [...record.plays, null] },
      { ...record, game: 7 },
      { ...record, options: [] },
      { ...record, seats: '2' },
      { ...record, names: 'Ada' },
      { ...record, names: ['Ada', 7] },
      { ...record, names: ['Ada', []] },
      { ...record, names: ['Ada', 'x'.repeat(65)] },
      { ...record, names: ['Ada', 'Bruno', 'Chiyo'] },
      { ...record, box: 7 },
      { ...older, values: rowhouse.box.values },
      { ...record, box: '0'.repeat(16), values: rowhouse.box.values },
      { ...record, box: fingerprintOf(rowhouse.box), values: { tiles: { value: 9 } } },
    ]) {
      expect(refusalOf(() => parseRecord(JSON.stringify(wrong)))).toEqual(malformed);
    }
  });

  it('[K7] refuses values that are no groups with a source, though their fingerprint is right', () => {
    const { record } = match();
    for (const values of [
      { tiles: { value: 9 } },
      { tiles: { source: 'hearsay', value: 9 } },
      { tiles: { source: 'printed' } },
      { tiles: 7 },
      { rounds: { source: 'printed', value: 9 }, tiles: { source: 'hearsay', value: 9 } },
      [],
    ]) {
      const box = fingerprintOf({ game: 'rowhouse', values: values as unknown as Box['values'] });
      expect(refusalOf(() => parseRecord(JSON.stringify({ ...record, box, values })))).toEqual(malformed);
    }
    for (const values of [null, { tiles: null }])
      expect(refusalOf(() => parseRecord(JSON.stringify({ ...record, values })))).toEqual(malformed);
  });

  it('[K1] [K6] refuses a record of another game, or with a play that is not legal', () => {
    const { record } = match();
    expect(refusalOf(() => replay(rowhouse, { ...record, game: 'chess' })).code).toBe('unknownGame');
    const plays = [{ seat: 0, action: { tile: 99 } }];
    expect(refusalOf(() => replay(rowhouse, { ...record, plays })).code).toBe('notInHand');
  });
});

describe('the values of a record', () => {
  it('are named by their fingerprint, and carried unless the game has come with them', () => {
    const { record, end } = match();
    const fingerprint = fingerprintOf(rowhouse.box);
    expect(boxOfRecord(rowhouse)).toEqual({ box: fingerprint });
    expect(boxOfRecord({ ...rowhouse, boxes: [] })).toEqual({
      box: fingerprint,
      values: rowhouse.box.values,
    });
    const carrying = { ...record, ...boxOfRecord({ ...rowhouse, boxes: [] }) };
    expect(parseRecord(JSON.stringify(carrying))).toEqual(carrying);
    expect(replay(rowhouse, carrying).position).toEqual(end);
  });

  it('[K10] are the first ones in a record that names none, and others are refused', () => {
    const { record, end, older } = match();
    expect(replay(rowhouse, older).position).toEqual(end);
    const others = { ...rowhouse, boxes: ['former', fingerprintOf(rowhouse.box)] };
    expect(refusalOf(() => replay(others, older))).toEqual({ rule: 'K10', code: 'otherBox' });
    expect(refusalOf(() => replay(rowhouse, { ...record, box: 'former' })).code).toBe('otherBox');
  });

  it('have the same fingerprint wherever they come from, and another one when one of them changes', () => {
    const { tiles } = rowhouse.box.values;
    const read = {
      ...rowhouse.box,
      values: { ...rowhouse.box.values, tiles: { ...tiles, source: 'printed' } },
    };
    expect(fingerprintOf(read as Box)).toBe(fingerprintOf(rowhouse.box));
    const more = { ...rowhouse.box.values, tiles: { source: 'printed' as const, value: { perColor: 10 } } };
    expect(fingerprintOf({ game: 'rowhouse', values: more })).not.toBe(fingerprintOf(rowhouse.box));
  });
});

describe('the proof of a deal in a record', () => {
  const record = { game: 'rowhouse', options: {}, seats: 2, seed: '', plays: [] };
  const proof: DealProof = {
    table: 'table7',
    promise: '09af'.repeat(16),
    secret: 'f90a'.repeat(8),
    salts: ['', '0123456789abcdef', ''],
    shown: ['fedcba9876543210', '0011223344556677'],
  };
  const parsed = (changed: unknown) => parseRecord(JSON.stringify({ ...record, proof: changed })).proof;

  it('is read back as it was written, as long as it may be', () => {
    for (const more of [
      {},
      { table: 'z' },
      { table: '9'.repeat(32) },
      { salts: [], shown: [] },
      { salts: Array.from({ length: 33 }, () => '') },
      { shown: Array.from({ length: 5001 }, () => '0123456789abcdef') },
    ])
      expect(parsed({ ...proof, ...more })).toEqual({ ...proof, ...more });
  });

  const digits = (count: number) => 'a'.repeat(count);
  const wrongLists = (count: number) => [
    digits(count),
    [digits(count - 1)],
    [digits(count), `${digits(count)}g`],
    [`g${digits(count)}`, digits(count)],
    [digits(count + 1)],
    [digits(count).toUpperCase()],
    [[]],
    [null],
  ];
  it.each<[keyof DealProof | 'more', readonly unknown[]]>([
    ['table', ['', 'a'.repeat(33), 'Table', '-table', 'table-', 7, null, undefined]],
    ['promise', [digits(63), `g${digits(64)}`, `${digits(64)}g`, digits(64).toUpperCase(), 1, undefined]],
    ['secret', [digits(31), `g${digits(32)}`, `${digits(32)}g`, digits(32).toUpperCase(), 1, undefined]],
    ['salts', [...wrongLists(16), ['a'], Array.from({ length: 34 }, () => ''), undefined]],
    ['shown', [...wrongLists(16), [''], Array.from({ length: 5002 }, () => digits(16)), undefined]],
    ['more', [7]],
  ])('[K7] is refused with a malformed part: %s', (part, values) => {
    for (const value of values)
      expect(refusalOf(() => parsed({ ...proof, [part]: value }))).toEqual(malformed);
  });

  it('[K7] is refused where it is no proof at all', () => {
    for (const value of [null, [], 'proof', 7]) expect(refusalOf(() => parsed(value))).toEqual(malformed);
  });
});

describe('taking back', () => {
  /** Two of three have picked. */
  function picked() {
    const { position } = start(rowhouse, {}, 3, seedNumber(1));
    const pick = (seat: number) => at(rowhouse.legalActions(position.state, seat), 0);
    const one = apply(rowhouse, position, 0, pick(0));
    const two = apply(rowhouse, one.position, 1, pick(1));
    const part: OpenPart<Rowhouse> = withPlay(withPlay({ base: position, plays: [] }, one), two);
    return { position, pick, two, part };
  }

  it('[K9] drops the last answer of a seat, and keeps the answers of others', () => {
    const { position, pick, part } = picked();
    const back = takeBack(rowhouse, part, 0);
    expect(back.position).toEqual(apply(rowhouse, position, 1, pick(1)).position);
    expect(back.part.plays).toEqual([{ seat: 1, action: pick(1) }]);
  });

  it('[K9] drops the only answer, which leads back to where the part began', () => {
    const { position, pick } = picked();
    const only = withPlay({ base: position, plays: [] }, apply(rowhouse, position, 0, pick(0)));
    expect(takeBack(rowhouse, only, 0)).toEqual({ part: { base: position, plays: [] }, position });
  });

  it('[K9] refuses where there is nothing to take back', () => {
    const { pick, two, part } = picked();
    expect(refusalOf(() => takeBack(rowhouse, part, 2))).toEqual({ rule: 'K9', code: 'nothingToTakeBack' });
    const shown = apply(rowhouse, two.position, 2, pick(2));
    const closed = withPlay(part, shown);
    expect(closed).toEqual({ base: shown.position, plays: [] });
    expect(refusalOf(() => takeBack(rowhouse, closed, 2)).code).toBe('nothingToTakeBack');
  });

  it('reports a bug as a bug', () => {
    const { part } = picked();
    const broken = {
      ...rowhouse,
      play() {
        throw new Error('lost a tile');
      },
    };
    expect(() => takeBack(broken, part, 0)).toThrow('lost a tile');
  });

  it('[K9] refuses if a later answer of another seat depends on it', () => {
    const { pick, two } = picked();
    const shown = apply(rowhouse, two.position, 2, pick(2));
    const [first, second] = [0, 1].map((i) => (shown.position.state.first + i) % 3) as [number, number];
    const built = apply(rowhouse, shown.position, first, { storey: 0 });
    const next = apply(rowhouse, built.position, second, { storey: 0 });
    const open = withPlay(withPlay({ base: shown.position, plays: [] }, built), next);
    expect(refusalOf(() => takeBack(rowhouse, open, first)).code).toBe('nothingToTakeBack');
    expect(takeBack(rowhouse, open, second).position).toEqual(built.position);
  });
});

describe('stored positions', () => {
  it('are read back unchanged', () => {
    const { end } = match();
    expect(fromStored(rowhouse, JSON.parse(JSON.stringify(toStored(rowhouse, end))))).toEqual(end);
  });

  it('are brought into today’s shape by the changes since, in order, and not written to', () => {
    const { end } = match();
    const game = {
      ...rowhouse,
      migrations: [
        (old: { word: string }) => ({ word: `${old.word} one` }),
        (old: { word: string }) => Object.assign(old, { word: `${old.word} two` }),
      ],
    };
    const read = (version: number) => {
      const stored = { game: 'rowhouse', version, position: { state: { word: 'from' }, rng: [1, 2, 3, 4] } };
      const lifted = fromStored(game, stored);
      expect(stored.position.state).toEqual({ word: 'from' });
      return lifted;
    };
    expect([0, 1, 2].map(read)).toEqual([
      { state: { word: 'from one two' }, rng: [1, 2, 3, 4] },
      { state: { word: 'from two' }, rng: [1, 2, 3, 4] },
      { state: { word: 'from' }, rng: [1, 2, 3, 4] },
    ]);
    expect(toStored(game, end).version).toBe(2);
  });

  it('[K8] are refused when they are not of this game, too new or broken', () => {
    const { end } = match();
    const stored = toStored(rowhouse, end);
    const wrong = [
      null,
      undefined,
      {},
      { ...stored, game: 'chess' },
      { ...stored, version: 99 },
      { ...stored, version: -1 },
      { ...stored, position: null },
      { ...stored, position: undefined },
      { ...stored, position: { state: end.state } },
      { ...stored, position: { ...end, rng: [1, 2, 3] } },
      { ...stored, position: { ...end, rng: [1, 2, 3, 4, 5] } },
      { ...stored, position: { ...end, rng: [1, 2, 3, 0.5] } },
      { ...stored, position: { ...end, rng: '1234' } },
      { ...stored, position: { rng: end.rng } },
      { ...stored, position: 'none' },
      { ...stored, version: 0.5 },
      'none',
    ];
    for (const entry of wrong) {
      expect(refusalOf(() => fromStored(rowhouse, entry))).toEqual({ rule: 'K8', code: 'malformedPosition' });
    }
  });
});
