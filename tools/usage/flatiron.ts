/** Flatiron: halves and cards, decrees, floors and their slots, newspapers, sides of boards, Daniel. */

import { type Event, type Flatiron, flatiron } from '#games/flatiron';
import {
  type Card,
  CITY_HALL,
  type Deed,
  type Effect,
  FLOOR_TILES,
  halfDeed,
  NONE,
  paperDeed,
  SIDES,
  scoringOf,
} from '#games/flatiron/components';
import { at, clone, Rng, type Seat, silentTools } from '#kernel';
import { danielGroup, seeDaniel, whyDaniel } from './flatiron/daniel.ts';
import { WORKS } from './flatiron/effects.ts';
import {
  bonusName,
  CARD_NAMES,
  cardName,
  DECREE_NAMES,
  deedName,
  EFFECT_NAMES,
  HALF_NAMES,
  isHalf,
  PAPER_NAMES,
  PRINTED_NAMES,
  REVERSE_NAMES,
  SLOT_NAMES,
  scoringName,
} from './flatiron/names.ts';
import type { Group, Ledger, Observer, Sight, Watcher } from './observer.ts';

const [SIDE, HALF, CARD, DECREE, SLOT, EFFECT, PAPER, KEPT, PRINTED] = [
  'Sides of boards',
  'Halves of street cards',
  'Street cards',
  'Decrees',
  'Slots of floors',
  'Effects of floors',
  'Newspapers in hand',
  'Newspapers kept',
  'Printed actions',
] as const;

const IN_REACH = 'the card lay open and the seat could have bought it in at least one of its turns';

const ON_REVERSE =
  'only on reverse sides, which bots seldom choose alone; taken by force these do about as well';

const groups: readonly Group[] = [
  { name: SIDE, chance: 'a side a seat may choose', kinds: SIDES.map(({ id }) => id), bar: 'start' },
  {
    name: HALF,
    chance: `${IN_REACH}; both halves have it, used counts how often the half was carried out`,
    kinds: HALF_NAMES,
    bar: 'use',
  },
  { name: CARD, chance: IN_REACH, kinds: CARD_NAMES, bar: 'use' },
  { name: DECREE, chance: `${IN_REACH}; both halves have it`, kinds: DECREE_NAMES, bar: 'use' },
  { name: SLOT, chance: 'a pillar is built while the slot is free', kinds: SLOT_NAMES, bar: 'use' },
  {
    name: EFFECT,
    chance: 'a turn under the effect; taken: it made a difference in that turn',
    kinds: Object.values(EFFECT_NAMES).filter((name) => name !== EFFECT_NAMES.none),
    bar: 'use',
  },
  { name: PAPER, chance: 'a newspaper comes to hand; taken: it is spent', kinds: PAPER_NAMES, bar: 'use' },
  {
    name: KEPT,
    chance: 'one of two different newspapers that the newsboy brings',
    kinds: PAPER_NAMES,
    bar: 'use',
  },
  {
    name: PRINTED,
    chance: 'the action of the board comes up and can be carried out',
    kinds: PRINTED_NAMES,
    bar: 'use',
    reasons: Object.fromEntries(REVERSE_NAMES.map((name) => [name, ON_REVERSE])),
  },
  danielGroup,
];

type Action = readonly [group: string, kind: string];

function watcher(ledger: Ledger): Watcher<Flatiron> {
  /** The action that the seat is carrying out; its gains are put down to it. */
  let current: Action | undefined;
  return {
    began() {},
    saw(sight) {
      const { seat, events, before, after } = sight;
      offerWhatIsInReach(sight);
      seeAnswer(sight);
      for (const event of events) {
        seeEvent(event);
        seeDaniel(ledger, event);
      }
      seeEffect(sight);
      seeSlots(sight);
      const [old, now] = [at(before.players, seat), at(after.players, seat)];
      if (current) ledger.bring(...current, seat, now.points - old.points, now.dollars - old.dollars);
    },
    ended() {},
  };

  /** Cards and decrees that the seat could buy, each once as long as it lies there. */
  function offerWhatIsInReach({ seat, prompt, legal, before }: Sight<Flatiron>): void {
    const offerCard = (card: Card) => {
      ledger.offer(CARD, cardName(card), seat, card);
      for (const half of [0, 1]) ledger.offer(HALF, deedName(halfDeed(card, half)), seat, `${card}.${half}`);
    };
    const offerDecrees = () => {
      for (const card of before.decrees)
        for (const half of [0, 1])
          ledger.offer(DECREE, scoringName(scoringOf(card, half)), seat, `${card}.${half}`);
    };
    for (const action of legal) {
      if (prompt.step === 'move' && 'to' in action && canBuyAt(before, seat, action.to)) {
        if (action.to === CITY_HALL) offerDecrees();
        else offerCard(at(before.decks, action.to).top);
      }
      if (prompt.step === 'pickDeck' && 'deck' in action) offerCard(at(before.decks, action.deck).top);
      if (prompt.step === 'pickHallAction' && 'do' in action && action.do === 'buy') offerDecrees();
    }
    if (prompt.step === 'pickDecree') offerDecrees();
  }

  function seeAnswer({ seat, prompt, legal, action, before }: Sight<Flatiron>): void {
    if (['move', 'act', 'work', 'closeTurn', 'usePaper'].includes(prompt.step)) current = undefined;
    if (prompt.step === 'chooseBoard') {
      for (const one of legal) if ('side' in one) ledger.offer(SIDE, at(SIDES, one.side).id, seat);
      if ('side' in action) ledger.take(SIDE, at(SIDES, action.side).id, seat);
    }
    if (prompt.step === 'work') seeWork(seat, prompt.deed, legal.some(isUse), isUse(action));
    if (prompt.step === 'usePaper' && isUse(action)) current = [PAPER, deedName(paperDeed(before.paper))];
    if ('spend' in action) current = [PAPER, deedName(paperDeed(action.spend))];
    if (prompt.step === 'keepPaper' && legal.length > 1 && 'keep' in action) {
      for (const one of legal) if ('keep' in one) ledger.offer(KEPT, deedName(paperDeed(one.keep)), seat);
      ledger.take(KEPT, deedName(paperDeed(action.keep)), seat);
    }
  }

  function seeWork(seat: Seat, deed: Deed, can: boolean, does: boolean): void {
    const action: Action = [isHalf(deed) ? HALF : PRINTED, deedName(deed)];
    if (!isHalf(deed) && can) ledger.offer(...action, seat);
    if (!does) return;
    if (!isHalf(deed)) ledger.take(...action, seat);
    ledger.use(...action, seat);
    current = action;
  }

  function seeEvent(event: Event): void {
    if (event.did === 'boughtCard') {
      ledger.take(CARD, cardName(event.card), event.seat);
      ledger.take(HALF, deedName(halfDeed(event.card, event.half)), event.seat);
    }
    if (event.did === 'boughtDecree')
      ledger.take(DECREE, scoringName(scoringOf(event.card, event.half)), event.seat);
    if (event.did === 'scoredDecree') {
      const kind = scoringName(scoringOf(event.card, event.half));
      if (event.points > 0) ledger.use(DECREE, kind, event.seat);
      ledger.bring(DECREE, kind, event.seat, event.points);
    }
    if (event.did === 'kept' || event.did === 'gave' || event.did === 'drewPaper')
      ledger.offer(PAPER, deedName(paperDeed(event.paper ?? NONE)), event.seat);
    if (event.did === 'spent') ledger.take(PAPER, deedName(paperDeed(event.paper)), event.seat);
    if (event.did === 'usedPaper' || event.did === 'spent')
      ledger.use(PAPER, deedName(paperDeed(event.paper)), event.seat);
  }

  /** A floor's effect has one chance in each turn. */
  function seeEffect({ seat, prompt, events, before }: Sight<Flatiron>): void {
    const effect = effectIn(before);
    const kind = EFFECT_NAMES[effect.type];
    const { isSeenIn, brings } = WORKS[effect.type];
    if (prompt.step === 'move') ledger.offer(EFFECT, kind, seat, before.turns);
    for (const event of events) {
      if (!('seat' in event) || event.seat !== seat || !isSeenIn(event, before, effect)) continue;
      ledger.take(EFFECT, kind, seat, before.turns);
      ledger.use(EFFECT, kind, seat);
      ledger.bring(EFFECT, kind, seat, ...brings(effect));
    }
  }

  /** Every pillar could have gone into any free slot. */
  function seeSlots({ events, before, after }: Sight<Flatiron>): void {
    const slots = before.levels.map((level) => [...level.slots]);
    for (const event of events) {
      if (event.did !== 'built') continue;
      const { seat, color } = event;
      const free = at(slots, event.level);
      for (const [slot, bonus] of at(FLOOR_TILES, at(after.levels, event.level).floor).slots.entries()) {
        const isIdle = bonus.type === 'colorPoints' && bonus.color !== color;
        if (free[slot] !== NONE || isIdle) continue;
        ledger.offer(SLOT, bonusName(bonus), seat);
        if (slot !== event.slot) continue;
        ledger.take(SLOT, bonusName(bonus), seat);
        const [points, dollars] = bonus.type === 'dollars' ? [0, bonus.amount] : [bonus.amount, 0];
        ledger.bring(SLOT, bonusName(bonus), seat, points, dollars);
      }
      free[event.slot] = color;
    }
  }
}

function isUse(action: Flatiron['action']): boolean {
  return 'use' in action;
}

function effectIn({ levels }: Flatiron['state']): Effect {
  return at(FLOOR_TILES, at(levels, levels.length - 1).floor).effect;
}

/** Whether the seat could buy at a place if it went there now. */
function canBuyAt(state: Flatiron['state'], seat: Seat, to: number): boolean {
  const draft = clone(state);
  flatiron.play(draft, seat, { to }, silentTools(Rng.fromSeed('0'.repeat(32))));
  return flatiron.legalActions(draft, seat).some((action) => 'do' in action && action.do === 'buy');
}

export const observer: Observer<Flatiron> = {
  groups: () => groups,
  first: ({ first }) => first,
  whyFigures: whyDaniel,
  watcher,
  /** Sides when boards are chosen, and halves of a card or decree that is bought anyway. */
  taking(state, action, group) {
    if (group === SIDE && 'side' in action) return [at(SIDES, action.side).id];
    const prompt = flatiron.decisions(state)[0]?.prompt;
    if (!prompt || !('half' in action)) return [];
    if (group === HALF && prompt.step === 'pickHalf')
      return [deedName(halfDeed(at(state.decks, prompt.deck).top, action.half))];
    return group === DECREE && prompt.step === 'placeDecree'
      ? [scoringName(scoringOf(prompt.decree, action.half))]
      : [];
  },
};
