import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { GAME_IDS, loadTitle, type Title } from '#games';
import type { Flatiron } from '#games/flatiron';
import type { NewYork1901 } from '#games/newyork1901';
import type { NewYorkCity } from '#games/newyorkcity';
import type { Rowhouse } from '#games/rowhouse';
import type { Tangramcity } from '#games/tangramcity';
import { type Finished, LANGUAGES, replay, resultOf, type SeatEnd, winnersOf } from '#kernel';
import { goldenRecord } from '#kernel/testing';
import { TEXTS } from '../../i18n/testing/texts.ts';
import { resultInWords } from './resultInWords.ts';

type GameId = (typeof GAME_IDS)[number];

/** Every way each game can end; one that is missing does not compile. */
const ENDINGS: Readonly<Record<GameId, readonly string[]>> = {
  flatiron: keys<Flatiron['ending']>({ roof: 1, danielBeaten: 1, danielWins: 1, turnLimit: 1 }),
  newyork1901: keys<NewYork1901['ending']>({ tiles: 1, market: 1 }),
  newyorkcity: keys<NewYorkCity['ending']>({ fifthRound: 1, aheadOfTom: 1, behindTom: 1 }),
  rowhouse: keys<Rowhouse['ending']>({ lastRound: 1, twoRows: 1 }),
  tangramcity: keys<Tangramcity['ending']>({
    lastRound: 1,
    beginner: 1,
    promising: 1,
    impressive: 1,
    magnificent: 1,
    master: 1,
  }),
};

function keys<K extends string>(all: Record<K, 1>): string[] {
  return Object.keys(all);
}

const NAMES = ['Ada', 'Ben', 'Cleo'];
const score = (total: number) => ({ total, parts: {} });

/** A finished game with these points by seat, optionally against a Daniel with points of his own. */
function ended(ending: string, ranking: number[][], seats: number[], daniel?: number): Finished {
  const automata = daniel === undefined ? [] : [{ name: 'Daniel', mark: 2, score: score(daniel) }];
  return { outcome: { ranking, ending }, scores: seats.map(score), automata };
}

const titles = new Map<GameId, Title>();
beforeAll(async () => {
  for (const id of GAME_IDS) titles.set(id, await loadTitle(id));
});

function wordsFor(id: GameId, finished: Finished, ...endings: (SeatEnd | null)[]) {
  const result = resultOf({ ...finished, endings });
  const title = titles.get(id);
  if (!title) throw new Error(`no such game: ${id}`);
  const name = (player: number) =>
    player < finished.scores.length
      ? (NAMES[player] ?? '')
      : (finished.automata[player - finished.scores.length]?.name ?? '');
  return LANGUAGES.map((language) =>
    resultInWords(result, { words: title.words[language], text: TEXTS[language], language, name }),
  );
}

const headlines = (...all: Parameters<typeof wordsFor>) => wordsFor(...all).map(({ headline }) => headline);

describe('the result in every language', () => {
  it('gives the points of both in a game of two, also against an automaton', () => {
    expect(headlines('flatiron', ended('danielWins', [[1], [0]], [27], 141))).toEqual([
      'Daniel wins, 141 to 27',
      'Victoire de Daniel, 141 à 27',
      'Gana Daniel, 141 a 27',
      'Daniel gewinnt 141 zu 27',
    ]);
    expect(headlines('flatiron', ended('danielBeaten', [[0], [1]], [90], -3))).toEqual([
      'Ada wins, 90 to −3',
      'Victoire d’Ada, 90 à −3',
      'Gana Ada, 90 a −3',
      'Ada gewinnt 90 zu −3',
    ]);
  });

  it('gives the winner’s points in a game of several', () => {
    expect(headlines('newyork1901', ended('tiles', [[1], [0], [2]], [60, 95, 1]))).toEqual([
      'Ben wins with 95 points',
      'Victoire de Ben avec 95 points',
      'Gana Ben con 95 puntos',
      'Ben gewinnt mit 95 Punkten',
    ]);
    expect(headlines('newyork1901', ended('tiles', [[1], [0], [2]], [0, 1, 0]))).toEqual([
      'Ben wins with 1 point',
      'Victoire de Ben avec 1 point',
      'Gana Ben con 1 punto',
      'Ben gewinnt mit 1 Punkt',
    ]);
  });

  it('distinguishes a tie-break from a win by points', () => {
    expect(headlines('flatiron', ended('roof', [[1], [0]], [73, 73]))).toEqual([
      'Ben wins the tie at 73 points',
      'Victoire de Ben au départage, à 73 points',
      'Gana Ben en el desempate a 73 puntos',
      'Ben gewinnt bei Gleichstand mit 73 Punkten',
    ]);
  });

  it('names all who share a victory', () => {
    expect(headlines('tangramcity', ended('lastRound', [[0, 2], [1]], [88, 70, 88]))).toEqual([
      'Ada and Cleo share the victory with 88 points',
      'Victoire partagée à 88 points : Ada et Cleo',
      'Victoria compartida con 88 puntos: Ada y Cleo',
      'Geteilter Sieg mit 88 Punkten: Ada und Cleo',
    ]);
  });

  it('gives the achievement in a solo game, never a victory', () => {
    const words = wordsFor('tangramcity', ended('promising', [[0]], [145]));
    const title = titles.get('tangramcity');
    expect(words.map(({ headline }) => headline)).toEqual(
      LANGUAGES.map((language) => title?.words[language].ending('promising')),
    );
    expect(words.map(({ lines }) => lines)).toEqual([
      ['With 145 points.'],
      ['Avec 145 points.'],
      ['Con 145 puntos.'],
      ['Mit 145 Punkten.'],
    ]);
  });

  it('says who resigned, lost on time, and for whom a bot finished', () => {
    const three = ended('fifthRound', [[1], [2], [0]], [60, 95, 80]);
    const words = wordsFor('newyorkcity', three, 'timeout', 'resigned', 'standIn');
    expect(words.map(({ headline }) => headline)).toEqual([
      'Cleo wins',
      'Victoire de Cleo',
      'Gana Cleo',
      'Cleo gewinnt',
    ]);
    expect(words.map(({ lines }) => lines)).toEqual([
      ['Ada lost on time.', 'Ben resigned.', 'A bot finished for Cleo.'],
      ['Ada a perdu au temps.', 'Ben a abandonné.', 'Un bot a terminé la partie à la place de Cleo.'],
      ['Ada ha perdido por tiempo.', 'Ben ha abandonado.', 'Un bot ha terminado la partida por Cleo.'],
      ['Ada hat auf Zeit verloren.', 'Ben hat aufgegeben.', 'Ein Bot hat für Cleo zu Ende gespielt.'],
    ]);
    expect(headlines('flatiron', ended('', [[0], [1]], [30], 20), 'resigned')[0]).toBe('Daniel wins');
  });

  it('has no winner if all gave up or agreed to stop', () => {
    expect(headlines('tangramcity', ended('', [[0]], [145]), 'resigned')).toEqual([
      'No winner',
      'Pas de vainqueur',
      'Sin ganador',
      'Kein Sieger',
    ]);
    const off = wordsFor('rowhouse', { outcome: null, scores: [score(3), score(4)], automata: [] });
    expect(off[0]).toEqual({
      short: 'Called off',
      headline: 'Called off',
      lines: ['Everybody agreed to end the game here, without a winner.'],
    });
    expect(new Set(off.map(({ headline }) => headline)).size).toBe(LANGUAGES.length);
  });
});

describe.each(GAME_IDS)('%s', (id) => {
  it.each(ENDINGS[id])('says how it ended by “%s”, and takes the winner from the ranking alone', (ending) => {
    const games: [Finished, string, string][] = [
      [ended(ending, [[0], [1]], [9, 5]), 'Ada', 'Ben'],
      [ended(ending, [[1], [0]], [9, 9]), 'Ben', 'Ada'],
      [ended(ending, [[1], [0]], [27], 141), 'Daniel', 'Ada'],
      [ended(ending, [[0], [1]], [27], 14), 'Ada', 'Daniel'],
    ];
    for (const [game, winner, loser] of games) {
      for (const [i, { short, headline, lines }] of wordsFor(id, game).entries()) {
        const words = titles.get(id)?.words[LANGUAGES[i] ?? 'en'];
        expect(lines).toEqual([words?.ending(ending)]);
        for (const sentence of [short, headline]) {
          expect(sentence).toContain(winner);
          expect(sentence).not.toContain(loser);
        }
        for (const name of ['Daniel', 'Tom', 'Ada', 'Ben']) expect(lines.join()).not.toContain(name);
      }
    }
  });

  const folder = join(import.meta.dirname, `../../../games/${id}/tests/golden`);
  const files = readdirSync(folder).filter((file) => file.endsWith('.txt'));
  it.each(files)('names the true winner of %s', (file) => {
    const title = titles.get(id);
    if (!title) return expect.fail();
    const { game } = title;
    const { state } = replay(game, goldenRecord(readFileSync(join(folder, file), 'utf8'))).position;
    const finished = {
      outcome: game.outcome(state) ?? null,
      scores: game.scores(state),
      automata: game.automata(state),
    };
    const all = [...finished.scores, ...finished.automata.map((one) => one.score)].map(({ total }) => total);
    const result = resultOf(finished);
    const winners = winnersOf(result);
    if (all.length === 1) expect(result.kind).toBe('alone');
    else expect(winners.length).toBeGreaterThan(0);
    for (const winner of winners) expect(all[winner]).toBe(Math.max(...all));
    const names = [...NAMES, 'Dov', 'Eve'].slice(0, finished.scores.length);
    const name = (player: number) => [...names, ...finished.automata.map((one) => one.name)][player] ?? '';
    for (const language of LANGUAGES) {
      const words = title.words[language];
      const { headline } = resultInWords(result, { words, text: TEXTS[language], language, name });
      for (const winner of winners) expect(headline).toContain(name(winner));
    }
  });
});
