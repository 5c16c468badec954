/**
 * Our search against boardgame.io's MCTS bot on the toy game, both versions side by side with the same draws.
 *   tsx bench/peerMatch.ts [games] [its iterations] [our iterations]     100, 1000 and 1000 without them
 * Its bot sees every hidden tile; ours sees its view.
 */
import { searcher, seedNumber } from '#bots';
import { rowhouse } from '#games/rowhouse';
import { brain } from '#games/rowhouse/bot';
import { apply, at, freezePositions, Rng, start } from '#kernel';
import { loadPeer } from './peer.ts';

const [games = 100, theirs = 1000, ours = 1000] = process.argv.slice(2).map(Number);

freezePositions(false);
const draws = { rng: Rng.fromSeed(seedNumber(0)) };
const peer = await loadPeer('stripped', (n) => draws.rng.below(n));
const spent = { ours: 0, theirs: 0 };
const decisions = { ours: 0, theirs: 0 };
let wins = 0;
for (let game = 0; game < games; game++) {
  wins += await playOne(seedNumber(5000 + (game >> 1)), game % 2);
  console.log(
    `${game + 1} games: ${wins} won, CPU a decision ${ms('ours')} against ${ms('theirs')} ms, 1/${(
      spent.theirs / decisions.theirs / (spent.ours / decisions.ours)
    ).toFixed(0)}`,
  );
}

function ms(who: 'ours' | 'theirs'): string {
  return (spent[who] / Math.max(1, decisions[who])).toFixed(1);
}

/** One game; tells 1 when ours wins, a half when nobody does. */
async function playOne(seed: string, own: number): Promise<number> {
  draws.rng = Rng.fromSeed(seed);
  const bot = searcher(rowhouse, brain, { iterations: ours });
  const chance = Rng.fromSeed(seed, 'bot');
  let { position } = start(rowhouse, {}, 2, seed);
  let peerState = peer.start(2);
  for (let open = peer.open(peerState); open.length > 0; open = peer.open(peerState)) {
    const seat = at(open, 0);
    const legal = rowhouse.legalActions(position.state, seat);
    const answers = peer.legal(peerState, seat).map((move) => peer.actionOf(move, seat));
    const which = seat === own ? await think('ours', ourAnswer) : await think('theirs', theirAnswer);
    position = apply(rowhouse, position, seat, legal[which]).position;
    peerState = peer.play(peerState, at(answers, which));

    async function ourAnswer(): Promise<number> {
      const view = rowhouse.view(position.state, seat);
      return legal.indexOf(bot.choose(seat, view, legal, chance));
    }

    async function theirAnswer(): Promise<number> {
      // Its playouts draw from the same bag as the game; they must not use up the game's luck.
      const kept = draws.rng;
      draws.rng = kept.stream('thinking');
      const action = JSON.stringify((await peer.think(peerState, seat, theirs)).payload.args);
      draws.rng = kept;
      return answers.findIndex((answer) => JSON.stringify(answer.payload.args) === action);
    }
  }
  const scores = peer.scores(peerState);
  const lead = at(scores, own) - at(scores, 1 - own);
  return lead > 0 ? 1 : lead === 0 ? 0.5 : 0;
}

async function think(who: 'ours' | 'theirs', answer: () => Promise<number>): Promise<number> {
  const before = process.cpuUsage();
  const which = await answer();
  const { user, system } = process.cpuUsage(before);
  spent[who] += (user + system) / 1000;
  decisions[who] += 1;
  return which;
}
