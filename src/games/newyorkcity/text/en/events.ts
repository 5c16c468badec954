/** The log in English. */
import { total } from '../../counts.ts';
import { isTomLabel } from '../../events.ts';
import { piecesOf } from '../logPieces.ts';
import { capital, type Events } from '../text.ts';
import { vocabulary } from './vocabulary.ts';

const count = (n: number, one: string) => `${n} ${one}${n === 1 ? '' : 's'}`;

const TOM_WHY = {
  opens: 'as the first to bid he adds no joker',
  leads: 'that puts him in the lead',
  wins: 'just enough jokers for the lead',
  cannotWin: 'he cannot take the lead',
  everything: 'all he has',
  jokersOnly: 'all he has; two jokers stand for the first card',
  noCard: 'he has no card of this kind',
  sitsOut: 'he never bids for plans',
  loneJoker: 'a single joker counts for nothing and is discarded',
} as const;

const FATE = {
  play: 'and plays it',
  keep: 'and keeps it',
  past: 'and discards it: its bidding round is over',
  future: 'and discards it: in mode B he keeps nothing for later',
} as const;

const DISTRICT_WHY = {
  fewest: 'the one with the fewest of his skyscrapers',
  letter: 'the highest letter among those with the fewest of his skyscrapers',
} as const;

const LINK_WHY = {
  onlyLink: 'the only way there',
  toX: 'the way from district X',
  tileValue: 'the way with the better tile',
  farLetter: 'the way from the highest letter',
} as const;

const DECLINED = {
  hire: 'hires nobody',
  award: 'declines the prestige bonus',
  relocate: 'moves no skyscraper',
} as const;

const say = piecesOf(vocabulary);

export const events: Events = {
  laidOut: ({ letters, base }) => {
    const { visited, x } = say.tour(letters, base);
    return `The mayor will visit ${visited}; X is ${x}.`;
  },
  tookStack: (e, name) => `${say.who(e.who, name)} starts with ${say.all(e.stack)}.`,
  openedRound: (e) =>
    `Round ${e.round}: the mayor is ${say.inDistrict(e.district)}. Prestige tiles: ${say.tiles(e.tiles)}.`,
  drew: (e, name) =>
    `${say.who(e.who, name)} draws ${e.cards ? say.cards(e.cards) : count(e.count, 'card')}.`,
  tookPair: (e, name) => `${say.who(e.who, name)} takes the pair ${say.pair(e.pair)}.`,
  mixed: (e, name) => `${say.who(e.who, name)} takes cards of two pairs: ${say.pair(e.pair)}.`,
  used: (e, name) => `${say.who(e.who, name)} pays 1 dollar and uses the ${say.one(e.number)}.`,
  gained: (e, name) => {
    if (e.what === 'points') return `${say.who(e.who, name)} gains ${count(e.count, 'point')}.`;
    if (e.what === 'dollars') return `${say.who(e.who, name)} takes ${count(e.count, 'dollar')}.`;
    return `${say.who(e.who, name)} takes ${count(e.count, 'skyscraper')} out of the supply.`;
  },
  discarded: (e, name) => `${say.who(e.who, name)} discards ${say.cards(e.cards)}.`,
  reserved: (e, name) =>
    `${say.who(e.who, name)} draws ${say.cards(e.cards)}${isTomLabel(e.who) ? '' : ' into the reserve'}.`,
  reshuffled: () => 'The discard pile becomes the new deck.',
  dropped: (e, name) => `${say.who(e.who, name)} dismisses the ${say.one(e.number)}.`,
  hired: (e, name) => `${say.who(e.who, name)} hires the ${say.one(e.number)}.`,
  declined: (e, name) => `${say.who(e.who, name)} ${DECLINED[e.what]}.`,
  fetched: (e, name) => `${say.who(e.who, name)} takes ${say.cards(e.cards)} out of the reserve.`,
  replacedBlack: (e, name) =>
    `${say.who(e.who, name)} replaces a black skyscraper ${say.inDistrict(e.district)}.`,
  openedBidding: (e, name) => `Bidding for ${say.bidding(e.kind)}; ${say.who(e.who, name)} opens.`,
  waited: (e, name) => `${say.who(e.who, name)} will bid last.`,
  bid: (e, name) => {
    const laid = total(e.cards) > 0 ? `: ${say.cards(e.cards)}` : '';
    const staff = e.staff.length > 0 ? ` with ${say.all(e.staff)}` : '';
    return `${say.who(e.who, name)} bids ${e.value}${laid}${staff}.`;
  },
  raised: (e, name) => {
    const laid = total(e.cards) > 0 ? `: ${say.cards(e.cards)}` : '';
    const staff = e.staff.length > 0 ? ` with ${say.all(e.staff)}` : '';
    return `${say.who(e.who, name)} raises the bid by ${e.by} to ${e.value}${laid}${staff}.`;
  },
  passed: (e, name) => `${say.who(e.who, name)} does not bid.`,
  kept: (e, name) => `${say.who(e.who, name)} now has ${say.cards(e.cards)} in reserve.`,
  won: (e, name) => `${say.who(e.who, name)} has the highest bid, ${e.value}.`,
  nobodyBid: (e) => `Nobody bids for ${say.bidding(e.kind)}.`,
  moved: (e, name) =>
    e.steps > 0
      ? `${say.who(e.who, name)} advances ${count(e.steps, 'space')} on the press track, to space ${e.space}.`
      : `${say.who(e.who, name)} goes back ${count(-e.steps, 'space')} on the press track, to space ${e.space}.`,
  awarded: (e, name) =>
    `${say.who(e.who, name)} takes the ${say.vehicle(e.link)} between ${say.ends(e.link)} and lays the prestige tile worth ${say.value(e.tile)} ${say.inDistrict(e.district)}.`,
  built: (e, name) =>
    `${say.who(e.who, name)} builds ${count(e.count, 'skyscraper')} ${say.inDistrict(e.district)}.`,
  relocated: (e, name) =>
    `${say.who(e.who, name)} moves a skyscraper from ${say.district(e.from)} to ${say.district(e.district)}.`,
  completed: (e, name) =>
    e.shared
      ? `${say.who(e.who, name)} is among the first in all six districts and gains 4 points.`
      : `${say.who(e.who, name)} is the first in all six districts and gains 4 points.`,
  tomDrew: (e, name) => `${say.who(e.who, name)} draws a ${say.card(e.kind)} ${FATE[e.fate]}.`,
  tomBid: (e, name) =>
    e.value > 0
      ? `${say.who(e.who, name)} bids ${e.value}: ${say.cards(e.cards)}; ${TOM_WHY[e.why]}.`
      : `${say.who(e.who, name)} does not bid: ${TOM_WHY[e.why]}.`,
  tomHired: (e, name) =>
    `${say.who(e.who, name)} takes the ${say.one(e.number)}, the leftmost on shelf ${e.value}.`,
  tomChose: (e, name) =>
    `${say.who(e.who, name)} chooses ${say.district(e.district)}, ${DISTRICT_WHY[e.because]}, by ${say.vehicle(e.link)}, ${LINK_WHY[e.by]}.`,
  tomCapped: (e, name) =>
    `${say.who(e.who, name)} cannot place ${count(e.lost, 'skyscraper')}: five is his limit ${say.inDistrict(e.district)}.`,
  ranked: (e, name) =>
    `${capital(say.district(e.district))} is worth ${e.value}: ${say.ranks(e.ranks, name)}.`,
  scored: (e, name) => `${say.who(e.who, name)} has ${count(e.total, 'point')} in the end.`,
};
