/** Rowhouse with other values: this file is a program of its own. */
import { expect, it } from 'vitest';
import { otherBoxTests } from '../../../box/testing/otherBoxTests.ts';
import { kit } from '../box/index.ts';
import own from '../box.json' with { type: 'json' };

const changed = structuredClone(own);
changed.values.storeyPoints.value = { alike: 12, different: 7, mixed: 1 };

await otherBoxTests(own, changed, kit, async () => (await import('../index.ts')).rowhouse);

it('scores by them', async () => {
  const { STOREY_POINTS } = await import('../components.ts');
  expect(STOREY_POINTS).toEqual({ alike: 12, different: 7, mixed: 1 });
});
