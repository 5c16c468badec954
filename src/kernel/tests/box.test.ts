import { describe, expect, it } from 'vitest';
import { refusalOf } from '#kernel/testing';
import {
  type Box,
  boxInPlay,
  chooseBox,
  fingerprintMeant,
  fingerprintOf,
  reconstructedGroups,
  requireBox,
} from '../index.ts';

/** The box of a game of this name, with so many tiles. */
const boxOf = (game: string, tiles: number): Box => ({
  game,
  values: {
    tiles: { source: 'printed', value: { tiles } },
    streets: { source: 'reconstruction', value: ['Elm', 'Oak'] },
    rounds: { source: 'rulebook', value: 9 },
  },
});

describe('the values that a game is loaded with', () => {
  it('are its own unless others were chosen before', () => {
    const [own, other] = [boxOf('early', 40), boxOf('early', 45)];
    expect(chooseBox(other)).toBe(true);
    expect(boxInPlay(own)).toBe(other);
    const alone = boxOf('alone', 40);
    expect(boxInPlay(alone)).toBe(alone);
  });

  it('cannot be chosen any more once it is loaded, except where they are the same', () => {
    const own = boxOf('late', 40);
    boxInPlay(own);
    expect(chooseBox(boxOf('late', 45))).toBe(false);
    expect(chooseBox(boxOf('late', 40))).toBe(true);
    expect(boxInPlay(own)).toBe(own);
  });

  it('have a fingerprint that names the game and every value', () => {
    const fingerprint = fingerprintOf(boxOf('early', 40));
    expect(fingerprintOf(boxOf('early', 40))).toBe(fingerprint);
    expect(fingerprintOf(boxOf('late', 40))).not.toBe(fingerprint);
    expect(fingerprintOf(boxOf('early', 41))).not.toBe(fingerprint);
    const { rounds: _, ...fewer } = boxOf('early', 40).values;
    expect(fingerprintOf({ game: 'early', values: fewer })).not.toBe(fingerprint);
  });

  it('tell which groups are our own stand-ins', () => {
    expect(reconstructedGroups(boxOf('early', 40))).toEqual(['streets']);
  });

  it('[K10] are the first ones of the game for whatever names none, or its own where it has no past', () => {
    const box = boxOf('early', 40);
    const old = { box, boxes: ['former', fingerprintOf(box)] };
    expect(fingerprintMeant(old, undefined)).toBe('former');
    expect(fingerprintMeant(old, 'named')).toBe('named');
    expect(fingerprintMeant({ box, boxes: [] }, undefined)).toBe(fingerprintOf(box));
    expect(refusalOf(() => requireBox(old, undefined))).toEqual({ rule: 'K10', code: 'otherBox' });
    expect(() => requireBox(old, fingerprintOf(box))).not.toThrow();
  });
});
