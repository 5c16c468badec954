/** Parses command lines of the tools, `tool <game> --name value …`, with clear error messages. */
import { parseArgs } from 'node:util';
import { type Bot, seedNumber } from '#bots';
import { GAME_IDS, loadTitle, type Title } from '#games';
import { Refused, start } from '#kernel';
import { botOf } from './arena/spec.ts';

type Values = Readonly<Record<string, string | undefined>>;

/** Exits with an error message and the usage line. */
export function stop(message: string, usage: string): never {
  console.error(`${message}\n${usage}`);
  process.exit(2);
}

/** Reads the game and the options after it. */
export async function readArguments(
  usage: string,
  names: readonly string[],
  args: readonly string[] = process.argv.slice(2),
) {
  const options = Object.fromEntries(names.map((name) => [name, { type: 'string' as const }]));
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { ...options, json: { type: 'boolean' } },
      allowPositionals: true,
    });
    const title = await loadTitle(positionals[0] ?? '');
    return {
      title,
      values: values as Values,
      json: values.json === true,
    };
  } catch (error) {
    if (error instanceof Refused) stop(`no such game; there are: ${GAME_IDS.join(', ')}`, usage);
    stop(error instanceof Error ? error.message : String(error), usage);
  }
}

/** A whole number from the command line, or its default. */
export function wholeNumber(text: string | undefined, fallback: number, usage: string): number {
  const number = Number(text ?? fallback);
  if (!Number.isInteger(number) || number < 0) stop(`not a whole number: ${text}`, usage);
  return number;
}

/** Reads seats and options, and checks that a game can start with them. */
export function readTable({ game }: Title, values: Values, fewest: number, usage: string) {
  const seats = wholeNumber(values.seats, Math.max(fewest, game.seats.min), usage);
  try {
    const { options } = start(game, JSON.parse(values.options ?? '{}'), seats, seedNumber(0));
    return { seats, options };
  } catch (error) {
    if (error instanceof SyntaxError) stop(`not JSON: ${values.options}`, usage);
    if (error instanceof Refused) stop(error.message, usage);
    throw error;
  }
}

/** Reads a bot. */
export function readBot(spec: string, title: Title, usage: string): Bot {
  return botOf(spec, title) ?? stop(`no such bot: ${spec}`, usage);
}
