/** What would be asked after some answers, as far as the viewer can know; and the usual answers of a column. */
import { apply, type Position, Refused, Rng, same } from '#kernel';
import { columnDeeds } from '../columns.ts';
import { type Deed, type DeedType, deedCard, paperDeed, type Street } from '../components.ts';
import type { Flatiron } from '../flatiron.ts';
import { flatiron } from '../index.ts';
import type { Action, Step } from '../steps.ts';
import { imagine, type View, view as viewOf } from '../view.ts';

/** A question that is or would be asked, with its answers. */
export interface Ahead {
  readonly view: View;
  readonly step: Step;
  readonly legal: readonly Action[];
}

/** Any seed will do: where what is imagined would show, nothing is looked at any more. */
const ANY_SEED = '0'.repeat(32);

/** Plays the viewer's answers on a state that looks the same to them. */
class Line {
  readonly #seat: number;
  #position: Position<Flatiron>;
  #isOpen = true;

  constructor(view: View) {
    const rng = Rng.fromSeed(ANY_SEED);
    this.#seat = Number(view.viewer);
    this.#position = { state: imagine(view, rng), rng: rng.state };
  }

  /** The viewer's question; nothing after something new was shown to them, or while others decide. */
  get next(): Ahead | undefined {
    const { state } = this.#position;
    const decision = flatiron.decisions(state).find(({ seat }) => seat === this.#seat);
    if (!this.#isOpen || !decision) return undefined;
    return {
      view: viewOf(state, this.#seat),
      step: decision.prompt,
      legal: flatiron.legalActions(state, this.#seat),
    };
  }

  play(action: Action): void {
    const { position, revealed } = apply(flatiron, this.#position, this.#seat, action);
    this.#position = position;
    if (revealed === 'all') this.#isOpen = false;
  }
}

/** What the viewer is asked after these answers; nothing where one is not legal or something hidden comes up first. */
export function aheadOf(view: View, ...answers: readonly Action[]): Ahead | undefined {
  const line = lineAfter(view, answers);
  return line?.next;
}

function lineAfter(view: View, answers: readonly Action[]): Line | undefined {
  if (view.viewer === 'spectator') return undefined;
  const line = new Line(view);
  try {
    for (const answer of answers) line.play(answer);
    return line;
  } catch (error) {
    if (error instanceof Refused) return undefined;
    throw error;
  }
}

/** R6.1, R6.2, R6.4, R6.14, R6.15, R8.5, R8.7 Actions that only bring something. */
const GAINS: ReadonlySet<DeedType> = new Set<DeedType>([
  'dollars',
  'dollarsPerFloor',
  'pointsPerFloors',
  'colorPoints',
  'newsboyDollars',
  'dollarsAndPoint',
]);

/** Whether an action only brings something; R6.13 the newspaper of the day where that one does. */
export function isGain({ paper }: View, deed: Deed): boolean {
  const { type } = deedCard(deed);
  return GAINS.has(type === 'newspaper' ? deedCard(paperDeed(paper)).type : type);
}

/** R3.6 The actions of the viewer's own column, from the top down. */
export function ownColumn({ players, viewer }: View, street: Street): Deed[] {
  const player = viewer === 'spectator' ? undefined : players[viewer];
  return player ? columnDeeds(player, street) : [];
}

/** What a player wants done with an action of a column: the answers to its questions, from use or skip on. */
export type Wish = (deed: Deed) => readonly Action[] | undefined;

/**
 * These answers, and then those to the rest of a column as the player wishes: without a wish gains are used and everything else
 * is skipped. It ends at any other question, and where something hidden comes up.
 */
export function withRest(view: View, answers: readonly Action[], wish: Wish): Action[] {
  const list = [...answers];
  const line = lineAfter(view, answers);
  for (let next = line?.next; line && next; next = line.next) {
    const { step, legal, view: now } = next;
    const deed =
      step.step === 'work' ? step.deed : step.step === 'usePaper' ? paperDeed(now.paper) : undefined;
    if (deed === undefined && legal.length > 1) break;
    for (const answer of usual(next, deed, wish)) {
      if (!line.next?.legal.some((one) => same(one, answer))) break;
      line.play(answer);
      list.push(answer);
    }
  }
  return list;
}

function usual({ view, legal, step }: Ahead, deed: Deed | undefined, wish: Wish): readonly Action[] {
  const [only] = legal;
  if (only && legal.length === 1) return [only];
  const wished = deed !== undefined && step.step === 'work' ? wish(deed) : undefined;
  const [first, ...rest] = wished ?? [deed !== undefined && isGain(view, deed) ? USE : SKIP];
  return first && legal.some((one) => same(one, first)) ? [first, ...rest] : [SKIP];
}

const USE: Action = { use: true };
const SKIP: Action = { skip: true };
