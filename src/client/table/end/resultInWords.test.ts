import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { GAME_IDS, loadTitle, type Title } from '#games';
import type { Flatiron } from '#games/flatiron';
import type { NewYork1901 } from '#games/newyork1901';
import type { NewYorkCity } from '#games/newyorkcity';
import type { Rowhouse } from '#games/rowhouse';
import type { Tangramcity } from '#games/tangramcity';
import { type Finished, LANGUAGES, type Language, replay, resultOf, type SeatEnd, winnersOf } from '#kernel';
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

/** A game of these seats, and against a Daniel of so many points, that ended in this order. */
function ended(ending: string, ranking: number[][], seats: number[], daniel?: number): Finished {
  const automata = daniel === undefined ? [] : [{ name: 'Daniel', mark: 2, score: score(daniel) }];
  return { outcome: { ranking, ending }, scores: seats.map(score), automata };
}

const titles = new Map<GameId, Title>();
beforeAll(async () => {
  for (const id of GAME_IDS) titles.set(id, await loadTitle(id));
});

function said(id: GameId, finished: Finished, ...endings: (SeatEnd | null)[]) {
  return saidTo(undefined, id, finished, ...endings);
}

/** What somebody reads: one of the players, or anybody else. */
function saidTo(viewer: number | undefined, id: GameId, finished: Finished, ...endings: (SeatEnd | null)[]) {
  const result = resultOf({ ...finished, endings });
  const title = titles.get(id);
  if (!title) throw new Error(`no such game: ${id}`);
  const name = (player: number) =>
    player < finished.scores.length
      ? (NAMES[player] ?? '')
      : (finished.automata[player - finished.scores.length]?.name ?? '');
  return inAll((language) =>
    resultInWords(result, {
      words: title.words[language],
      text: TEXTS[language],
      own: TEXTS[language].sections.score.own,
      viewer,
      language,
      name,
    }),
  );
}

/** Something in every language. `fromEntries` forgets which keys it was given. */
function inAll<T>(say: (language: Language) => T): Readonly<Record<Language, T>> {
  return Object.fromEntries(LANGUAGES.map((language) => [language, say(language)])) as Record<Language, T>;
}

function headlines(...all: Parameters<typeof said>) {
  const told = said(...all);
  return inAll((language) => told[language].headline);
}

describe('the result in every language', () => {
  it('tells a win over one other with the points of both, an automaton’s too', () => {
    expect(headlines('flatiron', ended('danielWins', [[1], [0]], [27], 141))).toMatchObject({
      en: 'Daniel wins, 141 to 27',
      fr: 'Victoire de Daniel, 141 à 27',
      es: 'Gana Daniel, 141 a 27',
      de: 'Daniel gewinnt 141 zu 27',
      it: 'Vince Daniel, 141 a 27',
      pl: 'Wygrywa Daniel, 141 do 27',
    });
    expect(headlines('flatiron', ended('danielBeaten', [[0], [1]], [90], -3))).toMatchObject({
      en: 'Ada wins, 90 to −3',
      fr: 'Victoire d’Ada, 90 à −3',
      es: 'Gana Ada, 90 a −3',
      de: 'Ada gewinnt 90 zu −3',
    });
  });

  it('tells a win over several with the winner’s points', () => {
    expect(headlines('newyork1901', ended('tiles', [[1], [0], [2]], [60, 95, 1]))).toMatchObject({
      en: 'Ben wins with 95 points',
      fr: 'Victoire de Ben avec 95 points',
      es: 'Gana Ben con 95 puntos',
      de: 'Ben gewinnt mit 95 Punkten',
      it: 'Vince Ben con 95 punti',
      pl: 'Wygrywa Ben: 95 punktów',
    });
    expect(headlines('newyork1901', ended('tiles', [[1], [0], [2]], [0, 1, 0]))).toMatchObject({
      en: 'Ben wins with 1 point',
      fr: 'Victoire de Ben avec 1 point',
      es: 'Gana Ben con 1 punto',
      de: 'Ben gewinnt mit 1 Punkt',
      it: 'Vince Ben con 1 punto',
      pl: 'Wygrywa Ben: 1 punkt',
    });
  });

  it('tells a tie-break from a win by points', () => {
    expect(headlines('flatiron', ended('roof', [[1], [0]], [73, 73]))).toMatchObject({
      en: 'Ben wins the tie at 73 points',
      fr: 'Victoire de Ben au départage, à 73 points',
      es: 'Gana Ben en el desempate a 73 puntos',
      de: 'Ben gewinnt bei Gleichstand mit 73 Punkten',
      it: 'Vince Ben allo spareggio, con 73 punti',
      pl: 'Wygrywa Ben po rozstrzygnięciu remisu: 73 punkty',
    });
  });

  it('names all who share a victory', () => {
    expect(headlines('tangramcity', ended('lastRound', [[0, 2], [1]], [88, 70, 88]))).toMatchObject({
      en: 'Ada and Cleo share the victory with 88 points',
      fr: 'Victoire partagée à 88 points : Ada et Cleo',
      es: 'Victoria compartida con 88 puntos: Ada y Cleo',
      de: 'Geteilter Sieg mit 88 Punkten: Ada und Cleo',
      it: 'Vittoria condivisa con 88 punti: Ada e Cleo',
      pl: 'Wspólne zwycięstwo (88 punktów): Ada i Cleo',
    });
  });

  it('tells what was reached alone, never a victory', () => {
    const told = said('tangramcity', ended('promising', [[0]], [145]));
    const title = titles.get('tangramcity');
    for (const language of LANGUAGES)
      expect(told[language].headline).toBe(title?.words[language].ending('promising'));
    expect(inAll((language) => told[language].lines)).toMatchObject({
      en: ['With 145 points.'],
      fr: ['Avec 145 points.'],
      es: ['Con 145 puntos.'],
      de: ['Mit 145 Punkten.'],
      it: ['Con 145 punti.'],
      pl: ['Wynik: 145 punktów.'],
    });
  });

  it('tells who resigned, lost on time, and for whom a bot finished', () => {
    const three = ended('fifthRound', [[1], [2], [0]], [60, 95, 80]);
    const told = said('newyorkcity', three, 'timeout', 'resigned', 'standIn');
    expect(inAll((language) => told[language].headline)).toMatchObject({
      en: 'Cleo wins',
      fr: 'Victoire de Cleo',
      es: 'Gana Cleo',
      de: 'Cleo gewinnt',
      it: 'Vince Cleo',
      pl: 'Wygrywa Cleo',
    });
    expect(inAll((language) => told[language].lines)).toMatchObject({
      en: ['Ada lost on time.', 'Ben resigned.', 'A bot finished for Cleo.'],
      fr: ['Ada a perdu au temps.', 'Ben a abandonné.', 'Un bot a terminé la partie à la place de Cleo.'],
      es: ['Ada ha perdido por tiempo.', 'Ben ha abandonado.', 'Un bot ha terminado la partida por Cleo.'],
      de: ['Ada hat auf Zeit verloren.', 'Ben hat aufgegeben.', 'Ein Bot hat für Cleo zu Ende gespielt.'],
      it: [
        'Ada ha perso per tempo scaduto.',
        'Ben ha abbandonato.',
        'Un bot ha finito la partita al posto di Cleo.',
      ],
      pl: ['Ada: porażka na czas.', 'Ben: gra poddana.', 'Cleo: grę dokończył bot.'],
    });
    expect(headlines('flatiron', ended('', [[0], [1]], [30], 20), 'resigned').en).toBe('Daniel wins');
  });

  it('speaks to the player who looks: a win, a shared one, a tie-break, a loss', () => {
    const own = (viewer: number, ...game: Parameters<typeof ended>) => {
      const told = saidTo(viewer, 'newyork1901', ended(...game));
      return inAll((language) => told[language].headline);
    };
    expect(own(0, 'tiles', [[0], [1]], [47, 44])).toEqual({
      en: 'You win, 47 to 44',
      fr: 'Vous gagnez, 47 à 44',
      es: 'Ganas, 47 a 44',
      de: 'Du gewinnst 47 zu 44',
      it: 'Hai vinto, 47 a 44',
      pl: 'Wygrywasz, 47 do 44',
    });
    expect(own(1, 'tiles', [[0], [1]], [47, 44]).en).toBe('Ada wins, 47 to 44');
    expect(own(1, 'tiles', [[1], [0], [2]], [60, 95, 1])).toMatchObject({
      en: 'You win with 95 points',
      pl: 'Wygrywasz: 95 punktów',
    });
    expect(own(1, 'tiles', [[1], [0]], [73, 73]).en).toBe('You win the tie at 73 points');
    expect(own(2, 'tiles', [[0, 2], [1]], [88, 70, 88])).toEqual({
      en: 'You and Ada share the victory with 88 points',
      fr: 'Victoire partagée à 88 points : vous et Ada',
      es: 'Victoria compartida con 88 puntos: tú y Ada',
      de: 'Geteilter Sieg mit 88 Punkten: du und Ada',
      it: 'Vittoria condivisa con 88 punti: tu e Ada',
      pl: 'Wspólne zwycięstwo (88 punktów): ty i Ada',
    });
    const lines = (viewer: number | undefined, seats: number[], ranking: number[][]) =>
      saidTo(viewer, 'newyork1901', ended('tiles', ranking, seats)).en.lines.slice(0, -1);
    expect(lines(1, [47, 44], [[0], [1]])).toEqual(['You lost.']);
    expect(lines(0, [60, 95, -1], [[1], [0], [2]])).toEqual([
      'You came 2nd of 3.',
      'Ben 95, Ada 60, Cleo −1.',
    ]);
    expect(lines(1, [60, 95, -1], [[1], [0], [2]])).toEqual(['Ben 95, Ada 60, Cleo −1.']);
    expect(lines(undefined, [47, 44], [[0], [1]])).toEqual([]);
  });

  it('calls everybody by name in a picture, which others see as well', () => {
    expect(saidTo(0, 'newyork1901', ended('tiles', [[0], [1]], [47, 44])).en.short).toBe('Ada wins');
  });

  it('has no winner where all gave up or agreed to stop', () => {
    expect(headlines('tangramcity', ended('', [[0]], [145]), 'resigned')).toMatchObject({
      en: 'No winner',
      fr: 'Pas de vainqueur',
      es: 'Sin ganador',
      de: 'Kein Sieger',
      it: 'Nessun vincitore',
      pl: 'Bez zwycięzcy',
    });
    const off = said('rowhouse', { outcome: null, scores: [score(3), score(4)], automata: [] });
    expect(off.en).toEqual({
      short: 'Called off',
      headline: 'Called off',
      lines: ['Everybody agreed to end the game here, without a winner.'],
    });
    expect(new Set(LANGUAGES.map((language) => off[language].headline)).size).toBe(LANGUAGES.length);
  });
});

describe.each(GAME_IDS)('%s', (id) => {
  it.each(ENDINGS[id])('says of “%s” how it ended, and who won by the ranking alone', (ending) => {
    const games: [Finished, string, string][] = [
      [ended(ending, [[0], [1]], [9, 5]), 'Ada', 'Ben'],
      [ended(ending, [[1], [0]], [9, 9]), 'Ben', 'Ada'],
      [ended(ending, [[1], [0]], [27], 141), 'Daniel', 'Ada'],
      [ended(ending, [[0], [1]], [27], 14), 'Ada', 'Daniel'],
    ];
    for (const [game, winner, loser] of games) {
      const told = said(id, game);
      for (const language of LANGUAGES) {
        const { short, headline, lines } = told[language];
        expect(lines).toEqual([titles.get(id)?.words[language].ending(ending)]);
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
    const { state } = replay(game, goldenRecord(readFileSync(join(folder, file), 'utf8'), game)).position;
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
      const { own } = TEXTS[language].sections.score;
      const context = { words, text: TEXTS[language], own, viewer: undefined, language, name };
      const { headline } = resultInWords(result, context);
      for (const winner of winners) expect(headline).toContain(name(winner));
    }
  });
});
