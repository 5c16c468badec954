import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Tangramcity } from '#games/tangramcity';
import { tangramcity } from '#games/tangramcity';
import { FOUNTAIN } from '#games/tangramcity/components';
import { spotOf } from '#games/tangramcity/queries';
import { TEXTS as GAME_TEXTS, words } from '#games/tangramcity/text';
import { at, LANGUAGES, type Viewer } from '#kernel';
import { InLanguage } from '../../i18n/testing/InLanguage.tsx';
import type { BoardProps } from '../kit/boardProps.ts';
import { resultNow } from '../kit/resultNow.ts';
import { drawings } from './index.ts';
import { positionsOf, type Seen } from './testing/games.ts';

const { Board, Small, Scene, Legend } = drawings;
const NAMES = ['Ada', 'Bruno', 'Chiyo', 'Dana', 'Emil'];
const name = (seat: number) => at(NAMES, seat);

function drawnFor({ state }: Seen, viewer: Viewer, language: (typeof LANGUAGES)[number] = 'en') {
  return {
    view: tangramcity.view(state, viewer),
    scores: tangramcity.scores(state),
    words: words[language],
    name,
  };
}

function boardOf(seen: Seen, viewer: Viewer, more: Partial<BoardProps<Tangramcity>> = {}): string {
  const decision = seen.asked.find(({ seat }) => seat === viewer);
  return renderToStaticMarkup(
    <Board
      {...drawnFor(seen, viewer)}
      prompt={decision?.prompt}
      legal={decision?.legal ?? []}
      choose={() => undefined}
      {...more}
    />,
  );
}

const answersIn = (html: string) => html.split('data-choose="answer"').length - 1;

describe.each([1, 2, 3, 4, 5])('a game of %i', (seats) => {
  const positions = positionsOf(seats, 7, 'chosen');
  const some = positions.filter((_, i) => i % (12 * seats) === 0 || i === positions.length - 1);

  it('is drawn for everybody, with answers for those who are asked alone', () => {
    for (const seen of some) {
      for (const viewer of [...Array(seats).keys(), 'spectator' as const]) {
        const html = boardOf(seen, viewer);
        const isAsked = seen.asked.some(({ seat }) => seat === viewer);
        expect(answersIn(html) > 0).toBe(isAsked);
      }
    }
  });

  it('is drawn small in few elements and without words, and as a final picture with every name', () => {
    for (const seen of [at(some, 0), at(some, some.length - 1)]) {
      const small = renderToStaticMarkup(<Small {...drawnFor(seen, 'spectator')} />);
      expect(small.startsWith('<svg')).toBe(true);
      expect(small).not.toContain('<text');
      expect(small.split('<').length / 2).toBeLessThan(400);
      const result = resultNow(tangramcity, seen.state);
      const scene = renderToStaticMarkup(
        <Scene {...drawnFor(seen, 'spectator')} result={result} says="It is over" />,
      );
      expect(scene).toContain('viewBox="0 0 1200 630"');
      for (const says of NAMES.slice(0, seats)) expect(scene).toContain(says);
    }
  });
});

describe('what is chosen but not sent', () => {
  const positions = positionsOf(2, 3);
  const asked = positions.flatMap((seen) =>
    seen.asked.flatMap(({ seat, legal }) => legal.map((action) => ({ seen, seat, legal, action }))),
  );

  it.each(['tile', 'decline', 'side'])('%s: stays a preview that can be replaced', (kind) => {
    const found = asked.find(({ action }) => kind in action);
    if (!found) throw new Error('not asked');
    const { seen, seat, legal, action } = found;
    const before = tangramcity.view(seen.state, seat);
    const html = boardOf(seen, seat, { prompt: undefined, legal: [], unsent: { action, before, legal } });
    expect(answersIn(html)).toBeGreaterThan(0);
    expect(html).toContain('aria-pressed="true"');
  });
});

it('a line of the log makes what it tells of stand out', () => {
  const seen = at(positionsOf(2, 3), 30);
  const spot = spotOf(at(at(seen.state.cities, 0).pieces, 0));
  const plain = boardOf(seen, 0);
  expect(plain).not.toContain('tc-lit');
  expect(boardOf(seen, 0, { highlight: { did: 'balanced', seat: 0, dark: 1, green: 2 } })).toContain(
    'tc-facts tc-lit-panel',
  );
  expect(boardOf(seen, 0, { highlight: { did: 'placed', seat: 0, spot } })).toContain('tc-built tc-lit');
});

it('the end of a round is counted row by row, with what each seat got', () => {
  const positions = positionsOf(3, 5);
  const i = positions.findIndex(({ state }) => at(state.cities, 0).rounds.length === 2);
  const [before, after] = [at(positions, i - 1), at(positions, i)];
  const events = after.state.cities.flatMap(({ rounds, balance: { dark, green } }, seat) => [
    { did: 'scored' as const, seat, height: 1, width: at(rounds, 1), points: at(rounds, 1) },
    { did: 'balanced' as const, seat, dark, green },
  ]);
  const html = boardOf(after, 0, {
    legal: [],
    prompt: undefined,
    happened: { events, before: tangramcity.view(before.state, 0), held: true },
  });
  expect(html.split('tc-counted-square').length - 1).toBe(at(at(after.state.cities, 0).rounds, 1));
  expect(answersIn(html)).toBe(0);
  for (const [seat, { total }] of tangramcity.scores(after.state).entries()) {
    expect(html).toContain(`+${at(at(after.state.cities, seat).rounds, 1)}</b>`);
    expect(html).toContain(`→ <b>${total}</b>`);
  }
});

it('without motion a scored round stays as a picture on what is built, until something is placed', () => {
  const positions = positionsOf(2, 5);
  const scored = at(
    positions.filter(({ state }) => at(state.cities, 0).rounds.length === 2),
    0,
  );
  const html = boardOf(scored, 0);
  const still = html.slice(html.indexOf('tc-still'));
  expect(still.split('tc-counted-dot').length - 1).toBe(at(at(scored.state.cities, 0).rounds, 1));
  expect(answersIn(html)).toBeGreaterThan(0);
  const later = positions.find(({ state }) => at(state.cities, 0).pieces.length === 11);
  expect(boardOf(at(later ? [later] : [], 0), 0)).not.toContain('tc-still');
});

it('hints lie in the city as numbered outlines that take no answer away', () => {
  const seen = at(positionsOf(2, 3), 30);
  const { seat, legal } = at(seen.asked, 0);
  const spots = legal.filter((action) => 'row' in action).slice(0, 2);
  const hinted = [...spots, at(legal, legal.length - 1)].map((action, i) => ({ action, place: i + 1 }));
  const html = boardOf(seen, seat, { hinted });
  expect(html.split('tc-hint-badge').length - 1).toBe(2);
  expect(answersIn(html)).toBe(answersIn(boardOf(seen, seat)));
});

describe.each(LANGUAGES)('in %s', (language) => {
  it('the board, its pieces and its signs have words', () => {
    const seen = at(positionsOf(3, 5), 40);
    const viewer = at(seen.asked, 0).seat;
    const inside = (children: ReactNode) =>
      renderToStaticMarkup(<InLanguage language={language}>{children}</InLanguage>);
    const { prompt, legal } = at(seen.asked, 0);
    const html = inside(
      <Board {...drawnFor(seen, viewer, language)} prompt={prompt} legal={legal} choose={() => undefined} />,
    );
    expect(html).toContain(GAME_TEXTS[language].board.tower);
    expect(html).not.toContain('undefined');
    const legend = inside(<Legend />);
    for (const [sign, meaning] of Object.values(GAME_TEXTS[language].board.legend)) {
      expect(sign.length * meaning.length).toBeGreaterThan(0);
      expect(legend).toContain(sign.replaceAll("'", '&#x27;'));
    }
    const names = Array.from({ length: FOUNTAIN + 1 }, (_, tile) => GAME_TEXTS[language].board.piece(tile));
    expect(new Set(names).size).toBe(FOUNTAIN + 1);
    expect(names.every((says) => says.length > 2)).toBe(true);
  });
});
