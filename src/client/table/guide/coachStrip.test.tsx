// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { loadTitle } from '#games';
import { loadGuide } from '#games/guides';
import { learningOf, noteTold } from '../../settings/learning.ts';
import { changeSetting } from '../../settings/settings.ts';
import { bookOf } from '../rules/library.ts';
import { answers, buttons, open, place, press, sendButton, useScreen } from '../testing/screen.tsx';

useScreen();
beforeEach(() => {
  localStorage.clear();
  changeSetting('coach', 'first');
});

const strip = () => place.querySelector('.coach-strip');
const says = () => strip()?.querySelector('p')?.textContent ?? '';

/** The screen of a game that has a guide, once that is loaded. */
async function openGuided(id: string, ...rivals: 'level1'[]) {
  await loadGuide('tangramcity');
  const opened = await open(await loadTitle('tangramcity'), id, 'human', ...rivals);
  await act(async () => {
    await vi.waitFor(() => expect(strip()).not.toBeNull());
  });
  return opened;
}

describe('the coach at a table', () => {
  it('tells a note once, until the next question', async () => {
    await openGuided('coach-1');
    await press(answers()[0]);
    await press(sendButton());
    const told = says();
    expect(told).toMatch(/start area/i);
    expect(learningOf('tangramcity').notes ?? []).not.toContain('first');
    await press(answers()[0]);
    expect(says()).not.toBe(told);
    expect(learningOf('tangramcity').notes).toContain('first');
  });

  it('goes with «Got it», and shows its rule beside the board', async () => {
    await bookOf('tangramcity', 'en');
    await openGuided('coach-2');
    await press(answers()[0]);
    await press(sendButton());
    const rule = buttons('.coach-strip .btn-quiet')[0];
    const marked = () => place.querySelector('.rules-drawer [aria-current] b')?.textContent;
    expect(rule?.getAttribute('aria-expanded')).toBe('false');
    await press(rule);
    expect(rule?.textContent).toContain(marked());
    await press(rule);
    expect(place.querySelector('.rules-drawer')).toBeNull();
    await press(buttons('.coach-strip .btn-line')[0]);
    expect(strip()?.getAttribute('data-kind')).toBe('calm');
    expect(learningOf('tangramcity').notes).toContain('first');
  });

  it('does not tell what was told before', async () => {
    noteTold('tangramcity', 'first');
    await openGuided('coach-3');
    await press(answers()[0]);
    await press(sendButton());
    expect(says()).not.toMatch(/start area/i);
  });

  it('is silent where it is switched off, and after two games', async () => {
    changeSetting('coach', 'off');
    const opened = await open(await loadTitle('tangramcity'), 'coach-4', 'human', 'level1');
    await act(async () => await loadGuide('tangramcity'));
    expect(strip()).toBeNull();
    await opened.leave();
    localStorage.setItem('skyline.learning.tangramcity', '{"lessons":[],"games":2}');
    changeSetting('coach', 'first');
    await open(await loadTitle('tangramcity'), 'coach-5', 'human', 'level1');
    await act(async () => await loadGuide('tangramcity'));
    expect(strip()).toBeNull();
    await act(async () => changeSetting('coach', 'always'));
    await act(async () => {
      await vi.waitFor(() => expect(strip()).not.toBeNull());
    });
  });

  it('speaks at a table with a clock as well', async () => {
    const { store, change } = await open(await loadTitle('tangramcity'), 'coach-7', 'human', 'level1');
    const clock = { bank: 600_000, increment: 0, cap: 600_000 };
    await change({ tableView: { ...store.snapshot().tableView, clock } });
    await act(async () => {
      await vi.waitFor(() => expect(strip()).not.toBeNull());
    });
  });

  it('speaks to one human only around one device', async () => {
    await open(await loadTitle('tangramcity'), 'coach-6', 'human', 'human');
    await act(async () => await loadGuide('tangramcity'));
    expect(strip()).toBeNull();
  });
});

/** A worker that holds the last answer to be best, and every other to cost twelve points. */
class SureWorker {
  static tasks: string[] = [];
  onmessage: (event: { data: unknown }) => void = () => {};

  postMessage({ work }: { work: { do: string } }): void {
    SureWorker.tasks.push(work.do);
    const best = { action: { side: 'green' }, points: 9, margin: 1, value: 0.6, confidence: 0.9, place: 1 };
    const fact = { fact: 'rectangle', weight: 8, height: 3, width: 4, grows: true };
    const result =
      work.do === 'weigh'
        ? { cost: 12, margin: 1, differences: [{ side: 'better', fact, other: undefined }] }
        : { measure: 'lead', answers: [{ ...best, reasons: [] }] };
    queueMicrotask(() => this.onmessage({ data: { id: 0, result } }));
  }

  terminate(): void {}
}

describe('a doubtful choice', () => {
  beforeEach(() => {
    SureWorker.tasks = [];
    vi.stubGlobal('Worker', SureWorker);
  });
  const choose = async (index: number) => {
    await press(answers()[index]);
    await act(async () => new Promise((resolve) => setTimeout(resolve, 20)));
  };
  const kind = () => strip()?.getAttribute('data-kind');

  it('is asked about with its reason, and can be sent all the same', async () => {
    const { commands } = await openGuided('doubt-1', 'level1');
    await choose(0);
    expect(kind()).toBe('doubt');
    expect(says()).toMatch(/^Are you sure\? Elsewhere the rectangle would grow to 12\. .*12 points better/);
    await press(sendButton());
    expect(commands).toHaveLength(1);
  });

  it('is not asked about if it is the best', async () => {
    await openGuided('doubt-2', 'level1');
    await choose(1);
    expect(kind()).not.toBe('doubt');
    expect(SureWorker.tasks).toEqual(['advise']);
  });

  it('leads to the hint', async () => {
    await openGuided('doubt-3', 'level1');
    await choose(0);
    await press(buttons('.coach-strip .btn-line')[0]);
    expect(place.querySelector('.hint')).not.toBeNull();
  });
});
