/** Each test is a page of its own: modules are loaded anew. */
import { beforeEach, expect, it, vi } from 'vitest';
import own from '../../../games/rowhouse/box.json' with { type: 'json' };

const OWN = '61cafed1562a42ca';
const tab = new Map<string, string>();
const reload = vi.fn();
const fetched = vi.fn();

beforeEach(() => {
  tab.clear();
  reload.mockReset();
  fetched.mockReset().mockRejectedValue(new TypeError('no network'));
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => tab.get(name) ?? null,
    setItem: (name: string, value: string) => tab.set(name, value),
    removeItem: (name: string) => tab.delete(name),
  });
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('fetch', fetched);
});

/** A new page in the same tab. */
async function newPage() {
  vi.resetModules();
  const { titleFor, titleIfInPlay, chosenBox } = await import('./titles.ts');
  const { fingerprintOf } = await import('#kernel');
  const values = structuredClone(own.values);
  values.storeyPoints.value.alike = 9;
  const other = { game: 'rowhouse', values } as Parameters<typeof fingerprintOf>[0];
  return {
    titleFor,
    titleIfInPlay,
    chosenBox,
    fingerprintOf,
    other,
    wanted: { box: fingerprintOf(other), values: other.values },
  };
}

const reasonOf = (loading: Promise<unknown>) =>
  loading.then(
    () => 'none',
    (error) => error.reason?.code,
  );

it('plays with the product’s own values unless others are wanted', async () => {
  const { titleFor, chosenBox, fingerprintOf } = await newPage();
  const { game } = await titleFor('rowhouse');
  expect(fingerprintOf(game.box)).toBe(OWN);
  expect((await titleFor('rowhouse', { box: OWN })).game).toBe(game);
  expect((await titleFor('rowhouse', {})).game).toBe(game);
  expect(chosenBox('rowhouse')).toBeUndefined();
  expect(reload).not.toHaveBeenCalled();
});

it('plays with values that come along, on a page that has not loaded the game yet', async () => {
  const { titleFor, titleIfInPlay, chosenBox, fingerprintOf, wanted } = await newPage();
  const { game } = await titleFor('rowhouse', wanted);
  expect(fingerprintOf(game.box)).toBe(wanted.box);
  expect(chosenBox('rowhouse')).toBe(game.box);
  expect(await titleIfInPlay('rowhouse', wanted)).toBeDefined();
  expect(await titleIfInPlay('rowhouse', { box: OWN })).toBeUndefined();
  expect(reload).not.toHaveBeenCalled();
});

it('loads what is shown beside the game once its values are chosen, and waits for it', async () => {
  const { titleFor, chosenBox, fingerprintOf, wanted } = await newPage();
  const seen: unknown[] = [];
  const beside = async (game: string) => {
    const box = chosenBox(game);
    await Promise.resolve();
    seen.push(box && fingerprintOf(box));
  };
  await titleFor('rowhouse', wanted, { beside });
  expect(seen).toEqual([wanted.box]);
});

it('starts the page anew where the game has been loaded with other values, and keeps what is needed', async () => {
  const first = await newPage();
  await first.titleFor('rowhouse');
  const keep = vi.fn(() => true);
  void first.titleFor('rowhouse', first.wanted, { beforeReload: keep });
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  expect(keep).toHaveBeenCalledOnce();

  const second = await newPage();
  const { game } = await second.titleFor('rowhouse', second.wanted);
  expect(second.fingerprintOf(game.box)).toBe(second.wanted.box);
  expect(tab.size).toBe(0);

  void second.titleFor('rowhouse');
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(2));
  const third = await newPage();
  expect(third.fingerprintOf((await third.titleFor('rowhouse')).game.box)).toBe(OWN);
});

it('asks the server for values that do not come along', async () => {
  const { titleFor, fingerprintOf, other, wanted } = await newPage();
  fetched.mockImplementation(async () => Response.json(other));
  const { game } = await titleFor('rowhouse', { box: wanted.box });
  expect(fingerprintOf(game.box)).toBe(wanted.box);
  expect(fetched.mock.calls[0]?.[0]).toBe(`/api/boxes/${wanted.box}`);
});

it('[K10] refuses values that nobody knows, that cannot be played with, or that the tab cannot remember', async () => {
  const { titleFor, wanted } = await newPage();
  expect(await reasonOf(titleFor('rowhouse', { box: 'f'.repeat(16) }))).toBe('otherBox');
  const broken = structuredClone(wanted.values);
  Object.assign(broken.storeyPoints?.value as object, { alike: 1 });
  expect(await reasonOf(titleFor('rowhouse', { box: wanted.box, values: broken }))).toBe('otherBox');
  vi.stubGlobal('sessionStorage', undefined);
  expect(await reasonOf(titleFor('rowhouse', wanted))).toBe('otherBox');
  expect(reload).not.toHaveBeenCalled();
});

it('refuses a game that does not exist', async () => {
  const { titleFor } = await newPage();
  expect(await reasonOf(titleFor('chess'))).toBe('unknownGame');
});
