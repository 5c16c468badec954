/**
 * How fast search is in each game, compared with plain playouts of the same game.
 *   tsx bench/search.ts [id ...]     these games, or all of them; exits with 1 if a floor is missed
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Search, searchSettings, seedNumber } from '#bots';
import { GAME_IDS, loadTitle, type Title } from '#games';
import { at, clone, freezePositions, Rng, type Seat, silentTools } from '#kernel';
import { type Contestant, measure } from './measure.ts';
import { deals, newCounts, sampled } from './playouts.ts';
import { numberText, type Report, tableText, verdictOf } from './table.ts';

/** Iterations per second: the floor and the aim. */
const GOAL = { floor: 12_000, aim: 30_000 };

/** Iterations per decision. */
const ITERATIONS = 1000;
const POSITIONS = 24;
const EFFORT = { rounds: 3, seconds: 2 };

const HEAD = ['game', 'iterations/s', 'floor', 'aim', 'verdict', 'playouts/s', 'iterations a playout'];

interface Measurement {
  readonly iterations: number;
  readonly playouts: number;
}

/** Measures the games with two seats, each in its own process. */
export function benchSearch(ids: readonly string[]): Report {
  let missed = false;
  const rows = ids.map((id) => {
    const args = [...process.execArgv, fileURLToPath(import.meta.url), '--one', id];
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
    if (status !== 0) throw new Error(stderr);
    const { iterations, playouts } = JSON.parse(stdout) as Measurement;
    const verdict = verdictOf({ value: iterations, ...GOAL });
    missed ||= verdict === 'MISSED';
    const figures = [iterations, GOAL.floor, GOAL.aim].map(numberText);
    return [id, ...figures, verdict, numberText(playouts), numberText(iterations / playouts)];
  });
  return { text: tableText(HEAD, rows), missed };
}

async function measureOne(id: string): Promise<Measurement> {
  const title = await loadTitle(id);
  const { game, heuristics } = title;
  const playing = sampled(game, heuristics, deals(game, 2, {}), newCounts());
  const [searches, playouts] = measure([searching(title), playing], EFFORT);
  return { iterations: searches?.games.median ?? 0, playouts: playouts?.games.median ?? 0 };
}

/** Searches one position after the other; an iteration counts as a game. */
function searching(title: Title): Contestant {
  const { game, heuristics } = title;
  const positions = positionsOf(title);
  const search = new Search(game, heuristics, searchSettings(heuristics));
  const rng = Rng.fromSeed(seedNumber(2));
  let next = 0;
  return () => {
    const { seat, view, legal } = at(positions, next % positions.length);
    next += 1;
    search.run(seat, view, legal, { iterations: ITERATIONS }, rng);
    return { actions: 0, games: search.iterations };
  };
}

interface Position {
  readonly seat: Seat;
  readonly view: unknown;
  readonly legal: readonly unknown[];
}

/** Decisions from sampled games, spread over their length. */
function positionsOf({ game, heuristics }: Title): Position[] {
  const rng = Rng.fromSeed(seedNumber(3));
  const positions: Position[] = [];
  for (const { state } of deals(game, 2, {}).slice(0, 4)) {
    const draft = clone(state);
    for (let seat = game.turn(draft); seat !== undefined; seat = game.turn(draft)) {
      const legal = game.legalActions(draft, seat);
      if (legal.length > 1) positions.push({ seat, view: clone(game.view(draft, seat)), legal });
      game.play(draft, seat, heuristics.sample(draft, seat, rng), silentTools(rng));
    }
  }
  const every = Math.max(1, Math.floor(positions.length / POSITIONS));
  return positions.filter((_, i) => i % every === 0);
}

if (import.meta.url === pathToFileURL(at(process.argv, 1)).href) {
  freezePositions(false);
  const [first, ...rest] = process.argv.slice(2);
  if (first === '--one') console.log(JSON.stringify(await measureOne(at(rest, 0))));
  else {
    const { text, missed } = benchSearch(first ? [first, ...rest] : GAME_IDS);
    console.log(text);
    process.exit(missed ? 1 : 0);
  }
}
