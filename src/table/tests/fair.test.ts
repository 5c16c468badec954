import { describe, expect, it } from 'vitest';
import { GAME_IDS, loadTitle, type Title } from '#games';
import { type DealProof, type GameRecord, Rng } from '#kernel';
import { checkRecord, recordOf } from '../index.ts';
import { shownDigest } from '../promise.ts';
import { human, Room, SEED } from './layout.ts';
import { live, someRoom } from './life.ts';

const SECRET = 'fedcba9876543210'.repeat(2);
const SALT = '0011223344556677';

function finished(title: Title): Room {
  const seats = Array.from({ length: Math.max(2, title.game.seats.min) }, (_, seat) =>
    human(seat === 0 ? 'ann' : `p${seat}`),
  );
  const here = new Room(title, seats, {}, SECRET);
  here.command('ann', { do: 'start', salt: SALT });
  here.finish();
  return here;
}

const rowhouse = await loadTitle('rowhouse');
const here = finished(rowhouse);
const record = recordOf(here.state, here.entries);
const proof = record.proof as DealProof; // of a table with a secret

/** Which steps do not hold. */
function faults(changed: GameRecord): readonly string[] {
  return [...checkRecord(rowhouse.game, changed)].flatMap(({ step, holds }) => (holds ? [] : [step]));
}

const withProof = (more: Partial<DealProof>) => faults({ ...record, proof: { ...proof, ...more } });

describe('checking a finished game', () => {
  it.each(GAME_IDS)(
    '[T34] of %s derives the promise, the seed, the deal and every draw again',
    async (id) => {
      const title = await loadTitle(id);
      const { state, entries } = finished(title);
      const whole = recordOf(state, entries);
      const steps = [...checkRecord(title.game, whole)];
      expect(steps.filter(({ holds }) => !holds)).toEqual([]);
      expect(steps.slice(0, 3).map(({ step }) => step)).toEqual(['promise', 'seed', 'deal']);
      expect(steps).toHaveLength(whole.plays.length + 4);
      expect(steps.some((step) => 'drawn' in step && step.drawn > 0)).toBe(true);
    },
  );

  it('holds after any life of a table: taking back, going back, bots that stand in', () => {
    let checked = 0;
    for (let n = 0; n < 12; n++) {
      const rng = Rng.fromSeed(SEED, `fair ${n}`);
      const room = someRoom(rowhouse, rng, SECRET);
      live(room, rng, 120, () => {});
      if (room.state.phase !== 'over' || room.state.seed === null) continue;
      expect(faults(recordOf(room.state, room.entries))).toEqual([]);
      checked += room.state.plays;
    }
    expect(checked).toBeGreaterThan(20);
  });

  it('[T33] finds another secret and another promise', () => {
    expect(withProof({ secret: SECRET.replace('f', '0') })).toEqual(['promise', 'seed']);
    expect(
      withProof({ promise: proof.promise.replace(/^./, (digit) => (digit === '0' ? '1' : '0')) }),
    ).toEqual(['promise']);
    expect(withProof({ table: 'table124' })).toEqual(['promise', 'seed']);
  });

  it('[T34] finds another salt, and one more or one less', () => {
    const [, , start = ''] = proof.salts;
    expect(withProof({ salts: ['', '', start.replace('0', '1')] })).toEqual(['seed']);
    expect(withProof({ salts: ['', start, ''] })).toEqual(['seed']);
    expect(withProof({ salts: ['', start] })).toEqual(['seed']);
    expect(withProof({ salts: ['', '', start, ''] })).toEqual(['seed']);
  });

  it('[T34] finds another seed, and what it would have dealt', () => {
    const found = faults({ ...record, seed: SEED });
    expect(found.slice(0, 2)).toEqual(['seed', 'deal']);
  });

  it('[T34] finds one changed draw, wherever it is', () => {
    for (const at of [0, 1, proof.shown.length - 1]) {
      const shown = proof.shown.with(at, shownDigest([{ did: 'drew', tile: 'another' }]));
      expect(withProof({ shown })).toEqual([at === 0 ? 'deal' : 'play']);
    }
    // An entry of the log in which something else was shown than came of the answer.
    const entries = here.entries.map((entry) => {
      const { happening } = entry;
      if (happening.did !== 'dealt') return entry;
      return { ...entry, happening: { ...happening, events: happening.events.toReversed() } };
    });
    expect(faults(recordOf(here.state, entries))).toEqual(['deal']);
  });

  it('[T35] finds answers that were changed, left out or added', () => {
    expect(faults({ ...record, plays: record.plays.slice(0, -1) })).toEqual(['length']);
    const [first] = record.plays;
    const illegal = [...checkRecord(rowhouse.game, { ...record, plays: [{ seat: 7, action: null }] })].at(-1);
    expect(illegal).toMatchObject({
      step: 'play',
      holds: false,
      refused: { rule: 'K5' },
      drawn: 0,
      events: [],
    });
    expect(first).toBeDefined();
    const swapped = { ...record, plays: record.plays.toSpliced(0, 1) };
    expect(faults(swapped).length).toBeGreaterThan(0);
  });

  it('[T35] does not take an error in the rules for an answer that they refuse', () => {
    const play = () => {
      throw new Error('a tile is missing');
    };
    expect(() => [...checkRecord({ ...rowhouse.game, play }, record)]).toThrow('a tile is missing');
  });

  it('[T35] of a table that promised nothing plays the answers again, and no more', () => {
    const { proof: _, ...bare } = record;
    const steps = [...checkRecord(rowhouse.game, bare)];
    expect(steps.every(({ step, holds }) => holds && (step === 'deal' || step === 'play'))).toBe(true);
  });
});
