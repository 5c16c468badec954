/**
 * All figures, each as a ratio within this run; written to bench/results.md.
 *   npm run bench                the whole bench; ends with 1 when a floor is missed
 *   npm run bench -- --check     only the proof that all versions of the toy game agree
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAME_IDS } from '#games';
import { freezePositions } from '#kernel';
import { type Agreed, agree } from './agreement.ts';
import { benchGames } from './games.ts';
import type { PeerName } from './peer.ts';
import { benchRowhouse } from './rowhouse.ts';
import { benchSearch } from './search.ts';

freezePositions(false);
const whole = await agreeOrStop('rowhouse');
const alone = await agreeOrStop('stripped');
const proof = `All three versions of the toy game agree: ${whole.games.length} games with 2, 3 and 4 seats, ${whole.positions} positions, seats to act, answers and scores alike.`;
console.log(proof);
if (!process.argv.includes('--check')) await bench();

/** Nothing is reported on versions that differ. */
async function agreeOrStop(name: PeerName): Promise<Agreed> {
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

## The toy game against boardgame.io

${proof}

${toy}

In place: recorded games replayed on a draft. Apply: the same through the pure function, positions not frozen.
The same games go through boardgame.io's reducer, without undo and freezing; its playouts pick from its own \`enumerate\`.

boardgame.io: the game as its documentation teaches to write it, with its phases, stages, turn order and events.
Its reducer alone: the same game with everybody active in one endless turn, the turn flow kept by hand; shown for comparison, without a verdict.

## Every game against the yardstick

The yardstick is a hand-written Connect Four (\`bench/connectFour.ts\`), random playouts, moves per second.

${games}

## Search

Iterations per second of one tree with two seats, decisions out of random games, 1,000 iterations each; an iteration imagines or copies a state,
plays down the tree and a little further, and judges. Against bare sampled playouts of whole games.

${search}
`;
}
