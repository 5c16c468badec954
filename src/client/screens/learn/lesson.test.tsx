// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { navigate } from 'wouter/use-browser-location';
import { loadTitle } from '#games';
import { loadCourse } from '#games/courses';
import '../../i18n/testing/texts.ts';
import { learningOf } from '../../settings/learning.ts';
import { LessonLink } from '../../table/prompt/LessonLink.tsx';
import { LearnScreen } from './LearnScreen.tsx';
import { LessonScreen } from './LessonScreen.tsx';

let root: Root;
let place: HTMLElement;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  localStorage.clear();
  place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
});
afterEach(() => {
  vi.useRealTimers();
  act(() => root.unmount());
  place.remove();
  vi.unstubAllGlobals();
  navigate('/');
});

const course = await loadCourse('tangramcity');
// What loads late is there before the clock of the first test runs.
await Promise.all([loadTitle('tangramcity'), import('../../boards/tangramcity/index.ts')]);
const says = () => place.querySelector('.coach .ask')?.textContent;
const line = (name: string) => course?.text.en.lines[name];
const named = (name: string) =>
  [...place.querySelectorAll<HTMLElement>('.coach button, .coach a')].find((one) => one.textContent === name);
const press = (name: string) => act(async () => named(name)?.click());
const key = (name: string) =>
  act(async () => document.body.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true })));

/** Waits for something that loads. */
async function until(isThere: () => unknown): Promise<void> {
  for (let tries = 0; tries < 300 && !isThere(); tries++)
    await act(() => new Promise((done) => setTimeout(done, 10)));
  expect(isThere()).toBeTruthy();
}

async function open(lesson = 'rectangle'): Promise<void> {
  await act(async () => {
    navigate(`/learn/tangramcity/${lesson}`);
    root.render(<LessonScreen game="tangramcity" lesson={lesson} />);
  });
  await until(says);
}

describe('a lesson', () => {
  it('is gone through by keys: Enter reads on, H shows the answer and then gives it', async () => {
    await open();
    expect(says()).toBe(line('rectangleNow'));
    await key('Enter');
    expect(says()).toBe(line('rectangleGrow'));
    expect(named('Show me')).toBeDefined();
    await key('h');
    expect(named('Do it for me')).toBeDefined();
    await key('h');
    await act(async () => place.querySelector<HTMLElement>('.coach .send')?.click());
    expect(says()).toBe(line('rectanglePraise'));
    expect(learningOf('tangramcity').lessons).toEqual(['rectangle']);
    expect(place.querySelectorAll('.lesson-dots [data-done]')).toHaveLength(1);
    await key('Enter');
    expect(location.pathname).toBe('/learn/tangramcity/turn');
  });

  it('goes on where it was left, until it is begun again', async () => {
    await open();
    await press('Next');
    await act(async () => root.render(null));
    await act(async () => root.render(<LearnScreen game="tangramcity" />));
    await until(() => place.querySelector('.course'));
    expect(place.querySelector('.course .btn-primary')?.getAttribute('href')).toBe(
      '/learn/tangramcity/rectangle',
    );
    expect(place.querySelector('.course-lessons li')?.textContent).toContain('begun');
    await open();
    expect(says()).toBe(line('rectangleGrow'));
    await press('Again');
    expect(says()).toBe(line('rectangleNow'));
    expect(learningOf('tangramcity').place).toBeUndefined();
  });

  it('drops a place that the rules do not allow any more', async () => {
    const place = { lesson: 'rectangle', readTo: 1, answers: [{ decline: 22 }] };
    localStorage.setItem('skyline.learning.tangramcity', JSON.stringify({ lessons: [], place }));
    await open();
    expect(says()).toBe(line('rectangleNow'));
  });

  it('forgets a staged answer when it begins again', async () => {
    await open();
    await press('Next');
    await press('Show me');
    await press('Do it for me');
    expect(says()).toBe('All decided. The bright button sends it.');
    await press('Again');
    await press('Next');
    expect(says()).toBe(line('rectangleGrow'));
  });

  it('offers its help more clearly after a while', async () => {
    await open();
    vi.useFakeTimers();
    await press('Next');
    const isWanted = () => named('Show me')?.classList.contains('wanted');
    expect(isWanted()).toBe(false);
    await act(async () => vi.advanceTimersByTime(20_000));
    expect(isWanted()).toBe(true);
  });

  it('is left by Escape, after what is staged is taken back', async () => {
    await open();
    await press('Next');
    await press('Show me');
    await press('Do it for me');
    await key('Escape');
    expect(says()).toBe(line('rectangleGrow'));
    await key('Escape');
    expect(location.pathname).toBe('/learn/tangramcity');
  });

  it('is read aloud where the browser has a voice', async () => {
    const spoken: string[] = [];
    vi.stubGlobal('SpeechSynthesisUtterance', Utterance);
    vi.stubGlobal('speechSynthesis', {
      getVoices: () => VOICES,
      speak: ({ text }: { text: string }) => spoken.push(text),
      cancel() {},
      addEventListener() {},
      removeEventListener() {},
    });
    await open();
    const button = place.querySelector<HTMLElement>('.coach [aria-label="Read aloud"]');
    expect(spoken).toEqual([]);
    await act(async () => button?.click());
    await press('Next');
    expect(spoken).toEqual([line('rectangleNow'), line('rectangleGrow')]);
  });
});

class Utterance {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}
const VOICES = [{ lang: 'en-GB', default: true }];

describe('a refusal', () => {
  const link = () => place.querySelector('a')?.getAttribute('href');

  it('leads to the lesson on its rule', async () => {
    await act(async () => root.render(<LessonLink game="tangramcity" rule="R4.6" />));
    await until(link);
    expect(link()).toBe('/learn/tangramcity/decline');
  });

  it('leads nowhere where no lesson has the rule', async () => {
    await act(async () => root.render(<LessonLink game="tangramcity" rule="K6" />));
    await act(() => new Promise((done) => setTimeout(done, 20)));
    expect(link()).toBeUndefined();
    await act(async () => root.render(<LessonLink game="rowhouse" rule="R4.1" />));
    expect(link()).toBeUndefined();
  });
});
