/** What the contract asks of every game's heuristics, besides the laws. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { seedNumber } from '#bots';
import { GAME_IDS, loadTitle } from '#games';
import { clone, type Fitted, keyOf, Rng, silentTools, start, weightsFor } from '#kernel';
import { featuresIn } from '#kernel/testing';

describe.each(GAME_IDS)('the heuristics of %s', (id) => {
  it('allow exactly the legal answers, also those found in other states', async () => {
    const { game, heuristics } = await loadTitle(id);
    const rng = Rng.fromSeed(seedNumber(4));
    const found: unknown[] = [];
    const state = clone(start(game, {}, Math.max(2, game.seats.min), seedNumber(6)).position.state);
    for (let seat = game.turn(state), n = 0; seat !== undefined && n < 400; seat = game.turn(state), n++) {
      const action = heuristics.sample(state, seat, rng);
      found.push(action);
      const legal = new Set(game.legalActions(state, seat).map(keyOf));
      for (const other of [action, ...found.slice(-40)])
        expect([other, heuristics.allows?.(state, seat, other) ?? legal.has(keyOf(other))]).toEqual([
          other,
          legal.has(keyOf(other)),
        ]);
      game.play(state, seat, action, silentTools(rng));
    }
    expect(found.length).toBeGreaterThan(10);
  });

  it('copy states so that playing on a copy leaves the original as it was', async () => {
    const { game, heuristics } = await loadTitle(id);
    const copy = heuristics.copy ?? clone;
    const rng = Rng.fromSeed(seedNumber(9));
    for (let seats = game.seats.min; seats <= Math.min(3, game.seats.max); seats++) {
      const options = (seats === 1 && heuristics.fitting?.solo?.options) || {};
      let state = clone(start(game, options, seats, seedNumber(8)).position.state);
      for (let seat = game.turn(state), n = 0; seat !== undefined && n < 500; seat = game.turn(state), n++) {
        const before = clone(state);
        const draft = copy(state);
        expect(draft).toEqual(before);
        game.play(draft, seat, heuristics.sample(draft, seat, rng), silentTools(rng));
        expect(state).toEqual(before);
        state = draft;
      }
    }
  });

  it('call a game open only if nothing is left to imagine', async () => {
    const { game, heuristics } = await loadTitle(id);
    const rng = Rng.fromSeed(seedNumber(3));
    const { state } = start(game, {}, Math.max(2, game.seats.min), seedNumber(2)).position;
    const before = rng.state;
    const imagined = game.imagine(game.view(state, 0), rng);
    const again = game.imagine(game.view(imagined, 0), rng);
    if (heuristics.isOpen) expect([again, rng.state]).toEqual([imagined, before]);
    else expect(heuristics.isOpen).toBeUndefined();
  });

  it('give finite margins and a positive scale', async () => {
    const { game, heuristics } = await loadTitle(id);
    const { state } = start(game, {}, 2, seedNumber(1)).position;
    const out = new Float64Array(2);
    heuristics.margins?.(state, out);
    expect(out.every(Number.isFinite)).toBe(true);
    expect(heuristics.scale).toBeGreaterThan(0);
  });
});

/** Games whose evaluation is corrected by fitted weights. */
const FITTED = (
  await Promise.all(GAME_IDS.map(async (id) => ((await loadTitle(id)).heuristics.fitting ? [id] : [])))
).flat();

describe.each(FITTED)('the fitted weights of %s', (id) => {
  it('names features of every player in every phase', async () => {
    const { game, heuristics } = await loadTitle(id);
    const { fitting } = heuristics;
    if (!fitting) throw new Error('no features');
    expect(new Set(fitting.features).size).toBe(fitting.features.length);
    const rng = Rng.fromSeed(seedNumber(5));
    const phases = new Set<number>();
    for (let seats = game.seats.min; seats <= Math.min(3, game.seats.max); seats++) {
      if (seats === 1 && !fitting.solo) continue;
      const options = (seats === 1 && fitting.solo?.options) || {};
      const state = clone(start(game, options, seats, seedNumber(7)).position.state);
      for (let seat = game.turn(state); seat !== undefined; seat = game.turn(state)) {
        const phase = fitting.phaseOf(state);
        phases.add(phase);
        if (phase >= 0 && rng.below(8) === 0) {
          const all = featuresIn(fitting, state);
          expect(all).toHaveLength(seats + game.automata(state).length);
          for (const features of all) expect(Object.values(features).every(Number.isFinite)).toBe(true);
        }
        game.play(state, seat, heuristics.sample(state, seat, rng), silentTools(rng));
      }
      expect(fitting.phaseOf(state)).toBe(-1);
    }
    expect([...phases].filter((phase) => phase >= 0).sort()).toEqual([...fitting.phases.keys()]);
  });

  it('has fitted weights wherever they are in play, and lines that rise', async () => {
    const { heuristics } = await loadTitle(id);
    const { fitting, calibration } = heuristics;
    const file = join(import.meta.dirname, '../../games', id, 'bot/fitted.json');
    const fitted: Fitted = JSON.parse(readFileSync(file, 'utf8'));
    expect(Object.keys(fitted.weights).map(Number)).toEqual(
      fitting?.inPlay.filter((seats) => weightsFor(fitting, seats) === seats),
    );
    for (const phases of Object.values(fitted.weights)) expect(Object.keys(phases)).toEqual(fitting?.phases);
    for (const phases of Object.values(fitted.calibration)) {
      expect(Object.keys(phases)).toEqual(fitting?.phases);
      for (const { times } of Object.values(phases)) expect(times).toBeGreaterThan(0);
    }
    expect(calibration).toBeDefined();
  });
});
