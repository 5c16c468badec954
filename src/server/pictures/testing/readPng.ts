/** Reads the PNG files that we write, and checks their sums. */
import { crc32, inflateSync } from 'node:zlib';
import type { Pixels } from '#picture';

export function pixelsOf(png: Buffer): Pixels {
  if (png.subarray(0, 8).toString('latin1') !== '\x89PNG\r\n\x1a\n') throw new Error('this is no PNG');
  const chunks = new Map<string, Buffer>();
  for (let from = 8; from < png.length; ) {
    const length = png.readUInt32BE(from);
    const body = png.subarray(from + 4, from + 8 + length);
    if (crc32(body) !== png.readUInt32BE(from + 8 + length)) throw new Error('a sum is wrong');
    chunks.set(body.subarray(0, 4).toString('latin1'), body.subarray(4));
    from += 12 + length;
  }
  const head = chunks.get('IHDR');
  const rows = inflateSync(chunks.get('IDAT') ?? Buffer.alloc(0));
  const [width, height] = [head?.readUInt32BE(0) ?? 0, head?.readUInt32BE(4) ?? 0];
  const bytes = new Uint8Array(width * height * 3);
  for (let i = 0; i < bytes.length; i++) {
    const [row, at] = [Math.floor(i / (width * 3)), i % (width * 3)];
    bytes[i] = (rows[row * (width * 3 + 1) + 1 + at] ?? 0) + (at < 3 ? 0 : (bytes[i - 3] ?? 0));
  }
  return { width, height, bytes };
}
