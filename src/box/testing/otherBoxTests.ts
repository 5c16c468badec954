/** What must hold for a game that was loaded with other values than its own. Each file that uses this is a program of its own. */
import { describe, expect, it } from 'vitest';
import {
  apply,
  type Box,
  boxOfRecord,
  chooseBox,
  fingerprintOf,
  type Game,
  type GameRecord,
  type GameTypes,
  type Play,
  parseRecord,
  Rng,
  replay,
  start,
} from '#kernel';
import { refusalOf } from '#kernel/testing';
import { type BoxKit, checkBox } from '../check.ts';

const SEED = 'b0'.repeat(16);

/** Loads the game with a changed copy of its values, then plays it with every number of seats. */
export async function otherBoxTests<G extends GameTypes, B extends Box>(
  ownFile: unknown,
  changedFile: unknown,
  kit: BoxKit<B>,
  load: () => Promise<Game<G>>,
  optionsFor: (seats: number) => Readonly<Record<string, unknown>> = () => ({}),
): Promise<Game<G>> {
  const own = boxFrom(kit, ownFile);
  const changed = boxFrom(kit, changedFile);
  chooseBox(changed);
  const game = await load();
  const counts = Array.from({ length: game.seats.max - game.seats.min + 1 }, (_, i) => game.seats.min + i);

  describe(`${game.id} with other values`, () => {
    it('is loaded with them, once and for all', () => {
      expect(game.box).toBe(changed);
      expect(fingerprintOf(game.box)).not.toBe(fingerprintOf(own));
      expect(chooseBox(own)).toBe(false);
      expect(chooseBox(structuredClone(changed))).toBe(true);
    });

    it.each(counts)('is played to the end by %i, and replayed from a record that carries them', (seats) => {
      const record = randomRecord(game, seats, optionsFor(seats));
      const read = parseRecord(JSON.stringify(record)) as GameRecord<G>;
      expect(read).toEqual(record);
      expect(read.values).toEqual(changed.values);
      expect(game.outcome(replay(game, read).position.state)).toBeDefined();
    });

    it('[K10] refuses a record that was made with its own values, or before there were others', () => {
      const { box: _, values: __, ...bare } = randomRecord(game, game.seats.min, optionsFor(game.seats.min));
      expect(refusalOf(() => replay(game, { ...bare, box: fingerprintOf(own) }))).toEqual({
        rule: 'K10',
        code: 'otherBox',
      });
      expect(refusalOf(() => replay(game, bare))).toEqual({ rule: 'K10', code: 'otherBox' });
    });
  });
  return game;
}

function boxFrom<B extends Box>(kit: BoxKit<B>, file: unknown): B {
  const checked = checkBox(kit, file);
  if ('problems' in checked) throw new Error(JSON.stringify(checked.problems));
  return checked.box;
}

function randomRecord<G extends GameTypes>(
  game: Game<G>,
  seats: number,
  chosen: Readonly<Record<string, unknown>>,
): GameRecord<G> {
  const rng = Rng.fromSeed(SEED, 'plays');
  const { options, position: first } = start(game, chosen, seats, SEED);
  const plays: Play<G>[] = [];
  let position = first;
  for (let seat = game.turn(position.state); seat !== undefined; seat = game.turn(position.state)) {
    const applied = apply(game, position, seat, rng.pick(game.legalActions(position.state, seat)));
    plays.push(applied.play);
    position = applied.position;
    game.check(position.state);
  }
  return { game: game.id, options, seats, seed: SEED, plays, ...boxOfRecord(game) };
}
