/** Answers in words: what an answer means is looked up here, so that a language only has to say it. */
import { at, type Telling } from '#kernel';
import { hasColor } from '../components/colors.ts';
import {
  type Card,
  CITY_HALL,
  type Color,
  type Deed,
  deedCard,
  FIRST_DECREE,
  type Half,
  type Paper,
  type Place,
  paperDeed,
  type Street,
} from '../components.ts';
import type { Flatiron } from '../flatiron.ts';
import {
  cardToPlace,
  currentFloor,
  deckPrice,
  decreePrice,
  moneyOffered,
  pillarPrice,
  placeOffered,
  playerAsked,
  questionOf,
  tradePrice,
  whereIs,
} from '../queries.ts';
import type { Action, PlaceAction } from '../steps.ts';
import type { View } from '../view.ts';

/** How one language says each kind of answer. */
export interface AnswerWords {
  readonly done: string;
  readonly skip: string;
  go(place: Place): string;
  spend(paper: Paper): string;
  side(side: number): string;
  use(deed: Deed): string;
  buy(color: Color, price: number): string;
  buyAny(price: number): string;
  sell(color: Color, price: number): string;
  keep(paper: Paper): string;
  color(color: Color): string;
  slot(slot: number, floor: number): string;
  deck(deck: Street, card: Card, price: number): string;
  half(card: Card, half: Half): string;
  decree(card: Card): string;
  placed(card: Card, street: Street, half: Half): string;
  ownDeed(street: Street, row: number, deed: Deed): string;
  visibleDeed(deck: Street, half: Half, deed: Deed): string;
  money(dollars: number): string;
  usePaper(paper: Paper): string;
  buyCard(card: Card, price: number): string;
  buyDecree(price: number): string;
  activate(place: Place): string;
}

export function answering(say: AnswerWords) {
  return (action: Action, { view }: Telling<Flatiron>): string => {
    if ('to' in action) return say.go(action.to);
    if ('spend' in action) return say.spend(action.spend);
    if ('side' in action) return say.side(action.side);
    if ('done' in action) return say.done;
    if ('skip' in action) return say.skip;
    if ('keep' in action) return say.keep(action.keep);
    if ('color' in action) return say.color(action.color);
    if ('slot' in action) return say.slot(action.slot, currentFloor(view));
    if ('deck' in action)
      return say.deck(action.deck, at(view.decks, action.deck).top, deckPrice(view, action.deck));
    if ('street' in action) return say.placed(cardOffered(view), action.street, action.half);
    if ('half' in action) return say.half(cardOffered(view), action.half);
    if ('decree' in action) return say.decree(action.decree);
    if ('use' in action) return sayUse(say, view);
    if ('deed' in action) return sayDeed(say, view, action.deed);
    return PLACE_WORDS[action.do](say, view, placeOffered(view));
  };
}

/** The things to do at a place; City Hall offers others than a street. */
const PLACE_WORDS: {
  readonly [K in PlaceAction]: (say: AnswerWords, view: View, place: Place) => string;
} = {
  money: (say, view) => say.money(moneyOffered(view)),
  buy: (say, view, place) =>
    place === CITY_HALL
      ? say.buyDecree(decreePrice(view, 0))
      : say.buyCard(at(view.decks, place).top, deckPrice(view, place)),
  activate: (say, view, place) => (place === CITY_HALL ? say.usePaper(view.paper) : say.activate(place)),
};

/** A trade says whether it buys or sells, a purchase what it costs now, the newspaper of the day what it does. */
function sayUse(say: AnswerWords, view: View): string {
  const step = questionOf(view);
  const deed = step?.step === 'work' ? step.deed : paperDeed(view.paper);
  const { type, color, cost } = deedCard(deed);
  if (type === 'buyAny') return say.buyAny(pillarPrice(view, cost));
  if (type === 'newspaper') return say.usePaper(view.paper);
  if (type !== 'trade') return say.use(deed);
  const isStored = hasColor(playerAsked(view).stored, color);
  return say[isStored ? 'sell' : 'buy'](color, tradePrice(view, deed, isStored));
}

/** Where an action of a chain is shown. */
function sayDeed(say: AnswerWords, view: View, deed: Deed): string {
  const where = whereIs(view, deed);
  return 'deck' in where
    ? say.visibleDeed(where.deck, where.half, deed)
    : say.ownDeed(where.street, where.row, deed);
}

/** The card that is about to be placed; any card, if the view is not that of the question. */
function cardOffered(view: View): Card {
  return cardToPlace(view) ?? FIRST_DECREE;
}
