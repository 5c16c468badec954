import { encode } from 'uqr';
import { expect, it } from 'vitest';
import { codePath } from './codePath.ts';

const ADDRESS = 'https://skyline.example/join/k7m3-qv2pabcdefghijkl';

it('draws each dark module as a square of one, and no light one', () => {
  const { size, path } = codePath(ADDRESS);
  const { data } = encode(ADDRESS, { ecc: 'M', border: 0, minVersion: 3, boostEcc: false });
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`${x} ${y}`] : [])));
  expect(size).toBe(data.length);
  expect([...path.matchAll(/M(\d+ \d+)h1v1h-1Z/g)].map(([, place]) => place)).toEqual(dark);
});

it('has the three finders in its corners, whatever the text', () => {
  for (const text of ['', ADDRESS, ADDRESS.repeat(3)]) {
    const { size, path } = codePath(text);
    for (const corner of [`M0 0h`, `M${size - 1} 0h`, `M0 ${size - 1}h`]) expect(path).toContain(corner);
    expect(path).not.toContain(`M1 1h`);
  }
});

it('is of version 3 at least, and larger where the link is longer', () => {
  expect(codePath('x').size).toBe(29);
  expect(codePath(ADDRESS.repeat(2)).size).toBeGreaterThan(29);
});
