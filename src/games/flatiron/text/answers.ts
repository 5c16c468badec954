/** Answers in words: what they mean is looked up here, each language only says it. */
import { at, type Telling } from '#kernel';
import { cardPrice, columnDeeds } from '../board.ts';
import {
  CARDS,
  type Card,
  CITY_HALL,
  type Color,
  type Deed,
  deedCard,
  type EffectType,
  FIRST_DECREE,
  FLOOR_TILES,
  type Half,
  halfDeed,
  type Paper,
  type Place,
  paperDeed,
  type Street,
} from '../components.ts';
import type { Action, Flatiron, Player, Step } from '../state.ts';
import { AMOUNTS } from '../values.ts';
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
    if ('slot' in action) return say.slot(action.slot, levelOf(view));
    if ('deck' in action) return sayDeck(say, view, action.deck);
    if ('street' in action) return say.placed(cardOffered(view), action.street, action.half);
    if ('half' in action) return say.half(cardOffered(view), action.half);
    if ('decree' in action) return say.decree(action.decree);
    if ('use' in action) return sayUse(say, view);
    if ('deed' in action) return sayDeed(say, view, action.deed);
    if (action.do === 'money') return say.money(moneyOffered(view));
    const place = placeOffered(view);
    if (place === CITY_HALL)
      return action.do === 'buy' ? say.buyDecree(decreeOffered(view)) : say.usePaper(view.paper);
    if (action.do === 'activate') return say.activate(place);
    const { top } = at(view.decks, place);
    return say.buyCard(top, at(CARDS, top).cost);
  };
}

/** A card of any deck, with what it costs here. */
function sayDeck(say: AnswerWords, view: View, deck: Street): string {
  const step = stepOf(view);
  const { top } = at(view.decks, deck);
  return say.deck(deck, top, cardPrice(top, step?.step === 'pickDeck' ? step.discount : 0));
}

/** A trade says which way it goes, a purchase what it costs now, the newspaper of the day what it does. */
function sayUse(say: AnswerWords, view: View): string {
  const step = stepOf(view);
  const deed = step?.step === 'work' ? step.deed : paperDeed(view.paper);
  const { type, color, cost } = deedCard(deed);
  if (type === 'buyAny') return say.buyAny(pillarOffered(view, cost));
  if (type === 'newspaper') return say.usePaper(view.paper);
  if (type !== 'trade') return say.use(deed);
  return (seatAsked(view).stored >> color) & 1
    ? say.sell(color, effectOf(view) === 'sellDearer' ? cost + AMOUNTS.sellDearer : cost)
    : say.buy(color, pillarOffered(view, cost));
}

/** Where an action of a chain stands: a row of a column, or a half of a deck's top card. */
function sayDeed(say: AnswerWords, view: View, deed: Deed): string {
  const step = stepOf(view);
  if (step?.step === 'pickDeed' && deedCard(step.deed).type === 'visibleCard') {
    const deck = view.decks.findIndex(({ top }) => [0, 1].some((half) => halfDeed(top, half) === deed));
    return say.visibleDeed(deck, halfDeed(at(view.decks, deck).top, 0) === deed ? 0 : 1, deed);
  }
  const rows = [0, 1, 2, 3].map((street) => columnDeeds(seatAsked(view), street).indexOf(deed));
  const street = rows.findIndex((row) => row >= 0);
  return say.ownDeed(street, at(rows, street), deed);
}

/** The question that an answer belongs to. */
function stepOf(view: View): Step | undefined {
  const top = view.agenda.at(-1);
  return top?.step === 'lanes' ? undefined : top;
}

/** The seat that is asked; views show its warehouses and columns as they are. */
function seatAsked(view: View): Pick<Player, 'side' | 'place' | 'stored' | 'above' | 'below'> {
  const step = stepOf(view);
  return at(view.players, step && 'seat' in step ? step.seat : 0);
}

function levelOf(view: View): number {
  return at(view.levels, view.levels.length - 1).floor;
}

function effectOf(view: View): EffectType {
  return at(FLOOR_TILES, levelOf(view)).effect.type;
}

/** R7.8 What a pillar at this cost is offered for. */
export function pillarOffered(view: View, cost: number): number {
  return effectOf(view) === 'pillarCheaper' ? Math.max(0, cost - 1) : cost;
}

/** R4.4, R7.7 What decrees are offered for at City Hall. */
function decreeOffered(view: View): number {
  return AMOUNTS.decreeCost - (effectOf(view) === 'decreeCheaper' ? 1 : 0);
}

/** The place whose options are offered: the architect's, or City Hall from afar. */
export function placeOffered(view: View): Place {
  return stepOf(view)?.step === 'pickHallAction' ? CITY_HALL : seatAsked(view).place;
}

/** R3.5, R7.2 How much money there is to take. */
function moneyOffered(view: View): number {
  const generous = effectOf(view) === 'cityHallFour';
  return generous && seatAsked(view).place === CITY_HALL ? AMOUNTS.hallMoney : AMOUNTS.takeMoney;
}

/** The card that is about to be placed. */
function cardOffered(view: View): Card {
  const step = stepOf(view);
  if (step?.step === 'pickHalf') return at(view.decks, step.deck).top;
  return step?.step === 'placeDecree' ? step.decree : FIRST_DECREE;
}
