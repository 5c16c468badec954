import { expect, it } from 'vitest';
import { pngOf } from './png.ts';
import { pixelsOf } from './testing/readPng.ts';

it('is a picture that can be read again, pixel by pixel', async () => {
  const bytes = Uint8Array.from({ length: 5 * 4 * 3 }, (_, i) => (i * 37) % 256);
  const png = await pngOf({ width: 5, height: 4, bytes });
  expect(pixelsOf(png)).toEqual({ width: 5, height: 4, bytes });
});
