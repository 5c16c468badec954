/** Positions of the rule tests, and what is played from them. */
import { scene } from '#kernel/testing';
import type { Character } from '../characters.ts';
import { KINDS } from '../components.ts';
import { none } from '../counts.ts';
import { rules } from '../flow.ts';
import { type Cards, type Layout, layOut, type Player } from '../laidOut.ts';
import type { Bid } from '../state.ts';

export { bid, type Cards, counts, type Layout, layOut, type Player } from '../laidOut.ts';

export function play(layout: Layout, seed?: string) {
  return scene(rules, layOut(layout), seed);
}

/** A bidding round about to open. */
export function bidding(kind: number, layout: Omit<Layout, 'steps'>) {
  return play({ ...layout, steps: [{ step: 'openBidding', kind }] });
}

/** The bids among a seat's answers, shortly: "3: 2 press, 1 joker [16] -1". */
export function bidsOf(answers: readonly object[]): string[] {
  return answers
    .filter((answer): answer is Bid => 'value' in answer)
    .map(({ value, cards, staff, back }) => {
      const laid = cards.flatMap((count, kind) => (count > 0 ? [`${count} ${KINDS[kind]}`] : [])).join(', ');
      return `${value}: ${laid}${staff.length > 0 ? ` [${staff.join()}]` : ''}${back > 0 ? ` -${back}` : ''}`;
    });
}

/** One seat with a hand against a Tom with open cards. */
export function against(kind: number, hand: Cards, tom: Cards, more: Partial<Layout> = {}) {
  return bidding(kind, { players: [{ hand }, { reserve: tom }], toms: 1, ...more });
}

/** A seat with these characters opens a bidding round against a seat with one press card. */
export function turn(
  kind: number,
  staff: Character[],
  hand: Cards,
  player: Player = {},
  more: Partial<Layout> = {},
) {
  return bidding(kind, {
    players: [{ staff, hand, dollars: staff.length, ...player }, { hand: { press: 1 } }],
    ...more,
  });
}

/** A draft turn of seat 0, who has these characters, with so many cards left in the deck and none discarded. */
export function drafting(
  layout: Omit<Layout, 'steps' | 'players'> & { player: Layout['players'][0] },
  deck = 0,
) {
  const { player, ...more } = layout;
  const table = play({
    players: [{ dollars: 3, ...player }, {}],
    pairs: [[0, 1]],
    steps: [{ step: 'draft', seat: 0, picks: 1 }],
    ...more,
  });
  table.state.deck = none().with(2, deck);
  return table;
}

/** What happened, by name. */
export const told = (events: readonly { did: string }[]) => events.map(({ did }) => did);
