/** What the screen may show: the view of whoever has the device, and nothing else. */
import { type Outcome, type Reason, Refused, type Score, type Seat, type Viewer } from '#kernel';
import { eventsOf, humansOf, type LocalTable, playsOf, undo } from './localTable.ts';

export interface Sight {
  readonly viewer: Viewer;
  readonly view: unknown;
  /** Answers played so far. */
  readonly plays: number;
  /** What the viewer is asked, with every answer. */
  readonly decision: { readonly prompt: unknown; readonly legal: readonly unknown[] } | undefined;
  /** The seats that must act now. */
  readonly awaited: readonly Seat[];
  /** What happened, as the viewer may know it, oldest first. */
  readonly events: readonly unknown[];
  readonly scores: readonly Score[];
  readonly outcome: Outcome | undefined;
  /** Why the last play cannot be taken back, or undefined when it can. */
  readonly noTakeBack: Reason | undefined;
  /** The human the device must be handed to first. */
  readonly curtain: Seat | undefined;
}

/** Nothing of the state leaves this function but through the game's own views. */
export function sightOf(table: LocalTable): Sight {
  const { game } = table.title;
  const { state } = table.position;
  const viewer = viewerOf(table);
  const open = game.decisions(state);
  const own = open.find(({ seat }) => seat === viewer);
  return {
    viewer,
    view: game.view(state, viewer),
    plays: playsOf(table),
    decision: own && { prompt: own.prompt, legal: game.legalActions(state, own.seat) },
    awaited: open.map(({ seat }) => seat),
    events: eventsOf(table).flatMap((event) => game.viewEvent(event, viewer) ?? []),
    scores: game.scores(state),
    outcome: game.outcome(state),
    noTakeBack: whyNoTakeBack(table),
    curtain: table.curtain,
  };
}

/** Behind the curtain, and when several humans look at the end together, only what everybody may know. */
function viewerOf({ title, plan, position, holder, curtain }: LocalTable): Viewer {
  const together = humansOf(plan).length > 1 && title.game.outcome(position.state) !== undefined;
  return curtain !== undefined || together ? 'spectator' : (holder ?? 'spectator');
}

function whyNoTakeBack(table: LocalTable): Reason | undefined {
  try {
    undo(table);
    return undefined;
  } catch (error) {
    if (error instanceof Refused) return error.reason;
    throw error;
  }
}
