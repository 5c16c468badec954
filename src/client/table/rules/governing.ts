/** Which rule governs a question, so that the rules open at the right place. */
import type { GameId } from '#games';

/** By game, the first rule of each step that needs a decision. */
export const GOVERNING: Readonly<Record<GameId, Readonly<Record<string, string>>>> = {
  flatiron: {
    chooseBoard: 'R2.5',
    chooseDanielSide: 'R10.1',
    move: 'R3.2',
    act: 'R3.4',
    closeTurn: 'R8.1',
    work: 'R3.7',
    usePaper: 'R7.16',
    pickDeed: 'R6.7',
    pickHallAction: 'R6.11',
    pickDeck: 'R7.14',
    pickHalf: 'R4.2',
    pickDecree: 'R4.4',
    placeDecree: 'R4.4',
    pickColor: 'R6.5',
    giveColor: 'R6.3',
    takeColor: 'R6.3',
    pickPillar: 'R5.4',
    pickSlot: 'R5.4',
    keepPaper: 'R8.3',
  },
  newyork1901: {
    beginTurn: 'R3.1',
    goOn: 'R3.1',
    grabLot: 'R8.5',
    boomBuild: 'R8.2',
    giveBack: 'R3.5',
  },
  newyorkcity: {
    pickStack: 'R2.7',
    draft: 'R4.7',
    mix: 'R11.2',
    assist: 'R5.3',
    exchange: 'R11.1',
    discardTwo: 'R11.5',
    drop: 'R11.7',
    hire: 'R7.5',
    fetch: 'R11.8',
    replaceBlack: 'R11.11',
    bid: 'R6.2',
    raise: 'R11.15',
    refresh: 'R11.12',
    keep: 'R6.4',
    award: 'R7.9',
    relocate: 'R7.10',
    reinforce: 'R11.21',
    renew: 'R11.22',
    act: 'R8.1',
  },
  rowhouse: { pick: 'R3.1', build: 'R4.1', offerTrade: 'R4.2', giveTile: 'R4.3' },
  tangramcity: { chooseBoard: 'R2.1', chooseSide: 'R2.2', placeTile: 'R4.1', placeFountain: 'R5.1' },
};

/** The address of the rule for a prompt, or of the whole rules without one. */
export function governingHref(game: string, prompt: unknown): string {
  const step = (prompt as { readonly step?: string } | undefined)?.step ?? '';
  const rule = Object.hasOwn(GOVERNING, game) ? GOVERNING[game as GameId][step] : undefined;
  return rule === undefined ? `/rules/${game}` : `/rules/${game}#${rule}`;
}
