/** The box file, and a fault planted for everything that is checked in one. */
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkBox } from '#box';
import { boxTests } from '../../../box/testing/boxTests.ts';
import { kit, type NewyorkcityBox, sheet } from '../box/index.ts';
import own from '../box.json' with { type: 'json' };
import { newyorkcity } from '../index.ts';

boxTests(newyorkcity, kit, sheet, join(import.meta.dirname, '..'));

type Values = NewyorkcityBox['values'];

/** What is wrong with a copy that was changed like this. */
function problemsOf(change: (values: Values) => void): readonly string[] {
  const copy = structuredClone(own) as NewyorkcityBox;
  change(copy.values);
  const checked = checkBox(kit, copy);
  return 'box' in checked ? [] : checked.problems.map(({ where, message }) => `${where}: ${message}`);
}

describe('a box file with a fault', () => {
  it('[R1.2] names base values that are not those of the rulebook', () => {
    expect(problemsOf(({ baseValues }) => baseValues.value.splice(0, 1, 5))).toEqual([
      'baseValues: expected 6, 7, 8, 8, 9, 10, found 5, 7, 8, 8, 9, 10 (R1.2)',
    ]);
    expect(problemsOf(({ baseValues }) => baseValues.value.reverse())).toEqual([]);
  });

  it('[R10.2] names levels of Tom that are out of order', () => {
    const [problem] = problemsOf(({ tom: { value } }) => value.easyLevels.reverse());
    expect(problem).toMatch(
      /^tom: expected the levels A6, B3.*C5 in this order, found A7, C2, .* \(R10.2\)$/,
    );
  });

  it('[R1.5] lacks a link that the rulebook names', () => {
    const change = ({ knownLinks, otherLinks }: Values) => {
      const [tram] = knownLinks.value.splice(0, 1, ...otherLinks.value.splice(7, 1));
      if (tram) otherLinks.value.push(tram);
    };
    expect(problemsOf(change)).toEqual([
      'knownLinks: expected the tram between brooklyn and queens, which an example of the rulebook uses (R1.5)',
    ]);
    expect(problemsOf(({ knownLinks }) => knownLinks.value[0]?.between.reverse())).toEqual([]);
  });

  it('[R1.5] links a district with itself', () => {
    expect(problemsOf(linkTo(6, 'jerseyCity', 'jerseyCity'))).toEqual([
      'otherLinks: expected two districts, found the bus between jerseyCity and jerseyCity (R1.5)',
    ]);
  });

  it('[R7.9] has two links that nobody can tell apart', () => {
    expect(problemsOf(linkTo(7, 'queens', 'brooklyn'))).toEqual([
      'otherLinks: expected different links, found the tram between brooklyn and queens twice (R7.9)',
    ]);
  });

  it('[R1.5] has three links of one vehicle', () => {
    const change = ({ otherLinks }: Values) => {
      const link = otherLinks.value[5];
      if (link) link.vehicle = 'boat';
    };
    expect(problemsOf(change)).toEqual([
      'otherLinks: expected two links by bus, found 1 (R1.5)',
      'otherLinks: expected two links by boat, found 3 (R1.5)',
    ]);
  });

  it('[R1.5] leaves a district without a link', () => {
    const change = (values: Values) => {
      for (const [link, other] of [
        [3, 'queens'],
        [5, 'queens'],
        [7, 'queens'],
      ] as const)
        linkTo(link, 'jerseyCity', other)(values);
    };
    expect(problemsOf(change)).toEqual(['otherLinks: expected a link to statenIsland, found none (R1.5)']);
  });

  it('[R10.12] has taxis that do not meet as in Tom’s example', () => {
    const [problem, ...others] = problemsOf(linkTo(1, 'jerseyCity', 'statenIsland'));
    expect(problem).toMatch(/^otherLinks: expected both taxis to meet.* \(R10.12\)$/);
    expect(others).toEqual([]);
  });

  it('[R9.5] has no 4 and 2 for Brooklyn', () => {
    const change = ({ prestigeTiles: { value } }: Values) => {
      value.tram = [2, 3];
      value.subway = [3, 5];
      value.bus = [2, 3];
    };
    expect(problemsOf(change)).toEqual([
      'prestigeTiles: expected a 4 and a 2 that can both be laid in Brooklyn, as in the example of the majorities (R9.5)',
    ]);
  });

  it('[R10.13] has equal prestige tiles for each vehicle', () => {
    const change = ({ prestigeTiles }: Values) => {
      prestigeTiles.value = { taxi: [3, 3], bus: [2, 2], tram: [4, 4], subway: [3, 3], boat: [3, 3] };
    };
    expect(problemsOf(change)).toEqual([
      'prestigeTiles: expected different values for at least one vehicle, since Tom takes the higher of two (R10.13)',
    ]);
  });

  it('[R1.4] has not 76 characters, or lacks one', () => {
    const change = ({ characters: { value } }: Values) => {
      value.actor.dark = 0;
    };
    expect(problemsOf(change)).toEqual([
      'characters: expected 76 tiles, found 75 (R1.4)',
      'characters, actor: expected at least one tile, found none (R1.4)',
    ]);
  });

  it('[R11.15] [R11.18] has one of a character that the supplement knows twice', () => {
    const change = ({ characters: { value } }: Values) => {
      value.assistant.dark = 1;
      value.actor.dark = 2;
    };
    expect(problemsOf(change)).toEqual([
      'characters, assistant: expected at least two tiles, of which the supplement speaks, found one (R11.15, R11.18)',
    ]);
  });

  it('[R2.3] has a shelf that cannot be filled', () => {
    const change = ({ characters: { value } }: Values) => {
      for (const name of ['wrecker', 'foreman', 'chauffeur', 'contractor'] as const) value[name].worth = 4;
    };
    expect(problemsOf(change)).toEqual([
      'characters: expected at least 4 dark tiles of value 5, found 2 (R2.3)',
    ]);
  });

  it('[R2.4] [Q7] has too few light tiles for the stacks', () => {
    const change = ({ characters: { value } }: Values) => {
      for (const tile of Object.values(value))
        if (tile.worth === 2 && tile.light > 0) {
          tile.dark += tile.light;
          tile.light = 0;
        }
    };
    const [problem] = problemsOf(change);
    expect(problem).toBe(
      'characters: expected at least 5 light tiles of the lowest value and 5 of others, found 8 and 0 (R2.4, Q7)',
    );
  });

  it('[R9.2] has a brown lamplighter that the scoring example cannot contain', () => {
    for (const worth of [2, 3]) {
      const [problem, ...others] = problemsOf(({ characters }) => {
        characters.value.brownLamplighter.worth = worth;
      });
      expect(problem).toMatch(
        /^characters, brownLamplighter: expected the tile that makes 4 \+ 1.* \(R9.2\)$/,
      );
      expect(others).toEqual([]);
    }
  });

  it('[R11.28] has two lanterns in one district', () => {
    const change = ({ lanterns: { value } }: Values) => {
      value.brown = 'bronx';
    };
    expect(problemsOf(change)).toEqual([
      'lanterns, brown: expected a district of its own, found bronx, where the orange one is (R11.28)',
    ]);
  });

  it('[R11.37] has sets of a single thing, or dollars where only vehicles count', () => {
    const change = ({ sets: { value } }: Values) => {
      value.haulier.dollars = 1;
      value.financier = { vehicles: [], dollars: 1, skyscrapers: 0 };
    };
    expect(problemsOf(change)).toEqual([
      'sets, haulier: expected a set of vehicles only (R11.37)',
      'sets, financier: expected a set of at least two things (R11.37)',
    ]);
  });

  it('names a character whose value no shelf has, and amounts that the rulebook tells otherwise', () => {
    const change = ({ characters, abilities }: Values) => {
      characters.value.banker.worth = 6;
      Object.assign(abilities.value.banker, { dollars: 3 });
    };
    expect(problemsOf(change)).toEqual([
      'abilities, banker, dollars: expected 2, found 3',
      'characters, banker, worth: expected at most 5, found 6',
    ]);
  });
});

function linkTo(link: number, ...between: Values['otherLinks']['value'][number]['between']) {
  return ({ otherLinks: { value } }: Values) => {
    const changed = value[link];
    if (changed) changed.between = between;
  };
}
