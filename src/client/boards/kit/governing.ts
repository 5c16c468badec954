/** Which rule governs each question, and which rules are worth reading beside it. */
import type { GameId } from '#games';

/** By game and step: the rule that governs the decision, then one or two related ones. */
export const GOVERNING = {
  flatiron: {
    chooseBoard: ['R2.5', 'R1.5'],
    chooseDanielSide: ['R10.1', 'R10.6'],
    move: ['R3.2', 'R3.3', 'R3.4'],
    act: ['R3.4', 'R3.5', 'R3.6'],
    closeTurn: ['R8.1', 'R8.2'],
    work: ['R3.7', 'R3.6'],
    usePaper: ['R7.16', 'R3.8'],
    pickDeed: ['R6.7', 'R6.9'],
    pickHallAction: ['R6.11', 'R4.4'],
    pickDeck: ['R7.14', 'R8.9'],
    pickHalf: ['R4.2', 'R4.3', 'R9.2'],
    pickDecree: ['R4.4', 'R4.5', 'R9.4'],
    placeDecree: ['R4.4', 'R4.5', 'R4.3'],
    pickColor: ['R6.5', 'R5.2'],
    giveColor: ['R6.3', 'R5.2'],
    takeColor: ['R6.3', 'R5.2'],
    pickPillar: ['R5.4', 'R5.5', 'R5.6'],
    pickSlot: ['R5.4', 'R5.6', 'R7.17'],
    keepPaper: ['R8.3', 'R8.1'],
  },
  newyork1901: {
    beginTurn: ['R3.1', 'R4.2', 'R6.1'],
    goOn: ['R5.1', 'R5.2', 'R5.3'],
    grabLot: ['R8.5', 'R8.6'],
    boomBuild: ['R8.2', 'R5.1'],
    giveBack: ['R3.5', 'R4.3'],
  },
  newyorkcity: {
    pickStack: ['R2.7', 'R5.1'],
    draft: ['R4.7', 'R5.3'],
    mix: ['R11.2', 'R4.7'],
    assist: ['R5.3', 'R5.1'],
    exchange: ['R11.1', 'R5.1'],
    discardTwo: ['R11.5', 'R5.1'],
    drop: ['R11.7', 'R9.2'],
    hire: ['R7.5', 'R11.7'],
    fetch: ['R11.8', 'R5.1'],
    replaceBlack: ['R11.11', 'R9.4'],
    bid: ['R6.2', 'R6.5', 'R6.6'],
    raise: ['R11.15', 'R6.9'],
    refresh: ['R11.12', 'R5.1'],
    keep: ['R6.4', 'R9.1'],
    award: ['R7.9', 'R7.10', 'R7.11'],
    relocate: ['R7.10', 'R7.13'],
    reinforce: ['R11.21', 'R9.4'],
    renew: ['R11.22', 'R5.1'],
    act: ['R8.1', 'R8.2', 'R5.1'],
  },
  rowhouse: {
    pick: ['R3.1', 'R3.3'],
    build: ['R4.1', 'R5.3'],
    offerTrade: ['R4.2', 'R4.3'],
    giveTile: ['R4.3', 'R4.2'],
  },
  tangramcity: {
    chooseBoard: ['R2.1', 'R1.5'],
    chooseSide: ['R2.2', 'R1.5'],
    placeTile: ['R4.1', 'R4.4', 'R6.1'],
    placeFountain: ['R5.1', 'R5.2', 'R7.2'],
  },
} as const satisfies Readonly<Record<GameId, Readonly<Record<string, readonly [string, ...string[]]>>>>;

type Steps<G extends GameId> = (typeof GOVERNING)[G];

/** The rules that questions of a game lead to; each needs a drawing, or has to say that it has none. */
export type GoverningRule<G extends GameId> = Steps<G>[keyof Steps<G>] extends infer Rules
  ? Rules extends readonly [infer First extends string, ...string[]]
    ? First
    : never
  : never;

/** The decision explained while somebody waits: the one that is asked most. */
const WHILE_WAITING: { readonly [G in GameId]: keyof Steps<G> } = {
  flatiron: 'act',
  newyork1901: 'beginTurn',
  newyorkcity: 'bid',
  rowhouse: 'pick',
  tangramcity: 'placeTile',
};

/** The governing rule of a prompt with its related ones; without a prompt, those of the usual question. */
export function governingRules(game: GameId, prompt: unknown): readonly [string, ...string[]] {
  const steps: Readonly<Record<string, readonly [string, ...string[]]>> = GOVERNING[game];
  // The prompts of our games are the steps of their flows.
  const step = (prompt as { readonly step?: string } | undefined)?.step ?? WHILE_WAITING[game];
  const rules = Object.hasOwn(steps, step) ? steps[step] : undefined;
  if (!rules) throw new Error(`${game} has no rule for ${step}`);
  return rules;
}
