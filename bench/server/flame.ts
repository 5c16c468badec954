/**
 * A flame graph of the server under load, as SVG: every box is a function, as wide as the CPU time spent in it and in what
 * it called.
 *   npm run flame                 of all games, into flame.svg
 *   npm run flame -- <file> [game]
 */
import { writeFileSync } from 'node:fs';
import { pinMyself } from './process.ts';
import { profileServer } from './profileServer.ts';
import type { ThreadProfile } from './profiles.ts';
import { bundleServer } from './skyline.ts';
import { TITLES } from './tableLoad.ts';

const WIDTH = 1400;
const ROW = 17;
/** Narrower boxes are left out. */
const NARROWEST = 0.6;
const LETTER = 6.6;

interface Box {
  readonly label: string;
  value: number;
  readonly above: Map<string, Box>;
}

const [file = 'flame.svg', game] = process.argv.slice(2);
pinMyself();
const bundle = await bundleServer();
const titles = game === undefined ? TITLES : TITLES.filter((title) => title === game);
const { cpu, plays } = await profileServer(bundle, titles, { warm: 3, count: 6, warmPlays: 20_000 });
writeFileSync(file, flameGraph(cpu, plays));
console.log(`${file}: ${plays} plays`);
bundle.remove();
process.exit(0);

function flameGraph(profiles: readonly ThreadProfile[], plays: number): string {
  const all: Box = { label: 'a play', value: 0, above: new Map() };
  for (const { thread, samples } of profiles)
    for (const { stack, value } of samples) {
      let box = all;
      box.value += value;
      const labels = [
        `thread ${thread}`,
        ...stack.slice(1).map(({ name, file }) => `${name || '(anonymous)'} ${file}`),
      ];
      for (const label of labels) box = grown(box, label, value);
    }
  const depth = depthOf(all);
  const parts: string[] = [];
  draw(all, 0, WIDTH / all.value, 0, depth, plays, parts);
  const height = (depth + 1) * ROW;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" font-family="monospace" font-size="11">
<rect width="${WIDTH}" height="${height}" fill="#fff"/>
${parts.join('\n')}
</svg>
`;
}

function grown(below: Box, label: string, value: number): Box {
  const box = below.above.get(label) ?? { label, value: 0, above: new Map() };
  below.above.set(label, box);
  box.value += value;
  return box;
}

function depthOf({ above }: Box): number {
  return 1 + Math.max(0, ...[...above.values()].map(depthOf));
}

function draw(
  box: Box,
  x: number,
  scale: number,
  level: number,
  depth: number,
  plays: number,
  parts: string[],
) {
  const width = box.value * scale;
  if (width < NARROWEST) return;
  const y = (depth - level) * ROW;
  const note = escaped(`${box.label}: ${(box.value / plays).toFixed(1)} µs a play`);
  const text = escaped(box.label.slice(0, Math.max(0, Math.floor((width - 4) / LETTER))));
  parts.push(
    `<g><title>${note}</title><rect x="${round(x)}" y="${y}" width="${round(width)}" height="${ROW - 1}" fill="${colorOf(box.label)}"/><text x="${round(x + 2)}" y="${y + 12}">${text}</text></g>`,
  );
  let left = x;
  for (const child of [...box.above.values()].sort((one, two) => two.value - one.value)) {
    draw(child, left, scale, level + 1, depth, plays, parts);
    left += child.value * scale;
  }
}

/** Ours, packages, and Node itself. */
function colorOf(label: string): string {
  if (label.includes(' src/')) return '#f5b041';
  return / node:|^\(/.test(label) ? '#aed6f1' : '#d5dbdb';
}

function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
