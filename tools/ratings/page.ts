/** Writes bench/ratings.md: whether ratings predict who wins the games of bench/ratings. */
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { at } from '#kernel';
import { calibrationOf, type Judged } from './calibration.ts';
import { type Judgement, judge, LADDERS } from './judge.ts';
import { FOLDER, FORETOLD, LEARNED, PLAYERS } from './play.ts';

/** Predictions may be off by so many points of a hundred. */
const BAR = 3;

export function writePage(): void {
  const sizes = readdirSync(FOLDER)
    .sort()
    .flatMap((file) => {
      const [, game = '', seats] = /^(\w+)-(\d+)\.txt$/.exec(file) ?? [];
      return seats === undefined ? [] : [[game, Number(seats)] as const];
    });
  const { scale, judgements } = judge(sizes);
  writeFileSync(join(FOLDER, '../ratings.md'), page(scale, judgements));
}

function page(scale: number, judgements: readonly Judgement[]): string {
  const rows = judgements.map(({ game, seats, ladders, anchors }) =>
    row([game, seats, ...figures(ladders.flat()), spreadOf(ladders), ...figures(anchors)]),
  );
  const all = [
    '**all together**',
    '',
    ...figures(judgements.flatMap(({ ladders }) => ladders.flat())),
    '',
    ...figures(judgements.flatMap(({ anchors }) => anchors)),
  ];
  return `# Whether ratings predict who wins

Written by \`npm run ratings -- judge\` from the games in \`bench/ratings\`, which \`npm run ratings -- play <game> <seats>\` plays. Bots of levels 1 to 4, three players of each, play ${LEARNED} games in seats drawn by lot and are rated
game by game, as people are, without anybody knowing their level. Then the winners of ${FORETOLD} other games are foretold, whose results change no rating. Their deals are others, and nothing else is learned from them.

One ladder is too few to judge by: its dozen ratings are each about as far off as they say they are, and every game it foretells has the same errors in it. So ${LADDERS} ladders are made of the same games, each in an order of its own and with the seats of
a level dealt anew to its three players, and all that they foretell is counted together. *One ladder* is what a single one is off by: the median, and where nine of ten lie; many are off by more than the bar.

*Off* is the root mean square of predicted minus actual wins, in points of a hundred: all players are put into ten bins by their predicted chance, and each bin counts by its players. *Chance* is what would be left of
it if every prediction were perfect; a game that ${LADDERS} ladders foretell is one throw of the dice. *Loss* is the mean logarithmic loss of the winner's chance. The bar is ${BAR} points. Ratings come with one scale for all
ladders, ${scale.toFixed(2)}, fitted to the second half of the learning games alone. The anchors are the bots' fixed
ratings of \`src/rating/anchors.json\`, fitted at once by \`npm run ratings -- anchors\` to the contests of [strength.md](strength.md) and the learning games; they foretell the same games.

| game | seats | game by game: off | chance | loss | | one ladder | anchors: off | chance | loss | |
| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |
${[...rows, row(all)].join('\n')}

${judgements.map(details).join('\n\n')}
`;
}

function figures(games: readonly Judged[]): string[] {
  const { off, chance, loss } = calibrationOf(games);
  return [off.toFixed(1), chance.toFixed(1), loss.toFixed(3), off <= BAR ? 'reached' : 'MISSED'];
}

/** What single ladders are off by: the median, and where nine of ten lie; many are off by more than the bar. */
function spreadOf(ladders: readonly (readonly Judged[])[]): string {
  const sorted = ladders.map((one) => calibrationOf(one).off).toSorted((one, two) => one - two);
  const quantile = (share: number) => at(sorted, Math.round(share * (sorted.length - 1))).toFixed(1);
  return `${quantile(0.5)} (${quantile(0.05)} – ${quantile(0.95)})`;
}

function details({ game, seats, ladders, ratings }: Judgement): string {
  const levels = [...new Set(PLAYERS)].map((level) => {
    const own = ratings.filter((_, player) => PLAYERS[player] === level);
    const inWords = own.map(({ mu, sigma }) => `${(mu / 1e6).toFixed(1)} ± ${(sigma / 1e6).toFixed(1)}`);
    return `${level} ${inWords.join(', ')}`;
  });
  return `## ${game}, ${seats} seats

After the learning games, on the first ladder: ${levels.join('; ')}.

| predicted | won | players |
| --- | --- | --- |
${calibrationOf(ladders.flat())
  .bins.map(({ predicted, won, players }) => row([percent(predicted), percent(won), players]))
  .join('\n')}`;
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}

function row(cells: readonly (string | number)[]): string {
  return `| ${cells.join(' | ')} |`;
}
