import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Bid, NewYorkCity } from '#games/newyorkcity';
import { ALL_CHARACTERS, characterTile, nameOf, PRESTIGE } from '#games/newyorkcity/components';
import { shownBy, total } from '#games/newyorkcity/queries';
import { TEXTS, words } from '#games/newyorkcity/text';
import { at, LANGUAGES, type Viewer } from '#kernel';
import { resultNow } from '../kit/resultNow.ts';
import { drawings } from './index.ts';
import { cardList } from './notes.ts';
import { CharacterFace } from './pieces/CharacterTile.tsx';
import { Portrait } from './pieces/Portrait.tsx';
import { isBid } from './targets.ts';
import { type Moment, positions } from './testing/positions.ts';

const BOARD = TEXTS.en.board;
const { Board, Small, Scene, Legend } = drawings;
const name = (seat: number) => `Player ${seat}`;

function drawn({ state }: Moment, viewer: Viewer) {
  const { game, view } = positions.of(state, viewer);
  return { view, scores: game.scores(state), words: words.en, name };
}

/** A moment of every kind of question. */
const MOMENTS = (() => {
  const kept = new Map<string, Moment[]>();
  for (const moment of positions.all()) {
    const { game } = positions.of(moment.state, moment.seat);
    const step = game.decisions(moment.state)[0]?.prompt.step ?? 'none';
    const like = kept.get(step) ?? [];
    if (like.length < 1) kept.set(step, [...like, moment]);
  }
  return [...kept.values()].flat();
})();

function asked(moment: Moment): NewYorkCity['prompt'] | undefined {
  const { game } = positions.of(moment.state, moment.seat);
  return game.decisions(moment.state)[0]?.prompt;
}

function markup(moment: Moment, viewer: Viewer): string {
  const own = viewer === moment.seat;
  return renderToStaticMarkup(
    <Board
      {...drawn(moment, viewer)}
      prompt={own ? asked(moment) : undefined}
      legal={own ? moment.legal : []}
      choose={() => undefined}
    />,
  );
}

describe('the board', () => {
  it('asks whoever is to answer, and nobody else', () => {
    for (const moment of MOMENTS) {
      expect(markup(moment, moment.seat)).toContain('data-choose');
      const other = (moment.seat + 1) % moment.state.seats;
      if (other !== moment.seat) expect(markup(moment, other)).not.toContain('data-choose');
    }
  });

  it('shows what waits to be sent as chosen, and may still be changed', () => {
    for (const moment of MOMENTS.filter(({ legal }) => legal.length > 1)) {
      const props = drawn(moment, moment.seat);
      const action = at(moment.legal, moment.legal.length - 1);
      const html = renderToStaticMarkup(
        <Board
          {...props}
          prompt={undefined}
          legal={[]}
          choose={() => undefined}
          unsent={{ action, before: props.view, legal: moment.legal }}
        />,
      );
      expect(html).toContain('data-choose');
    }
  });

  it('sends a bid by the way it is paid, where the table lets it; of many ways the cheapest', () => {
    const waysTo = (moment: Moment, action: Bid, send?: () => void) => {
      const props = drawn(moment, moment.seat);
      const html = renderToStaticMarkup(
        <Board
          {...props}
          prompt={undefined}
          legal={[]}
          choose={() => undefined}
          send={send}
          unsent={{ action, before: props.view, legal: moment.legal }}
        />,
      );
      return [...html.matchAll(/class="nyc-way" data-choose="(\w+)"/g)].map(([, leads]) => leads);
    };
    const paid = (few: number, many: number) => {
      for (const moment of positions.all())
        for (const action of moment.legal.filter(isBid)) {
          const like = moment.legal.filter((one) => isBid(one) && one.value === action.value);
          if (like.length >= few && like.length <= many) return { moment, action, count: like.length };
        }
      throw new Error('no such bid');
    };
    const few = paid(3, 6);
    expect(waysTo(few.moment, few.action, () => undefined)).toEqual(Array(few.count).fill('send'));
    expect(waysTo(few.moment, few.action)).toEqual(Array(few.count).fill('answer'));
    const many = paid(13, 99);
    expect(waysTo(many.moment, many.action, () => undefined)).toEqual(Array(12).fill('send'));
  });

  it('keeps the place of a character that the staged turn has used', () => {
    const all = positions.all();
    const used = all.findIndex(({ seat, legal }, i) => {
      const next = all[i + 1];
      const isDraft = [all[i], next].every((one) => one && asked(one)?.step === 'draft');
      return isDraft && next?.seat === seat && legal.some((action) => 'use' in action);
    });
    const [before, after] = [at(all, used), at(all, used + 1)];
    const prompt = asked(before);
    const html = (isStaged: boolean) =>
      renderToStaticMarkup(
        <Board
          {...drawn(after, after.seat)}
          prompt={asked(after)}
          legal={after.legal}
          choose={() => undefined}
          staged={
            isStaged && prompt
              ? [
                  {
                    action: at(before.legal, 0),
                    question: { prompt, legal: before.legal },
                    view: drawn(before, before.seat).view,
                  },
                ]
              : []
          }
        />,
      );
    expect(html(true)).toContain('data-kept="true"');
    expect(html(false)).not.toContain('data-kept');
  });

  it('[R6.4] [Q2] offers a swap, and says what a bid would lay into the reserve by itself', () => {
    const swapping = MOMENTS.filter(({ legal }) => legal.some((action) => 'swap' in action));
    expect(swapping.length).toBeGreaterThan(1);
    for (const moment of swapping) expect(markup(moment, moment.seat)).toContain(BOARD.swap);
    const found = positions.all().flatMap((moment) => {
      const own = at(moment.state.firms, moment.seat);
      const shows = (bid: Bid) => total(shownBy(own, bid, moment.state.bidding)) > 0;
      const action = moment.legal.filter(isBid).find(shows);
      return action ? [{ moment, action }] : [];
    });
    for (const { moment, action } of found.slice(0, 5)) {
      const props = drawn(moment, moment.seat);
      const unsent = { action, before: props.view, legal: moment.legal };
      const html = renderToStaticMarkup(
        <Board {...props} prompt={undefined} legal={[]} choose={() => undefined} unsent={unsent} />,
      );
      expect(html).toContain(BOARD.goesToReserve);
    }
    expect(found.length).toBeGreaterThan(4);
  });

  it('[R7.8] announces a tile in the prestige round, never one more', () => {
    const { bonus, bonusNote, pick } = BOARD;
    const prestige = positions.all().filter((moment) => {
      const prompt = asked(moment);
      return prompt?.step === 'bid' && moment.state.bidding === PRESTIGE && moment.legal.some(isBid);
    });
    expect(prestige.length).toBeGreaterThan(3);
    for (const moment of prestige.slice(0, 4)) {
      const html = markup(moment, moment.seat);
      expect(html).not.toContain(bonus);
      expect(html).not.toContain(bonusNote);
      expect(pick.some((one) => html.includes(one))).toBe(true);
    }
  });

  it('points to the pairs in the draft, and to characters only where one can be used', () => {
    const mayUse = ({ legal }: Moment) => legal.some((action) => 'use' in action);
    const all = positions.all().filter((moment) => asked(moment)?.step === 'draft');
    const drafts = [true, false].flatMap((uses) => all.filter((one) => mayUse(one) === uses).slice(0, 2));
    expect(drafts).toHaveLength(4);
    const { atPairs, atPairsOrStaff, atStaff } = BOARD;
    for (const moment of drafts) {
      const uses = mayUse(moment);
      const html = markup(moment, moment.seat);
      expect(html).toContain(uses ? atPairsOrStaff : atPairs);
      expect(html).not.toContain(atStaff);
      const prompt = words.en.prompt(asked(moment) as NewYorkCity['prompt'], drawn(moment, moment.seat));
      expect(prompt.includes('character')).toBe(uses);
    }
  });

  it('says no sentence with two full stops', () => {
    for (const moment of MOMENTS) expect(markup(moment, moment.seat)).not.toContain('..');
  });

  it('never shows a hand to others', () => {
    for (const moment of MOMENTS) {
      const { view } = positions.of(moment.state, 'spectator');
      expect(view.firms.every(({ hand }) => typeof hand === 'number')).toBe(true);
      const html = markup(moment, 'spectator');
      expect(html).not.toContain('data-choose');
      expect(html).not.toContain(BOARD.hand);
    }
  });
});

describe('at a glance and at the end', () => {
  it('the small view is light and without words', () => {
    for (const moment of MOMENTS) {
      const html = renderToStaticMarkup(<Small {...drawn(moment, 'spectator')} />);
      expect(html.match(/<[a-z]/g)?.length).toBeLessThan(400);
      expect(html).not.toContain('<text');
    }
  });

  it('the closing picture names everybody, the best first', () => {
    for (const moment of MOMENTS) {
      const { game } = positions.of(moment.state, moment.seat);
      const result = resultNow(game, moment.state);
      const html = renderToStaticMarkup(
        <Scene {...drawn(moment, 'spectator')} result={result} says="It is over" />,
      );
      expect(html.startsWith('<svg')).toBe(true);
      for (let seat = 0; seat < moment.state.seats; seat++) expect(html).toContain(name(seat));
    }
  });

  it('no two characters look alike, with their tools', () => {
    const portraits = ALL_CHARACTERS.map((character) =>
      renderToStaticMarkup(<Portrait character={character} />),
    );
    expect(new Set(portraits).size).toBe(ALL_CHARACTERS.length);
  });

  it('a tile says who it is, when, for what and how; its number stands apart', () => {
    for (const character of ALL_CHARACTERS) {
      const html = renderToStaticMarkup(<CharacterFace character={character} />);
      const { name: called, short } = BOARD.characters[nameOf(character)];
      expect(html).toContain(`>${called}</b>`);
      expect(html).toContain(`>${short}</span>`);
      expect(html).toMatch(new RegExp(`<i class="nyc-value"[^>]*>${characterTile(character).value}</i>`));
      expect(html).toContain(`<small class="nyc-number">${character}</small>`);
      const isFree = html.includes('nyc-phase-3');
      expect(html.includes('nyc-cost')).toBe(!isFree);
      expect(renderToStaticMarkup(<CharacterFace character={character} used />)).not.toContain('nyc-cost');
    }
  });

  it('the legend explains all 42 characters', () => {
    const html = renderToStaticMarkup(<Legend />);
    for (const { ability } of Object.values(BOARD.characters)) expect(html).toContain(ability);
  });
});

describe.each(LANGUAGES)('the text in %s', (language) => {
  const text = TEXTS[language].board;

  it('has a name for everything on the board', () => {
    expect(new Set(Object.values(text.kind)).size).toBe(7);
    expect(new Set(Object.values(text.vehicle)).size).toBe(5);
    for (const { name: called, ability, short } of Object.values(text.characters)) {
      expect(called.length).toBeGreaterThan(0);
      expect(ability.length).toBeGreaterThan(0);
      expect(short.length).toBeGreaterThan(0);
      expect(short.length).toBeLessThanOrEqual(32);
    }
  });

  it('names one card in the singular, several in the plural', () => {
    const one = cardList(text, [0, 0, 0, 1, 0, 0, 0]);
    const two = cardList(text, [0, 0, 0, 2, 0, 0, 0]);
    expect(one).not.toBe(two.replace('2', '1'));
    expect(one.toLowerCase()).not.toContain('plans');
  });

  it('counts one and several', () => {
    for (const say of [text.points, text.dollars, text.cards, text.discard, text.fetch]) {
      expect(say(1)).toContain('1');
      expect(say(3).replace('3', '')).not.toBe(
        language === 'de' && say === text.dollars ? '' : say(1).replace('1', ''),
      );
    }
  });
});
