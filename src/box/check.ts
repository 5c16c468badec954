/** Whether a box file can be played with: its shape first, then everything that is known about the values. */
import * as v from 'valibot';
import type { Box } from '#kernel';
import { messageOf } from './issues.ts';
import type { BoxSchema } from './schema.ts';

/** Something wrong with a box, and where. */
export interface Problem {
  /** The card, tile or group it is about. */
  readonly where: string;
  readonly message: string;
}

/** Something known about the values. */
export interface Check<B extends Box = Box> {
  /** Where it is known from: a rule's number. */
  readonly rule: string;
  problems(values: B['values']): readonly Problem[];
}

/** What a game knows about its box file. */
export interface BoxKit<B extends Box = Box> {
  readonly schema: BoxSchema<B>;
  readonly checks: readonly Check<B>[];
}

export type Checked<B extends Box = Box> = { readonly box: B } | { readonly problems: readonly Problem[] };

/** The box, if nothing is wrong with it. Values are only checked in a file of the right shape. */
export function checkBox<B extends Box>({ schema, checks }: BoxKit<B>, file: unknown): Checked<B> {
  const parsed = v.safeParse(schema, file);
  if (!parsed.success) return { problems: parsed.issues.map((issue) => problemOf(issue, file)) };
  const problems = checks.flatMap(({ rule, problems }) =>
    problems(parsed.output.values).map(({ where, message }) => ({ where, message: `${message} (${rule})` })),
  );
  return problems.length > 0 ? { problems } : { box: parsed.output };
}

function problemOf(issue: v.BaseIssue<unknown>, file: unknown): Problem {
  const where = placeOf(
    (issue.path ?? []).map(({ key }) => key as string | number),
    file,
  );
  return { where, message: messageOf(issue) };
}

/** As a reader looks for it: `streetCards, S05, cost`. Parts of a list are called by their id or name, or counted from 1. */
function placeOf(path: readonly (string | number)[], file: unknown): string {
  const names: string[] = [];
  let value = file;
  for (const key of path) {
    value = partOf(value, key);
    if (key === 'values' || key === 'value') continue;
    names.push(typeof key === 'number' ? (nameOf(value) ?? String(key + 1)) : key);
  }
  return names.length > 0 ? names.join(', ') : 'the file';
}

function partOf(value: unknown, key: string | number): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
}

function nameOf(value: unknown): string | undefined {
  const name = partOf(value, 'id') ?? partOf(value, 'name');
  return typeof name === 'string' ? name : undefined;
}
