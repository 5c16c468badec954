import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Router } from 'wouter';
import { type GAME_IDS, loadTitle } from '#games';
import { goldenRecord } from '#kernel/testing';
import { act, openTable, type TableView, tableViewOf } from '#table';
import '../../i18n/testing/texts.ts';
import { momentStore } from '../moments/gameMoments.ts';
import { TableScreen } from './TableScreen.tsx';

const NAMES = ['Ada', 'Bruno'];

/** A golden game, replayed at a table to its end. */
async function replayAtTable(id: (typeof GAME_IDS)[number], file: string) {
  const title = await loadTitle(id);
  const path = join(import.meta.dirname, `../../../games/${id}/tests/golden/${file}.txt`);
  const record = goldenRecord(readFileSync(path, 'utf8'), title.game);
  const seats = NAMES.slice(0, record.seats).map(
    (person) => ({ kind: 'human', person, standIn: null }) as const,
  );
  const plan = { game: id, options: record.options, access: 'link', clock: null, seats } as const;
  let { table } = openTable(title, { id: 'a', host: 'Ada', plan, now: 0 });
  const carryOut = (person: string, command: Parameters<typeof act>[2]) => {
    ({ table } = act(table, { person, commandId: null }, command, { now: 0, seed: record.seed }));
  };
  carryOut('Ada', { do: 'start' });
  for (const { seat, action } of record.plays)
    carryOut(NAMES[seat] ?? '', { do: 'play', answered: table.state.answered[seat] ?? 0, action });
  return { words: title.words.en, tableView: tableViewOf(table, 0) };
}

function screenOf({
  words,
  tableView,
}: {
  words: Awaited<ReturnType<typeof replayAtTable>>['words'];
  tableView: TableView;
}) {
  const names = Object.fromEntries(NAMES.map((name) => [name, name]));
  const store = momentStore({ moments: [{ seq: 1, tableView }], entries: [] }, 0, names);
  const html = renderToStaticMarkup(
    <Router ssrPath="/">
      <TableScreen words={words} store={store} />
    </Router>,
  );
  const all = (pattern: RegExp, within = html) =>
    [...within.matchAll(pattern)].map(([, found = '']) => found.replace(/<[^>]*>/g, ''));
  // A board that is already loaded may hold tables of its own.
  const [sheet = ''] = html.match(/<table(?:(?!<table).)*<tr class="total">.*?<\/table>/) ?? [];
  const [total = ''] = sheet.match(/<tr class="total">.*?<\/tr>/) ?? [];
  return {
    headline: all(/<h2 id="result"[^>]*>(.*?)<\/h2>/g)[0],
    seats: all(/<p class="seat-name"><b>(.*?)<\/b>/g),
    points: all(/<p class="seat-score display"><span[^>]*><span[^>]*>(.*?)<\/span>/g),
    columns: all(/<th scope="col"[^>]*>(.*?)<\/th>/g, sheet).slice(1),
    winners: all(/<th scope="col" class="win">(.*?)<\/th>/g, sheet),
    totals: [...total.matchAll(/<td[^>]*>(.*?)<\/td>/g)].map(([, points = '']) => points),
  };
}

describe('the end of a game', () => {
  it.each([
    ['flatiron', 'solo-lost', /^Daniel wins, \d+ to \d+$/],
    ['flatiron', 'solo-won', /^Ada wins, \d+ to \d+$/],
    ['flatiron', '2-seats-roof-by-ana', /^(Ada|Bruno) wins, \d+ to \d+$/],
    ['newyorkcity', 'solo-a6-beaten', /^Ada wins, \d+ to \d+$/],
    ['newyorkcity', 'solo-c5', /^Tom wins, \d+ to \d+$/],
    ['newyorkcity', 'solo-two-toms-b4', /^(Ada|Tom|Tom II) wins with \d+ points$/],
    ['newyorkcity', 'two-and-tom-b4', /^(Ada|Bruno|Tom) wins with \d+ points$/],
  ] as const)('shows the same winner and the same points everywhere: %s, %s', async (id, file, pattern) => {
    const { tableView, words } = await replayAtTable(id, file);
    const { headline = '', columns, winners, seats, points, totals } = screenOf({ tableView, words });
    expect(headline).toMatch(pattern);
    const winner = headline.slice(0, headline.indexOf(' wins'));
    expect(winners).toEqual([winner]);
    expect(columns[0]).toBe(winner);
    expect(seats.toSorted()).toEqual(columns.toSorted());
    expect(totals).toEqual(columns.map((name) => points[seats.indexOf(name)]));
    expect(Number(totals[0])).toBe(Math.max(...totals.map(Number)));
    expect(headline).toContain(totals[0]);
  });

  it('shows the level reached in a solo game, and no winner', async () => {
    const played = await replayAtTable('tangramcity', 'promising');
    const { headline, columns, winners, totals, points } = screenOf(played);
    expect(headline).toBe(played.words.ending('promising'));
    expect([columns, winners]).toEqual([['Ada'], []]);
    expect(totals).toEqual(points);
  });
});
