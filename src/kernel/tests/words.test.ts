import { describe, expect, it } from 'vitest';
import { BOT_NAMES, type GameTypes, LANGUAGES, speak, type Telling } from '#kernel';

interface Garden extends GameTypes {
  options: { size: number };
  view: { beds: number };
  action: { bed: number };
  prompt: { step: 'dig'; deep: number } | { step: 'plant'; what: string };
  event: { did: 'dug'; by: number } | { did: 'planted'; what: string; by: number };
  fact: { fact: 'sunny'; weight: number; hours: number };
  part: 'roses' | 'weeds';
  trait: 'soil';
  ending: 'winter';
  refusal: 'frozen' | 'flooded';
  values: 'seeds';
}

const catalogue: Parameters<typeof speak<Garden, 'dig' | 'plant'>>[0] = {
  title: 'Garden',
  prompt: {
    dig: ({ deep }, { name, view }) => `${name(0)} digs ${deep} deep in ${view.beds} beds`,
    plant: ({ what }) => `Plant ${what}`,
  },
  event: {
    dug: ({ by }, name) => `${name(by)} dug`,
    planted: ({ by, what }, name) => `${name(by)} planted ${what}`,
  },
  answer: ({ bed }) => `Bed ${bed}`,
  fact: { sunny: ({ hours }, { view }) => `${hours} hours of sun on ${view.beds} beds` },
  part: { roses: 'Roses', weeds: 'Weeds' },
  trait: { soil: { heading: 'Soil', of: (id) => id } },
  ending: { winter: 'Winter has come.' },
  reason: { frozen: 'The ground is frozen.', flooded: 'It is flooded.' },
  options: { size: { label: 'Size', help: 'In beds' } },
  values: { seeds: 'Seeds' },
};

const telling: Telling<Garden> = { view: { beds: 7 }, name: (seat) => ['Ann', 'Bob'][seat] ?? '' };

describe('the words of a game', () => {
  const words = speak<Garden, 'dig' | 'plant'>(catalogue);

  it('are looked up by the kind of question, event, fact, category, ending and reason', () => {
    expect(words.prompt({ step: 'dig', deep: 3 }, telling)).toBe('Ann digs 3 deep in 7 beds');
    expect(words.prompt({ step: 'plant', what: 'tulips' }, telling)).toBe('Plant tulips');
    expect(words.event({ did: 'planted', what: 'tulips', by: 1 }, telling.name)).toBe('Bob planted tulips');
    expect(words.event({ did: 'dug', by: 0 }, telling.name)).toBe('Ann dug');
    expect(words.fact({ fact: 'sunny', weight: 2, hours: 9 }, telling)).toBe('9 hours of sun on 7 beds');
    expect([words.part('roses'), words.part('weeds')]).toEqual(['Roses', 'Weeds']);
    expect(words.ending('winter')).toBe('Winter has come.');
    expect(words.reason('flooded')).toBe('It is flooded.');
  });

  it('have what needs no look-up as it was given', () => {
    expect(words.title).toBe('Garden');
    expect(words.answer({ bed: 2 }, telling)).toBe('Bed 2');
    expect(words.options.size.help).toBe('In beds');
    expect(words.values).toEqual({ seeds: 'Seeds' });
    expect(words).not.toHaveProperty('holding');
  });

  it('tell holdings in games that have some', () => {
    const { holding } = speak<Garden, 'dig' | 'plant'>({
      ...catalogue,
      holding: { coins: (amount) => `$${amount}`, seeds: (amount) => `${amount} seeds` },
    });
    expect([holding?.('coins', 6), holding?.('seeds', 2)]).toEqual(['$6', '2 seeds']);
    expect(() => holding?.('gold', 1)).toThrow('no words for gold');
  });

  it('say which words are missing', () => {
    expect(() => words.prompt({ step: 'rest' } as never, telling)).toThrow('no words for rest');
    expect(() => words.event({ did: 'slept' } as never, telling.name)).toThrow('no words for slept');
    expect(() => words.fact({ fact: 'rainy' } as never, telling)).toThrow('no words for rainy');
    expect(() => words.part('herbs' as never)).toThrow('no words for herbs');
    expect(() => words.ending('spring' as never)).toThrow('no words for spring');
    expect(() => words.reason('dark' as never)).toThrow('no words for dark');
  });
});

it('has six levels of bots, by the names that stored tables have', () => {
  expect(BOT_NAMES).toEqual(['level1', 'level2', 'level3', 'level4', 'level5', 'level6']);
});

it('has six languages, by their codes', () => {
  expect(LANGUAGES.map((code) => new Intl.DisplayNames('en', { type: 'language' }).of(code))).toEqual([
    'English',
    'French',
    'Spanish',
    'German',
    'Italian',
    'Polish',
  ]);
});
