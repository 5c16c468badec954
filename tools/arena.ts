/** Bots against bots: `tsx tools/arena.ts <game> --a greedy --b random --games 200 [--seats 2] [--options JSON] [--json]`. */
import { arena, BOT_NAMES, botNamed } from '#bots';
import { freezePositions } from '#kernel';
import { readArguments, readBot, readTable, wholeNumber } from './arguments.ts';
import { progress, textTable } from './table.ts';

const USAGE = `usage: tsx tools/arena.ts <game> --a BOT --b BOT [--games N] [--seats N] [--options JSON] [--json]; bots: ${BOT_NAMES.join(', ')}`;

const { title, values, json } = await readArguments(USAGE, ['a', 'b', 'games', 'seats', 'options']);
const { game, brain } = title;
const { seats, options } = readTable(title, values, 2, USAGE);
const [a, b] = [readBot(values.a, 'greedy', USAGE), readBot(values.b, 'random', USAGE)];
const games = wholeNumber(values.games, 200, USAGE);
freezePositions(false);

const contest = { game, options, seats, a: botNamed(a, game, brain), b: botNamed(b, game, brain) };
const standing = arena(contest, games, (played) => progress(played, Math.ceil(games / seats) * seats));
if (json) console.log(JSON.stringify(standing));
else {
  const percent = (part: number) => `${(100 * part).toFixed(1)} %`;
  const { share, margin, wins, points } = standing;
  const rows = [
    [a, wins.toFixed(1), percent(share), `± ${percent(margin)}`, points[0].toFixed(1)],
    [`${b} (each)`, '', percent((1 - share) / Math.max(1, seats - 1)), '', points[1].toFixed(1)],
  ];
  console.log(`${game.id}, ${seats} seats, ${standing.games} games, every deal from every seat`);
  console.log(textTable(['bot', 'wins', 'share', '95 %', 'mean points'], rows));
}
