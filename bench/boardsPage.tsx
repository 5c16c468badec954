/** The page on which boards are measured: the busiest moment of some games, drawn again and again. */
import '../src/client/ui/tokens.css';
import '../src/client/ui/base.css';
import '../src/client/ui/controls.css';
import { Suspense } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { greedy } from '#bots';
import { type GameId, loadTitle, type Title } from '#games';
import { apply, at, type Position, Rng, type Seat, start } from '#kernel';
import { drawingsOf } from '../src/client/boards/boards.ts';
import type { BoardProps } from '../src/client/boards/kit/boardProps.ts';
import { applySettings } from '../src/client/settings/apply.ts';
import type { Measure } from './boards.ts';

const SEEDS = ['1', '2'].map((seed) => seed.padStart(32, '0'));
/** Every so many answers a game is looked at. */
const EVERY = 7;
const ROUNDS = 60;

const name = (seat: Seat) => ['Ada', 'Bruno', 'Chiyo', 'Dana', 'Emil'][seat] ?? '';
const place = document.querySelector<HTMLElement>('#root');
const beside = document.querySelector<HTMLElement>('#empty');
if (!place || !beside) throw new Error('the page has no place for a board');
const root = createRoot(place);
const empty = createRoot(beside);

/** A moment at which somebody decides, and the one after the first of their answers. */
interface Moment {
  readonly before: BoardProps;
  readonly after: BoardProps;
}

/** The moment with the most elements, drawn again and again. */
const measure: Measure = async (id, width) => {
  const title = await loadTitle(id);
  const moments = SEEDS.flatMap((seed) => momentsOf(title, seed));
  await draw(id, at(moments, 0).before, width);
  let largest = { moment: at(moments, 0), elements: 0 };
  for (const moment of moments) {
    flushSync(() => root.render(boardOf(id, moment.before, width)));
    const elements = place?.querySelectorAll('*').length ?? 0;
    if (elements > largest.elements) largest = { moment, elements };
  }
  const updates: number[] = [];
  const commits: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    await rest();
    // Another view each time: nothing is taken over from the last.
    const props = copied(round % 2 === 0 ? largest.moment.after : largest.moment.before);
    updates.push(timed(() => root.render(boardOf(id, props, width))));
    await rest();
    commits.push(timed(() => empty.render(<i data-round={round} />)));
  }
  return { game: id, width, elements: largest.elements, updates, commits };
};

/** Until nothing moves any more and a frame has been drawn. */
async function rest(): Promise<void> {
  for (const moving of document.getAnimations())
    if (moving.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) moving.finish();
  for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame);
}

/** Until the drawings are loaded. */
async function draw(id: GameId, props: BoardProps, width: number): Promise<void> {
  flushSync(() => root.render(boardOf(id, props, width)));
  while (!place?.querySelector('[data-choose]')) await new Promise(requestAnimationFrame);
}

function boardOf(id: GameId, props: BoardProps, width: number) {
  const Board = drawingsOf(id)?.Board;
  return (
    <div data-game={id}>
      <section className="board" style={{ width }}>
        <Suspense>{Board && <Board {...props} />}</Suspense>
      </section>
    </div>
  );
}

/** From the wish to draw until everything has its place, in milliseconds. */
function timed(render: () => void): number {
  const begun = performance.now();
  flushSync(render);
  document.body.getBoundingClientRect();
  return performance.now() - begun;
}

function copied(props: BoardProps): BoardProps {
  return { ...props, view: structuredClone(props.view), legal: structuredClone(props.legal) };
}

/** Moments from the middle of a game with as many seats as it allows. */
function momentsOf({ game, heuristics, words }: Title, seed: string): Moment[] {
  const bot = greedy(game, heuristics, 1);
  const rng = Rng.fromSeed(seed, 'boards');
  const moments: Moment[] = [];
  let position: Position = start(game, {}, game.seats.max, seed).position;
  for (let plays = 0; ; plays++) {
    const [next] = game.decisions(position.state);
    if (!next) return moments;
    const view = game.view(position.state, next.seat);
    const legal = game.legalActions(position.state, next.seat);
    const { position: after } = apply(game, position, next.seat, bot.choose(next.seat, view, legal, rng));
    if (plays % EVERY === 0) {
      const rest = { words: words.en, name, choose() {} };
      moments.push({
        before: { ...rest, view, scores: game.scores(position.state), prompt: next.prompt, legal },
        after: {
          ...rest,
          view: game.view(after.state, next.seat),
          scores: game.scores(after.state),
          prompt: undefined,
          legal: [],
        },
      });
    }
    position = after;
  }
}

applySettings();
Object.assign(window, { measure });
