import { describe, expect, it } from 'vitest';
import { GAME_IDS, GAME_INFO, loadTitle } from '#games';
import { CITY, loadCity } from './city.ts';
import { cardOf } from './index.ts';
import { isWritable } from './letters.ts';
import { elementsOf } from './svg.ts';
import { botGame } from './testing/botGame.ts';

describe.each(GAME_IDS)('the city of %s', async (id) => {
  const [draw, { words }] = await Promise.all([loadCity(id), loadTitle(id)]);
  if (!draw) throw new Error(`${id} has no picture`);
  const played = await botGame(id, GAME_INFO[id].seats.max);
  const drawn = played.views.map((view) => elementsOf(draw(view)));

  it('grows, and is drawn alike whenever it is drawn', () => {
    expect(drawn.at(-1)).not.toEqual(drawn[0]);
    expect(new Set(drawn.map((elements) => elements.join(''))).size).toBeGreaterThan(8);
    expect(elementsOf(draw(played.views.at(-1)))).toEqual(drawn.at(-1));
  });

  it('fills its place, and all of it are numbers', () => {
    const values = draw(played.views.at(-1)).flatMap(({ rings }) => rings.flat());
    expect(values.length).toBeGreaterThan(200);
    expect(values.every(Number.isFinite)).toBe(true);
    for (const [middle, length] of [
      [0, CITY.width],
      [1, CITY.height],
    ] as const) {
      const along = values.filter((_, i) => i % 2 === middle);
      expect(Math.max(...along) - Math.min(...along)).toBeGreaterThan(length * 0.9);
    }
  });

  it('[P90] is the same whoever looks: it draws nothing that only some can see', () => {
    for (const views of played.viewsOfAll) {
      const [first, ...others] = views.map((view) => elementsOf(draw(view)));
      for (const other of others) expect(other).toEqual(first);
    }
  });

  it('has a name that can be written on its card, in every language', () => {
    for (const { title } of Object.values(words)) expect(isWritable(title), title).toBe(true);
    const city = draw(played.views.at(-1));
    expect(cardOf(id, words.en.title, city, []).length).toBeGreaterThan(city.length + 5);
  });
});
