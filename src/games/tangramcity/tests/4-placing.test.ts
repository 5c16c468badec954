/** R4: placing a tile. */
import { describe, expect, it } from 'vitest';
import { at, Rng } from '#kernel';
import { placements } from '../actions.ts';
import { hasRoom, isFreeAt, randomSpot } from '../fitting.ts';
import { SPOTS, type Spot, spotRows } from '../spots.ts';
import { drawn, onBoard, play, playing, tileNamed } from './layout.ts';

const HOUSE = tileNamed('house');
const DOMINO = tileNamed('domino');

const spot = (tile: number, face: Spot['face'], turn: number, row: number, column: number): Spot => ({
  tile,
  face,
  turn,
  row,
  column,
});

const FREE_TOP = `
  ... ... ... ... ... ... ...
  ... ... ... ... ... ... ...
  ddd ddd ddd ddd ddd ddd ddd
  ddd ddd ddd ddd ddd ddd ddd
  ddd ddd ddd ddd ddd ddd ddd
  ddd ddd ddd ddd ddd ddd ddd
  ddd ddd ddd ddd ddd ddd ddd`;

/** One seat with a drawn city and one tile to place. */
const alone = (picture: string, name: Parameters<typeof tileNamed>[0]) =>
  play(playing(1, [name, 'diamond'], { cities: [drawn(picture)] }));

describe('placing', () => {
  it('[R4.1] offers the tile of the card and no other', () => {
    const table = play(playing(2, ['house']));
    expect(new Set(table.spots(0).map(({ tile }) => tile))).toEqual(new Set([HOUSE]));
    expect(table.whyNot(0, spot(DOMINO, 'dark', 0, 5, 5))).toEqual({ rule: 'R4.1', code: 'wrongTile' });
  });

  it('[R4.1] puts it on the seat’s own board', () => {
    const table = play(playing(2, ['house']));
    const other = JSON.stringify(table.city(1));
    table.answer(0, spot(HOUSE, 'green', 0, 4, 4));
    expect(table.city(0).rows.green).toEqual([0, 0, 0, 0, 0x00c60000, 0x00ff0000, 0]);
    expect(JSON.stringify(table.city(1))).toBe(other);
  });

  it('[R4.2] never overlaps tiles, fountains or the start area', () => {
    const table = play(playing(1, ['house', 'domino']));
    expect(table.whyNot(0, spot(HOUSE, 'dark', 0, 0, 0))).toEqual({ rule: 'R4.2', code: 'overlaps' });
    table.answer(0, spot(HOUSE, 'dark', 0, 4, 4));
    expect(table.whyNot(0, spot(DOMINO, 'dark', 0, 5, 3))).toEqual({ rule: 'R4.2', code: 'overlaps' });
    const wet = alone(FREE_TOP.replace('... ', 'w/. '), 'domino');
    expect(wet.whyNot(0, spot(DOMINO, 'green', 0, 0, 0))).toEqual({ rule: 'R4.2', code: 'overlaps' });
  });

  it('[R4.2] lets two halves meet in a square cut along one diagonal, not along both', () => {
    const half = (part: string) => alone(FREE_TOP.replace('... ', `${part} `), 'smallTriangle');
    const inCorner = (part: string) =>
      half(part)
        .spots(0)
        .filter(({ row, column }) => row + column === 0);
    expect(inCorner('d/.')).toHaveLength(2);
    expect(inCorner('d\\.')).toHaveLength(2);
    expect(inCorner('ddd')).toHaveLength(0);
    const turns = (part: string) => inCorner(part).map(({ face, turn }) => `${face} ${turn}`);
    expect(turns('d/.')).not.toEqual(turns('d\\.'));
  });

  it.each([0, DOMINO])('[R4.2] finds by lot only free spots of tile %i', (tile) => {
    const rng = Rng.fromSeed('6'.repeat(32));
    const city = onBoard(1);
    for (let n = 0; n < 150; n++) {
      const found = randomSpot(city, tile, rng);
      expect([found.tile, isFreeAt(city, found)]).toEqual([tile, true]);
    }
  });

  it('[R4.2] lists exactly the spots on which nothing lies, on many cities', () => {
    const rng = Rng.fromSeed('4'.repeat(32));
    for (let n = 0; n < 60; n++) {
      const city = onBoard(rng.below(5));
      const taken = city.rows.dark;
      for (let pieces = rng.below(20); pieces > 0; pieces--) {
        const rows = spotRows(rng.below(SPOTS.length));
        if (rows.every((word, row) => (word & at(taken, row)) === 0))
          for (const [row, word] of rows.entries()) taken[row] = at(taken, row) | word;
      }
      const tile = rng.below(24);
      const free = SPOTS.filter(
        (known, id) =>
          known.tile === tile && spotRows(id).every((word, row) => (word & at(taken, row)) === 0),
      );
      expect(placements(city, [tile])).toEqual([...free, { decline: tile }]);
      expect(hasRoom(city, tile)).toBe(free.length > 0);
    }
  });

  it('[R4.3] stays inside the board', () => {
    const table = play(playing(1, ['longParallelogram']));
    const long = tileNamed('longParallelogram');
    for (const [row, column] of [
      [0, 4],
      [7, 0],
      [-1, 0],
      [0, -1],
    ]) {
      const attempt = spot(long, 'dark', 0, row ?? 0, column ?? 0);
      expect(table.whyNot(0, attempt)).toEqual({ rule: 'R4.3', code: 'offBoard' });
    }
    expect(table.spots(0).every(({ turn, row }) => turn === 0 || row <= 3)).toBe(true);
  });

  it('[R4.4] turns by quarters and flips freely, and lists equal outlines once', () => {
    const empty = FREE_TOP.replaceAll('ddd', '...');
    const poses = (name: Parameters<typeof tileNamed>[0]) =>
      new Set(
        alone(empty, name)
          .spots(0)
          .map(({ face, turn }) => `${face} ${turn}`),
      );
    expect(poses('hook').size).toBe(8);
    expect(poses('domino').size).toBe(4);
    expect(poses('diamond').size).toBe(2);
    const table = alone(empty, 'domino');
    expect(table.whyNot(0, spot(DOMINO, 'dark', 2, 0, 0))).toEqual({ rule: 'R4.4', code: 'sameTurn' });
    expect(table.whyNot(0, spot(DOMINO, 'dark', 4, 0, 0))).toEqual({ rule: 'R4.4', code: 'noSuchSpot' });
    expect(table.whyNot(0, spot(DOMINO, 'dark', 0, 0.5, 0))).toEqual({ rule: 'R4.4', code: 'noSuchSpot' });
  });

  it('[R4.4] [R1.3] mirrors the outline with the face, so one face may fit where the other does not', () => {
    const walls = FREE_TOP.replaceAll('...', 'ddd');
    const facesIn = (half: string) =>
      alone(walls.replace('ddd ddd', `... ${half}`), 'squareAndTriangle')
        .spots(0)
        .map(({ face }) => face);
    expect(facesIn('.\\d')).toEqual(['dark']);
    expect(facesIn('./d')).toEqual(['green']);
  });

  it('[R1.3] knows no third face of a tile', () => {
    const table = play(playing(1, ['house']));
    for (const face of ['water', 'red', null]) {
      const attempt = { tile: HOUSE, face, turn: 0, row: 4, column: 4 };
      expect(table.whyNot(0, attempt)).toEqual({ rule: 'R1.3', code: 'wrongFace' });
    }
  });

  it('[R4.5] need not touch anything', () => {
    const table = play(playing(1, ['domino', 'house']));
    table.answer(0, spot(DOMINO, 'dark', 0, 6, 5));
    expect(table.city(0).pieces).toHaveLength(1);
  });

  it('[R4.6] lets a seat decline, and never offers that tile again', () => {
    const table = play(playing(1, ['house', 'domino']));
    table.answer(0, { decline: HOUSE });
    expect(table.city(0).aside).toEqual([HOUSE]);
    expect(table.spots(0).every(({ tile }) => tile === DOMINO)).toBe(true);
    const late = spot(HOUSE, 'dark', 0, 4, 4);
    expect(table.whyNot(0, late)).toEqual({ rule: 'R4.6', code: 'alreadyAside' });
    expect(table.whyNot(0, { decline: HOUSE })).toEqual({ rule: 'R4.6', code: 'alreadyAside' });
  });

  it('[Q6] sets a tile without room aside by itself', () => {
    const table = alone(FREE_TOP.replaceAll('...', 'ddd').replace('ddd', 'd/.'), 'house');
    expect(table.city(0).aside).toEqual([HOUSE, tileNamed('diamond')]);
    expect(table.events).toContainEqual({ did: 'setAside', seat: 0, tile: HOUSE, fits: false });
    expect(table.steps()).toEqual([[0, 'placeFountain']]);
  });

  it('[Q6] asks only the seats that have room', () => {
    const full = drawn(FREE_TOP.replaceAll('...', 'ddd'));
    const table = play(playing(2, ['house', 'domino'], { cities: [full, drawn(FREE_TOP)] }));
    expect(table.steps()).toEqual([[1, 'placeTile']]);
  });

  it('[R4.1] [R4.4] finds words for any nonsense', () => {
    const table = play(playing(1, ['house']));
    for (const junk of [null, 7, 'house', [], [[]], {}, { tile: 'house' }, { tile: null }, { decline: {} }]) {
      expect(table.whyNot(0, junk)).toEqual({ rule: 'R4.1', code: 'noSuchSpot' });
    }
    expect(table.whyNot(0, { tile: HOUSE })).toEqual({ rule: 'R1.3', code: 'wrongFace' });
    const tooMuch = { ...spot(HOUSE, 'dark', 0, 4, 4), color: 'red' };
    expect(table.whyNot(0, tooMuch)).toEqual({ rule: 'R4.1', code: 'noSuchSpot' });
    expect(table.whyNot(0, { decline: HOUSE, now: true })).toEqual({ rule: 'R4.1', code: 'noSuchSpot' });
    const halfSaid = { tile: HOUSE, face: 'dark', turn: 0, row: '4', column: 4 };
    expect(table.whyNot(0, halfSaid)).toEqual({ rule: 'R4.4', code: 'noSuchSpot' });
  });
});
