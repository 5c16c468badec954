// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
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
