import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { random } from '#bots';
import { GAME_IDS, loadTitle } from '#games';
import { apply, type Position, Rng, start } from '#kernel';
import type { Drawings } from './boardProps.ts';
import { resultNow } from './kit/resultNow.ts';

const SEED = '5'.padStart(32, '0');
const name = (seat: number) => ['Ada', 'Bruno', 'Chiyo', 'Dana', 'Emil'][seat] ?? '';

/** The middle and the end of a game of bots with all seats taken. */
async function drawn(id: (typeof GAME_IDS)[number]) {
  const { game, words } = await loadTitle(id);
  const { drawings } = (await import(`./${id}/index.ts`)) as { drawings: Drawings };
  const bot = random();
  const rng = Rng.fromSeed(SEED);
  const positions: Position[] = [start(game, {}, game.seats.max, SEED).position];
  for (let position = positions[0]; position; position = positions.at(-1)) {
    const [next] = game.decisions(position.state);
    if (!next) break;
    const view = game.view(position.state, next.seat);
    const action = bot.choose(next.seat, view, game.legalActions(position.state, next.seat), rng);
    positions.push(apply(game, position, next.seat, action).position);
  }
  const shown = (position: Position | undefined) => {
    if (!position) throw new Error('the game has no such moment');
    const view = game.view(position.state, 'spectator');
    const result = resultNow(game, position.state);
    return { view, scores: game.scores(position.state), words: words.en, name, result, says: 'It is over' };
  };
  return {
    drawings,
    middle: shown(positions[positions.length >> 1]),
    end: shown(positions.at(-1)),
    words: words.en,
  };
}

/** So many elements may stand in every row of a list. */
const LIGHT = 450;

const elements = (html: string) => html.match(/<[a-z]/g)?.length ?? 0;

describe.each(GAME_IDS)('the drawings of %s', async (id) => {
  const { drawings, middle, end, words } = await drawn(id);

  it('at a glance are one light picture without words and without anything to choose', () => {
    for (const moment of [middle, end]) {
      const html = renderToStaticMarkup(<drawings.Small {...moment} />);
      expect(html).toMatch(/^<svg[^>]* viewBox="0 0 320 200"/);
      expect(html).not.toMatch(/<text|data-choose|role="button"/);
      expect(elements(html)).toBeLessThan(LIGHT);
    }
  });

  it('at the end are one picture with title, names and points', () => {
    const html = renderToStaticMarkup(<drawings.Scene {...end} />);
    expect(html).toMatch(/^<svg[^>]* viewBox="0 0 1200 630"/);
    expect(html.toLowerCase()).toContain(words.title.toLowerCase());
    for (const [seat, { total }] of end.scores.entries()) {
      expect(html).toContain(name(seat));
      expect(html).toContain(String(Math.abs(total)));
    }
    expect(html).not.toMatch(/<foreignObject|<image|href="http|data-choose/);
  });

  it('explain their signs, each with a drawing', () => {
    const html = renderToStaticMarkup(<drawings.Legend />);
    expect(html.match(/<li/g)?.length).toBeGreaterThan(5);
    expect(elements(html)).toBeGreaterThan(20);
  });
});
