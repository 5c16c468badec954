/** The same words as the box uses, in the rules, the log, the answers, the board and its legend. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { flatiron } from '#games/flatiron';
import { TEXTS, words } from '#games/flatiron/text';
import { apply, at, LANGUAGES, type Language } from '#kernel';
import { InLanguage } from '../../i18n/testing/InLanguage.tsx';
import { TEXTS as CLIENT } from '../../i18n/testing/texts.ts';
import { Board } from './Board.tsx';
import { Legend } from './Legend.tsx';
import { deedNote } from './notes.ts';
import { type Asked, askedIn } from './testing/games.ts';

const GAME = join(import.meta.dirname, '../../../games/flatiron');
const name = (seat: number) => at(['Ada', 'Bruno'], seat);

/** Words that the boxes do not use, or use for something else, in the languages of which we know the box. */
const WRONG: Readonly<Partial<Record<Language, readonly RegExp[]>>> = {
  en: [/\bseats?\b/i, /for \d points?\b/],
  fr: [
    /\d points?\b(?! de )/,
    /Commerce/,
    /\bPioche\b/,
    /autre lieu/,
    /premier étage(?! en cours)/,
    /[Pp]rendre (\d|de l’argent)/,
    /\$\d/,
    /pour \d PV/,
  ],
  es: [
    /\d puntos?\b(?! de )/,
    /Comercio/,
    /del día/,
    /(?<!primer )lugar/,
    /bonificaci/,
    /primer jugador/,
    /primera planta(?! activa)/,
    /[Tt]omar (\d|dinero)/,
    /\$\d/,
    /por \d PV/,
  ],
  de: [/Dekret/, /Tableau/, /Wirkung/, /\$\d/, /für \d Punkte?\b/],
};

/** Everything readable in a page: its text, its labels and its notes. */
function readIn(markup: string): string[] {
  const labels = [...markup.matchAll(/(?:aria-label|data-note)="([^"]*)"/g)].map(([, text = '']) => text);
  return [...labels, ...markup.replaceAll(/<[^>]*>/g, '\n').split('\n')];
}

const inLanguage = (language: Language, page: React.ReactNode) =>
  renderToStaticMarkup(<InLanguage language={language}>{page}</InLanguage>);

function drawn(language: Language, { position, seat, prompt, legal }: Asked): string[] {
  const board = (
    <Board
      view={flatiron.view(position.state, seat)}
      scores={flatiron.scores(position.state)}
      words={words[language]}
      name={name}
      prompt={prompt}
      legal={legal}
      choose={() => undefined}
    />
  );
  return readIn(inLanguage(language, board));
}

/** What is asked, answered and told in a game. */
function told(language: Language, { position, seat, prompt, legal }: Asked): string[] {
  const telling = { view: flatiron.view(position.state, seat), name };
  const { events } = apply(flatiron, position, seat, at(legal, 0));
  return [
    words[language].prompt(prompt, telling),
    ...legal.map((action) => words[language].answer(action, telling)),
    ...events.map((event) => words[language].event(event, name)),
  ];
}

const booksOf = (language: Language) =>
  ['RULES', 'RULINGS']
    .map((book) => join(GAME, language === 'en' ? `${book}.md` : `text/${language}/${book}.md`))
    .flatMap((file) => readFileSync(file, 'utf8').split('\n'));

describe.each(LANGUAGES)('in %s', (language) => {
  const wrong = (lines: readonly string[]) =>
    lines.filter((line) => WRONG[language]?.some((word) => word.test(line)));

  it('the rules and the rulings use the words of the box, and name no file', () => {
    const lines = booksOf(language);
    expect(wrong(lines)).toEqual([]);
    expect(lines.filter((line) => /\w\.(ts|md)\b/.test(line))).toEqual([]);
  });

  it('the board, its legend and the log use the words of the box, and no label has two full stops', () => {
    const lines = readIn(inLanguage(language, <Legend />));
    for (const seats of [1, 2]) {
      let count = 0;
      for (const asked of askedIn(seats, 11)) {
        lines.push(...told(language, asked));
        if (count++ % 50 === 0) lines.push(...drawn(language, asked));
      }
    }
    expect([...new Set(wrong(lines))]).toEqual([]);
    expect(lines.filter((line) => line.includes('..'))).toEqual([]);
  });
});

it('[R7.8] a warehouse says what buying costs and what selling brings, which may differ', () => {
  const asked = at([...askedIn(2, 11)].slice(2), 0);
  const view = structuredClone(flatiron.view(asked.position.state, 0));
  const onFloor = (id: number, language: Language) => {
    at(view.levels, view.levels.length - 1).floor = id;
    return deedNote(TEXTS[language], view, 0, 0, true);
  };
  expect(onFloor(0, 'en')).toContain('Buy or sell for $3;');
  const cheaper = 13;
  const told = LANGUAGES.map((language) => [language, onFloor(cheaper, language).split('\n')[2]]);
  expect(Object.fromEntries(told)).toMatchObject({
    en: 'Buying costs $2, selling brings $3; a pillar set brings 4 points.',
    fr: 'L’achat coûte 2 $, la vente rapporte 3 $ ; un pilier posé rapporte 4 PV.',
    es: 'Comprar cuesta 2 $, vender da 3 $; un pilar colocado da 4 PV.',
    de: 'Kaufen kostet 2 $, Verkaufen bringt 3 $; eine gesetzte Säule bringt 4 Punkte.',
  });
});

it('the French log is not called by the word for a newspaper', () => {
  expect(CLIENT.fr.table.log).not.toBe(TEXTS.fr.board.newspaper);
});
