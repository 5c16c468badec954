/** The longest lists of answers in many random games: `tsx bench/lists.ts <game> [--games N] [--seats N] [--options JSON]`. */
import { seedNumber } from '#bots';
import { at, freezePositions, Rng, silentTools, start } from '#kernel';
import { readArguments, readTable, wholeNumber } from '../tools/arguments.ts';
import { progress, textTable } from '../tools/table.ts';

const USAGE = 'usage: tsx bench/lists.ts <game> [--games N] [--seats N] [--options JSON]';

const { title, values } = await readArguments(USAGE, ['games', 'seats', 'options']);
const { game } = title;
const { seats, options } = readTable(title, values, 2, USAGE);
const games = wholeNumber(values.games, 10_000, USAGE);
freezePositions(false);

/** By question: how often it came up, its total answers, and the longest list. */
const lists = new Map<string, { asked: number; answers: number; longest: number }>();
for (let n = 1; n <= games; n++) {
  playOut(n);
  progress(n, games);
}

const rows = [...lists]
  .sort(([, one], [, two]) => two.longest - one.longest)
  .map(([step, { asked, answers, longest }]) => [step, longest, (answers / asked).toFixed(1), asked]);
console.log(`${game.id}, ${seats} seats, ${games} random games`);
console.log(textTable(['question', 'longest list', 'mean', 'asked'], rows));

/** Plays one random game in place. */
function playOut(n: number): void {
  const draft = start(game, options, seats, seedNumber(n)).position.state;
  const rng = Rng.fromSeed(seedNumber(n), 'lists');
  for (let open = game.decisions(draft); open.length > 0; open = game.decisions(draft)) {
    const { seat, prompt } = at(open, 0);
    const legal = game.legalActions(draft, seat);
    count((prompt as { step: string }).step, legal.length);
    game.play(draft, seat, rng.pick(legal), silentTools(rng));
  }
}

function count(step: string, length: number): void {
  const counts = lists.get(step) ?? { asked: 0, answers: 0, longest: 0 };
  counts.asked += 1;
  counts.answers += length;
  counts.longest = Math.max(counts.longest, length);
  lists.set(step, counts);
}
