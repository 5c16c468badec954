import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '#kernel';
import { nameOf } from '#kernel/testing';
import { LOTS, lotCalled } from '../board.ts';
import { SITES } from '../sites.ts';
import type { Event } from '../state.ts';
import { words } from '../text/index.ts';
import { view } from '../view.ts';
import { BRONZE_BAR2, build, type Holding, layout, SILVER_SQUARE, START, settled } from './layout.ts';

const telling = { view: view(layout({ estates: [{}, {}] }), 0), name: nameOf };
/** By language. */
const sentences = (event: Event): Partial<Record<Language, string>> =>
  Object.fromEntries(LANGUAGES.map((language) => [language, words[language].event(event, nameOf)]));

describe('words', () => {
  it.each(LANGUAGES)('[R5.1] call no two builds of a tile alike, nor two lots: %s', (language) => {
    const { answer } = words[language];
    for (const blocks of SITES) {
      const said = blocks.flat().map((site) => answer(site.build, telling));
      expect(new Set(said).size).toBe(said.length);
    }
    const lots = LOTS.map((_, lot) => answer({ lot }, telling));
    expect(new Set(lots).size).toBe(LOTS.length);
  });

  it('[R10.5] count one point and several', () => {
    expect(sentences({ did: 'gainedPrestige', seat: 0, points: 1 })).toMatchObject({
      en: 'Ana gains 1 point for Gold Prestige.',
      fr: 'Ana gagne 1 point grâce à Gold Prestige.',
      es: 'Ana gana 1 punto por Gold Prestige.',
      de: 'Ana erhält 1 Punkt für Gold Prestige.',
    });
    expect(sentences({ did: 'gainedPrestige', seat: 0, points: 2 })).toMatchObject({
      en: 'Ana gains 2 points for Gold Prestige.',
      fr: 'Ana gagne 2 points grâce à Gold Prestige.',
      es: 'Ana gana 2 puntos por Gold Prestige.',
      de: 'Ana erhält 2 Punkte für Gold Prestige.',
    });
  });

  it('[R5.4] count the workers that come home', () => {
    const built = (workers: number): Event => ({
      did: 'built',
      seat: 1,
      points: 2,
      workers,
      ...build(BRONZE_BAR2, 3, 11),
    });
    expect(sentences(built(0))).toMatchObject({
      en: 'Ben builds the bronze bar of 2: 2 points (row 3, columns 11–12; red 1; Nassau & Broad, Cedar Street).',
      fr: expect.stringMatching(/^Ben construit la barre de 2 Bronze : 2 points \(/),
      es: expect.stringMatching(/^Ben construye la barra de 2 de bronce: 2 puntos \(/),
      de: expect.stringMatching(/^Ben baut den Bronze-Zweierriegel: 2 Punkte \(/),
    });
    expect(sentences(built(1)).de).toMatch(/Ein Arbeiter kehrt zurück\.$/);
    expect(sentences(built(2)).fr).toMatch(/2 ouvriers reviennent\.$/);
  });

  it('[R6.1] say what a rebuilding brings down', () => {
    const state = settled({
      estates: [{ points: 6, lots: ['Y02'], buildings: [build(BRONZE_BAR2, 1, 7, 1)] }, {}],
    });
    const own = { view: view(state, 0), name: nameOf };
    const said = (language: Language) => words[language].answer(build(SILVER_SQUARE, 1, 7), own);
    expect({ en: said('en'), fr: said('fr'), es: said('es'), de: said('de') }).toEqual({
      en: 'Rows 1–2, columns 7–8; yellow 1, yellow 2; Liberty Street; demolishes the bronze bar of 2',
      fr: 'Lignes 1 à 2, colonnes 7 à 8 ; jaune 1, jaune 2 ; Liberty Street ; démolit la barre de 2 Bronze',
      es: 'Filas 1 a 2, columnas 7 a 8; amarillo 1, amarillo 2; Liberty Street; derriba la barra de 2 de bronce',
      de: 'Zeilen 1–2, Spalten 7–8; Gelb 1, Gelb 2; Liberty Street; reißt den Bronze-Zweierriegel ab',
    });
  });

  it('[R6.1] tell which of several like buildings falls', () => {
    expect(sentences({ did: 'demolished', seat: 0, ...build(BRONZE_BAR2, 3, 11) })).toMatchObject({
      en: 'Ana demolishes the bronze bar of 2 (red 1).',
      fr: 'Ana démolit la barre de 2 Bronze (rouge 1).',
      es: 'Ana derriba la barra de 2 de bronce (rojo 1).',
      de: 'Ana reißt den Bronze-Zweierriegel (Rot 1) ab.',
    });
  });

  it('[R10.1] say what is counted on a street', () => {
    expect(sentences({ did: 'scoredStreet', street: 1, counts: [4, 1], seat: 0 })).toMatchObject({
      en: 'Buildings on Wall Street: Ana 4, Ben 1. Ana scores 5 points.',
      fr: 'Bâtiments sur Wall Street : Ana 4, Ben 1. Ana marque 5 points.',
      es: 'Edificios en Wall Street: Ana 4, Ben 1. Ana gana 5 puntos.',
      de: 'Wall Street, Gebäude: Ana 4, Ben 1. Ana erhält 5 Punkte.',
    });
  });

  it('[R6.6] name one emptied lot or several', () => {
    const guarded = (...signs: string[]): Event => ({ did: 'guarded', seat: 0, lots: signs.map(lotCalled) });
    expect(sentences(guarded('R01')).en).toBe('Ana puts a worker on red lot 1, left empty.');
    expect(sentences(guarded('R01', 'Y02')).en).toBe(
      'Ana puts workers on red lot 1 and yellow lot 2, left empty.',
    );
  });

  it('[R3.3] ask for what can be done at the beginning of a turn', () => {
    const asked = (estates: Parameters<typeof layout>[0]) => {
      const state = layout(estates);
      return words.en.prompt({ step: 'beginTurn', seat: 0 }, { view: view(state, 0), name: nameOf });
    };
    expect(asked({ estates: [{}, {}] })).toBe('Acquire a lot.');
    const heir = { lots: ['G04'], buildings: [build(START, 13, 12)] };
    expect(asked({ estates: [heir, {}] })).toBe('Acquire a lot, or demolish and rebuild.');
    expect(asked({ estates: [{ lots: ['R01', 'R02', 'R03', 'R04'] }, {}] })).toMatch(
      /^You have no free worker/,
    );
  });

  it('[R5.1] [R8.5] ask for what can still be done in a turn', () => {
    const asked = (own: Holding, built: boolean) => {
      const state = layout({ estates: [own, {}] });
      const telling = { view: view(state, 0), name: nameOf };
      return words.en.prompt({ step: 'goOn', seat: 0, built, small: true }, telling);
    };
    const cards: Holding['cards'] = ['landGrab'];
    const lots = ['R01'];
    expect(asked({ lots }, false)).toBe('You may build a skyscraper, or end your turn.');
    expect(asked({ lots, cards }, false)).toMatch(/^You may build a skyscraper, play an action card,/);
    expect(asked({ lots, cards }, true)).toBe('You may play an action card, or end your turn.');
    expect(asked({ lots, cards, fallen: [0, 1, 2, 3, 4, 5] }, false)).toBe(
      'You may play an action card, or end your turn.',
    );
  });
});
