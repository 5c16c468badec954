/** Words beside signs, and the letters of the colours. */
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#kernel';
import { COLORS, DEEDS, deedCard, FIRST_DECREE, SCORINGS } from '../components.ts';
import { TEXTS } from '../text/index.ts';

/** Words beside a sign have room for so many letters. */
const MOST = 16;

describe.each(LANGUAGES)('in %s', (language) => {
  const { brief, names } = TEXTS[language];

  it('every action has words for beside its sign', () => {
    for (const [deed] of DEEDS.entries()) {
      const says = brief.deed(deed);
      expect(says, deedCard(deed).type).not.toBe('');
      expect(says.length, says).toBeLessThanOrEqual(MOST);
    }
  });

  it('every half of a card has them, too', () => {
    const cards = FIRST_DECREE + SCORINGS.length / 2;
    for (let card = 0; card < cards; card++)
      for (const half of [0, 1]) {
        const says = brief.half(card, half);
        expect(says).not.toBe('');
        expect(says.length, says).toBeLessThanOrEqual(MOST);
      }
  });

  it('no two colours have the same letter', () => {
    expect(new Set(names.letters).size).toBe(COLORS.length);
    for (const [color, letter] of names.letters.entries())
      expect(names.color[color]?.toUpperCase()).toContain(letter);
  });
});
