/** What comes of a choice that bots do not make: games of bots are played on from there once more, with another choice forced on a seat. */
import { seedNumber, winShares } from '#bots';
import { loadTitle, type Title } from '#games';
import { apply, at, freezePositions, type Position, Rng, type Seat, start } from '#kernel';
import { botOf } from '../arena/spec.ts';
import { observerOf } from './observers.ts';
import type { Series } from './worker.ts';

/** One choice forced on a seat: what it changed against the same deal without force. */
export interface Forced {
  readonly kind: string;
  /** Final points against the mean of the others, more or fewer than without force. */
  readonly margin: number;
  readonly win: number;
}

/** A game in progress with the luck of its bots. */
interface Table {
  readonly position: Position;
  readonly rngs: readonly Rng[];
}

/** The kinds wanted that an answer takes. */
type Taking = (state: unknown, action: unknown) => readonly string[];

/** Plays one deal after another; in each, every one of these kinds of a group is forced once on each seat, where it could first have taken it. */
export async function playForced(
  series: Series,
  group: string,
  kinds: readonly string[],
  onDeal: (all: Forced[]) => void,
): Promise<void> {
  const title = await loadTitle(series.game);
  const { taking } = await observerOf(series.game);
  if (!taking) throw new Error(`nothing can be forced in ${series.game}`);
  freezePositions(false);
  const wanted: Taking = (state, action) =>
    taking(state, action, group).filter((kind) => kinds.includes(kind));
  for (let deal = series.from; deal < series.from + series.games; deal++)
    onDeal(playDeal(title, series, wanted, seedNumber(deal)));
}

function playDeal(title: Title, series: Series, taking: Taking, seed: string): Forced[] {
  const { game } = title;
  const forks = new Map<string, { seat: Seat; kind: string; end: Position }>();
  const bots = botsOf(title, series);
  const rngs = bots.map((_, seat) => Rng.fromSeed(seed, `bot ${seat}`));
  let { position } = start(game, series.options, series.seats, seed);
  for (let open = game.decisions(position.state); open.length > 0; open = game.decisions(position.state)) {
    const { seat } = at(open, 0);
    const { state } = position;
    const legal = game.legalActions(state, seat);
    const action = at(bots, seat).choose(seat, game.view(state, seat), legal, at(rngs, seat));
    const taken = taking(state, action);
    for (const other of legal)
      for (const kind of taking(state, other)) {
        const key = `${seat} ${kind}`;
        if (taken.includes(kind) || forks.has(key)) continue;
        const forced = apply(game, position, seat, other).position;
        const luck = rngs.map((rng) => new Rng(rng.state));
        forks.set(key, { seat, kind, end: playOn(title, series, { position: forced, rngs: luck }) });
      }
    ({ position } = apply(game, position, seat, action));
  }
  return [...forks.values()].map(({ seat, kind, end }) => {
    const [was, is] = [resultOf(title, position, seat), resultOf(title, end, seat)];
    return { kind, margin: is.margin - was.margin, win: is.win - was.win };
  });
}

function playOn(title: Title, series: Series, { position: from, rngs }: Table): Position {
  const { game } = title;
  const bots = botsOf(title, series);
  let position = from;
  for (let open = game.decisions(position.state); open.length > 0; open = game.decisions(position.state)) {
    const { seat } = at(open, 0);
    const legal = game.legalActions(position.state, seat);
    const view = game.view(position.state, seat);
    ({ position } = apply(game, position, seat, at(bots, seat).choose(seat, view, legal, at(rngs, seat))));
  }
  return position;
}

function botsOf(title: Title, { bot: spec, seats }: Series) {
  return Array.from({ length: seats }, () => {
    const bot = botOf(spec, title);
    if (!bot) throw new Error(`no such bot: ${spec}`);
    return bot;
  });
}

function resultOf({ game }: Title, { state }: Position, seat: Seat) {
  const totals = game.scores(state).map(({ total }) => total);
  const others = totals.filter((_, other) => other !== seat);
  const mean = others.reduce((sum, total) => sum + total, 0) / Math.max(1, others.length);
  return { margin: at(totals, seat) - mean, win: at(winShares(game.outcome(state), totals.length), seat) };
}
