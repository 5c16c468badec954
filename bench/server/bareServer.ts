/** One of the bare servers under load. */
import { join } from 'node:path';
import { type Measured, measureLoad, type Span } from './measureLoad.ts';
import { closedLoop } from './pace.ts';
import { startPinned } from './process.ts';
import { roomLoad } from './rooms.ts';

/** As fast as it can, with so many rooms and sockets in each. */
export async function measureBareServer(
  kind: 'echo' | 'relay',
  rooms: number,
  socketsEach: number,
  span: Span,
): Promise<Measured> {
  const server = await startPinned(['--import', 'tsx', join(import.meta.dirname, 'reference.ts'), kind]);
  const load = await roomLoad(server.port, rooms, socketsEach);
  const measured = await measureLoad(server, load, closedLoop(), span);
  load.close();
  await server.stop();
  return measured;
}
