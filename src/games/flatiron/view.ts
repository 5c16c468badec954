/** What each viewer may know, and states imagined from it. */
import { type Agenda, at, clone, copyAgenda, type Rng, type Viewer } from '#kernel';
import { AMOUNTS } from './components/amounts.ts';
import { CARDS, DANIELS, FLOOR_TILES, PAPER_COPIES, type Paper, ROOF, STREETS } from './components.ts';
import type { Event } from './events.ts';
import type { Daniel, Deck, Level, Options, Player, State } from './state.ts';
import type { Step } from './steps.ts';

/** The hand of others is a number; `given` is empty for those who did not see it given. */
export type PlayerView = Omit<Player, 'hand'> & { hand: Paper[] | number };

/** A deck: the card seen, how many nobody has seen, and those put under it. */
export type DeckView = Omit<Deck, 'unseen'> & { unseen: number };

export type DanielView = Omit<Daniel, 'deck'> & { deck: number };

export type View = {
  viewer: Viewer;
  options: Options;
  players: PlayerView[];
  daniel: DanielView | null;
  first: number;
  turns: number;
  levels: Level[];
  nextFloor: number;
  /** Floors of the stack that are still hidden. */
  stack: number;
  decks: DeckView[];
  decrees: number[];
  supply: number[];
  tokens: number;
  paper: Paper;
  papers: number;
  oldPapers: Paper[];
  delivery: Paper[] | number;
  newsboy: number;
  agenda: Agenda<Step>;
};

export function view(state: State, viewer: Viewer): View {
  const { daniel } = state;
  return {
    viewer,
    options: state.options,
    players: state.players.map((player, seat) => viewPlayer(player, seat, viewer)),
    daniel: daniel && {
      side: daniel.side,
      place: daniel.place,
      points: daniel.points,
      deck: daniel.deck.length,
      shown: daniel.shown,
      last: daniel.last,
      repeats: daniel.repeats,
      cards: daniel.cards,
    },
    first: state.first,
    turns: state.turns,
    levels: state.levels,
    nextFloor: state.nextFloor,
    stack: Math.max(0, AMOUNTS.stackedFloors - state.levels.length),
    decks: state.decks.map(({ top, unseen, under }) => ({ top, unseen: unseen.length, under })),
    decrees: state.decrees,
    supply: state.supply,
    tokens: state.tokens,
    paper: state.paper,
    papers: state.papers.length,
    oldPapers: state.oldPapers,
    delivery: keeperOf(state.agenda) === viewer ? state.delivery : state.delivery.length,
    newsboy: state.newsboy,
    agenda: state.agenda,
  };
}

/** R8.3 The seat that chooses from a delivery. */
function keeperOf(agenda: Agenda<Step>): Viewer | undefined {
  const top = agenda.at(-1);
  return top?.step === 'keepPaper' ? top.seat : undefined;
}

function viewPlayer(player: Player, seat: number, viewer: Viewer): PlayerView {
  return {
    boards: player.boards,
    side: player.side,
    place: player.place,
    dollars: player.dollars,
    points: player.points,
    tokens: player.tokens,
    stored: player.stored,
    above: player.above,
    below: player.below,
    hand: seat === viewer ? player.hand : player.hand.length,
    given: viewer === 'spectator' ? [] : player.given,
  };
}

export function viewEvent(event: Event, viewer: Viewer): Event {
  switch (event.did) {
    case 'drewPaper':
    case 'kept':
      return event.seat === viewer ? event : { ...event, paper: null };
    case 'gave':
      return viewer === 'spectator' ? { ...event, paper: null } : event;
    default:
      return event;
  }
}

/** A state that would look the same: what is hidden is dealt at random. */
export function imagine(seen: View, rng: Rng): State {
  const papers = hiddenPapers(seen);
  const players = seen.players.map((player) => imaginePlayer(player, papers, rng));
  const delivery =
    typeof seen.delivery === 'number' ? drawMore([], seen.delivery, papers, rng) : [...seen.delivery];
  const { daniel, decks, options, first, turns, nextFloor, tokens, paper, newsboy } = seen;
  const cardsSeen = cardsInSight(seen);
  return {
    options: { sides: options.sides, hard: options.hard },
    players,
    daniel: daniel && {
      ...clone(daniel),
      deck: DANIELS.map((_, card) => card).filter((card) => !daniel.shown.includes(card)),
    },
    first,
    turns,
    levels: clone(seen.levels),
    nextFloor,
    floors: hiddenFloors(seen),
    decks: decks.map(({ top, under }, deck) => ({
      top,
      under: [...under],
      unseen: at(CARDS_BY_DECK, deck).filter((card) => !cardsSeen.has(card)),
    })),
    decrees: [...seen.decrees],
    supply: [...seen.supply],
    tokens,
    paper,
    papers,
    oldPapers: [...seen.oldPapers],
    delivery,
    newsboy,
    agenda: copyAgenda(seen.agenda),
  };
}

/** The cards of each deck, and all floors but the roof: what may be hidden. */
const CARDS_BY_DECK = STREETS.map((_, deck) =>
  [...CARDS.keys()].filter((card) => at(CARDS, card).deck === deck),
);
const FLOORS = [...FLOOR_TILES.keys()].filter((floor) => floor !== ROOF);

function imaginePlayer(seen: PlayerView, papers: Paper[], rng: Rng): Player {
  const { side, place, dollars, points, tokens, stored, hand } = seen;
  const given = [...seen.given];
  return {
    boards: [...seen.boards],
    side,
    place,
    dollars,
    points,
    tokens,
    stored,
    above: seen.above.map((cards) => [...cards]),
    below: seen.below.map((cards) => [...cards]),
    hand: typeof hand === 'number' ? drawMore([...given], hand, papers, rng) : [...hand],
    given,
  };
}

/** Adds papers by lot until there are so many. */
function drawMore(hand: Paper[], count: number, papers: Paper[], rng: Rng): Paper[] {
  while (hand.length < count) hand.push(rng.draw(papers));
  return hand;
}

/** All newspapers but those in sight. */
function hiddenPapers({ paper, oldPapers, players, delivery }: View): Paper[] {
  const left: number[] = [...PAPER_COPIES];
  const see = (kind: Paper) => {
    left[kind] = at(left, kind) - 1;
  };
  see(paper);
  oldPapers.forEach(see);
  for (const { hand, given } of players) (typeof hand === 'number' ? given : hand).forEach(see);
  if (typeof delivery !== 'number') delivery.forEach(see);
  const hidden: Paper[] = [];
  for (let kind = 0; kind < left.length; kind++) for (let n = at(left, kind); n > 0; n--) hidden.push(kind);
  return hidden;
}

function hiddenFloors({ levels, nextFloor }: View): number[] {
  const seen = new Set([nextFloor]);
  for (const { floor } of levels) seen.add(floor);
  return FLOORS.filter((floor) => !seen.has(floor));
}

function cardsInSight({ decks, players, daniel }: View): Set<number> {
  const seen = new Set(daniel?.cards);
  const see = (card: number) => seen.add(card);
  for (const { top, under } of decks) {
    see(top);
    under.forEach(see);
  }
  for (const { above, below } of players) {
    for (const cards of above) cards.forEach(see);
    for (const cards of below) cards.forEach(see);
  }
  return seen;
}
