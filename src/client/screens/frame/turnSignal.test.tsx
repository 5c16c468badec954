// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { NOTHING_HEARD } from '../../remote/connection.ts';
import { changeSetting } from '../../settings/settings.ts';
import { sound } from '../../settings/sound.ts';
import { useTurnChime, useTurnIcon } from './turnSignal.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
const play = vi.spyOn(sound, 'play').mockReturnValue();

function Page({ waiting }: { waiting: readonly string[] }) {
  useTurnIcon(waiting.length > 0);
  useTurnChime(waiting, 'shown');
  return null;
}

it('rings for every table that begins to wait, but for the one that is shown, and marks the icon', async () => {
  document.head.innerHTML = '<link rel="icon" href="/emblem.svg">';
  const icon = () => document.querySelector('link')?.getAttribute('href');
  const root = createRoot(document.createElement('div'));
  const wait = async (waiting: readonly string[]) => {
    await act(async () => root.render(<Page waiting={waiting} />));
    // What rings is asked for only then.
    await import('../../settings/sound.ts');
    await Promise.resolve();
  };

  await wait(NOTHING_HEARD);
  await wait(['old']);
  expect([play.mock.calls.length, icon()]).toEqual([0, '/emblem-turn.svg']);
  await wait(['old', 'new']);
  expect(play.mock.calls).toEqual([['turn']]);
  await wait(['new', 'shown']);
  expect(play).toHaveBeenCalledTimes(1);

  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await wait(['new', 'hidden']);
  expect(play).toHaveBeenCalledTimes(2);
  changeSetting('notifications', true);
  await wait(['new', 'hidden', 'notified']);
  expect(play).toHaveBeenCalledTimes(2);
  visibility.mockRestore();

  await wait([]);
  expect(icon()).toBe('/emblem.svg');
});
