import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { random } from '#bots';
import { GAME_IDS, loadTitle } from '#games';
import { apply, type Position, Rng, start } from '#kernel';
import type { Drawings } from './kit/boardProps.ts';
import { resultNow } from './kit/resultNow.ts';

const SEED = '5'.padStart(32, '0');
const name = (seat: number) => ['Ada', 'Bruno', 'Chiyo', 'Dana', 'Emil'][seat] ?? '';

/** The middle and the end of a bot game at full seat count. */
async function sampleGame(id: (typeof GAME_IDS)[number]) {
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
  const propsFor = (position: Position | undefined) => {
    if (!position) throw new Error('the game is too short');
    const view = game.view(position.state, 'spectator');
    const result = resultNow(game, position.state);
    return { view, scores: game.scores(position.state), words: words.en, name, result, says: 'It is over' };
  };
  return {
    drawings,
    middle: propsFor(positions[positions.length >> 1]),
    end: propsFor(positions.at(-1)),
    words: words.en,
  };
}

/** The most elements a small picture may have, because lists show many of them. */
const MAX_ELEMENTS = 450;

const elements = (html: string) => html.match(/<[a-z]/g)?.length ?? 0;

describe.each(GAME_IDS)('the drawings of %s', async (id) => {
  const { drawings, middle, end, words } = await sampleGame(id);

  it('include a small picture without words and without choices', () => {
    for (const moment of [middle, end]) {
      const html = renderToStaticMarkup(<drawings.Small {...moment} />);
      expect(html).toMatch(/^<svg[^>]* viewBox="0 0 320 200"/);
      expect(html).not.toMatch(/<text|data-choose|role="button"/);
      expect(elements(html)).toBeLessThan(MAX_ELEMENTS);
    }
  });

  it('include a final picture with title, names and points', () => {
    const html = renderToStaticMarkup(<drawings.Scene {...end} />);
    expect(html).toMatch(/^<svg[^>]* viewBox="0 0 1200 630"/);
    expect(html.toLowerCase()).toContain(words.title.toLowerCase());
    for (const [seat, { total }] of end.scores.entries()) {
      expect(html).toContain(name(seat));
      expect(html).toContain(String(Math.abs(total)));
    }
    expect(html).not.toMatch(/<foreignObject|<image|href="http|data-choose/);
  });

  it('include a legend with a drawing per symbol', () => {
    const html = renderToStaticMarkup(<drawings.Legend />);
    expect(html.match(/<li/g)?.length).toBeGreaterThan(5);
    expect(elements(html)).toBeGreaterThan(20);
  });
});
