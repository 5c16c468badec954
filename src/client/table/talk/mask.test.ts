import { expect, it } from 'vitest';
import { COARSE } from './coarse.ts';
import { pieces } from './mask.ts';

const covered = (line: string) => pieces(line).flatMap(({ text, isCoarse }) => (isCoarse ? [text] : []));

it('covers a word however it is written, and leaves the rest of the line', () => {
  expect(pieces('what a shit move')).toEqual([
    { text: 'what a ', isCoarse: false },
    { text: 'shit', isCoarse: true },
    { text: ' move', isCoarse: false },
  ]);
  for (const word of [
    'SHIT',
    'sh1t',
    '$h1t',
    'shiiiit',
    'shit!!',
    'Scheiße',
    'f u c k',
    'f.u.c.k',
    'kurwa',
    'encul\u00e9',
  ])
    expect(covered(`you ${word}`)).toEqual([word]);
});

it('keeps every letter of the line', () => {
  for (const line of ['', 'shit', 'oh shit, shit!', '!!!', 'a b c d', 'Zażółć gęślą jaźń'])
    expect(
      pieces(line)
        .map(({ text }) => text)
        .join(''),
    ).toBe(line);
});

it('leaves alone what is harmless in one of our languages', () => {
  const harmless = [
    'Dick Tracy aus Scunthorpe isst eine Pute, die dick ist',
    'je suis en retard, con la mano, un cono gelato',
    'I am in Essex, a b c, you know! The class assesses shiitake',
    'Suka, dobra partia! El cazo está en Niger',
  ];
  for (const line of harmless) expect(covered(line)).toEqual([]);
});

it('has its words in the form in which they are compared', () => {
  for (const word of COARSE) expect(covered(word)).toEqual([word]);
});
