/** Sentences that have to fit what happened. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#kernel';
import { type Character, nameOf } from '../characters.ts';
import { CHARACTERS, JOKER, PRESS, SKYSCRAPERS } from '../components.ts';
import { newyorkcity } from '../index.ts';
import type { Action, Step } from '../state.ts';
import { TEXTS, words } from '../text/index.ts';
import { against, bid, bidding, counts, layOut, type Player, play } from './layout.ts';

const name = () => 'Ana';

describe('the log', () => {
  it('[R10.15] tells Tom’s limit', () => {
    const { events } = play({
      players: [{}, { built: [0, 0, 0, 0, 4, 1] }],
      toms: 1,
      steps: [{ step: 'buildTurn', firm: 1, count: 3 }],
    });
    const capped = events.filter((event) => event.did === 'tomCapped');
    expect(capped).toEqual([{ did: 'tomCapped', who: 4, rule: 'R10.15', district: 4, lost: 2 }]);
    expect(capped.map((event) => words.en.event(event, name))).toEqual([
      'Tom cannot place 2 skyscrapers: five is his limit on Staten Island.',
    ]);
  });

  it('[R10.14] says that two jokers stand for the first card', () => {
    const { events, answer } = against(SKYSCRAPERS, { press: 1 }, { joker: 3, plans: 1 });
    answer(0, { pass: true });
    const told = events.filter(({ did }) => did === 'tomBid').map((event) => words.en.event(event, name));
    expect(told).toEqual([
      'Tom bids 3: 1 plan and 3 jokers; all he has; two jokers stand for the first card.',
    ]);
  });

  it('[R7.14] says “among the first” only of several', () => {
    const everywhere = { built: [1, 1, 1, 1, 1, 1] };
    const told = (players: Player[]) =>
      bidding(PRESS, { players })
        .events.filter(({ did }) => did === 'completed')
        .map((event) => words.en.event(event, name));
    expect(told([everywhere, {}])).toEqual(['Ana is the first in all six districts and gains 4 points.']);
    const both = told([everywhere, everywhere]);
    expect(both).toHaveLength(2);
    for (const sentence of both) expect(sentence).toContain('is among the first in all six districts');
  });

  it('[R10.5] [R10.7] lets a Tom draw his cards, and speaks of a reserve only where a player has one', () => {
    const { events } = play({
      players: [{}, {}],
      toms: 1,
      pairs: [[2, 3]],
      steps: [{ step: 'closeDraft' }],
    });
    const [drawn] = events.filter(({ did }) => did === 'reserved');
    if (drawn?.did !== 'reserved') throw new Error('Tom has not drawn');
    const reserve = /reserve|réserve|reserva|Vorrat|riserva|rezerwy/;
    for (const language of LANGUAGES) {
      expect(words[language].event(drawn, name)).toMatch(/^Tom .*\d.*\.$/);
      expect(words[language].event(drawn, name)).not.toMatch(reserve);
      expect(words[language].event({ ...drawn, who: 0 }, name)).toMatch(reserve);
    }
  });

  it('[R10.8] Tom plays the very joker he has drawn, and the log does not say that he adds none', () => {
    const { state, events } = play({
      players: [{}, { reserve: { characters: 1, plans: 1, joker: 1 } }],
      toms: 1,
      bidding: CHARACTERS,
      opener: 1,
      hasty: [{ firm: 1, kind: JOKER }],
      steps: [
        { step: 'bidTurn', firm: 1 },
        { step: 'bidTurn', firm: 0 },
      ],
    });
    expect(state.firms[1]?.bid).toBe(2);
    expect(events).toContainEqual(
      expect.objectContaining({
        did: 'tomBid',
        value: 2,
        cards: counts({ characters: 1, joker: 1 }),
        why: 'leads',
      }),
    );
  });

  it('[R11.15] tells a raise as a raise, with the whole bid', () => {
    const { answer, state, events, may } = bidding(PRESS, {
      players: [
        { hand: { press: 1, joker: 1 }, reserve: { press: 1, plans: 1 }, staff: [15], dollars: 1 },
        {},
      ],
    });
    answer(0, bid(2, { press: 2 }, [15]));
    const view = newyorkcity.view(state, 0);
    const groups = may(0).map((action) => words.en.group?.(action, { view, name }));
    expect(groups).toContain('Raise by 1');
    answer(0, bid(1, { joker: 1 }));
    const raised = events.filter((event) => event.did === 'raised');
    expect(raised).toMatchObject([{ by: 1, value: 3 }]);
    for (const language of LANGUAGES)
      for (const event of raised) expect(words[language].event(event, name)).toMatch(/1.*3/);
  });
});

describe('the languages', () => {
  it('[R2.7] Spanish says “e” before an i', () => {
    const said = (stack: Character[]) => words.es.event({ did: 'tookStack', who: 0, stack }, name);
    expect(said([1, 13])).toBe('Ana empieza con Secretaria (1) e Intérprete (13).');
    expect(said([1, 17])).toBe('Ana empieza con Secretaria (1) y Mecenas (17).');
  });

  it('[R7.9] German names both ends of a link without a wrong case', () => {
    const said = words.de.event({ did: 'awarded', who: 0, tile: 0, link: 2, district: 1 }, name);
    expect(said).toContain('(Manhattan – die Bronx)');
    expect(said).toContain('in der Bronx');
  });

  it('[R6.4] nobody is asked about a next round after the fifth', () => {
    const view = newyorkcity.view(play({ players: [{}, {}], steps: [] }).state, 0);
    for (const language of LANGUAGES)
      expect(words[language].prompt({ step: 'keep', seat: 0 }, { view, name })).not.toMatch(
        /next|prochain|próxima|nächste/,
      );
  });
});

describe('the words of the box', () => {
  it.each([
    ['en', 37, 'Haulier'],
    ['es', 16, 'Lobista'],
    ['de', 28, 'Oranger Laternenanzünder'],
    ['fr', 30, 'Lanternier marron'],
  ] as const)('%s: character %i is %s', (language, number, called) => {
    expect(TEXTS[language].board.characters[nameOf(number)].name).toBe(called);
  });

  it('are those of the rulebook in French', () => {
    const { state } = play({
      players: [{}, {}],
      pairs: [[3, 3]],
      steps: [{ step: 'draft', seat: 0, picks: 1 }],
    });
    const view = newyorkcity.view(state, 0);
    expect(words.fr.answer({ pair: 0 }, { view, name })).toContain('Plan de construction');
    expect(words.fr.part('leftovers')).toBe('Éléments restants');
    expect(
      words.es.group?.(bid(2), {
        view: { ...view, firms: view.firms.map((firm) => ({ ...firm, bid: 1 })) },
        name,
      }),
    ).toBe('Subir en 2');
  });

  it('call nobody a seat', () => {
    for (const file of ['RULES.md', 'RULINGS.md'])
      expect(readFileSync(join(import.meta.dirname, '..', file), 'utf8')).not.toMatch(/\bseats?\b/i);
  });
});

describe('the button that sends', () => {
  const held = { hand: { characters: 3 }, board: 2 };
  const now: Step[] = [{ step: 'bid', seat: 0 }, { step: 'evaluate' }, { step: 'closeBidding' }];
  const say = (players: Player[], steps: Step[], action: Action) =>
    words.en.send?.(action, {
      view: newyorkcity.view(layOut({ players, bidding: CHARACTERS, steps }), 0),
      name,
    });

  it('[R7.1] [R7.5] says what a bid brings, and whether the bonus is won', () => {
    const three = { value: 3, cards: counts({ characters: 3 }), staff: [], back: 0 };
    expect(say([held, { bid: 2 }], now, three)).toBe('Bid 3 · wins +1: hire up to 4');
    expect(say([held, { bid: 4 }], now, three)).toBe('Bid 3 · hire up to 3');
    const open: Step[] = [...now.slice(0, 1), { step: 'bidTurn', firm: 1 }, ...now.slice(1)];
    expect(say([held, {}], open, three)).toBe('Bid 3 · leads for +1: hire up to 4');
  });

  it('names what is taken, and otherwise says the answer', () => {
    expect(say([held, {}], now, { hire: 20 })).toBe('Hire the Engineer');
    expect(say([held, {}], now, { discard: counts({ characters: 2 }) })).toBe('Discard 2 cards');
    expect(say([held, {}], now, { pass: true })).toBe('Do not bid');
  });
});
