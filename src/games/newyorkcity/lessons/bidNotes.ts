/** Notes about bids: what each kind brings, and who bids before and after. */
import { at, type NameOf } from '#kernel';
import {
  CHARACTERS,
  DOLLARS,
  JOKER,
  PLANS,
  PRESS,
  PRESS_BONUS_FROM,
  PRESTIGE,
  SKYSCRAPERS,
} from '../components.ts';
import { of } from '../counts.ts';
import { highestBidder } from '../pressTrack.ts';
import { firmName, handSize } from '../queries/players.ts';
import { mayorDistrict } from '../state.ts';
import { asks, asksBid, type CityNote, type Facts, own } from './noteKit.ts';

/** A board with so few skyscrapers soon has none. */
const FEW = 1;

/** From this round on the space on the press track that scores is worth a thought. */
const LATE = 3;

/** What a bid is about, when one of its kind is asked for the first time. */
const first: readonly CityNote[] = [
  {
    id: 'press',
    when: (facts) => asksBid(facts, PRESS),
    lit: ['track'],
    rule: 'R7.3',
    lesson: 'press',
  },
  { id: 'dollars', when: (facts) => asksBid(facts, DOLLARS), lit: ['purse'], rule: 'R7.4', lesson: 'bid' },
  {
    id: 'characters',
    when: (facts) => asksBid(facts, CHARACTERS),
    lit: [['elevator', 'show:elevator']],
    rule: 'R7.5',
    lesson: 'hire',
  },
  {
    id: 'plans',
    when: (facts) => asksBid(facts, PLANS),
    lit: ({ seat }) => [[`panel:${seat}`, 'show:players']],
    rule: 'R7.6',
    lesson: 'make',
  },
  {
    id: 'prestige',
    // With more players some bids bring no tile.
    when: (facts) => asksBid(facts, PRESTIGE) && facts.view.firms.length === 2,
    lit: [['offer', 'show:map']],
    rule: 'R7.8',
  },
  {
    id: 'skyscrapers',
    when: (facts) => asksBid(facts, SKYSCRAPERS),
    lit: ({ view }) => [[`district:${mayorDistrict(view)}`, 'show:map']],
    rule: 'R7.12',
    lesson: 'district',
  },
  {
    id: 'send',
    when: ({ staged, prompt }) => staged.length > 0 && prompt === undefined,
    lit: ['send'],
    rule: 'R6.2',
  },
];

/** What else there is to know of bids. */
const further: readonly CityNote[] = [
  {
    id: 'helper',
    when: (facts) => helperOf(facts) !== undefined,
    with: (facts) => ({ character: helperOf(facts) ?? 0 }),
    lit: ['staff'],
    rule: 'R6.9',
  },
  {
    id: 'second',
    when: (facts) => asks(facts, 'bid') && rivalBid(facts) >= 0,
    with: (facts, name) => ({ name: nameOf(facts, name), bid: at(facts.view.firms, rivalBid(facts)).bid }),
    lit: (facts) => [`lane:${rivalBid(facts)}`],
    rule: 'R7.1',
  },
  {
    id: 'open',
    when: (facts) => asks(facts, 'bid') && rivalBid(facts) < 0 && hasRivalWithCards(facts),
    lit: ['stations'],
    rule: 'R6.2',
  },
  {
    id: 'joker',
    when: (facts) => asks(facts, 'bid') && of(cardsOf(facts), JOKER) > 0,
    lit: [`card:${JOKER}`],
    rule: 'R6.8',
    lesson: 'make',
  },
  {
    id: 'low',
    when: (facts) => asksBid(facts, PLANS) && own(facts).board <= FEW,
    lit: ({ seat }) => [[`panel:${seat}`, 'show:players']],
    rule: 'R7.6',
  },
  {
    id: 'five',
    when: (facts) => asksBid(facts, PRESS) && facts.view.round >= LATE && spacesLeft(facts) > 0,
    with: (facts) => ({ spaces: spacesLeft(facts) }),
    lit: ['track'],
    rule: 'R9.7',
  },
];

export const bidNotes = { first, further };

/** A character that raises a bid which can be made now. */
function helperOf(facts: Facts): number | undefined {
  if (!asks(facts, 'bid')) return undefined;
  return facts.legal.flatMap((action) => ('staff' in action ? action.staff : []))[0];
}

/** Who has the highest bid of the others, or -1. */
function rivalBid({ view, seat }: Facts): number {
  return highestBidder(view, seat);
}

function nameOf(facts: Facts, name: NameOf): string {
  return firmName(facts.view, rivalBid(facts), name);
}

function hasRivalWithCards({ view, seat }: Facts): boolean {
  return view.firms.some((firm, other) => other !== seat && other < view.seats && handSize(firm) > 0);
}

/** The reader's hand; others are known by their size only. */
function cardsOf(facts: Facts): readonly number[] {
  const { hand } = own(facts);
  return typeof hand === 'number' ? [] : hand;
}

function spacesLeft({ view, seat }: Facts): number {
  return PRESS_BONUS_FROM - at(view.space, seat);
}
