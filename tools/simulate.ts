/** Plays many games and prints statistics: `tsx tools/simulate.ts <game> --seats N --games N [--bot greedy] [--options JSON] [--json]`. */
import { playMatch, seedNumber, winShares } from '#bots';
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
  const automata = game.automata(position.state);
  // All players: seats first, then automata.
  const scores = [...game.scores(position.state), ...automata.map(({ score }) => score)];
  const names = [...bots.map((_, seat) => `seat ${seat + 1}`), ...automata.map(({ name: own }) => own)];
  return { length: record.plays.length, names, scores, wins: winShares(outcome, names.length), outcome };
});

const { names, scores: firstScores } = at(results, 0);
const parts = [...new Set(firstScores.flatMap((score) => Object.keys(score.parts)))];
const players = names.map((player, number) => ({
  player,
  wins: results.reduce((sum, { wins }) => sum + at(wins, number), 0),
  totals: results.map(({ scores }) => at(scores, number).total),
  parts: Object.fromEntries(
    parts.map((part) => [part, mean(results.map(({ scores }) => at(scores, number).parts[part] ?? 0))]),
  ),
}));
const endings: Record<string, number> = {};
for (const { outcome } of results) {
  const ending = outcome?.ending ?? 'none';
  endings[ending] = (endings[ending] ?? 0) + 1;
}

if (json) {
  const lengths = results.map(({ length }) => length);
  console.log(JSON.stringify({ game: game.id, bot: name, seats, games, lengths, players, endings }));
} else {
  const { en } = words;
  console.log(`${game.id}, ${seats} seats, ${games} games of ${name} bots`);
  const columns = ['mean', 'least', 'most'];
  console.log(
    textTable(['actions a game', ...columns], [['', ...spread(results.map(({ length }) => length))]]),
  );
  const scoreRows = players.map(({ player, wins, totals, parts: means }) => [
    player,
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
