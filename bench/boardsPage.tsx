/** The page on which boards are measured: renders the busiest position of some games repeatedly. */
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
/** Every how many answers a position is considered. */
const SAMPLE_EVERY = 7;
const ROUNDS = 60;

const name = (seat: Seat) => ['Ada', 'Bruno', 'Chiyo', 'Dana', 'Emil'][seat] ?? '';
const place = document.querySelector<HTMLElement>('#root');
const emptyPlace = document.querySelector<HTMLElement>('#empty');
if (!place || !emptyPlace) throw new Error('the page has no #root or #empty');
const root = createRoot(place);
const empty = createRoot(emptyPlace);

/** A position with a decision, and the one after an answer. */
interface Moment {
  readonly before: BoardProps;
  readonly after: BoardProps;
}

/** Renders the position with the most elements repeatedly. */
const measure: Measure = async (id, width) => {
  const title = await loadTitle(id);
  const moments = SEEDS.flatMap((seed) => momentsOf(title, seed));
  await draw(id, at(moments, 0).before, width);
  let largest = { moment: at(moments, 0), elements: 0 };
  for (const moment of moments) {
    flushSync(() => root.render(boardOf(id, moment.before, width)));
    // Parts that are seen for the first time may have to load their texts.
    await settle();
    const elements = place?.querySelectorAll('*').length ?? 0;
    if (elements > largest.elements) largest = { moment, elements };
  }
  // Boards mark what happened since the view before: a new one, or it would mark whole games that were skipped here.
  flushSync(() => root.render(null));
  await draw(id, largest.moment.before, width);
  const updates: number[] = [];
  const commits: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    await settle();
    // A new view each time, so that nothing is reused from the last one.
    const props = copied(round % 2 === 0 ? largest.moment.after : largest.moment.before);
    updates.push(timed(() => root.render(boardOf(id, props, width))));
    await settle();
    commits.push(timed(() => empty.render(<i data-round={round} />)));
  }
  return { game: id, width, elements: largest.elements, updates, commits };
};

/** Waits until all animations are finished and a frame has been rendered. */
async function settle(): Promise<void> {
  for (const moving of document.getAnimations())
    if (moving.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) moving.finish();
  for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame);
}

/** Renders and waits until the drawings are loaded. */
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

/** The time from the call to render to the finished layout, in milliseconds. */
function timed(render: () => void): number {
  const start = performance.now();
  flushSync(render);
  document.body.getBoundingClientRect();
  return performance.now() - start;
}

function copied(props: BoardProps): BoardProps {
  return { ...props, view: structuredClone(props.view), legal: structuredClone(props.legal) };
}

/** Positions of a game at full seat count. */
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
    if (plays % SAMPLE_EVERY === 0) {
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
