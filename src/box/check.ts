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

type Issue = v.BaseIssue<unknown>;
type Key = string | number;

function problemOf(issue: Issue, file: unknown): Problem {
  const { innermost, path } = followed(issue);
  return { where: placeOf(path, file), message: messageOf(innermost) };
}

/** Where one of several forms is allowed, the fault that lies deepest is in the form that was meant. */
function followed(issue: Issue): { innermost: Issue; path: readonly Key[] } {
  const path = (issue.path ?? []).map(({ key }) => (typeof key === 'number' ? key : String(key)));
  if (typeof issue.input !== 'object' || issue.input === null || !issue.issues)
    return { innermost: issue, path };
  const [first, ...others] = issue.issues.map(followed);
  if (!first) return { innermost: issue, path };
  const deepest = others.reduce((best, next) => (next.path.length > best.path.length ? next : best), first);
  return { innermost: deepest.innermost, path: [...path, ...deepest.path] };
}

/** As a reader looks for it: `streetCards, S05, cost`. Parts of a list are called by their id or name, or counted from 1. */
function placeOf(path: readonly Key[], file: unknown): string {
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
