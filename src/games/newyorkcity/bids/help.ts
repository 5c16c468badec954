/** R6.9 Characters in a bid: every choice of them that the dollars allow. */
import { at } from '#kernel';
import type { Character } from '../characters.ts';
import { SPACES_BACK } from '../components.ts';
import type { BidEffect } from '../powers.ts';
import type { Bid } from '../state.ts';
import { BID_STAFF, effectOf, type Means } from './means.ts';

/** The characters of a bid in order, and how much of each effect they add; steps back count by the space. */
export type Help = {
  readonly staff: readonly Character[];
  readonly adds: Readonly<Record<BidEffect, number>>;
};

export const NO_HELP: Help = {
  staff: [],
  adds: {
    cardAsOne: 0,
    cardAsTwo: 0,
    stepsBack: 0,
    reserveCard: 0,
    joker: 0,
    wantedCard: 0,
    doublePoints: 0,
  },
};

/** How much of an effect so many copies can add, and how many copies are needed for so much of it. */
type Limit = {
  readonly most: (copies: number, means: Means) => number;
  readonly copies: (amount: number) => number;
};

const ONE_EACH: Limit = { most: (copies) => copies, copies: (amount) => amount };

const LIMITS: Readonly<Record<BidEffect, Limit>> = {
  cardAsOne: ONE_EACH,
  cardAsTwo: ONE_EACH,
  /** R11.14, Q5 So many spaces for each copy, as far as there are any behind the pawn. */
  stepsBack: {
    most: (copies, { space }) => Math.min(SPACES_BACK * copies, space),
    copies: copiesForSteps,
  },
  reserveCard: ONE_EACH,
  joker: ONE_EACH,
  wantedCard: ONE_EACH,
  /** Q17 A second copy adds nothing. */
  doublePoints: { most: (copies) => Math.min(1, copies), copies: (amount) => amount },
};

/** R11.14 How many copies it takes to step back so far. */
export function copiesForSteps(back: number): number {
  return Math.ceil(back / SPACES_BACK);
}

/** A character that is ready, and how much of its effect it can add. */
type Helper = { readonly character: Character; readonly effect: BidEffect; readonly most: number };

/** Visits every choice of at least one character: from none to all of the first, for each from none to all of the second, and so on. */
export function eachHelp(means: Means, visit: (help: Help) => void): void {
  const helpers = helpersOf(means);
  const staff: Character[] = [];
  const adds = { ...NO_HELP.adds };
  const help = { staff, adds };
  const chooseFrom = (place: number): void => {
    const helper = helpers[place];
    if (helper) {
      const { character, effect, most } = helper;
      const [chosen, before] = [staff.length, adds[effect]];
      for (let amount = 0; amount <= most; amount++) {
        while (staff.length < chosen + LIMITS[effect].copies(amount)) staff.push(character);
        if (staff.length > means.dollars) break;
        adds[effect] = before + amount;
        chooseFrom(place + 1);
      }
      staff.length = chosen;
      adds[effect] = before;
    } else if (staff.length > 0) visit(help);
  };
  chooseFrom(0);
}

function helpersOf(means: Means): readonly Helper[] {
  const helpers: Helper[] = [];
  for (let i = 0; i < means.ready.length; i++) {
    const [character, copies] = [at(BID_STAFF, i), at(means.ready, i)];
    const effect = effectOf(character);
    if (effect && copies > 0) helpers.push({ character, effect, most: LIMITS[effect].most(copies, means) });
  }
  return helpers;
}

/** A bid of these cards with this help. */
export function bidOf(value: number, cards: readonly number[], { staff, adds }: Help): Bid {
  return { value, cards: cards.slice(), staff: staff.slice(), back: adds.stepsBack };
}
