// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { loadTitle } from '#games';
import type { SeenEntry } from '#table';
import { buttons, open, place, press, useScreen } from '../testing/screen.tsx';

useScreen();
const rowhouse = await loadTitle('rowhouse');

const said = (seq: number): SeenEntry => ({
  seq,
  at: 0,
  happening: { did: 'said', person: 'p', seat: 1, aside: false, text: 'hello' },
});

describe('the buttons of log and chat', () => {
  it('say how much is new in the chat, until it has been opened', async () => {
    const { store, change } = await open(rowhouse, 'chatty', 'human', 'level1');
    expect(buttons('.topbar .open-chat')).toEqual([]);
    const { entries } = store.snapshot();
    await change({ link: 'live', entries: [...entries, said(90), said(91)] });
    const [chat] = buttons('.topbar .open-chat');
    expect(chat?.textContent).toBe('Chat2, 2 new');
    await press(chat);
    expect(place.querySelector('#rail')?.getAttribute('data-part')).toBe('chat');
    expect(chat?.textContent).toBe('Chat');
    expect(document.activeElement?.closest('.chat')).not.toBeNull();
    await press(chat);
    expect(place.querySelector('#rail')?.hasAttribute('hidden')).toBe(true);
    await change({ link: 'live', entries: [...entries, said(90), said(91), said(92)] });
    expect(chat?.textContent).toBe('Chat1, 1 new');
  });
});

describe('the log in a window that changes', () => {
  afterEach(() => vi.restoreAllMocks());

  it('closes when a wide window is made narrow, and opens again with it, unless somebody closed it', async () => {
    const resize = windowOf(1920);
    await open(rowhouse, 'resized', 'human', 'level1');
    const isOpen = () => !place.querySelector('#rail')?.hasAttribute('hidden');
    const toggle = () => press(buttons('.topbar .open-log')[0]);
    expect(isOpen()).toBe(true);
    await toggle();
    await toggle();
    expect(isOpen()).toBe(true);
    await resize(1280);
    expect(isOpen()).toBe(false);
    await toggle();
    expect(isOpen()).toBe(true);
    await resize(1920);
    await resize(1280);
    expect(isOpen()).toBe(false);
    await resize(1920);
    await toggle();
    await resize(1280);
    await resize(1920);
    expect(isOpen()).toBe(false);
  });
});

/** A window of this width; gives what makes it another width. */
function windowOf(width: number): (wider: number) => Promise<void> {
  let now = width;
  const target = new EventTarget();
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
    const [, least] = query.match(/min-width: (\d+)px/) ?? [];
    const [, most] = query.match(/max-width: (\d+)px/) ?? [];
    const part: Partial<MediaQueryList> = {
      get matches() {
        return (least !== undefined && now >= Number(least)) || (most !== undefined && now <= Number(most));
      },
      addEventListener: target.addEventListener.bind(target),
      removeEventListener: target.removeEventListener.bind(target),
    };
    // All that the hook uses.
    return part as MediaQueryList;
  });
  return (next) =>
    act(async () => {
      now = next;
      target.dispatchEvent(new Event('change'));
    });
}
