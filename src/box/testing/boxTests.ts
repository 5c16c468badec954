/** What every game's box file must fulfil. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Box, fingerprintOf, type Game, type GameTypes } from '#kernel';
import { type BoxKit, checkBox } from '../check.ts';
import type { SheetPart } from '../sheet.ts';
import { schemaText } from './schemaText.ts';

/** Checks box.json, box.schema.json and former boxes in a game's folder. */
export function boxTests<G extends GameTypes, B extends Box>(
  game: Game<G>,
  kit: BoxKit<B>,
  sheet: readonly SheetPart[],
  folder: string,
): void {
  const read = (file: string) => JSON.parse(readFileSync(join(folder, file), 'utf8'));
  const own: Box = read('box.json');

  describe(`${game.id}: the box file`, () => {
    it('passes every check', () => {
      expect(checkBox(kit, own)).toEqual({ box: own });
    });

    it('has an up-to-date schema beside it: npm run box -- schema', () => {
      expect(read('box.schema.json')).toEqual(JSON.parse(schemaText(kit)));
    });

    it('is what the rules play with', () => {
      expect(game.box).toEqual(own);
    });

    it('is the last of the boxes the game has come with', () => {
      expect(game.boxes.at(-1)).toBe(fingerprintOf(own));
    });

    it('is kept in every former version', () => {
      const files = readdirSync(folder).includes('boxes') ? readdirSync(join(folder, 'boxes')) : [];
      const former = files.map((file) => fingerprintOf(read(join('boxes', file))));
      expect(files).toEqual(former.map((fingerprint) => `${fingerprint}.json`));
      expect([...former].sort()).toEqual([...game.boxes.slice(0, -1)].sort());
    });

    it('is asked for on the sheet, group by group, as far as values are ours', () => {
      const asked = sheet.map(({ group }) => group);
      const ours = Object.keys(own.values).filter((group) => own.values[group]?.source === 'reconstruction');
      expect(asked).toEqual(expect.arrayContaining(ours));
      for (const group of asked) expect(Object.keys(own.values)).toContain(group);
    });
  });
}
