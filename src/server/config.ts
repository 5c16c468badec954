/** Settings from the environment. */

export interface Config {
  readonly port: number;
  readonly host: string;
}

const DEFAULT_PORT = 3000;
const HIGHEST_PORT = 65_535;

/** Reads PORT (0 takes a free one) and HOST; an invalid value is an error with one clear line. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const port = env.PORT === undefined || env.PORT === '' ? DEFAULT_PORT : wholeNumber(env.PORT);
  if (port === undefined || port > HIGHEST_PORT)
    throw new Error(`PORT must be a whole number from 0 to ${HIGHEST_PORT}, not "${env.PORT}"`);
  return { port, host: env.HOST || 'localhost' };
}

function wholeNumber(text: string): number | undefined {
  return /^\d{1,5}$/.test(text) ? Number(text) : undefined;
}
