/** Appends to the store named on the command line until it is killed; prints every entry once it is stored. */
import { openStore } from '../openStore.ts';
import { opening, playing, stateOf } from './sample.ts';

const [file = '', tables = '1'] = process.argv.slice(2);
const store = await openStore({ file });

for (let n = 0; n < Number(tables); n += 1) append(`table${n}`);

async function append(table: string): Promise<void> {
  let seq = (await store.row(table))?.seq ?? 0;
  for (;;) {
    seq += 1;
    const snapshot = seq % 32 === 0 ? stateOf(table, seq) : null;
    await store.commit(seq === 1 ? opening(table) : playing(table, seq, { snapshot }));
    process.stdout.write(`${table} ${seq}\n`);
  }
}
