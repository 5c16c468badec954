/** New York City with other values: this file is a program of its own. */
import { describe, expect, it } from 'vitest';
import { otherBoxTests } from '../../../box/testing/otherBoxTests.ts';
import { kit, type NewyorkcityBox } from '../box/index.ts';
import own from '../box.json' with { type: 'json' };

const changed = structuredClone(own) as NewyorkcityBox;
const { otherLinks, prestigeTiles, lanterns, sets, characters } = changed.values;
// The boat to Jersey City comes from Queens, and a tram joins Brooklyn and Staten Island besides the bus.
otherLinks.value.splice(4, 1, { between: ['queens', 'jerseyCity'], vehicle: 'boat' });
otherLinks.value.splice(7, 1, { between: ['brooklyn', 'statenIsland'], vehicle: 'tram' });
prestigeTiles.value = { taxi: [4, 2], bus: [2, 4], tram: [1, 4], subway: [2, 4], boat: [3, 3] };
lanterns.value = {
  orange: 'jerseyCity',
  green: 'queens',
  brown: 'brooklyn',
  purple: 'bronx',
  white: 'manhattan',
};
sets.value.haulier = { vehicles: ['taxi', 'taxi'], dollars: 0, skyscrapers: 0 };
sets.value.chauffeur = { vehicles: ['any', 'any'], dollars: 1, skyscrapers: 0 };
sets.value.contractor = { vehicles: ['any', 'boat'], dollars: 0, skyscrapers: 1 };
characters.value.publisher.worth = 4;
characters.value.editor = { ...characters.value.editor, worth: 3, dark: 1 };
characters.value.wrecker = { ...characters.value.wrecker, worth: 2, dark: 2, light: 2 };

const load = async () => (await import('../index.ts')).newyorkcity;
// A single player needs a Tom, who takes characters and prestige tiles by their values, too.
await otherBoxTests(own, changed, kit, load, (seats) => ({ toms: seats < 3 ? 1 : 0, level: 'C5' }));

describe('the changed values show in play', async () => {
  const { CHARACTER, LINKS, PRESTIGE, characterTile } = await import('../components.ts');
  const { bestSets } = await import('../bestSets.ts');
  const { endPoints } = await import('../scoring.ts');
  const { TEXTS } = await import('../text/index.ts');
  const { against, layOut } = await import('./layout.ts');

  /** A table with one player who has built 1, 2, 3 … in the districts. */
  const built = layOut({ players: [{ built: [1, 2, 3, 4, 0, 5] }, {}], steps: [] });
  const holding = (staff: (keyof typeof CHARACTER)[], vehicles: number[], dollars: number, board: number) => {
    const [firm] = layOut({
      players: [{ staff: staff.map((name) => CHARACTER[name]), vehicles, dollars, board }, {}],
      steps: [],
    }).firms;
    if (!firm) throw new Error('nobody plays');
    return bestSets(firm);
  };

  it('[R9.2] in the worth of a character', () => {
    expect(characterTile(CHARACTER.publisher)).toEqual({ value: 4, dark: 1, light: 0 });
  });

  it('[R1.5] in the links', () => {
    expect(LINKS[6]).toEqual({ ends: [2, 5], vehicle: 4 });
  });

  it('[R10.12] [R10.13] in the tile that Tom takes, and in his way where two lead to one district', () => {
    const taken = (offer: number[]) => {
      const letters = [5, 0, 1, 2, 4, 3];
      const { answer, events } = against(PRESTIGE, { press: 1 }, { prestige: 1 }, { letters, offer });
      answer(0, { pass: true });
      return events.find(({ did }) => did === 'awarded');
    };
    expect(taken([0, 1])).toMatchObject({ tile: 0 });
    expect(taken([8, 9])).toMatchObject({ tile: 8 });
    expect(taken([3, 5])).toMatchObject({ tile: 3, link: 7 });
  });

  it('[R11.28] in what lamplighters count, and say', () => {
    expect(endPoints(built, 0, CHARACTER.orangeLamplighter)).toBe(5);
    expect(endPoints(built, 0, CHARACTER.purpleLamplighter)).toBe(2);
    const { orangeLamplighter } = TEXTS.de.board.characters;
    expect(orangeLamplighter.ability).toBe('1 Punkt je eigenen Wolkenkratzer in Jersey City.');
    expect(orangeLamplighter.short).toBe('1 je Wolkenkratzer: Jersey C.');
  });

  it('[R11.37] in sets of two vehicles of a kind', () => {
    expect(holding(['haulier'], [1, 2, 0, 0, 0], 0, 0).points).toBe(0);
    expect(holding(['haulier'], [2, 2, 0, 0, 0], 0, 0).points).toBe(5);
    expect(TEXTS.en.board.characters.haulier).toMatchObject({
      ability: '5 points for each set of 2 × taxi.',
      short: '5 per 2 × taxi',
    });
  });

  it('[R11.40] [R11.41] in sets of several vehicles of any kind, or of any and a named one', () => {
    expect(holding(['chauffeur'], [1, 0, 0, 0, 0], 3, 0)).toEqual({ points: 0, left: 3 });
    expect(holding(['chauffeur'], [1, 0, 2, 0, 1], 3, 0)).toEqual({ points: 12, left: 1 });
    expect(holding(['contractor'], [0, 0, 0, 0, 1], 0, 2)).toEqual({ points: 0, left: 2 });
    expect(holding(['contractor'], [0, 0, 0, 0, 2], 0, 2)).toEqual({ points: 6, left: 1 });
    expect(TEXTS.pl.board.characters.chauffeur.ability).toBe(
      '6 punktów za każdy zestaw 2 × pojazd i 1 dolara.',
    );
    expect(TEXTS.fr.board.characters.contractor.ability).toBe(
      '6 points par ensemble d’un bateau, d’un véhicule et d’un gratte-ciel de votre plateau.',
    );
  });
});
