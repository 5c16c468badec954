/** The server with more and more sockets: what a play costs, and how long it takes at half load. */
import type { Bundle } from '../../deep/bundle.ts';
import { type Measured, measureLoad, type Span } from './measureLoad.ts';
import { closedLoop, openLoop } from './pace.ts';
import { plot } from './plot.ts';
import { startSkyline } from './skyline.ts';
import { tableLoad } from './tableLoad.ts';

const SOCKETS = [100, 250, 500, 1000, 2000, 4000];

export interface Grown {
  readonly sockets: number;
  readonly full: Measured;
  readonly half: Measured;
}

export async function measureGrowth(
  bundle: Bundle,
  socketsEach: number,
  span: Span,
  say: (name: string, measured: Measured) => Measured,
): Promise<Grown[]> {
  const grown: Grown[] = [];
  for (const sockets of SOCKETS) {
    const server = await startSkyline(bundle, sockets);
    const { port, tokens } = server;
    const load = await tableLoad({ port, tables: sockets / socketsEach, socketsEach, tokens });
    const full = say(`${sockets} sockets`, await measureLoad(server, load, closedLoop(), span));
    const half = say(
      '  at half load',
      await measureLoad(server, load, openLoop(full.rate / 2), { ...span, warmPlays: 0 }),
    );
    grown.push({ sockets, full, half });
    load.close();
    await server.stop();
  }
  return grown;
}

/** How much dearer the dearest play of the curve is than the cheapest: 0.2 for a fifth. */
export function unevenness(grown: readonly Grown[]): number {
  const costs = grown.map(({ full }) => full.cpu);
  return Math.max(...costs) / Math.min(...costs) - 1;
}

export function growthPlot(grown: readonly Grown[]): string {
  const line = (name: string, color: string, value: (point: Grown) => number) => ({
    name,
    color,
    points: grown.map((point) => ({ x: point.sockets, y: value(point) })),
  });
  return plot([
    { title: 'CPU for a play, in microseconds', lines: [line('SQLite', '#0b6e99', ({ full }) => full.cpu)] },
    {
      title: 'Latency of a play at half load, in milliseconds',
      lines: [
        line('p99', '#b5541c', ({ half }) => half.latency.p99),
        line('p50', '#0b6e99', ({ half }) => half.latency.p50),
      ],
    },
  ]);
}
