/**
 * Our highest level against boardgame.io's MCTS bot on Rowhouse, both versions with the same draws.
 *   tsx bench/peerMatch.ts [games] [its iterations]     by default 100 and 1000
 * Its bot sees every hidden tile, ours only its view. Writes bench/peerMatch.md; exits with 1 if a floor is missed.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { botNamed, type DealtGame, seedNumber, standingOf } from '#bots';
import { rowhouse } from '#games/rowhouse';
import { heuristics } from '#games/rowhouse/bot';
import { apply, at, freezePositions, Rng, start } from '#kernel';
import { loadPeer } from './peer.ts';
import { missed, pageOf } from './peerPage.ts';

const [games = 100, theirs = 1000] = process.argv.slice(2).map(Number);
const FIRST_DEAL = 5000;

freezePositions(false);
const draws = { rng: Rng.fromSeed(seedNumber(0)) };
const peer = await loadPeer('stripped', (n) => draws.rng.below(n));
const spent = { ours: 0, theirs: 0 };
const decisions = { ours: 0, theirs: 0 };
const deals: DealtGame[][] = [];
for (let game = 0; game < games; game += 2) {
  const seed = seedNumber(FIRST_DEAL + game / 2);
  deals.push([await playOne(seed, 0), await playOne(seed, 1)]);
  const { share } = standingOf(deals, 2);
  const [own, other] = [cpu('ours'), cpu('theirs')];
  console.log(
    `${game + 2} games: ${(100 * share).toFixed(1)} % won, ${own.toFixed(2)} against ${other.toFixed(1)} ms a decision`,
  );
}
const result = {
  standing: standingOf(deals, 2),
  iterations: theirs,
  ms: { ours: cpu('ours'), theirs: cpu('theirs') },
};
const page = pageOf(result);
writeFileSync(join(import.meta.dirname, 'peerMatch.md'), page);
console.log(`\n${page}`);
process.exit(missed(result) ? 1 : 0);

/** CPU milliseconds per decision. */
function cpu(who: 'ours' | 'theirs'): number {
  return spent[who] / Math.max(1, decisions[who]);
}

/** One game; a tie is half a win. */
async function playOne(seed: string, own: number): Promise<DealtGame> {
  draws.rng = Rng.fromSeed(seed);
  const bot = botNamed('level6', rowhouse, heuristics);
  const chance = Rng.fromSeed(seed, 'bot');
  let { position } = start(rowhouse, {}, 2, seed);
  let peerState = peer.start(2);
  let actions = 0;
  for (let open = peer.open(peerState); open.length > 0; open = peer.open(peerState)) {
    const seat = at(open, 0);
    const legal = rowhouse.legalActions(position.state, seat);
    const answers = peer.legal(peerState, seat).map((move) => peer.actionOf(move, seat));
    const which = seat === own ? await think('ours', ourAnswer) : await think('theirs', theirAnswer);
    position = apply(rowhouse, position, seat, legal[which]).position;
    peerState = peer.play(peerState, at(answers, which));
    actions += 1;

    async function ourAnswer(): Promise<number> {
      const view = rowhouse.view(position.state, seat);
      return legal.indexOf(bot.choose(seat, view, legal, chance));
    }

    async function theirAnswer(): Promise<number> {
      // Its playouts use the same generator as the game; they must not change the game's draws.
      const gameRng = draws.rng;
      draws.rng = gameRng.stream('thinking');
      const action = JSON.stringify((await peer.think(peerState, seat, theirs)).payload.args);
      draws.rng = gameRng;
      return answers.findIndex((answer) => JSON.stringify(answer.payload.args) === action);
    }
  }
  const scores = peer.scores(peerState);
  const points = [at(scores, own), at(scores, 1 - own)] as const;
  const lead = points[0] - points[1];
  const win = lead > 0 ? 1 : lead === 0 ? 0.5 : 0;
  const ending = rowhouse.outcome(position.state)?.ending ?? '';
  return { seat: own, win, otherWin: 1 - win, points, actions, ending };
}

async function think(who: 'ours' | 'theirs', answer: () => Promise<number>): Promise<number> {
  const before = process.cpuUsage();
  const which = await answer();
  const { user, system } = process.cpuUsage(before);
  spent[who] += (user + system) / 1000;
  decisions[who] += 1;
  return which;
}
