/** What is known about the tiles of the characters. */
import type { Check, Problem } from '#box';
import { CHARACTER, type CharacterName } from '../characters.ts';
import type { NewyorkcityBox } from './schema.ts';

type Tiles = NewyorkcityBox['values']['characters']['value'];

const TILES = 76;
/** R2.3 Tiles in sight on each shelf. */
const IN_SIGHT = 4;
/** R2.4 One stack more than there are players. */
const STACKS = 5;
/** Notes of the supplement speak of two copies of these. */
const TWICE = ['assistant', 'doorman'] as const;
/** The seven characters in the example of the final scoring; the brown lamplighter is one of them. */
const EXAMPLE = [4, 1, 1, 1, 2, 5, 1];

// Object.keys knows no more than strings.
const NAMES = Object.keys(CHARACTER) as CharacterName[];

export const characterChecks: readonly Check<NewyorkcityBox>[] = [
  {
    rule: 'R1.4',
    problems({ characters: { value } }) {
      const count = sum(NAMES.map((name) => copiesOf(value, name)));
      if (count === TILES) return [];
      return [{ where: 'characters', message: `expected ${TILES} tiles, found ${count}` }];
    },
  },
  {
    rule: 'R1.4',
    problems: ({ characters: { value } }) =>
      NAMES.filter((name) => copiesOf(value, name) === 0).map((name) => ({
        where: `characters, ${name}`,
        message: 'expected at least one tile, found none',
      })),
  },
  {
    rule: 'R11.15, R11.18',
    problems: ({ characters: { value } }) =>
      TWICE.filter((name) => copiesOf(value, name) === 1).map((name) => ({
        where: `characters, ${name}`,
        message: 'expected at least two tiles, of which the supplement speaks, found one',
      })),
  },
  {
    rule: 'R2.3',
    problems: ({ characters: { value } }) =>
      [1, 2, 3, 4, 5].flatMap((worth): Problem[] => {
        const count = sum(NAMES.map((name) => (value[name].worth === worth ? value[name].dark : 0)));
        if (count >= IN_SIGHT) return [];
        const message = `expected at least ${IN_SIGHT} dark tiles of value ${worth}, found ${count}`;
        return [{ where: 'characters', message }];
      }),
  },
  {
    rule: 'R2.4, Q7',
    problems({ characters: { value } }) {
      const light = lightValues(value);
      const low = light.filter((worth) => worth === light[0]).length;
      if (low >= STACKS && light.length - low >= STACKS) return [];
      const message = `expected at least ${STACKS} light tiles of the lowest value and ${STACKS} of others, found ${low} and ${light.length - low}`;
      return [{ where: 'characters', message }];
    },
  },
  {
    rule: 'R9.2',
    problems({ characters: { value } }) {
      if (hasExample(value)) return [];
      const message =
        'expected the tile that makes 4 + 1 + 1 + 1 + 2 + 5 + 1 with a starting stack and four others, as in the example of the final scoring';
      return [{ where: 'characters, brownLamplighter', message }];
    },
  },
];

/** Whether the example's seven characters can be a starting stack and five hired ones, the brown lamplighter among them. */
function hasExample(tiles: Tiles): boolean {
  const { worth, dark, light } = tiles.brownLamplighter;
  const [low, ...others] = lightValues(tiles);
  if (low === undefined) return false;
  return others.some((high) => {
    const hired = without(without(EXAMPLE, low), high);
    if (high === low || hired.length !== EXAMPLE.length - 2) return false;
    return (dark > 0 && hired.includes(worth)) || (light > 0 && (worth === low || worth === high));
  });
}

/** The values of all light tiles, lowest first. */
function lightValues(tiles: Tiles): number[] {
  return NAMES.flatMap((name) => Array.from({ length: tiles[name].light }, () => tiles[name].worth)).sort(
    (one, two) => one - two,
  );
}

function copiesOf(tiles: Tiles, name: CharacterName): number {
  return tiles[name].dark + tiles[name].light;
}

/** The list without one number, if it is there. */
function without(list: readonly number[], number: number): number[] {
  const place = list.indexOf(number);
  return list.filter((_, i) => i !== place);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
