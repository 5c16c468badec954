/** What a bot answers to one question; runs here and, bundled, in the browser. */
import { searcher, searchSettings } from '#bots';
import { loadTitle } from '#games';
import { Rng, type Seat } from '#kernel';

/** All that a bot is told. */
export interface Question {
  readonly game: string;
  readonly seat: Seat;
  readonly view: unknown;
  readonly legal: readonly unknown[];
  readonly seed: string;
}

/** The answers of a search with so many iterations. */
export async function searched(questions: readonly Question[], iterations: number): Promise<unknown[]> {
  const answers: unknown[] = [];
  for (const { game: id, seat, view, legal, seed } of questions) {
    const { game, heuristics } = await loadTitle(id);
    const bot = searcher(game, heuristics, { iterations }, searchSettings(heuristics));
    answers.push(bot.choose(seat, view, legal, Rng.fromSeed(seed)));
  }
  return answers;
}
