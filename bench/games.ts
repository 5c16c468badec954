/**
 * How fast random playouts of each game are, relative to the yardstick.
 *   tsx bench/games.ts [id ...]     these games, or all of them; exits with 1 if a floor is missed
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { GAME_IDS, loadTitle } from '#games';
import { at } from '#kernel';
import type { Measurement } from './oneTable.ts';
import { numberText, type Report, shareText, tableText, verdictOf } from './table.ts';

/** Floors and aims: actions per second divided by the yardstick's moves per second. */
const GOALS = {
  sampled: { floor: 1 / 30, aim: 1 / 10 },
  'full lists': { floor: 1 / 150, aim: 1 / 40 },
};

/** A table takes about ten seconds; after this long it counts as hanging. */
const TIMEOUT_MS = 120_000;

const HEAD = ['game', 'seats', 'playouts', 'of yardstick', 'floor', 'aim', 'verdict'].concat(
  ['actions/s', 'playouts/s', 'actions a game'],
  ['largest list', 'cut'],
);

interface Row {
  readonly cells: readonly string[];
  readonly missed: boolean;
}

/** Measures the games at every seat count. */
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

/** Runs each table in its own process, so that none is slowed by an earlier one and hanging ones can be killed. */
function rowsOfTable(id: string, seats: number): Row[] {
  const script = join(import.meta.dirname, 'oneTable.ts');
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [...process.execArgv, script, id, String(seats)],
    { encoding: 'utf8', timeout: TIMEOUT_MS },
  );
  const name = [id, String(seats)];
  if (status === null) return [failure(name, `did not end within ${TIMEOUT_MS / 1000} seconds`)];
  if (status !== 0) return [failure(name, stderr.trim())];
  console.error(`${id}, ${seats} seats: measured`);
  return (JSON.parse(stdout) as Measurement[]).map((measurement) => rowOf(name, measurement));
}

function rowOf(name: readonly string[], { playouts, share, actions, games, counts }: Measurement): Row {
  const { floor, aim } = GOALS[playouts];
  const verdict = verdictOf({ value: share, floor, aim });
  const cells = [
    ...name,
    playouts,
    ...[share, floor, aim].map(shareText),
    verdict,
    numberText(actions),
    numberText(games),
    numberText(counts.actions / counts.games),
    counts.largestList === 0 ? '' : String(counts.largestList),
    String(counts.cut),
  ];
  return { cells, missed: verdict === 'MISSED' };
}

/** A table that cannot be measured is reported and counts as missed. */
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
