/** Pixels as a PNG file. */
import { promisify } from 'node:util';
import { crc32, deflate } from 'node:zlib';
import type { Pixels } from '#picture';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Eight bits a channel, three channels, and nothing unusual. */
const FORMAT = [8, 2, 0, 0, 0];
/** Every row says how many its pixels differ from those to their left. */
const FROM_LEFT = 1;

export async function pngOf({ width, height, bytes }: Pixels): Promise<Buffer> {
  const stride = width * 3;
  const rows = Buffer.alloc((stride + 1) * height);
  for (let row = 0; row < height; row++) {
    const to = row * (stride + 1);
    rows[to] = FROM_LEFT;
    for (let i = 0; i < stride; i++) {
      const before = i < 3 ? 0 : (bytes[row * stride + i - 3] ?? 0);
      rows[to + 1 + i] = (bytes[row * stride + i] ?? 0) - before;
    }
  }
  const size = Buffer.alloc(8);
  size.writeUInt32BE(width);
  size.writeUInt32BE(height, 4);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', Buffer.concat([size, Buffer.from(FORMAT)])),
    chunk('IDAT', await promisify(deflate)(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const around = Buffer.alloc(8);
  around.writeUInt32BE(data.length);
  around.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([around.subarray(0, 4), body, around.subarray(4)]);
}
