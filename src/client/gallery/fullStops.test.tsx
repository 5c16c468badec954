import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { GAME_IDS, loadTitle } from '#games';
import { at, LANGUAGES, type Language } from '#kernel';
import type { Drawings } from '../boards/kit/boardProps.ts';
import { InLanguage } from '../i18n/testing/InLanguage.tsx';
import { sentences } from '../ui/sentences.ts';
import { questionsOf, type Scene } from './positions.ts';

const name = (seat: number) => ['Ada', 'Bruno', 'Chiyo', 'Dana', 'Emil'][seat] ?? '';

/** Two full stops in a row, or one after another punctuation mark, with the text before them. */
function doubled(text: string): string[] {
  return text.match(/.{0,60}(?:[^.]\.\.(?!\.)|[!?…]\.)/g) ?? [];
}

function inLanguage(language: Language, page: ReactNode): string {
  return renderToStaticMarkup(<InLanguage language={language}>{page}</InLanguage>);
}

describe('sentences', () => {
  it('end with exactly one full stop', () => {
    expect(sentences('Scout', 'Draw 3 cards.', '', 'Now?', 'More')).toBe('Scout. Draw 3 cards. Now? More.');
  });
});

// Labels and notes are joined from parts; two full stops must not meet.
describe.each(GAME_IDS)('the table of %s', async (id) => {
  const title = await loadTitle(id);
  const { game, words } = title;
  const { Board, Legend } = ((await import(`../boards/${id}/index.ts`)) as { drawings: Drawings }).drawings;
  const scenes = [...questionsOf(title, 2).values()];

  /** The rendered board at this question. */
  function rendered({ position: { state }, viewer }: Scene, language: Language): string {
    const view = game.view(state, viewer);
    const decision = game.decisions(state).find(({ seat }) => seat === viewer);
    const legal = decision ? game.legalActions(state, decision.seat) : [];
    const board = (
      <Board
        view={view}
        scores={game.scores(state)}
        prompt={decision?.prompt}
        legal={legal}
        choose={() => {}}
        words={words[language]}
        name={name}
      />
    );
    return inLanguage(language, board);
  }

  // Each question in two languages only: all in all would take too long.
  it('has no double full stop', () => {
    const faults = scenes.flatMap((scene, i) =>
      [i, i + 1].flatMap((n) => doubled(rendered(scene, at(LANGUAGES, n % LANGUAGES.length)))),
    );
    faults.push(...LANGUAGES.flatMap((language) => doubled(inLanguage(language, <Legend />))));
    expect([...new Set(faults)]).toEqual([]);
  });
});
