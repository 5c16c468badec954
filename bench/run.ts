/**
 * The whole benchmark, with all figures as ratios within this run; written to bench/results.md.
 *   npm run bench                everything; exits with 1 if a floor is missed
 *   npm run bench -- --check     only checks that all versions of Rowhouse agree
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAME_IDS } from '#games';
import { freezePositions } from '#kernel';
import { type Agreement, agree } from './agreement.ts';
import { benchGames } from './games.ts';
import type { PeerName } from './peer.ts';
import { benchRowhouse } from './rowhouse.ts';
import { benchSearch } from './search.ts';

freezePositions(false);
const whole = await agreeOrStop('rowhouse');
const alone = await agreeOrStop('stripped');
const proof = `All three versions of Rowhouse agree: ${whole.games.length} games with 2, 3 and 4 seats, ${whole.positions} positions, the same deciding seats, answers and scores.`;
console.log(proof);
if (!process.argv.includes('--check')) await bench();

/** Ends the run if the versions differ. */
async function agreeOrStop(name: PeerName): Promise<Agreement> {
  try {
    return await agree(name);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

async function bench(): Promise<void> {
  const toy = benchRowhouse(whole, alone);
  console.log(`\n${toy.text}\n`);
  const games = await benchGames(GAME_IDS);
  console.log(`\n${games.text}`);
  const search = benchSearch(GAME_IDS);
  console.log(`\n${search.text}`);
  writeFileSync(join(import.meta.dirname, 'results.md'), page(toy.text, games.text, search.text));
  process.exit(toy.missed || games.missed || search.missed ? 1 : 0);
}

function page(toy: string, games: string, search: string): string {
  return `# Bench results

Written by \`npm run bench\` (Node ${process.version}). Rates are per second of CPU time, medians of alternating rounds in one run;
the ratios carry over to other machines, the rates do not.

## Rowhouse against boardgame.io

${proof}

${toy}

In place: recorded games replayed on a draft. Apply: the same through the pure function, positions not frozen.
The same games go through boardgame.io's reducer, without undo and freezing; its playouts pick from its own \`enumerate\`.

boardgame.io: the game written as in its documentation, with phases, stages, turn order and events.
Its reducer alone: the same game with everybody active in one endless turn and a turn flow of its own; for comparison, without a verdict.

## Every game against the yardstick

The yardstick is a hand-written Connect Four (\`bench/connectFour.ts\`), random playouts, moves per second.

${games}

## Search

Iterations per second of one tree with two seats, for decisions from random games, 1,000 iterations each. An iteration imagines or copies a state,
plays down the tree and a little further, and evaluates. Compared with plain sampled playouts of whole games.

${search}
`;
}
