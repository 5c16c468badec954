import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { playMatch, random, seedNumber } from '#bots';
import { GAME_IDS, loadTitle } from '#games';
import { MOST_PLAYS } from '../../tables/replays.ts';

interface Schema {
  readonly type?: string;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: Schema | false;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxItems?: number;
}

const file = new URL('../../../../docs/record.schema.json', import.meta.url);
const schema: Schema = JSON.parse(readFileSync(file, 'utf8'));

/** As much of JSON Schema as the document uses. */
function fits(schema: Schema, value: unknown): boolean {
  const { type, anyOf } = schema;
  if (anyOf) return anyOf.some((one) => fits(one, value));
  if (type === 'string') return typeof value === 'string' && new RegExp(schema.pattern ?? '').test(value);
  if (type === 'boolean') return typeof value === 'boolean';
  if (type === 'integer') {
    const { minimum = Number.MIN_SAFE_INTEGER, maximum = Number.MAX_SAFE_INTEGER } = schema;
    return Number.isInteger(value) && Number(value) >= minimum && Number(value) <= maximum;
  }
  if (type === 'array')
    return (
      Array.isArray(value) &&
      value.length <= (schema.maxItems ?? Number.POSITIVE_INFINITY) &&
      value.every((item) => fits(schema.items ?? {}, item))
    );
  return type === undefined || (type === 'object' && fitsObject(schema, value));
}

function fitsObject(
  { required = [], properties = {}, additionalProperties }: Schema,
  value: unknown,
): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  if (!required.every((name) => name in value)) return false;
  return Object.entries(value).every(([name, part]) => {
    const schema = properties[name] ?? additionalProperties ?? {};
    return schema !== false && fits(schema, part);
  });
}

async function recordOf(id: string) {
  const { game } = await loadTitle(id);
  const bots = Array.from({ length: game.seats.max }, random);
  return JSON.parse(JSON.stringify(playMatch(game, bots, {}, seedNumber(7)).record));
}

describe('docs/record.schema.json', () => {
  it.each(GAME_IDS)('describes a record of %s', async (id) => {
    const record = await recordOf(id);
    expect(record.plays.length).toBeGreaterThan(5);
    expect(fits(schema, record)).toBe(true);
    expect(fits(schema, { ...record, names: ['Ada', ''] })).toBe(true);
  });

  it('describes nothing else', async () => {
    const record = await recordOf('rowhouse');
    const wrong = [
      null,
      [],
      { ...record, seed: 'abc' },
      { ...record, seats: 0 },
      { ...record, seats: '2' },
      { ...record, game: 'Row TestServer' },
      { ...record, options: { deep: { er: 1 } } },
      { ...record, plays: [{ seat: 0 }] },
      { ...record, plays: [{ seat: -1, action: {} }] },
      { ...record, plays: [{ seat: 0, action: {}, at: 1 }] },
      { ...record, names: 'Ada' },
      { ...record, names: [7] },
      { ...record, more: 1 },
    ];
    for (const value of wrong) expect(fits(schema, value)).toBe(false);
    const { seed: _, ...seedless } = record;
    expect(fits(schema, seedless)).toBe(false);
  });

  it('knows the longest game the server takes', () => {
    expect(schema.properties?.plays?.maxItems).toBe(MOST_PLAYS);
  });
});
