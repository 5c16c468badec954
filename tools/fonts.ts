/**
 * Writes the fonts of the client, src/client/ui/fonts: the letters, weights and features that it uses, and no others.
 *   npx tsx tools/fonts.ts
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';

const ROOT = join(import.meta.dirname, '..');

/** Western European letters, and the signs in our texts. */
const LATIN = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ıŒœ–—‘’‚“”„•…′″‹›€™←↑→↓−`;
/** The letters of Central European languages, Turkish and Romanian; a browser fetches them when one is shown. */
const EXTENDED = `${range(0x100, 0x130)}${range(0x132, 0x151)}${range(0x154, 0x17f)}ȘșȚțẞ`;

const FONTS = [
  {
    name: 'inter',
    weights: { min: 400, max: 600 },
    features: ['calt', 'ccmp', 'kern', 'locl', 'mark', 'tnum'],
  },
  {
    name: 'josefin-sans',
    weights: { min: 300, max: 600 },
    features: ['ccmp', 'kern', 'liga', 'locl', 'mark'],
  },
];

for (const { name, weights, features } of FONTS)
  for (const [part, letters] of [
    ['latin', LATIN],
    ['latin-ext', EXTENDED],
  ] as const) {
    const source = `node_modules/@fontsource-variable/${name}/files/${name}-${part}-wght-normal.woff2`;
    const font = await subsetFont(readFileSync(join(ROOT, source)), letters, {
      targetFormat: 'woff2',
      variationAxes: { wght: weights },
      keepFeatures: features,
      noHinting: true,
    });
    writeFileSync(join(ROOT, `src/client/ui/fonts/${name}-${part}.woff2`), font);
    console.log(`${name}-${part}.woff2: ${font.length} bytes`);
  }

function range(from: number, to: number): string {
  return String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, i) => from + i));
}
