/** The same view, seed and budget lead to the same answer, in Node and in the browser. */
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { build } from 'esbuild';
import { type Bot, botNamed, playMatch, random, seedNumber } from '#bots';
import { GAME_IDS, loadTitle, type Title } from '#games';
import { type BotName, Rng } from '#kernel';
import { type Question, searched } from './choosing.ts';
import { test } from './test.ts';

const GAMES = GAME_IDS.filter((id) => id !== 'rowhouse');
/** Questions of each game, and iterations of the search; DEEP asks and thinks more. */
const [QUESTIONS, ITERATIONS] = process.env.DEEP ? [6, 200] : [4, 100];

// Pure thinking, twice: a busy machine may take its time.
test.describe.configure({ timeout: 90_000 });

/** Questions with more than one answer, from all over a random game of two. */
function questionsOf({ game }: Title): Question[] {
  const questions: Question[] = [];
  const chance = random();
  const asking: Bot = {
    choose(seat, view, legal, rng) {
      if (legal.length > 1)
        questions.push({ game: game.id, seat, view, legal, seed: seedNumber(questions.length) });
      return chance.choose(seat, view, legal, rng);
    },
  };
  playMatch(game, [asking, asking], {}, seedNumber(5));
  const every = Math.floor(questions.length / QUESTIONS);
  return questions.filter((_, i) => i % every === 0).slice(0, QUESTIONS);
}

/** What the levels answer here, without a clock. */
function answersHere({ game, heuristics }: Title, level: BotName, questions: readonly Question[]): unknown[] {
  return questions.map(({ seat, view, legal, seed }) =>
    botNamed(level, game, heuristics).choose(seat, view, legal, Rng.fromSeed(seed)),
  );
}

/** What they answer in the worker in which bots think for the page. */
async function answersInWorker(
  page: Page,
  level: BotName,
  questions: readonly Question[],
): Promise<unknown[]> {
  const kept = await (await page.request.get('/sw.js')).text();
  const script = /assets\/worker-[\w-]+\.js/.exec(kept)?.[0] ?? '';
  const works = questions.map((question) => ({ do: 'choose', task: { ...question, level } }));
  return page.evaluate(
    ([url, asked]) =>
      new Promise<unknown[]>((resolve, reject) => {
        const worker = new Worker(url, { type: 'module' });
        const answers: unknown[] = [];
        let waiting = asked.length;
        worker.onerror = ({ message }) => reject(new Error(message));
        worker.onmessage = ({ data }) => {
          if ('result' in data) answers[data.id] = data.result;
          else waiting -= 1;
          if (waiting === 0) resolve(answers);
        };
        for (const [id, work] of asked.entries()) worker.postMessage({ id, work });
      }),
    [`/${script}`, works] as const,
  );
}

for (const id of GAMES) {
  test(`the worker answers as Node does in ${id}`, async ({ page }) => {
    const title = await loadTitle(id);
    const questions = questionsOf(title);
    expect(questions).toHaveLength(QUESTIONS);
    for (const level of ['level2', 'level4'] as const)
      expect(await answersInWorker(page, level, questions)).toEqual(answersHere(title, level, questions));
  });

  test(`a search answers as in Node in ${id}`, async ({ page }) => {
    const questions = questionsOf(await loadTitle(id));
    await page.goto('about:blank');
    await page.addScriptTag({ content: await bundled('choosing.ts') });
    const there = await page.evaluate(
      ([asked, iterations]) =>
        (window as unknown as { choosing: { searched: typeof searched } }).choosing.searched(
          asked,
          iterations,
        ),
      [questions, ITERATIONS] as const,
    );
    expect(there).toEqual(await searched(questions, ITERATIONS));
  });
}

/** A file beside this one as a script, whose exports are found under its name. */
async function bundled(file: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(import.meta.dirname, file)],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: file.replace('.ts', ''),
  });
  return outputFiles[0]?.text ?? '';
}
