/** A what-if as text for an address: the game as a line, and where it branches. Documented in docs/api.md. */
import type { Title } from '#games';
import { type GameRecord, lineOf, playLine, refused, type Seat } from '#kernel';
import type { WantedBox } from '../titles/titles.ts';

/** The first letter of a link: its version. */
const VERSION = '1';

/** Longer ones are no links of ours. */
const LONGEST = { packed: 40_000, unpacked: 400_000 };

/** A finished game, and where it branches. */
export interface WhatIf {
  readonly record: GameRecord;
  /** How many answers stand before the branch. */
  readonly move: number;
  readonly seat: Seat;
}

/** What a link says, before the game is loaded. */
export interface LinkContent extends Omit<WhatIf, 'record'> {
  readonly game: string;
  readonly options: object;
  readonly seats: number;
  readonly seed: string;
  readonly line: string;
  readonly names?: readonly string[];
  readonly box?: string;
}

/** The text of a link; values of one's own are left out: who has them can open it. */
export async function linkOf({ game }: Title, { record, move, seat }: WhatIf): Promise<string> {
  const { options, seats, seed, names, box, plays } = record;
  const line = lineOf(game, record, plays);
  const content: LinkContent = {
    game: record.game,
    options,
    seats,
    seed,
    line,
    move,
    seat,
    ...(names && { names }),
    ...(box !== undefined && { box }),
  };
  return VERSION + (await packed(JSON.stringify(content)));
}

/** The address of a what-if in this Skyline. */
export async function whatIfPath(title: Title, whatIf: WhatIf): Promise<string> {
  return `/whatif#${await linkOf(title, whatIf)}`;
}

/** Reads a link; refuses a damaged one (K7), and one of a version that is not known here (K7). */
export async function readLink(text: string): Promise<LinkContent> {
  if (text[0] !== VERSION || text.length > LONGEST.packed) throw refused('malformedRecord');
  const content = await unpacked(text.slice(1))
    .then((unpackedText): unknown => JSON.parse(unpackedText))
    .catch(malformed);
  return isContent(content) ? content : malformed();
}

/** The values a link was made with. */
export function boxOfLink({ box }: LinkContent): WantedBox {
  return box === undefined ? {} : { box };
}

/** The finished game of a link; refuses a line that the rules do not allow. */
export function whatIfOf({ game }: Title, content: LinkContent): WhatIf {
  const { line, move, seat, ...rest } = content;
  const { plays } = playLine(game, rest, line);
  // playLine has refused options that the game does not have.
  return { record: { ...rest, options: rest.options as GameRecord['options'], plays }, move, seat };
}

function malformed(): never {
  throw refused('malformedRecord');
}

function isContent(value: unknown): value is LinkContent {
  if (typeof value !== 'object' || value === null) return false;
  const content: Partial<Record<keyof LinkContent, unknown>> = value;
  const { game, options, seats, seed, line, move, seat, names, box } = content;
  const areNames =
    names === undefined || (Array.isArray(names) && names.every((one) => typeof one === 'string'));
  return (
    typeof game === 'string' &&
    typeof options === 'object' &&
    options !== null &&
    [seats, move, seat].every((number) => Number.isInteger(number)) &&
    typeof seed === 'string' &&
    typeof line === 'string' &&
    areNames &&
    (box === undefined || typeof box === 'string')
  );
}

/** Compressed, in letters that an address may have. */
async function packed(text: string): Promise<string> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Stops where a few letters would become a whole library. */
async function unpacked(text: string): Promise<string> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  const decoder = new TextDecoder();
  let all = '';
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    all += decoder.decode(part.value, { stream: true });
    if (all.length > LONGEST.unpacked) malformed();
  }
  return all + decoder.decode();
}
