/** Reads a box file and says all that is wrong with it. */
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { type BoxKit, checkBox, type Problem } from '#box';
import type { Box } from '#kernel';

/** A file that cannot be played with; the message is for whoever filled it in. */
export class BoxFault extends Error {}

/** The box in a file, if it fits the game. */
export function readBox(game: string, kit: BoxKit, path: string): Box {
  const file = parse(path);
  const other = gameIn(file);
  if (other !== undefined && other !== game)
    throw new BoxFault(`${basename(path)} is a box of ${other}, not of ${game}.`);
  const checked = checkBox(kit, file);
  if ('problems' in checked) throw new BoxFault(problemText(basename(path), game, checked.problems));
  return checked.box;
}

function parse(path: string): unknown {
  const text = textOf(path);
  try {
    return JSON.parse(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new BoxFault(`${basename(path)} is not JSON${placeIn(text, reason)}: ${reason}`);
  }
}

function textOf(path: string): string {
  try {
    // Some editors begin a file with a byte order mark, which JSON does not allow.
    return readFileSync(path, 'utf8').replace(/^\uFEFF/, '');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    throw new BoxFault(code === 'ENOENT' ? `there is no file ${path}` : `${path} cannot be read (${code})`);
  }
}

/** The line of the fault, where the parser tells its position. */
function placeIn(text: string, reason: string): string {
  const position = /position (\d+)/.exec(reason)?.[1];
  return position === undefined ? '' : `, line ${text.slice(0, Number(position)).split('\n').length}`;
}

function gameIn(file: unknown): string | undefined {
  const game = typeof file === 'object' && file !== null ? Reflect.get(file, 'game') : undefined;
  return typeof game === 'string' ? game : undefined;
}

function problemText(name: string, game: string, problems: readonly Problem[]): string {
  const count = problems.length === 1 ? '1 problem' : `${problems.length} problems`;
  const lines = problems.map(({ where, message }) => `  ${where}: ${message}`);
  return [`${name} does not fit ${game} yet, ${count}:`, ...lines].join('\n');
}
