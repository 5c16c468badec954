// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { navigate } from 'wouter/use-browser-location';
import { loadTitle } from '#games';
import '../../i18n/testing/texts.ts';
import { replayOfGame } from '../../table/moments/localMoments.ts';
import { loadGame, startGame } from '../../table/store/localGames.ts';
import type { Player } from '../../table/store/localPlan.ts';
import { localRepository } from '../../table/store/localRepository.ts';
import { localStore } from '../../table/store/localStore.ts';
import { LocalReplay } from './LocalReplay.tsx';
import { RecordScreen } from './RecordScreen.tsx';

const title = await loadTitle('rowhouse');
await import('../../boards/rowhouse/Board.tsx');
const SEED = '0123456789abcdef0123456789abcdef';

let root: Root;
let place: HTMLElement;

beforeAll(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('scrollTo', () => {});
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
});
beforeEach(() => {
  place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
});
afterEach(() => {
  act(() => root.unmount());
  place.remove();
  navigate('/');
});

const soon = () => new Promise<void>((resolve) => setTimeout(resolve, 5));

/** A stored game, played by bots and first answers up to a number of answers or to its end. */
async function storedGame(answers: number, ...players: Player[]): Promise<string> {
  const seats = players.map((player, seat) => ({ name: ['Ada', 'Bruno'][seat] ?? '', player }));
  const id = await startGame(title, { options: { rounds: 3, hand: 3 }, seats }, SEED);
  const open = await loadGame(id);
  if (!open) throw new Error('not stored');
  const think = async ({ legal }: { legal: readonly unknown[] }) => legal[0];
  const store = localStore(open, { repository: await localRepository(), think, pause: 0 });
  const stop = store.subscribe(() => {});
  for (
    let { tableView } = store.snapshot();
    tableView.phase !== 'over' && tableView.plays < answers;
    { tableView } = store.snapshot()
  ) {
    if (store.snapshot().curtain !== undefined) store.liftCurtain();
    const { decision, pending, tableView: now } = store.snapshot();
    const answered = now.answered[Number(now.viewer)] ?? 0;
    if (decision && !pending) await store.command({ do: 'play', answered, action: decision.legal[0] });
    else await soon();
  }
  stop();
  return id;
}

async function open(address: string, page: React.ReactNode): Promise<void> {
  await act(async () => {
    navigate(address);
    root.render(page);
  });
  // First the game loads, then its board.
  for (let n = 0; n < 5; n++) await act(soon);
}

const moment = () => Number(place.querySelector<HTMLInputElement>('input[type=range]')?.value);
const byName = (name: string) =>
  [...place.querySelectorAll<HTMLElement>('button, a')].find(
    (one) => (one.getAttribute('aria-label') ?? one.textContent) === name,
  );

describe('the replay of a game of this device', () => {
  it('opens at the moment in its address, steps, and updates the address', async () => {
    const id = await storedGame(6, 'human', 'level3');
    await open(`/local/${id}/replay?at=4`, <LocalReplay id={id} />);
    expect(moment()).toBe(2);
    await act(async () => byName('One step on')?.click());
    expect(moment()).toBe(3);
    expect(location.search).toBe('?at=5&as=0');
    expect(place.querySelector('select[aria-label="Seen by"]')).toBeNull();
    expect(byName('Download the record')).toBeUndefined();
  });

  it('shows whose move it was instead of a prompt', async () => {
    const id = await storedGame(6, 'human', 'level3');
    await open(`/local/${id}/replay?at=5`, <LocalReplay id={id} />);
    const prompt = place.querySelector('.prompt');
    expect(prompt?.querySelector('.caps')?.textContent).toBe('Replay');
    expect(prompt?.querySelector('h2')?.textContent).toMatch(/^(Ada|Bruno|Ada and Bruno) to move$/);
  });

  it('jumps from a line of the log to its moment', async () => {
    const id = await storedGame(6, 'human', 'level3');
    await open(`/local/${id}/replay?at=9999`, <LocalReplay id={id} />);
    const lines = [...place.querySelectorAll<HTMLElement>('.log li a')];
    await act(async () => lines.at(-1)?.click());
    expect(moment()).toBe(0);
    expect(location.pathname).toBe(`/local/${id}/replay`);
  });

  it('shows nobody’s hand while several humans play, and everybody’s after the end', async () => {
    const running = await storedGame(3, 'human', 'human');
    await open(`/local/${running}/replay?as=0`, <LocalReplay id={running} />);
    expect(location.search).toMatch(/as=spectator$/);
    act(() => root.unmount());
    root = createRoot(place);
    const over = await storedGame(Number.POSITIVE_INFINITY, 'human', 'human');
    await open(`/local/${over}/replay?as=1`, <LocalReplay id={over} />);
    const viewerSelect = place.querySelector<HTMLSelectElement>('select[aria-label="Seen by"]');
    expect(viewerSelect?.value).toBe('1');
    expect(byName('Download the record')).toBeDefined();
  });

  it('is not found without the game', async () => {
    await open('/local/nothing/replay', <LocalReplay id="nothing" />);
    expect(place.textContent).toContain('No such place');
  });
});

describe('a record from a file', () => {
  const choose = async (text: string) => {
    const input = place.querySelector<HTMLInputElement>('input[type=file]');
    Object.defineProperty(input, 'files', { value: [new File([text], 'a.json')] });
    await act(async () => input?.dispatchEvent(new Event('change', { bubbles: true })));
    for (let n = 0; n < 5; n++) await act(soon);
  };

  it('is replayed without a network', async () => {
    const record = (await replayOfGame(await storedGame(Number.POSITIVE_INFINITY, 'human', 'level3')))
      ?.record;
    await open('/record', <RecordScreen />);
    await choose(JSON.stringify(record));
    expect(place.querySelector('h1')?.textContent).toBe('Rowhouse');
    expect(moment()).toBe(0);
    expect([...place.querySelectorAll('.seat-name b')].map((name) => name.textContent)).toEqual([
      'Ada',
      'Bruno',
    ]);
  });

  it('is refused with a reason if it is malformed', async () => {
    await open('/record', <RecordScreen />);
    await choose('{}');
    expect(place.querySelector('[role=alert]')?.textContent).toContain('This is not the record of a game.');
  });
});
