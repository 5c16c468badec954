import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { flatiron } from '#games/flatiron';
import { words } from '#games/flatiron/text';
import { apply, at, LANGUAGES, type Viewer } from '#kernel';
import { resultNow } from '../kit/resultNow.ts';
import { Board } from './Board.tsx';
import { Legend } from './Legend.tsx';
import { Scene } from './Scene.tsx';
import { Small } from './Small.tsx';
import { type Asked, askedIn, ended } from './testing/games.ts';

const NAMES = ['Ada', 'Bruno'];
const name = (seat: number) => at(NAMES, seat);

/** The labels of everything that gives an answer. */
function labelsIn(markup: string): Set<string> {
  const buttons = [...markup.matchAll(/<(?:button|g)[^>]*data-choose="answer"[^>]*>/g)].map(([tag]) => tag);
  return new Set(
    buttons.map((tag) => plainText(/(?:data-answer|aria-label)="([^"]*)"/.exec(tag)?.[1] ?? '')),
  );
}

function plainText(text: string): string {
  return text.replaceAll('&amp;', '&').replaceAll('&#x27;', "'").replaceAll('&quot;', '"');
}

function drawn({ position, seat, prompt, legal }: Asked, viewer: Viewer): string {
  const view = flatiron.view(position.state, viewer);
  const isAsked = viewer === seat;
  return renderToStaticMarkup(
    <Board
      view={view}
      scores={flatiron.scores(position.state)}
      words={words.en}
      name={name}
      prompt={isAsked ? prompt : undefined}
      legal={isAsked ? legal : []}
      choose={() => undefined}
    />,
  );
}

describe.each([1, 2])('with %i seats', (seats) => {
  it('every answer of a whole game can be given on the board', () => {
    const seen = new Set<string>();
    let count = 0;
    for (const asked of askedIn(seats, 11)) {
      count += 1;
      if (seen.has(asked.prompt.step) && count % 20 !== 0) continue;
      seen.add(asked.prompt.step);
      const view = flatiron.view(asked.position.state, asked.seat);
      // The button that ends the turn is the table's; a decree is bought by taking one.
      const onBoard = asked.legal.filter(
        (action) => !('done' in action) && !('do' in action && action.do === 'buy'),
      );
      const labels = labelsIn(drawn(asked, asked.seat));
      for (const action of onBoard) expect(labels).toContain(words.en.answer(action, { view, name }));
    }
    expect(seen.size).toBeGreaterThan(10);
  });

  it('those who are not asked see the board and cannot choose', () => {
    let count = 0;
    for (const asked of askedIn(seats, 12)) {
      count += 1;
      if (count % 60 !== 0) continue;
      const watched = drawn(asked, 'spectator');
      expect(watched).toContain('fi-picture');
      expect(watched).not.toContain('data-choose');
      if (seats === 2) expect(drawn(asked, 1 - asked.seat)).not.toContain('data-choose');
    }
    expect(count).toBeGreaterThan(50);
  });

  it('nobody is shown the newspapers of others', () => {
    for (const asked of askedIn(seats, 13)) {
      const { hand } = at(flatiron.view(asked.position.state, 'spectator').players, 0);
      expect(typeof hand).toBe('number');
      if (hand === 0) continue;
      expect(drawn(asked, 'spectator')).not.toContain('fi-paper-card');
      return;
    }
    expect.fail('no newspaper was ever drawn');
  });
});

/** These events have no place on the board. */
const NOWHERE = [
  'opened',
  'dealtBoards',
  'choseBoard',
  'dealtDaniel',
  'setDanielSide',
  'began',
  'reachedHall',
  'paidToBuild',
];

it.each([1, 2])('a line of the log lights up what it speaks of, with %i seats', (seats) => {
  const unlit = new Set<string>();
  const lit = new Set<string>();
  for (const { position, seat, legal } of askedIn(seats, 15)) {
    const [action] = legal;
    if (!action) continue;
    const after = apply(flatiron, position, seat, action);
    for (const event of after.events) {
      if (lit.has(event.did) || NOWHERE.includes(event.did)) continue;
      const markup = renderToStaticMarkup(
        <Board
          view={flatiron.view(after.position.state, 'spectator')}
          scores={flatiron.scores(after.position.state)}
          words={words.en}
          name={name}
          prompt={undefined}
          legal={[]}
          choose={() => undefined}
          highlight={event}
        />,
      );
      (markup.includes('fi-lit') ? lit : unlit).add(event.did);
    }
  }
  expect([...unlit].filter((did) => !lit.has(did))).toEqual([]);
  expect(lit.size).toBeGreaterThan(12);
});

it('an answer that is not sent stays in sight, and others may take its place', () => {
  for (const asked of askedIn(2, 14)) {
    if (asked.prompt.step !== 'pickSlot') continue;
    const [action] = asked.legal;
    if (!action) continue;
    const before = flatiron.view(asked.position.state, asked.seat);
    const { position } = apply(flatiron, asked.position, asked.seat, action);
    const markup = renderToStaticMarkup(
      <Board
        view={flatiron.view(position.state, asked.seat)}
        scores={flatiron.scores(position.state)}
        words={words.en}
        name={name}
        prompt={undefined}
        legal={[]}
        choose={() => undefined}
        unsent={{ action, before, legal: asked.legal }}
      />,
    );
    expect(markup).toContain('fi-fresh');
    expect(markup).toContain('aria-pressed="true"');
    expect(labelsIn(markup).size).toBe(asked.legal.length);
    return;
  }
  expect.fail('no slot was ever asked for');
});

it('flies the flag of the United States on the roof, in every picture', () => {
  const { state } = ended(2, 21);
  const props = {
    view: flatiron.view(state, 'spectator'),
    scores: flatiron.scores(state),
    words: words.en,
    name,
  };
  for (const markup of [
    renderToStaticMarkup(<Scene {...props} result={resultNow(flatiron, state)} says="" />),
    renderToStaticMarkup(<Small {...props} />),
  ]) {
    const [, red = ''] = /d="([^"]*)" fill="var\(--fi-flag-red\)"/.exec(markup) ?? [];
    expect(red.split('z')).toHaveLength(7 + 1);
    expect(markup).toContain('var(--fi-flag-blue)');
  }
});

it.each(LANGUAGES)('the end, the glance and the legend are drawn in %s', (language) => {
  for (const seats of [1, 2]) {
    const { state } = ended(seats, 21);
    const view = flatiron.view(state, 'spectator');
    const props = { view, scores: flatiron.scores(state), words: words[language], name };
    const result = resultNow(flatiron, state);
    const scene = renderToStaticMarkup(<Scene {...props} result={result} says="It is over" />);
    expect(scene).toContain('It is over');
    expect(scene).toMatch(/^<svg[^>]*viewBox="0 0 1200 630"/);
    expect(scene).toContain('Ada');
    const small = renderToStaticMarkup(<Small {...props} />);
    expect(small).toMatch(/^<svg[^>]*viewBox="0 0 320 200"/);
    expect(small).not.toContain('<text');
    expect([...small.matchAll(/<\w/g)].length).toBeLessThan(400);
  }
  expect(renderToStaticMarkup(<Legend />)).toContain('<li');
});
