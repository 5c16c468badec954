/** Many games at once: `tsx tools/simulate.ts <game> --seats N --games N [--bot greedy] [--options JSON] [--json]`. */
import { playMatch, seedNumber } from '#bots';
import { at, freezePositions } from '#kernel';
import { SPECS } from './arena/spec.ts';
import { readArguments, readBot, readTable, wholeNumber } from './arguments.ts';
import { progress, spread, textTable } from './table.ts';

const USAGE = `usage: tsx tools/simulate.ts <game> [--seats N] [--games N] [--bot BOT] [--options JSON] [--json]; bots: ${SPECS}`;

const { title, values, json } = await readArguments(USAGE, ['seats', 'games', 'bot', 'options']);
const { game, words } = title;
const { seats, options } = readTable(title, values, 1, USAGE);
const games = wholeNumber(values.games, 100, USAGE);
const name = values.bot ?? 'random';
freezePositions(false);

const bots = Array.from({ length: seats }, () => readBot(name, title, USAGE));
const results = Array.from({ length: games }, (_, n) => {
  const { record, position } = playMatch(game, bots, options, seedNumber(n + 1));
  progress(n + 1, games);
  const outcome = game.outcome(position.state);
  return { length: record.plays.length, scores: game.scores(position.state), outcome };
});

const parts = Object.keys(at(results, 0).scores[0]?.parts ?? {});
const bySeat = bots.map((_, seat) => ({
  seat,
  wins: results.reduce((sum, { outcome }) => {
    const first = outcome?.ranking[0] ?? [];
    return sum + (first.includes(seat) ? 1 / first.length : 0);
  }, 0),
  totals: results.map(({ scores }) => at(scores, seat).total),
  parts: Object.fromEntries(
    parts.map((part) => [part, mean(results.map(({ scores }) => at(scores, seat).parts[part] ?? 0))]),
  ),
}));
const endings: Record<string, number> = {};
for (const { outcome } of results) {
  const ending = outcome?.ending ?? 'none';
  endings[ending] = (endings[ending] ?? 0) + 1;
}

if (json) {
  const lengths = results.map(({ length }) => length);
  console.log(JSON.stringify({ game: game.id, bot: name, seats, games, lengths, bySeat, endings }));
} else {
  const { en } = words;
  console.log(`${game.id}, ${seats} seats, ${games} games of ${name} bots`);
  const columns = ['mean', 'least', 'most'];
  console.log(
    textTable(['actions a game', ...columns], [['', ...spread(results.map(({ length }) => length))]]),
  );
  const scoreRows = bySeat.map(({ seat, wins, totals, parts: means }) => [
    `seat ${seat + 1}`,
    ...spread(totals),
    wins.toFixed(1),
    ...parts.map((part) => (means[part] ?? 0).toFixed(1)),
  ]);
  console.log(
    `\n${textTable(['points', ...columns, 'wins', ...parts.map((part) => en.part(part))], scoreRows)}`,
  );
  console.log(`\n${textTable(['ending', 'games'], Object.entries(endings))}`);
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((a, b) => a + b, 0) / Math.max(1, numbers.length);
}
