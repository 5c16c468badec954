import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { contrast, seen } from '../../ui/testing/colourVision.ts';

const sheets = ['board.css', '../players.css', '../../ui/tokens.css'].map((file) =>
  readFileSync(join(import.meta.dirname, file), 'utf8'),
);

/** A colour in one theme: the board's own, else that of the whole site. */
function colour(name: string, theme: 'day' | 'night'): string {
  for (const sheet of sheets) {
    const [, day, night] = new RegExp(`--${name}: light-dark\\((#\\w{6}), (#\\w{6})\\)`).exec(sheet) ?? [];
    if (day && night) return theme === 'day' ? day : night;
  }
  throw new Error(`no colour --${name}`);
}

const streets = [0, 1, 2, 3, 4].map((street) => ['fi-on-street', `fi-street-${street}`]);
const letters = [0, 1, 2, 3].map((color) => [`fi-pillar-ink-${color}`, `fi-pillar-pale-${color}`]);

/** Text and its background. */
const TEXTS = [
  ...streets,
  ...letters,
  ['fi-card-ink', 'fi-card'],
  ['fi-card-ink', 'fi-coin'],
  ['fi-dark-ink', 'fi-dark'],
  ['ink', 'fi-body'],
  ['ink-2', 'panel'],
  ['fi-good', 'fi-body'],
  ['fi-bad', 'fi-body'],
  ['brass-text', 'fi-body'],
  ['fi-plan', 'panel'],
  ['on-brass', 'brass'],
  ['fi-street-ink', 'fi-asphalt'],
];

/** Graphics and their background. */
const GRAPHICS = [
  ...['p1', 'p2', 'p3'].flatMap((mark) => ['bg', 'panel', 'raised', 'well'].map((ground) => [mark, ground])),
  ['fi-empty', 'fi-body'],
  ['brass', 'panel'],
  ['glow', 'fi-body'],
  ['fi-card-glow', 'fi-card'],
];

describe.each(['day', 'night'] as const)('by %s', (theme) => {
  const faint = (pairs: readonly (readonly string[])[], least: number) =>
    pairs.flatMap(([front = '', ground = '']) => {
      const ratio = contrast(seen(colour(front, theme), 'usual'), seen(colour(ground, theme), 'usual'));
      return ratio < least ? [`${front} on ${ground}: ${ratio.toFixed(2)}`] : [];
    });

  it('everything that is read stands out', () => expect(faint(TEXTS, 4.5)).toEqual([]));
  it('everything that matters is seen', () => expect(faint(GRAPHICS, 3)).toEqual([]));
});
