/** Rowhouse: colours picked, trades, full storeys. */
import type { Rowhouse } from '#games/rowhouse';
import { COLORS, colorName, STOREY_KINDS, type StoreyKind, type Tile } from '#games/rowhouse/components';
import type { Group, Ledger, Observer } from './observer.ts';

const PICKED = 'Colours picked';
const TRADES = 'Trades';
const STOREYS = 'Full storeys';

const groups: readonly Group[] = [
  { name: PICKED, chance: 'a pick with the colour in hand', kinds: COLORS, bar: 'use' },
  { name: TRADES, chance: 'a trade that may be made or declined', kinds: ['trade'], bar: 'use' },
  { name: STOREYS, chance: 'a storey that was filled', kinds: STOREY_KINDS, bar: 'use' },
];

function watcher(ledger: Ledger): ReturnType<Observer<Rowhouse>['watcher']> {
  return {
    began() {},
    saw({ seat, prompt, action, before, after, events }) {
      if (prompt.step === 'pick' && 'tile' in action) {
        const colors = new Set(before.houses[seat]?.hand.map(colorName));
        for (const color of colors) ledger.offer(PICKED, color, seat);
        ledger.take(PICKED, colorName(action.tile), seat);
      }
      if ('trade' in action) {
        ledger.offer(TRADES, 'trade', seat);
        if (action.trade) ledger.take(TRADES, 'trade', seat);
      }
      for (const event of events) {
        if (event.did === 'built') ledger.use(PICKED, colorName(event.tile), event.seat);
        if (event.did === 'showed' && event.alone) ledger.bring(PICKED, colorName(event.tile), event.seat, 1);
        if (event.did === 'completed')
          countStorey(event.seat, event.points, after.houses[event.seat]?.storeys[event.storey] ?? []);
      }
    },
    ended() {},
  };

  function countStorey(seat: number, points: number, tiles: readonly Tile[]): void {
    for (const kind of STOREY_KINDS) ledger.offer(STOREYS, kind, seat);
    ledger.take(STOREYS, kindOf(tiles), seat);
    ledger.bring(STOREYS, kindOf(tiles), seat, points);
  }
}

function kindOf(storey: readonly Tile[]): StoreyKind {
  const colors = new Set(storey.map(colorName)).size;
  if (colors === 1) return 'alike';
  return colors === storey.length ? 'different' : 'mixed';
}

export const observer: Observer<Rowhouse> = { groups: () => groups, first: ({ first }) => first, watcher };
