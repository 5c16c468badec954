/** Asks about a table or a record where its values are in play: in this thread, or in the one that has them. */
import { Elsewhere } from '../boxes.ts';
import type { AnswerTo, Question } from '../tables/questions.ts';
import type { HttpContext } from './httpContext.ts';

export async function askAbout<Q extends Question>(
  { questions, tables }: Pick<HttpContext, 'questions' | 'tables'>,
  question: Q,
): Promise<AnswerTo<Q>> {
  try {
    return await questions.answer(question);
  } catch (error) {
    if (!(error instanceof Elsewhere)) throw error;
    return JSON.parse(await tables.ask(error.game, error.box, question));
  }
}
