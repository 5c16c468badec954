import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { GAME_IDS, loadTitle } from '#games';
import { at, LANGUAGES, type Language } from '#kernel';
import type { Drawings } from '../boards/boardProps.ts';
import { InLanguage } from '../i18n/testing/InLanguage.tsx';
import { sentences } from '../ui/sentences.ts';
import { questionsOf, type Scene } from './positions.ts';

const name = (seat: number) => ['Ada', 'Bruno', 'Chiyo', 'Dana', 'Emil'][seat] ?? '';

/** Two full stops in a row, or one after another mark, with what stands before them. */
function doubled(said: string): string[] {
  return said.match(/.{0,60}(?:[^.]\.\.(?!\.)|[!?…]\.)/g) ?? [];
}

function inLanguage(language: Language, page: ReactNode): string {
  return renderToStaticMarkup(<InLanguage language={language}>{page}</InLanguage>);
}

describe('sentences', () => {
  it('end with one full stop, whatever they bring along', () => {
    expect(sentences('Scout', 'Draw 3 cards.', '', 'Now?', 'More')).toBe('Scout. Draw 3 cards. Now? More.');
  });
});

// Labels and notes are put together of parts: a full stop must not meet another.
describe.each(GAME_IDS)('the table of %s', async (id) => {
  const title = await loadTitle(id);
  const { game, words } = title;
  const { Board, Legend } = ((await import(`../boards/${id}/index.ts`)) as { drawings: Drawings }).drawings;
  const scenes = [...questionsOf(title, 2).values()];

  /** Everything the board says and shows when this is asked. */
  function told({ position: { state }, viewer }: Scene, language: Language): string {
    const view = game.view(state, viewer);
    const asked = game.decisions(state).find(({ seat }) => seat === viewer);
    const legal = asked ? game.legalActions(state, asked.seat) : [];
    const board = (
      <Board
        view={view}
        scores={game.scores(state)}
        prompt={asked?.prompt}
        legal={legal}
        choose={() => {}}
        words={words[language]}
        name={name}
      />
    );
    return inLanguage(language, board);
  }

  // Each question in two languages: all of them in all would take the gate too long.
  it('doubles no full stop', () => {
    const faults = scenes.flatMap((scene, i) =>
      [i, i + 1].flatMap((n) => doubled(told(scene, at(LANGUAGES, n % LANGUAGES.length)))),
    );
    faults.push(...LANGUAGES.flatMap((language) => doubled(inLanguage(language, <Legend />))));
    expect([...new Set(faults)]).toEqual([]);
  });
});
