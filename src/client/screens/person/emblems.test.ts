import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#kernel';
import { PACKS } from '../../i18n/languages.ts';
import { COLOURS, EMBLEMS, FRAMES, partOf, pictureOfId } from './emblems.ts';

describe('pictures of people', () => {
  it.each(LANGUAGES)('have a name for each part: %s', async (language) => {
    const { pack } = await PACKS[language].load();
    const { circle } = await pack.people();
    const counts = [circle.emblems, circle.shapes, circle.colours].map((names) => new Set(names).size);
    expect(counts).toEqual([EMBLEMS.length, FRAMES.length, COLOURS.length]);
  });

  it('are made of the id where none was chosen, always the same one', () => {
    const ids = Array.from({ length: 300 }, (_, n) => `person${n}`);
    const made = ids.map(pictureOfId);
    expect(made).toEqual(ids.map(pictureOfId));
    for (const [part, all] of [EMBLEMS, FRAMES, COLOURS].entries())
      expect(new Set(made.map((picture) => picture[part])).size).toBe(all.length);
  });

  it('of a newer Skyline are drawn with parts that are known', () => {
    expect(partOf(FRAMES, 63)).toBeDefined();
    expect(partOf(EMBLEMS, undefined)).toBe(EMBLEMS[0]);
  });
});
