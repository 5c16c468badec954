import { expect, it } from 'vitest';
import { sheetPage } from './sheetPage.ts';

const part = {
  group: 'cards',
  title: 'Cards & more',
  look: 'Look at <both> sides.',
  drawing: '<circle r="9"/>',
};

function pageWith(value: unknown): string {
  return sheetPage('Toy', { game: 'toy', values: { cards: { source: 'printed', value } } }, [part]);
}

it('has a row for each part of a list, what is known filled in, what a part does not have crossed out', () => {
  const page = pageWith([
    { id: 'C1', street: 'Broadway', cost: null },
    { id: 'C2', cost: null, upper: { points: null } },
  ]);
  expect(page).toContain('<tr><th></th><th>street</th><th>cost</th><th>upper, points</th></tr>');
  expect(page).toContain('<tr><th>C1</th><td>Broadway</td><td></td><td>–</td></tr>');
  expect(page).toContain('<tr><th>C2</th><td>–</td><td></td><td></td></tr>');
});

it('has a row for each value where there is no list', () => {
  expect(pageWith({ first: null, last: { points: 3 } })).toContain(
    '<tr><th>first</th><td></td></tr>\n<tr><th>last, points</th><td>3</td></tr>',
  );
});

it('gives inner parts rows of their own where one row would be too wide', () => {
  const column = { color: null, price: null, points: null, upper: null };
  const page = pageWith([{ id: 'A', size: null, columns: { left: column, right: column } }]);
  expect(page).toContain(
    '<tr><th></th><th>size</th><th>color</th><th>price</th><th>points</th><th>upper</th></tr>',
  );
  for (const name of ['A', 'A, columns, left', 'A, columns, right'])
    expect(page).toContain(`<tr><th>${name}</th>`);
});

it('says so where nothing is to be read off, and escapes what it is told', () => {
  expect(sheetPage('Toy', { game: 'toy', values: {} }, [part])).toContain('There is nothing to read off');
  const page = pageWith(null);
  expect(page).toContain('Cards &amp; more');
  expect(page).toContain('Look at &lt;both&gt; sides.');
  expect(page).toContain('<circle r="9"/></svg>');
});
