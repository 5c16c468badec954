/** A line that is slowed down and mended again and again still passes everything, in its order. */
import { connect, createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { FaultyLine } from './faultyLine.ts';
import { until } from './until.ts';

const CHUNKS = 300;

it('passes bytes in their order while it becomes slow and fast again', async () => {
  let heard = '';
  const server = createServer((socket) => socket.on('data', (bytes) => (heard += bytes)));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const line = await FaultyLine.open(address !== null && typeof address === 'object' ? address.port : 0);
  const near = connect(line.port, '127.0.0.1');
  const sent = Array.from({ length: CHUNKS }, (_, n) => `${n} `);
  for (const [n, chunk] of sent.entries()) {
    near.write(chunk);
    if (n % 20 === 0) line.slow({ delay: 5 + (n % 7), bytesPerMillisecond: 10 });
    if (n % 20 === 12) line.mend();
    // Between chunks the loop stands still, so that timers set then believe in an earlier time.
    if (n % 5 === 0) for (const end = performance.now() + 3; performance.now() < end; );
    await sleep(0);
  }
  expect(await until(() => heard.length >= sent.join('').length, 5000)).toBe(true);
  expect(heard).toBe(sent.join(''));
  near.destroy();
  line.close();
  server.close();
});
