import { expect, it } from 'vitest';
import { loadTitle } from '#games';
import { at, type GameRecord } from '#kernel';
import { playRecord, replayFrames } from '#table';
import { gameMomentsOf } from '../moments/gameMoments.ts';
import { finishedRecord } from '../testing/finishedRecord.ts';
import { growthFile } from './growthFile.ts';

async function momentsOf(record: GameRecord) {
  const title = await loadTitle(record.game);
  const steps = playRecord(title, record);
  let step = steps.next();
  while (!step.done) step = steps.next();
  const { first, entries } = step.value;
  return gameMomentsOf(replayFrames(title, first, entries, 'spectator'));
}

it('draws the game that is here, with the points of its end', async () => {
  const gameMoments = await momentsOf(await finishedRecord('tangramcity'));
  const svg = (await growthFile(gameMoments, 'Tangram City')) ?? '';
  expect(svg).toMatch(/^<svg .*<title>Tangram City<\/title>.*<\/svg>$/s);
  expect(svg.match(/@keyframes/g)?.length).toBeGreaterThan(10);
  expect(await growthFile(gameMoments, 'Tangram City')).toBe(svg);
});

it('has nothing for a game without drawings', async () => {
  const { moments, entries } = await momentsOf(await finishedRecord('tangramcity'));
  const { seq, tableView } = at(moments, moments.length - 1);
  const other = { moments: [{ seq, tableView: { ...tableView, game: 'chess' } }], entries };
  expect(await growthFile(other, 'Chess')).toBeUndefined();
});
