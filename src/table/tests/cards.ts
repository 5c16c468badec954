/** A game with hidden cards in which every kind of answer is seen in another way: for what plans may tell their owners. */
import { loadTitle, type Title } from '#games';
import { at, type Game, type Seat, type Tools, type Viewer } from '#kernel';
import {
  fateOf,
  type Holder,
  type PlanFate,
  type PlanStep,
  questionsOverFor,
  type TablePlan,
  type TurnPlan,
} from '../index.ts';
import { human, Room } from './layout.ts';

export type Answer =
  /** Face up, the one in hand; next to nothing is told before. */
  | { readonly lay: number }
  /** Face down: nobody sees which, and of an even one something more happens that nobody sees. */
  | { readonly hide: number }
  /** A coin falls: after something that is always the same, or at once. */
  | { readonly toss: 'told' | 'atOnce' }
  | 'pass';

type Event =
  | { readonly did: 'rose'; readonly who: Seat }
  | { readonly did: 'laid' | 'hid'; readonly who: Seat; readonly card: number | null }
  | { readonly did: 'winked'; readonly who: Seat }
  | { readonly did: 'tossed'; readonly heads: boolean };

/** One card in each hand, 0 for none; null where it is not seen. */
interface State {
  readonly hands: number[];
  /** Who answers at once, in the order of play. */
  readonly turns: Seat[][];
}

interface View {
  readonly viewer: Viewer;
  readonly hands: readonly (number | null)[];
  readonly turns: readonly (readonly Seat[])[];
}

export const CARDS = [1, 2, 3, 4, 5, 6];

const rowhouse = await loadTitle('rowhouse');

/** What is dealt, and who answers one after the other; seats in one list answer at once. */
export interface Deal {
  readonly hands: readonly number[];
  readonly turns: readonly (readonly Seat[])[];
  /** All hands lie on the table. */
  readonly isOpen?: boolean;
}

const DAY = 86_400_000;

/** Ann, bob and cid play by turns, as many as there are hands. */
export class CardRoom extends Room {
  constructor(deal: Deal, more: Partial<TablePlan> = {}, seats: readonly Holder[] = PEOPLE.map(human)) {
    const clock = { bank: 2 * DAY, increment: DAY, cap: 3 * DAY };
    super(cardTitle(deal), seats.slice(0, deal.hands.length), { clock, ...more });
    this.command('ann', { do: 'start' });
  }

  give(seat: Seat, action: Answer): void {
    const answered = questionsOverFor(this.state, seat);
    this.command(at(PEOPLE, seat), { do: 'play', answered, action });
  }

  /** Ann's plan from now on. */
  plan(...steps: PlanStep[]): TurnPlan {
    return { person: 'ann', seat: 0, id: 'plan', from: this.state.seq, steps, ended: null };
  }

  fate(plan: TurnPlan, { game } = this.table.title): PlanFate {
    return fateOf(game, plan, this.at(plan.from), this.entries.slice(plan.from));
  }
}

const PEOPLE = ['ann', 'bob', 'cid'];

function cardTitle({ hands, turns, isOpen = false }: Deal): Title {
  const { id, seats, box, boxes } = rowhouse.game;
  const game: Game = {
    id,
    seats,
    box,
    boxes,
    isOpen,
    options: {},
    migrations: [],
    refuse: () => undefined,
    setup: (): State => ({ hands: [...hands], turns: turns.map((seats) => [...seats]) }),
    decisions: ({ turns: [now = []] }: State) => now.map((seat) => ({ seat, prompt: null })),
    turn: ({ turns: [now] }: State) => now?.[0],
    legalActions: ({ hands, turns: [now] }: State, seat): readonly Answer[] =>
      now?.includes(seat) ? answersOf(hands[seat] ?? 0) : [],
    whyNot: () => undefined,
    play,
    view: ({ hands, turns }: State, viewer): View => ({
      viewer,
      hands: hands.map((card, seat) => (isOpen || seat === viewer || card === 0 ? card : null)),
      turns,
    }),
    viewEvent,
    imagine: ({ hands, turns }: View, rng): State => ({
      hands: hands.map((card) => card ?? rng.pick(CARDS)),
      turns: turns.map((seats) => [...seats]),
    }),
    scores: ({ hands }: State) => hands.map((total) => ({ total, parts: {} })),
    automata: () => [],
    ifEnded: ({ hands }: View) => hands.map(() => ({ total: 0, made: {}, atEnd: {} })),
    outcome: ({ hands, turns }: State) =>
      turns.length > 0 ? undefined : { ranking: [hands.map((_, seat) => seat)], ending: 'end' },
    openings: [],
    approach: (_start, _end, turn) => ({ turn, traits: {} }),
    check: () => undefined,
  };
  return { ...rowhouse, game };
}

function answersOf(card: number): readonly Answer[] {
  if (card === 0) return ['pass'];
  return [{ lay: card }, ...CARDS.map((hide) => ({ hide })), { toss: 'told' }, { toss: 'atOnce' }, 'pass'];
}

function play({ hands, turns }: State, who: Seat, answer: Answer, { rng, emit }: Tools<Event>): void {
  const [now = []] = turns;
  now.splice(now.indexOf(who), 1);
  if (now.length === 0) turns.shift();
  if (answer === 'pass') return;
  if ('lay' in answer) {
    emit({ did: 'rose', who });
    emit({ did: 'laid', who, card: answer.lay });
    hands[who] = 0;
  } else if ('hide' in answer) {
    if (answer.hide % 2 === 0) emit({ did: 'winked', who });
    emit({ did: 'hid', who, card: answer.hide });
  } else {
    if (answer.toss === 'told') emit({ did: 'rose', who });
    emit({ did: 'tossed', heads: rng.below(2) === 0 });
  }
}

function viewEvent(event: Event, viewer: Viewer): Event | undefined {
  if (event.did === 'winked') return undefined;
  return event.did === 'hid' && event.who !== viewer ? { ...event, card: null } : event;
}
