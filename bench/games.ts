/**
 * How fast each game plays out at random, against the yardstick.
 *   tsx bench/games.ts [id ...]     the games named, or all of them; ends with 1 when a floor is missed
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { GAME_IDS, loadTitle } from '#games';
import { at } from '#kernel';
import type { Measured } from './oneTable.ts';
import { numberText, type Report, shareText, tableText, verdictOf } from './table.ts';

/** What playouts must and should reach, in actions per second by the yardstick's moves per second. */
const GOALS = {
  sampled: { floor: 1 / 30, aim: 1 / 10 },
  'full lists': { floor: 1 / 150, aim: 1 / 40 },
};

/** A table takes some ten seconds; one that takes so long hangs. */
const LONGEST_MS = 120_000;

const HEAD = ['game', 'seats', 'playouts', 'of yardstick', 'floor', 'aim', 'verdict'].concat(
  ['actions/s', 'playouts/s', 'actions a game'],
  ['largest list', 'cut'],
);

interface Row {
  readonly cells: readonly string[];
  readonly missed: boolean;
}

/** Measures the games with every number of seats. */
export async function benchGames(ids: readonly string[]): Promise<Report> {
  const rows: Row[] = [];
  for (const id of ids) rows.push(...(await rowsOfGame(id)));
  const cells = rows.map((row) => row.cells);
  return { text: tableText(HEAD, cells), missed: rows.some(({ missed }) => missed) };
}

async function rowsOfGame(id: string): Promise<Row[]> {
  try {
    const { min, max } = (await loadTitle(id)).game.seats;
    const rows: Row[] = [];
    for (let seats = min; seats <= max; seats++) rows.push(...rowsOfTable(id, seats));
    return rows;
  } catch (error) {
    return [failure([id, ''], error instanceof Error ? error.message : String(error))];
  }
}

/** Each table is a process of its own: none is slowed by what ran before it, and one that hangs can be ended. */
function rowsOfTable(id: string, seats: number): Row[] {
  const script = join(import.meta.dirname, 'oneTable.ts');
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [...process.execArgv, script, id, String(seats)],
    { encoding: 'utf8', timeout: LONGEST_MS },
  );
  const name = [id, String(seats)];
  if (status === null) return [failure(name, `did not end within ${LONGEST_MS / 1000} seconds`)];
  if (status !== 0) return [failure(name, stderr.trim())];
  console.error(`${id}, ${seats} seats: measured`);
  return (JSON.parse(stdout) as Measured[]).map((measured) => rowOf(name, measured));
}

function rowOf(name: readonly string[], { playouts, share, actions, games, seen }: Measured): Row {
  const { floor, aim } = GOALS[playouts];
  const verdict = verdictOf({ value: share, floor, aim });
  const cells = [
    ...name,
    playouts,
    ...[share, floor, aim].map(shareText),
    verdict,
    numberText(actions),
    numberText(games),
    numberText(seen.actions / seen.games),
    seen.largestList === 0 ? '' : String(seen.largestList),
    String(seen.cut),
  ];
  return { cells, missed: verdict === 'MISSED' };
}

/** A table that cannot be measured is told, and counts as missed. */
function failure(name: readonly string[], reason: string): Row {
  console.error(`${name.join(' ').trim()}: cannot be measured: ${reason}`);
  return { cells: [...name, 'cannot be measured'], missed: true };
}

if (import.meta.url === pathToFileURL(at(process.argv, 1)).href) {
  const ids = process.argv.slice(2);
  const { text, missed } = await benchGames(ids.length > 0 ? ids : GAME_IDS);
  console.log(text);
  process.exit(missed ? 1 : 0);
}
