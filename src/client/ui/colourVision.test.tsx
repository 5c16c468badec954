import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Mark } from './Mark.tsx';
import { contrast, distance, seen, VISIONS, type Vision } from './testing/colourVision.ts';

/** Five times what can just be told apart: enough for two pieces that lie far from each other. */
const ENOUGH = 0.1;
/** WCAG 2.2, 1.4.11: what a graphic needs against its ground. */
const GRAPHIC = 3;

const THEMES = ['day', 'night'] as const;
type Theme = (typeof THEMES)[number];
const VISION_NAMES = Object.keys(VISIONS) as Vision[];

const tokens = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8');
const rowhouse = readFileSync(join(import.meta.dirname, '../boards/rowhouse/board.css'), 'utf8');

/** A colour token in one theme. */
function token(name: string, theme: Theme): string {
  const [, day, night] = new RegExp(`--${name}: light-dark\\((#\\w{6}), (#\\w{6})\\)`).exec(tokens) ?? [];
  const colour = theme === 'day' ? day : night;
  if (colour === undefined) throw new Error(`no colour --${name}`);
  return colour;
}

function areAlike(one: string, two: string, theme: Theme, vision: Vision): boolean {
  return distance(seen(token(one, theme), vision), seen(token(two, theme), vision)) < ENOUGH;
}

/** What a style sheet says about a class, without its colour. */
function patternOf(sheet: string, name: string, colour: string): string {
  const [, rules = ''] = new RegExp(`\\.${name} \\{([^}]*)\\}`).exec(sheet) ?? [];
  return rules.replaceAll(`var(--${colour})`, '');
}

/** The drawing of a big mark: shape and pattern, without colour and names. */
function drawingOf(seat: number): {
  readonly shape: string | undefined;
  readonly pattern: string | undefined;
} {
  const [shape, pattern] = [...renderToStaticMarkup(<Mark seat={seat} big />).matchAll(/ d="([^"]*)"/g)].map(
    ([, path]) => path,
  );
  return { shape, pattern };
}

/** Things that lie side by side and must be told apart, each with what tells it besides its colour. */
const GROUPS: Readonly<
  Record<string, readonly { readonly name: string; readonly signs: readonly string[] }[]>
> = {
  players: [1, 2, 3, 4, 5].map((player) => {
    const { shape = '', pattern = '' } = drawingOf(player - 1);
    return { name: `p${player}`, signs: [shape, pattern] };
  }),
  'tiles of Rowhouse': ['brick', 'cream', 'slate', 'moss', 'ochre'].map((tile) => ({
    name: `tile-${tile}`,
    signs: [patternOf(rowhouse, `tile-${tile}`, `tile-${tile}`)],
  })),
};

describe.each(Object.entries(GROUPS))('%s', (_, things) => {
  const pairs = things.flatMap((one, i) => things.slice(i + 1).map((two) => ({ one, two })));

  it.each(VISION_NAMES)('can be told apart with %s', (vision) => {
    const confused = THEMES.flatMap((theme) =>
      pairs
        .filter(
          ({ one, two }) =>
            areAlike(one.name, two.name, theme, vision) &&
            one.signs.some((sign, i) => sign === '' || sign === two.signs[i]),
        )
        .map(({ one, two }) => `${theme}: ${one.name} and ${two.name}`),
    );
    expect(confused).toEqual([]);
  });
});

describe.each(THEMES)('by %s', (theme) => {
  it.each(VISION_NAMES)('marks, edges and glows stand out from their ground with %s', (vision) => {
    const faint = ['p1', 'p2', 'p3', 'p4', 'p5', 'edge', 'glow', 'focus', 'good', 'warn', 'bad'].flatMap(
      (name) =>
        ['bg', 'panel', 'raised', 'well']
          .filter(
            (ground) =>
              contrast(seen(token(name, theme), vision), seen(token(ground, theme), vision)) < GRAPHIC,
          )
          .map((ground) => `${name} on ${ground}`),
    );
    expect(faint).toEqual([]);
  });
});

it('players need no sign besides their colours with usual sight, and do without it', () => {
  const players = (GROUPS.players ?? []).map(({ name }) => name);
  const confused = (vision: Vision) =>
    THEMES.flatMap((theme) =>
      players.filter((one) => players.some((two) => one < two && areAlike(one, two, theme, vision))),
    );
  expect(confused('usual')).toEqual([]);
  for (const vision of ['protanopia', 'deuteranopia', 'tritanopia'] as const)
    expect(confused(vision)).not.toEqual([]);
});
