import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadTitle } from '#games';
import { loadCourse } from '#games/courses';
import { at, type Lesson } from '#kernel';
import { lessonStore } from './lessonStore.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

async function open(id: string, beginning: { readonly answers?: readonly unknown[] } = {}) {
  const course = await loadCourse('tangramcity');
  const lesson = course?.lessons.find((one) => one.id === id) as Lesson;
  return { lesson, store: lessonStore(await loadTitle('tangramcity'), lesson, { pause: 100, ...beginning }) };
}

describe('the table of a lesson', () => {
  it('asks at the laid-out position, and goes on by the rules', async () => {
    const { lesson, store } = await open('rectangle');
    const [action] = at(lesson.ways, 0);
    expect(store.snapshot().decision?.legal).toContainEqual(action);
    expect(await store.command({ do: 'play', answered: 0, action })).toBeUndefined();
    expect(store.snapshot().tableView.plays).toBe(1);
    expect(store.snapshot().events.length).toBeGreaterThan(0);
  });

  it('refuses what the rules refuse, and nothing changes', async () => {
    const { store } = await open('rectangle');
    const before = store.snapshot();
    const reason = await store.command({ do: 'play', answered: 0, action: { decline: 3 } });
    expect(reason?.code).toBe('wrongTile');
    expect(store.snapshot()).toBe(before);
  });

  it('lets the rival give its written answer after a pause', async () => {
    const { lesson, store } = await open('company');
    const told = vi.fn();
    store.subscribe(told);
    await store.command({ do: 'play', answered: 0, action: at(lesson.ways, 0)[0] });
    expect(store.snapshot().tableView.awaited).toEqual([1]);
    await vi.advanceTimersByTimeAsync(100);
    expect(store.snapshot().tableView.awaited).not.toEqual([1]);
    expect(told).toHaveBeenCalledTimes(2);
  });

  it('goes on where it was left, with what the others answered', async () => {
    const course = await loadCourse('tangramcity');
    const company = course?.lessons.find((one) => one.id === 'company') as Lesson;
    const answers = at(company.ways, 0).slice(0, 1);
    const { store } = await open('company', { answers });
    const { entries } = store.snapshot();
    expect(entries.map(({ happening }) => happening?.did === 'played' && happening.seat)).toEqual([0, 1]);
  });
});
