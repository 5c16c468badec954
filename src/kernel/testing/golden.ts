/** Golden games: whole games as readable text, replayed and compared line by line. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  type Box,
  chooseBox,
  fingerprintOf,
  type Game,
  type GameRecord,
  type GameTypes,
  hashOf,
  replay,
  type WordsIn,
} from '../index.ts';
import { partsIn, playStored } from './laws.ts';
import { nameOf } from './wordsLaw.ts';

/** A record as readable text: each play, its events in English, the scores and the state's hash. */
export function goldenText<G extends GameTypes>(
  game: Game<G>,
  words: WordsIn<G>,
  record: GameRecord<G>,
): string {
  const { started, applied, position } = replay(game, record);
  const { en } = words;
  const linesOf = (events: readonly G['event'][]) => events.map((event) => `    ${en.event(event, nameOf)}`);
  const scores = game.scores(position.state).map(({ total, parts }, seat) => {
    const list = partsIn(parts).map(([part, points]) => `${en.part(part)} ${points}`);
    return `score    ${nameOf(seat)} ${total} (${list.join(', ')})`;
  });
  const outcome = game.outcome(position.state);
  const ranking = outcome?.ranking
    .map((shared) => shared.filter((player) => player < record.seats))
    .filter(({ length }) => length > 0);
  return [
    `${game.id} · ${record.seats} seats · seed ${record.seed} · ${JSON.stringify(record.options)}`,
    ...linesOf(started.events),
    ...applied.flatMap(({ play, events }) => [
      `${play.seat} ${JSON.stringify(play.action)}`,
      ...linesOf(events),
    ]),
    ...scores,
    `ranking  ${ranking?.map((shared) => shared.map(nameOf).join(' = ')).join(', ') ?? 'none yet'}`,
    `ending   ${outcome?.ending ?? 'none yet'}`,
    `state    ${hashOf(position.state)}`,
    '',
  ].join('\n');
}

/** The record that a golden text was made from, with the values that the game is loaded with. */
export function goldenRecord(text: string, { box }: Pick<Game, 'box'>): GameRecord {
  const [header = '', ...lines] = text.split('\n');
  const [game = '', seats = '', seed = '', options = '{}'] = header.split(' · ');
  const plays = lines
    .filter((line) => /^\d+ /.test(line))
    .map((line) => {
      const space = line.indexOf(' ');
      return { seat: Number(line.slice(0, space)), action: JSON.parse(line.slice(space + 1)) };
    });
  return {
    game,
    seats: Number.parseInt(seats, 10),
    seed: seed.replace('seed ', ''),
    options: JSON.parse(options),
    plays,
    box: fingerprintOf(box),
  };
}

/** Compares every golden text of a folder, and requires one for each seat count and each of these endings. */
export function goldenGames<G extends GameTypes>(
  game: Game<G>,
  words: WordsIn<G>,
  folder: string,
  endings: readonly G['ending'][],
): void {
  const texts = readdirSync(folder)
    .filter((file) => file.endsWith('.txt'))
    .map((file) => ({ file, text: readFileSync(join(folder, file), 'utf8') }));
  describe(`${game.id}: golden games`, () => {
    it.each(texts)('$file reads as it did', ({ text }) => {
      expect(goldenText(game, words, goldenRecord(text, game) as GameRecord<G>)).toBe(text);
    });

    it.each(texts)('$file ends with the points that were projected last', ({ text }) => {
      const { state } = replay(game, goldenRecord(text, game) as GameRecord<G>).position;
      const scores = [...game.scores(state), ...game.automata(state).map(({ score }) => score)];
      const totals = scores.map(({ total }) => total);
      expect(game.ifEnded(game.view(state, 'spectator')).map(({ total }) => total)).toEqual(totals);
    });

    it('there is one for each seat count', () => {
      const counts = texts.map(({ text }) => goldenRecord(text, game).seats);
      for (let seats = game.seats.min; seats <= game.seats.max; seats++) expect(counts).toContain(seats);
    });

    it.each(endings)('there is one that ends by %s', (ending) => {
      expect(texts.some(({ text }) => text.includes(`\nending   ${ending}\n`))).toBe(true);
    });
  });
}

/** What a game with other values is loaded as. */
interface Loaded<G extends GameTypes> {
  readonly game: Game<G>;
  readonly words: WordsIn<G>;
}

/**
 * Loads the game with values it once came with, then replays the golden games and stored positions of that time: they are in
 * a folder named by the fingerprint, beside today's. Each file that uses this is a program of its own.
 */
export async function formerGoldenGames<G extends GameTypes>(
  box: Box,
  folder: string,
  endings: readonly G['ending'][],
  load: () => Promise<Loaded<G>>,
): Promise<void> {
  if (!chooseBox(box)) throw new Error('the game is already loaded with other values');
  const { game, words } = await load();
  const fingerprint = fingerprintOf(box);
  const former = join(folder, fingerprint);
  goldenGames(game, words, former, endings);
  describe(`${game.id}: stored positions of ${fingerprint}`, () => {
    it('are of values that the game has come with', () => {
      expect(game.boxes).toContain(fingerprint);
    });

    it.each(storedPositions(former))('are played to the end', (stored) => {
      playStored(game, stored, LONGEST);
    });
  });
}

/** No game of random answers is longer. */
const LONGEST = 5000;

/** The stored positions beside the golden games: those of the values in play. */
export function storedPositions(folder: string): unknown[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')));
}

/** The stored positions of values that the game once came with. */
export function formerPositions(folder: string): unknown[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) => storedPositions(join(folder, name)));
}
