import { describe, expect, it } from 'vitest';
import { GAME_IDS, GAME_INFO, loadTitle, type Title } from '#games';
import { at, Rng, type Seat, sumOfParts } from '#kernel';
import { act, legalOf, type Table, tableViewOf } from '#table';
import { defaultPlan, seatsFor } from '../store/localPlan.ts';
import { dealTable } from '../store/localTable.ts';
import { previewOf } from './preview.ts';
import { stageOf } from './stage.ts';

const titles = await Promise.all(GAME_IDS.map(loadTitle));

/** A table of humans; alone with the options for it. */
function tableOf({ game, ...title }: Title, count: number, seed: string): Table {
  const info = Object.values(GAME_INFO).find(({ id }) => id === game.id);
  const options = { ...defaultPlan(game).options, ...(count === 1 && info?.solo?.options) };
  const seats = seatsFor([], count).map((seat) => ({ ...seat, player: 'human' as const }));
  return dealTable({ game, ...title }, { id: 'a', plan: { options, seats }, seed, now: 0 }).local.table;
}

/** What the table shows of a player once the answers are sent. */
function shownOf({ game }: Title, table: Table, seat: Seat, player: number) {
  const { view, phase, scores, automata, seats } = tableViewOf(table, seat);
  const projection = at(game.ifEnded(view), player);
  const total = at([...scores, ...automata.map(({ score }) => score)], player).total;
  return {
    made: phase === 'over' ? total : sumOfParts(projection.made),
    ifEnded: phase === 'over' ? total : projection.total,
    holdings: player < seats.length ? (game.holdings?.(view, player) ?? {}) : {},
  };
}

/** The smallest table and one of up to three. */
const tables = titles.flatMap((title) =>
  [title.game.seats.min, Math.min(3, title.game.seats.max)].map((count) => ({
    title,
    id: title.game.id,
    count,
  })),
);

describe('a preview', () => {
  it.each(tables)(
    'tells what the table shows after sending, in $id with $count seats',
    ({ title, count }) => {
      const { game } = title;
      const rng = Rng.fromSeed('5'.repeat(32), `${game.id} ${count}`);
      let table = tableOf(title, count, '7'.repeat(32));
      let told = 0;
      let asked = 0;
      while (table.state.phase === 'playing' && asked < 200) {
        const seat = at(table.state.awaited, 0);
        const tableView = tableViewOf(table, seat);
        const stage = stageOf(game, tableView, [rng.pick(legalOf(game, tableView))]);
        const preview = previewOf(game, tableView, stage);
        for (const { action } of stage.staged) {
          const command = { do: 'play', answered: at(table.state.answered, seat), action } as const;
          table = act(table, { person: `local-${seat}`, commandId: null }, command, { now: 0 }).table;
        }
        asked++;
        for (const { player, made, ifEnded, holdings } of preview) {
          const shown = shownOf(title, table, seat, player);
          if (made.now !== undefined) expect(shown.made).toBe(made.now);
          if (ifEnded?.now !== undefined) expect(shown.ifEnded).toBe(ifEnded.now);
          for (const [kind, { now }] of Object.entries(holdings))
            if (now !== undefined) expect(shown.holdings[kind]).toBe(now);
          if (player === seat && made.now !== undefined) told++;
        }
      }
      // Only chance and what is hidden keep a choice from being told.
      expect(told / asked).toBeGreaterThan(0.75);
    },
  );
});
