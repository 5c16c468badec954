/** Command lines of the tools: `tool <game> --name value …`, with clear refusals. */
import { parseArgs } from 'node:util';
import { GAME_IDS, loadTitle, type Title } from '#games';
import { Refused } from '#kernel';

/** Ends the tool with one line that says what was wrong and what it takes. */
export function stop(message: string, usage: string): never {
  console.error(`${message}\n${usage}`);
  process.exit(2);
}

/** The game named first and the options after it. */
export async function readArguments(usage: string, names: readonly string[]) {
  const options = Object.fromEntries(names.map((name) => [name, { type: 'string' as const }]));
  try {
    const { values, positionals } = parseArgs({
      options: { ...options, json: { type: 'boolean' } },
      allowPositionals: true,
    });
    const title = await loadTitle(positionals[0] ?? '');
    return {
      title,
      values: values as Readonly<Record<string, string | undefined>>,
      json: values.json === true,
    };
  } catch (error) {
    if (error instanceof Refused) stop(`no such game; there are: ${GAME_IDS.join(', ')}`, usage);
    stop(error instanceof Error ? error.message : String(error), usage);
  }
}

/** A whole number from the command line, or its default. */
export function wholeNumber(text: string | undefined, otherwise: number, usage: string): number {
  const number = Number(text ?? otherwise);
  if (!Number.isInteger(number) || number < 0) stop(`not a whole number: ${text}`, usage);
  return number;
}

/** Options as JSON from the command line. */
export function jsonOptions(text: string | undefined, usage: string): unknown {
  try {
    return JSON.parse(text ?? '{}');
  } catch {
    stop(`not JSON: ${text}`, usage);
  }
}

export type { Title };
