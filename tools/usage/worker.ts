/** One process of a usage report: plays the series it is given and sends each counted game. */
import { playSeries, type Series } from './play.ts';

// The process that started this one wrote the series down itself.
const series = JSON.parse(process.argv[2] ?? '') as Series;
for await (const tally of playSeries(series)) process.send?.(tally);
process.disconnect?.();
