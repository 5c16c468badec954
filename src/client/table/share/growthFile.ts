/** The growing city of a game that this browser knows, as the text of an SVG file. */
import { at, evenlySpread, resultOf, winnersOf } from '#kernel';
import { growing, loadCity, MOST_MOMENTS } from '#picture';
import type { GameMoments } from '../moments/gameMoments.ts';

/** How long to draw before the page gets a turn, in milliseconds. */
const SLICE = 24;

/** Undefined for a game without drawings. */
export async function growthFile({ moments }: GameMoments, title: string): Promise<string | undefined> {
  const { tableView } = at(moments, moments.length - 1);
  const draw = await loadCity(tableView.game);
  if (!draw) return undefined;
  const chosen = evenlySpread(moments.length, MOST_MOMENTS).map((i) => at(moments, i).tableView);
  const steps = growing(draw, {
    game: tableView.game,
    title,
    moments: chosen.map(({ view, scores, automata }) => ({
      view,
      points: [...scores, ...automata.map(({ score }) => score)].map(({ total }) => total),
    })),
    marks: [...tableView.seats.keys(), ...tableView.automata.map(({ mark }) => mark)],
    winners: winnersOf(resultOf(tableView)),
  });
  for (let until = performance.now() + SLICE; ; ) {
    const { done, value } = steps.next();
    if (done) return value;
    if (performance.now() < until) continue;
    await new Promise((resume) => setTimeout(resume));
    until = performance.now() + SLICE;
  }
}
