// @vitest-environment happy-dom
/** Two newcomers at every lesson of every course: one does what the coach says, the other tries something else first. */
import { act } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { GAME_IDS, GAME_INFO, loadTitle, type Title } from '#games';
import { loadCourse } from '#games/courses';
import { coach as coachOf, type Lesson, Refused } from '#kernel';
import { changeSetting } from '../../settings/settings.ts';
import type { TableModel } from '../screen/useTable.ts';
import { useTable } from '../screen/useTable.ts';
import type { TableStore } from '../store/tableStore.ts';
import { show, useScreen } from '../testing/screen.tsx';
import { lessonStore } from './lessonStore.ts';
import { type Coach, useCoach } from './useCoach.ts';

useScreen();
// Nobody waits to see what the others did.
beforeEach(() => changeSetting('playback', 'off'));

/** How many other choices are tried at each decision, besides the detours of the lesson. */
const OTHERS = process.env.DEEP ? 20 : 2;

interface ProbeProps {
  readonly title: Title;
  readonly lesson: Lesson;
  readonly store: TableStore;
  readonly see: (now: Now) => void;
}

interface Now {
  readonly table: TableModel;
  readonly coach: Coach;
}

/** A lesson without its board. */
function Probe({ title, lesson, store, see }: ProbeProps) {
  const table = useTable(store, title.words.en, title.game, 'always');
  see({ table, coach: useCoach(title.game, lesson, table) });
  return null;
}

async function open(title: Title, lesson: Lesson): Promise<() => Now> {
  let now: Now | undefined;
  const store = lessonStore(title, lesson, { pause: 0 });
  await show(
    <Probe
      title={title}
      lesson={lesson}
      store={store}
      see={(seen) => {
        now = seen;
      }}
    />,
  );
  return () => {
    if (!now) throw new Error('nothing to see');
    return now;
  };
}

/** Goes through a lesson, and does something else before each answer if wanted. */
async function learn(now: () => Now, before: () => Promise<void> = async () => {}): Promise<void> {
  for (let acts = 0; acts < 100 && !now().coach.isDone; acts++) {
    const { coach, table } = now();
    if (coach.wants === 'reading') await act(async () => coach.read());
    else if (coach.wants === 'sending') await act(async () => table.sending?.send());
    else if (coach.next === undefined) await act(() => new Promise((done) => setTimeout(done, 1)));
    else {
      await before();
      await act(async () => now().coach.doNext());
      expect(now().table.refused).toBeUndefined();
    }
  }
  expect(now().coach.isDone).toBe(true);
}

/** Choices at this moment that do not lead on: the lesson's detours, and some that are not listed. */
function others({ game }: Title, lesson: Lesson, { table, coach }: Now): unknown[] {
  const staged = table.stage?.staged.map(({ action }) => action) ?? [];
  const answers = [...coach.place.answers, ...staged];
  const { legal } = (table.stage ? table.stage.next : table.snapshot.decision) ?? { legal: [] };
  const isOff = (action: unknown) => {
    try {
      return coachOf(game, lesson, [...answers, action], coach.place.readTo).isOff;
    } catch (error) {
      if (error instanceof Refused) return true;
      throw error;
    }
  };
  // A detour from the first choice of a step may lead on after the second.
  const listed = lesson.detours.filter(({ step, tried }) => step === coach.index && isOff(tried));
  const unlisted: unknown[] = [];
  for (const action of legal) {
    if (unlisted.length === OTHERS) break;
    if (isOff(action)) unlisted.push(action);
  }
  return [...listed.map(({ tried }) => tried), ...unlisted];
}

describe.each(GAME_IDS.filter((id) => GAME_INFO[id].course))('newcomers to %s', async (id) => {
  const title = await loadTitle(id);
  const lessons = (await loadCourse(id))?.lessons ?? [];

  it.each(lessons.map((lesson) => [lesson.id, lesson] as const))(
    '%s is learned by who only follows the coach, without a refusal',
    async (_, lesson) => {
      await learn(await open(title, lesson));
    },
  );

  it.each(lessons.map((lesson) => [lesson.id, lesson] as const))(
    '%s is learned by who always tries something else first',
    async (_, lesson) => {
      const now = await open(title, lesson);
      await learn(now, async () => {
        const { index, next } = now().coach;
        for (const other of others(title, lesson, now())) {
          await act(async () => now().coach.choose(other));
          const { coach, table } = now();
          // The learner is told something, stays at the step, and can still be shown what leads on.
          expect(coach.index).toBe(index);
          expect(coach.misses > 0 || table.refused !== undefined).toBe(true);
          expect(coach.next?.action).toEqual(next?.action);
        }
      });
    },
  );
});
