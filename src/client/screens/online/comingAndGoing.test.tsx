// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { offer, offerDone } from '../../settings/notifications.ts';
import { sound } from '../../settings/sound.ts';
import { useOfferOnLeaving, useStartSound } from './comingAndGoing.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
vi.stubGlobal('Notification', { permission: 'default' });
Object.defineProperty(navigator, 'serviceWorker', { value: {} });
const play = vi.spyOn(sound, 'play').mockReturnValue();

type Looked = NonNullable<Parameters<typeof useStartSound>[0]>;

function Page({ table }: { table: Looked | undefined }) {
  useOfferOnLeaving(table);
  useStartSound(table);
  return null;
}

/** Shows a table in these states, one after the other, and leaves. */
async function visit(...states: readonly (Looked | undefined)[]): Promise<void> {
  const root = createRoot(document.createElement('div'));
  for (const table of states) await act(async () => root.render(<Page table={table} />));
  await act(async () => root.unmount());
}

const gathering = { phase: 'gathering', viewer: 0 } as const;
const playing = { phase: 'playing', viewer: 0 } as const;

it('asks whoever leaves a table where their turn will come, begun or not, and nobody else', async () => {
  for (const [states, isAsked] of [
    [[undefined], false],
    [[{ ...gathering, viewer: 'spectator' as const }], false],
    [[{ ...playing, endings: ['resigned' as const, null] }], false],
    [[playing, { ...playing, phase: 'over' as const }], false],
    [[gathering], true],
    [[gathering, playing], true],
  ] as const) {
    localStorage.clear();
    await visit(...states);
    expect(offer.isOpen()).toBe(isAsked);
    offerDone();
  }
});

it('rings when the game begins that somebody with a seat has waited for', async () => {
  play.mockClear();
  await visit(playing);
  await visit({ ...gathering, viewer: 'spectator' }, { ...playing, viewer: 'spectator' });
  expect(play).not.toHaveBeenCalled();
  await visit(undefined, gathering, playing, playing);
  expect(play.mock.calls).toEqual([['turn']]);
});
