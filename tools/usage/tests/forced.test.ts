import { describe, expect, it } from 'vitest';
import { newyorkcity } from '#games/newyorkcity';
import { start } from '#kernel';
import { type Forced, playForced } from '../forced.ts';
import { effectsOf, forcedPage, triedIn } from '../forcedPage.ts';
import { observer } from '../newyorkcity.ts';

const GROUP = 'Starting characters';
const SERIES = { game: 'newyorkcity', seats: 2, bot: 'random', from: 5, games: 1 } as const;

const KINDS = observer.groups(2).find(({ name }) => name === GROUP)?.kinds ?? [];

async function trial(kinds = KINDS): Promise<Forced[][]> {
  const { options } = start(newyorkcity, {}, 2, '0'.repeat(32));
  const deals: Forced[][] = [];
  await playForced({ ...SERIES, options }, GROUP, kinds, (forced) => deals.push(forced));
  return deals;
}

describe('forced choices', () => {
  it('are tried once for each kind and seat in every deal, the same each time', async () => {
    const deals = await trial();
    expect(deals.length).toBe(1);
    for (const forced of deals) {
      expect(forced.length).toBeGreaterThan(0);
      for (const { kind } of forced) {
        expect(KINDS).toContain(kind);
        expect(forced.filter((one) => one.kind === kind).length).toBeLessThanOrEqual(2);
      }
    }
    expect(await trial()).toEqual(deals);
  });

  it('can be tried for some kinds only, with the same results', async () => {
    const [all, [kind = '']] = [(await trial()).flat(), KINDS];
    expect((await trial([kind])).flat()).toEqual(all.filter((one) => one.kind === kind));
  });

  it('are reported with what they changed, and stand beside kinds that nobody wants', () => {
    const changed = [-1, -3, -2].map((margin) => ({ kind: 'left', margin, win: 0 }));
    const effects = effectsOf(['left', 'right'], changed);
    expect(effects[0]).toMatchObject({ games: 3, margin: -2, win: 0 });
    const trials = { Sides: { command: 'npx tsx tools/usage.ts toy --force Sides', effects } };
    expect(forcedPage('toy', trials)).toMatch(/\| left +\| 3 +\| -2\.0 ± 1\.1 +\| \+0\.0 ± 0\.0 +\|/);
    expect([...triedIn(trials)]).toEqual([['Sides: left', 'taken by force: -2.0 ± 1.1 points in 3 games']]);
  });
});
