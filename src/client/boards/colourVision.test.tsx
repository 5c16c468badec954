import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { DISTRICTS, LANTERN_DISTRICT, LANTERNS } from '#games/newyorkcity/components';
import { Mark } from '../ui/Mark.tsx';
import { contrast, distance, seen, VISIONS, type Vision } from '../ui/testing/colourVision.ts';
import { Defs as FlatironDefs } from './flatiron/pieces/Defs.tsx';
import { planOf } from './newyork1901/layout.ts';
import { Building as Tower1901 } from './newyork1901/pieces/Building.tsx';
import { Patterns as Districts1901 } from './newyork1901/pieces/Patterns.tsx';
import { KindSign } from './newyorkcity/pieces/Kind.tsx';
import { Lantern } from './newyorkcity/pieces/Sign.tsx';
import { Vehicle } from './newyorkcity/pieces/Vehicle.tsx';
import { PatternScope, Patterns } from './tangramcity/pieces/Patterns.tsx';

/** Five times the just noticeable distance: enough for two pieces that lie far apart. */
const MIN_DISTANCE = 0.1;
/** WCAG 2.2, 1.4.11: the contrast of a graphic against its background. */
const MIN_CONTRAST = 3;

const THEMES = ['day', 'night'] as const;
type Theme = (typeof THEMES)[number];
const VISION_NAMES = Object.keys(VISIONS) as Vision[];

const tokens = readFileSync(join(import.meta.dirname, '../ui/tokens.css'), 'utf8');
const players = readFileSync(join(import.meta.dirname, 'players.css'), 'utf8');
/** What a game says of colours: its own sheet, and its players where they have colours of their own. */
const boardSheet = (game: string) =>
  readFileSync(join(import.meta.dirname, game, 'board.css'), 'utf8') +
  (new RegExp(`\\[data-game="${game}"\\] {[^}]*}`).exec(players)?.[0] ?? '');
const rowhouse = boardSheet('rowhouse');
const newyorkcityMap = readFileSync(join(import.meta.dirname, 'newyorkcity/map.css'), 'utf8');
/** The patterns of Flatiron's pillars, as they are drawn. */
const flatiron = renderToStaticMarkup(
  <svg aria-hidden="true">
    <FlatironDefs />
  </svg>,
);
/** The patterns of New York 1901's districts, and the edge lines of its streets. */
const districts1901 = renderToStaticMarkup(
  <svg aria-hidden="true">
    <Districts1901 sheet="board" />
  </svg>,
);
const map1901 = readFileSync(join(import.meta.dirname, 'newyork1901/map.css'), 'utf8');
/** The patterns of Tangram City's roofs, gardens and plazas. */
const tangramcity = renderToStaticMarkup(
  <PatternScope>
    <svg aria-hidden="true">
      <Patterns />
    </svg>
  </PatternScope>,
);

/** A colour token in one theme; `p1 of flatiron` is the value in that game's style sheet. */
function token(name: string, theme: Theme): string {
  const [own = '', game] = name.split(' of ');
  const sheet = game === undefined ? tokens : boardSheet(game);
  const [, day, night] = new RegExp(`--${own}: light-dark\\((#\\w{6}), (#\\w{6})\\)`).exec(sheet) ?? [];
  const colour = theme === 'day' ? day : night;
  if (colour === undefined) throw new Error(`no colour --${name}`);
  return colour;
}

function areAlike(one: string, two: string, theme: Theme, vision: Vision): boolean {
  return distance(seen(token(one, theme), vision), seen(token(two, theme), vision)) < MIN_DISTANCE;
}

/** The declarations of a class, without its colour. */
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

/** Things that must be distinguishable side by side, each with the signs it has besides its colour. */
const GROUPS: Readonly<
  Record<string, readonly { readonly name: string; readonly signs: readonly string[] }[]>
> = {
  players: [1, 2, 3, 4, 5].map((player) => {
    const { shape = '', pattern = '' } = drawingOf(player - 1);
    return { name: `p${player}`, signs: [shape, pattern] };
  }),
  'cards of New York City': [
    'press',
    'dollars',
    'characters',
    'plans',
    'prestige',
    'skyscrapers',
    'joker',
  ].map((kind, i) => ({
    name: `nyc-kind-${kind} of newyorkcity`,
    signs: [renderToStaticMarkup(<KindSign kind={i} />)],
  })),
  'vehicles of New York City': ['taxi', 'bus', 'tram', 'subway', 'boat'].map((vehicle, i) => ({
    name: `nyc-${vehicle} of newyorkcity`,
    signs: [
      renderToStaticMarkup(<Vehicle vehicle={i} />),
      patternOf(newyorkcityMap, `nyc-route-${i}`, `nyc-${vehicle}`),
    ],
  })),
  'lanterns of New York City': LANTERNS.map((lantern) => {
    const district = DISTRICTS.indexOf(LANTERN_DISTRICT[lantern]);
    return {
      name: `nyc-lantern-${lantern} of newyorkcity`,
      signs: [renderToStaticMarkup(<Lantern district={district} />).replace(`nyc-lantern-${lantern}`, '')],
    };
  }),
  'players of New York 1901': [1, 2, 3, 4].map((player) => ({
    name: `p${player} of newyork1901`,
    signs: [drawingOf(player - 1).shape ?? ''],
  })),
  'districts of New York 1901': ['red', 'blue', 'yellow', 'green', 'pink'].map((district) => ({
    name: `ny-${district} of newyork1901`,
    signs: [new RegExp(`-${district}"[^>]*>.*? d="([^"]*)"`).exec(districts1901)?.[1] ?? ''],
  })),
  'streets of New York 1901': ['wall', 'nassau', 'cedar', 'pine'].map((street) => ({
    name: `ny-${street}-line of newyork1901`,
    signs: [/stroke-dasharray: ([\d. ]*)/.exec(patternOf(map1901, `ny-${street} .ny-edge`, ''))?.[1] ?? ''],
  })),
  'technologies of New York 1901': [
    { technology: 'bronze', tile: 3 },
    { technology: 'silver', tile: 6 },
    { technology: 'gold', tile: 12 },
  ].map(({ technology, tile }) => ({
    name: `ny-${technology} of newyork1901`,
    signs: [
      renderToStaticMarkup(
        <Tower1901 plan={planOf(30, 0)} seat={0} tile={tile} square={90} turn={0} />,
      ).replace(/ class="[^"]*"/g, ''),
    ],
  })),
  'tiles of Rowhouse': ['brick', 'cream', 'slate', 'moss', 'ochre'].map((tile) => ({
    name: `tile-${tile}`,
    signs: [patternOf(rowhouse, `tile-${tile}`, `tile-${tile}`)],
  })),
  'architects of Flatiron': [1, 2, 3].map((player) => ({
    name: `p${player} of flatiron`,
    signs: [drawingOf(player - 1).shape ?? ''],
  })),
  'pillars of Flatiron': [0, 1, 2, 3].map((color) => ({
    name: `fi-pillar-${color} of flatiron`,
    signs: [new RegExp(`-pillar${color}"[^>]*>(.*?)</pattern>`).exec(flatiron)?.[1] ?? ''],
  })),
  'streets of Flatiron': ['Broadway', '23rd', '5th', '22nd', 'Hall'].map((street, number) => ({
    name: `fi-street-${number} of flatiron`,
    signs: [street],
  })),
  'grounds of Tangram City': [
    { token: 'tc-roof-a1', pattern: 'brick0' },
    { token: 'tc-lawn-a', pattern: 'leaf' },
    { token: 'tc-plaza', pattern: 'paving' },
  ].map(({ token: name, pattern }) => ({
    name: `${name} of tangramcity`,
    signs: [new RegExp(`${pattern}"[^>]*>(.*?)</pattern>`).exec(tangramcity)?.[1] ?? ''],
  })),
  'places of Tangram City': [
    { name: 'tc-jade of tangramcity', signs: ['tick'] },
    { name: 'tc-wrong-line of tangramcity', signs: ['cross'] },
  ],
};

describe.each(Object.entries(GROUPS))('%s', (_, things) => {
  const pairs = things.flatMap((one, i) => things.slice(i + 1).map((two) => ({ one, two })));

  it.each(VISION_NAMES)('are distinguishable with %s', (vision) => {
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
  it.each(VISION_NAMES)('marks, edges and glows stand out from their background with %s', (vision) => {
    const faint = ['p1', 'p2', 'p3', 'p4', 'p5', 'edge', 'glow', 'focus', 'good', 'warn', 'bad'].flatMap(
      (name) =>
        ['bg', 'panel', 'raised', 'well']
          .filter(
            (ground) =>
              contrast(seen(token(name, theme), vision), seen(token(ground, theme), vision)) < MIN_CONTRAST,
          )
          .map((ground) => `${name} on ${ground}`),
    );
    expect(faint).toEqual([]);
  });
});

it('players differ by colour alone with usual vision, but not with colour blindness', () => {
  const players = (GROUPS.players ?? []).map(({ name }) => name);
  const confused = (vision: Vision) =>
    THEMES.flatMap((theme) =>
      players.filter((one) => players.some((two) => one < two && areAlike(one, two, theme, vision))),
    );
  expect(confused('usual')).toEqual([]);
  for (const vision of ['protanopia', 'deuteranopia', 'tritanopia'] as const)
    expect(confused(vision)).not.toEqual([]);
});
