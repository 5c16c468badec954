import { describe, expect, it } from 'vitest';
import { GAME_IDS, GAME_INFO, loadTitle } from '#games';
import { at, evenlySpread, winnersOf } from '#kernel';
import { loadCity } from './city.ts';
import { growing } from './growth.ts';
import { type GrowthStory, MOST_MOMENTS } from './index.ts';
import { Layers } from './layers.ts';
import { elementsOf } from './svg.ts';
import { botGame } from './testing/botGame.ts';

/** Larger files are slow to load where many are shown. */
const LARGEST = 170_000;

function grown(draw: Parameters<typeof growing>[0], story: GrowthStory): string {
  const steps = growing(draw, story);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

describe.each(GAME_IDS)('how the city of %s grew', async (game) => {
  const [draw, { words }] = await Promise.all([loadCity(game), loadTitle(game)]);
  if (!draw) throw new Error(`${game} has no picture`);
  const { views, result } = await botGame(game, GAME_INFO[game].seats.max);
  const moments = evenlySpread(views.length, MOST_MOMENTS).map((i) => ({
    view: at(views, i),
    points: [i, 7, 12].slice(0, GAME_INFO[game].seats.max),
  }));
  const story = { game, title: words.en.title, moments, marks: [0, 1, 2], winners: winnersOf(result) };
  const svg = grown(draw, story);

  it('is one small file without script, fonts or anything from elsewhere', () => {
    expect(svg.length).toBeLessThan(LARGEST);
    expect(svg).not.toMatch(/<script|<image|<foreignObject|<text|href=|url\(|@import|\son\w+=/i);
    expect(svg.match(/http[^"]*/g)).toEqual(['http://www.w3.org/2000/svg']);
    expect(grown(draw, story)).toBe(svg);
  });

  it('moves only for those who like motion, and shows the end to all others', () => {
    const style = /<style>(.*?)<\/style>/s.exec(svg)?.[1] ?? '';
    const [still = '', moving = ''] = style.split('@media(prefers-reduced-motion:no-preference)');
    expect(still).not.toContain('animation');
    expect(moving).toContain('infinite');
    const lasting = svg.replace(/<g class="\w+" opacity="0">.*?<\/g>/g, '');
    for (const element of elementsOf(draw(views.at(-1)))) expect(lasting).toContain(element);
  });

  it('gives every class that it uses its own time', () => {
    const used = new Set([...svg.matchAll(/<g class="(\w+)"/g)].map(([, name]) => name));
    expect(used.size).toBeGreaterThan(10);
    for (const name of used) expect(svg).toContain(`@keyframes ${name}{`);
    for (const [, share] of svg.matchAll(/([\d.-]+)%[,{]/g)) {
      expect(Number(share)).toBeGreaterThanOrEqual(0);
      expect(Number(share)).toBeLessThanOrEqual(100);
    }
  });
});

describe('a game that was over at once', () => {
  it('is a still picture of what there is', async () => {
    const draw = await loadCity('rowhouse');
    const { views } = await botGame('rowhouse', 2);
    const moments = [{ view: at(views, 0), points: [0, 0] }];
    const svg = grown(draw ?? (() => []), {
      game: 'rowhouse',
      title: 'A & B',
      moments,
      marks: [0, 1],
      winners: [],
    });
    expect(svg).toContain('<title>A &#38; B</title>');
    expect(svg).not.toContain('opacity="0"');
  });
});

describe('pictures in layers', () => {
  it('show each picture as it was, in its own order', () => {
    const pictures = ['abc', 'abxc', 'xc', 'xcab', '', 'caab', 'caab'].map((letters) => [...letters]);
    const layers = new Layers();
    for (const picture of pictures) layers.add(picture);
    for (const [i, picture] of pictures.entries()) {
      const seen = layers.layers().filter(({ from, to }) => from <= i && i < to);
      expect(seen.flatMap(({ elements }) => elements)).toEqual(picture);
    }
    expect(layers.pictures).toBe(pictures.length);
  });

  it('keep once what stays, and put what is new above what it replaces', () => {
    const layers = new Layers();
    layers.add(['ground', 'house', 'roof']);
    layers.add(['ground', 'tower', 'roof']);
    expect(layers.layers()).toEqual([
      { from: 0, to: 2, elements: ['ground'] },
      { from: 0, to: 1, elements: ['house'] },
      { from: 1, to: 2, elements: ['tower'] },
      { from: 0, to: 2, elements: ['roof'] },
    ]);
  });
});
