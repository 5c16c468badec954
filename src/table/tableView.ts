/** What one viewer may know of a table, and of each entry of its log. */
import {
  type Automaton,
  CONCEDED,
  fingerprintMeant,
  type Game,
  type Options,
  type Outcome,
  type Position,
  Rng,
  type Score,
  type Seat,
  type Viewer,
} from '#kernel';
import { absenceOf } from './absenceRule.ts';
import type { Table } from './change.ts';
import type { Entry, Happening, SeenEntry } from './entry.ts';
import { questionsOver } from './play.ts';
import type { SeatEnding } from './quits.ts';
import type {
  AbsenceRule,
  ClockRule,
  Clocks,
  Holder,
  PersonId,
  Proposal,
  RatedKind,
  TableState,
} from './state.ts';

/** Built up from nothing for every viewer; the answers are not in it, they follow from the view. */
export interface TableView {
  readonly id: string;
  readonly game: string;
  readonly options: Options;
  /** The fingerprint of the values it is played with. */
  readonly box: string;
  readonly access: 'public' | 'link';
  readonly clock: ClockRule | null;
  readonly absence: AbsenceRule;
  /** On which ladder the game counts; left out where on none. */
  readonly rated?: RatedKind;
  readonly host: PersonId;
  readonly phase: 'gathering' | 'playing' | 'over';
  readonly seats: readonly Holder[];
  readonly viewer: Viewer;
  /** The game's view, once dealt. */
  readonly view: unknown;
  readonly awaited: readonly Seat[];
  /** When they were asked, in milliseconds since 1970. */
  readonly asked: number;
  /** What the viewer is asked, or null. */
  readonly prompt: unknown;
  /** How many questions to each seat are over: an answer says how many (T9). */
  readonly answered: readonly number[];
  readonly plays: number;
  readonly scores: readonly Score[];
  /** Players of the rulebook, who have no seat. */
  readonly automata: readonly Automaton[];
  readonly outcome: Outcome | null;
  readonly calledOff: boolean;
  /** How each seat came to its end; null for one that was played to the end, or still is. */
  readonly endings?: readonly SeatEnding[];
  /** Whether a choice of the viewer's is among the answers that may be taken back. */
  readonly mayTakeBack: boolean;
  readonly clocks: Clocks;
  readonly paused: boolean;
  readonly proposal: Proposal | null;
  readonly next: string | null;
  /** What binds the server to its part of the deal, where anything does (T33). */
  readonly promise?: string;
}

/** What a viewer alone may know, or is asked. */
export type OwnTableView = Pick<TableView, 'viewer' | 'view' | 'prompt' | 'mayTakeBack'>;

/** What everybody may know alike. */
export type OpenTableView = Omit<TableView, keyof OwnTableView>;

/** The table as one viewer may know it. */
export function tableViewOf(table: Pick<Table, 'title' | 'state'>, viewer: Viewer): TableView {
  return { ...openTableView(table), ...ownTableView(table, viewer) };
}

export function openTableView({ title, state }: Pick<Table, 'title' | 'state'>): OpenTableView {
  const { plan, position, ending } = state;
  return {
    id: state.id,
    game: plan.game,
    options: plan.options,
    box: state.box ?? fingerprintMeant(title.game, undefined),
    access: plan.access,
    clock: plan.clock,
    absence: absenceOf(plan),
    host: state.host,
    phase: state.phase,
    seats: state.seats,
    awaited: state.awaited,
    asked: state.asked,
    answered: questionsOver(state),
    plays: state.plays,
    scores: position ? title.game.scores(position.state) : [],
    automata: position ? title.game.automata(position.state) : [],
    outcome: outcomeOf(ending),
    calledOff: ending?.kind === 'calledOff',
    endings: endingsOf(state),
    clocks: state.clocks,
    paused: state.paused,
    proposal: state.proposal,
    next: state.next,
    ...(plan.rated && { rated: plan.rated }),
    ...(state.promise && { promise: state.promise.digest }),
  };
}

/** How each seat came to its end. */
function endingsOf({ seats, quits, ending }: TableState): readonly SeatEnding[] {
  return seats.map((holder, seat) => {
    const quit = quits.find((one) => one.seat === seat);
    if (quit) return quit.how;
    const byBot = ending?.kind === 'played' && holder.kind === 'human' && holder.standIn !== null;
    return byBot ? 'standIn' : null;
  });
}

function outcomeOf(ending: TableState['ending']): Outcome | null {
  if (ending?.kind === 'conceded') return { ranking: ending.ranking, ending: CONCEDED };
  return ending?.kind === 'played' ? ending.outcome : null;
}

/** `other` is what somebody else sees of the same state: where a game hides nothing, their view is used again. */
export function ownTableView(
  { title, state }: Pick<Table, 'title' | 'state'>,
  viewer: Viewer,
  other?: OwnTableView,
): OwnTableView {
  const { position, phase, paused, open } = state;
  const isAlike = other !== undefined && title.game.isOpen;
  return {
    viewer,
    view:
      position && (isAlike ? { ...(other.view as object), viewer } : title.game.view(position.state, viewer)), // views are objects
    prompt: position ? promptOf(title.game, position, state.awaited, viewer) : null,
    mayTakeBack:
      phase === 'playing' && !paused && open.plays.some(({ seat, forced }) => seat === viewer && !forced),
  };
}

/** The viewer's answers, from what they may know alone; a law of every game makes sure that they are the right ones. */
export function legalOf(game: Game, { viewer, view, awaited }: TableView): readonly unknown[] {
  if (viewer === 'spectator' || !awaited.includes(viewer)) return [];
  return game.legalActions(game.imagine(view, Rng.fromSeed(ANY_SEED)), viewer);
}

/** For imagining the hidden parts of a view where only the open ones matter: with every seed they are the same. */
export const ANY_SEED = '0'.repeat(32);

function promptOf(game: Game, { state }: Position, awaited: readonly Seat[], viewer: Viewer): unknown {
  if (!awaited.some((seat) => seat === viewer)) return null;
  return game.decisions(state).find(({ seat }) => seat === viewer)?.prompt ?? null;
}

/** The entry as the viewer may know it. Spectators speak among themselves until the game is over. */
export function seenEntry(game: Game, entry: Entry, viewer: Viewer, over: boolean): SeenEntry {
  return { seq: entry.seq, at: entry.at, happening: seen(game, entry.happening, viewer, over) };
}

function seen(game: Game, happening: Happening, viewer: Viewer, over: boolean): Happening | null {
  if (happening.did === 'dealt') return { ...happening, events: seenEvents(game, happening.events, viewer) };
  if (happening.did === 'played') {
    const events = seenEvents(game, happening.events, viewer);
    return { ...happening, events, action: viewer === happening.seat ? happening.action : null };
  }
  if (happening.did === 'said' && happening.aside && viewer !== 'spectator' && !over) return null;
  // What a newer server has written may hide something that this one does not know of.
  return SHOWN[happening.did] === true ? happening : null;
}

/** Everything that may happen; one that is left out is a type error. */
const SHOWN: Readonly<Record<Happening['did'], true>> = {
  opened: true,
  sat: true,
  stood: true,
  seatedBot: true,
  clearedSeat: true,
  dealt: true,
  played: true,
  tookBack: true,
  proposed: true,
  agreed: true,
  declined: true,
  resumed: true,
  ranOut: true,
  changedHours: true,
  stoodIn: true,
  left: true,
  returned: true,
  resigned: true,
  hosted: true,
  said: true,
  rematched: true,
  forgot: true,
};

function seenEvents(game: Game, events: readonly unknown[], viewer: Viewer): readonly unknown[] {
  return events.map((event) => game.viewEvent(event, viewer)).filter((event) => event !== undefined);
}
