import type { ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { newyork1901, type View } from '#games/newyork1901';
import { FIRST_LEGENDARY } from '#games/newyork1901/components';
import { COLUMNS } from '#games/newyork1901/queries';
import { words } from '#games/newyork1901/text';
import { at, LANGUAGES, type Language } from '#kernel';
import { InLanguage } from '../../i18n/testing/InLanguage.tsx';
import { resultNow } from '../kit/resultNow.ts';
import { drawings } from './index.ts';
import { askedIn, statesOf, viewOf } from './testing/positions.ts';

const { Board, Small, Scene, Legend } = drawings;
const NAMES = ['Ana', 'Ben', 'Cleo', 'Dov'];
const name = (seat: number) => at(NAMES, seat);

type State = Parameters<typeof viewOf>[0];

function drawn(
  language: Language,
  what: 'board' | 'small' | 'scene' | 'legend',
  state: State,
  viewer: View['viewer'],
) {
  const asked = askedIn(state);
  const own = asked?.view.viewer === viewer ? asked : undefined;
  const given = { ...viewOf(state, viewer), words: words[language], name };
  const parts = {
    board: <Board {...given} prompt={own?.prompt} legal={own?.legal ?? []} choose={() => undefined} />,
    small: <Small {...given} />,
    scene: <Scene {...given} result={resultNow(newyork1901, state)} says="It is over" />,
    legend: <Legend />,
  };
  return renderToStaticMarkup(<InLanguage language={language}>{parts[what]}</InLanguage>);
}

const games = [2, 3, 4].map((seats) => ({ seats, states: [...statesOf(seats, '5')] }));

describe.each(games)('with $seats seats', ({ states }) => {
  const some = states.filter((_, i) => i % 43 === 20 || i === states.length - 1);

  it('draws the board for everybody, with what may be chosen', () => {
    for (const state of some) {
      const asked = askedIn(state)?.view.viewer;
      for (const viewer of [asked ?? 0, 'spectator' as const]) {
        const html = drawn('en', 'board', state, viewer);
        expect(html.includes('data-choose')).toBe(asked === viewer);
        expect(html).not.toMatch(/NaN|undefined|\[object/);
      }
    }
  });

  it('draws the table at a glance with few elements and without words', () => {
    for (const state of some) {
      const html = drawn('en', 'small', state, 'spectator');
      expect(html).not.toMatch(/NaN|undefined|<text/);
      expect(html.match(/<\w/g)?.length).toBeLessThan(400);
    }
  });

  it('draws the end with all names and scores', () => {
    const state = at(states, states.length - 1);
    const html = drawn('en', 'scene', state, 'spectator');
    const { scores } = viewOf(state, 'spectator');
    for (const [seat, { total }] of scores.entries()) {
      expect(html).toContain(name(seat));
      expect(html).toContain(`>${total}<`);
    }
    expect(html).not.toMatch(/NaN|undefined/);
  });
});

describe.each(LANGUAGES)('in %s', (language) => {
  const state = at(at(games, 1).states, 40);

  it('has words for board, scene and legend', () => {
    const said = (['board', 'scene', 'legend'] as const).map((what) => drawn(language, what, state, 0));
    for (const html of said) expect(html).not.toMatch(/undefined|\[object/);
    const others = LANGUAGES.filter((other) => other !== language);
    for (const other of others) expect(drawn(other, 'legend', state, 0)).not.toBe(said[2]);
  });
});

it('has one full stop between the sentences of a label', () => {
  const { view, scores } = viewOf(at(at(games, 0).states, 30), 'spectator');
  const tile = FIRST_LEGENDARY;
  // The corner of the map in the north-west has room for two rows of three squares.
  const built = { tile, at: COLUMNS + 1, turn: 0 };
  const estates = view.estates.map((estate, seat) =>
    seat === 0 ? { ...estate, buildings: [...estate.buildings, built] } : estate,
  );
  const legendaries = view.legendaries.filter((other) => other !== tile);
  const given = { scores, words: words.en, name, prompt: undefined, legal: [], choose: () => undefined };
  const html = renderToStaticMarkup(<Board {...given} view={{ ...view, estates, legendaries }} />);
  expect(html).toMatch(/aria-label="[^"]*Already built\. Owned by Ana/);
  expect(html.match(/aria-label="[^"]*\.\.[^"]*"/g)).toBeNull();
});

it('lights what the log speaks of', () => {
  const state = at(at(games, 0).states, 30);
  const { view, scores } = viewOf(state, 'spectator');
  const given = {
    view,
    scores,
    words: words.en,
    name,
    prompt: undefined,
    legal: [],
    choose: () => undefined,
  };
  const lit = (highlight: ComponentProps<typeof Board>['highlight']) =>
    renderToStaticMarkup(<Board {...given} highlight={highlight} />);
  expect(lit(undefined)).not.toMatch(/ny-highlight|ny-front/);
  expect(lit({ did: 'acquired', seat: 0, lot: 5 })).toContain('ny-highlight');
  expect(lit({ did: 'scoredStreet', street: 1, counts: [1, 0], seat: 0 })).toContain('ny-front');
});

it('draws what a hint proposes where it would lie, and on its button', () => {
  const states = at(games, 0).states;
  const state = states.find((one) => {
    const legal = askedIn(one)?.legal ?? [];
    return (['tile', 'lot', 'card'] as const).every((key) => legal.some((action) => key in action));
  });
  const asked = state && askedIn(state);
  if (!asked) throw new Error('nobody may do all of it');
  const one = (key: 'tile' | 'lot' | 'card') =>
    asked.legal.find((action) => key in action) ?? at(asked.legal, 0);
  const hinted = [one('tile'), one('lot'), one('card')].map((action, i) => ({ action, place: i + 1 }));
  const given = { ...viewOf(state, 0), words: words.en, name, choose: () => undefined };
  const html = (more: object) => renderToStaticMarkup(<Board {...given} {...asked} {...more} />);
  expect(html({})).not.toMatch(/ny-hinted|ny-hint-badge/);
  const shown = html({ hinted, pointed: one('lot') });
  expect(shown.match(/class="ny-hinted-piece"/g)).toHaveLength(2);
  expect(shown.match(/class="ny-hinted-place"/g)).toHaveLength(2);
  expect(shown).toContain('class="ny-hinted pointed"');
  // The tile in the rack, and the card.
  expect(shown.match(/ny-hint-badge/g)?.length).toBe(2);
});

it('marks what is being shown, and nothing else', () => {
  const states = at(games, 0).states;
  const index = states.findIndex(
    (one, i) =>
      i > 20 && states[i + 1] && askedIn(one)?.legal.every((action) => 'lot' in action || 'card' in action),
  );
  const [before, after] = [at(states, index), at(states, index + 1)];
  const given = { ...viewOf(after, 'spectator'), words: words.en, name, prompt: undefined, legal: [] };
  const shown = (happened: ComponentProps<typeof Board>['happened']) =>
    renderToStaticMarkup(<Board {...given} choose={() => undefined} happened={happened} />);
  const { view } = viewOf(before, 'spectator');
  expect(shown(undefined)).not.toContain('ny-tag');
  expect(shown({ events: [], before: view, held: false })).toMatch(/class="ny-tag".*[A-Z]\d+ taken/);
});

it('shows a turn that is not sent as a preview that can still be changed', () => {
  const states = at(games, 2).states;
  const at0 = states.findIndex((one) => askedIn(one)?.legal.some((action) => 'tile' in action));
  const asked = askedIn(at(states, at0));
  const action = asked?.legal.find((one) => 'tile' in one);
  if (!asked || !action) throw new Error('nobody may build');
  const { scores } = viewOf(at(states, at0), 0);
  const html = renderToStaticMarkup(
    <Board
      view={asked.view}
      scores={scores}
      words={words.en}
      name={name}
      prompt={undefined}
      legal={[]}
      choose={() => undefined}
      unsent={{ action, before: asked.view, legal: asked.legal }}
    />,
  );
  expect(html).toContain('ny-place');
  expect(html).toContain('data-choose="answer"');
});
