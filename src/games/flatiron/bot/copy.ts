/** Copies of states for search, several times as fast as copying whatever a state may hold. */
import { copyAgenda } from '#kernel';
import type { Daniel, Deck, Level, Player, State } from '../state.ts';

/** A copy to play on. What is never changed is shared: options, finished levels and steps. */
export function copyState(state: State): State {
  const { options, first, turns, nextFloor, tokens, paper, newsboy, agenda } = state;
  return {
    options,
    players: state.players.map(copyPlayer),
    daniel: state.daniel && copyDaniel(state.daniel),
    first,
    turns,
    levels: copyLevels(state.levels),
    nextFloor,
    floors: state.floors.slice(),
    decks: state.decks.map(copyDeck),
    decrees: state.decrees.slice(),
    supply: state.supply.slice(),
    tokens,
    paper,
    papers: state.papers.slice(),
    oldPapers: state.oldPapers.slice(),
    delivery: state.delivery.slice(),
    newsboy,
    agenda: copyAgenda(agenda),
  };
}

function copyPlayer(player: Player): Player {
  const { side, place, dollars, points, tokens, stored, above, below } = player;
  return {
    boards: player.boards.slice(),
    side,
    place,
    dollars,
    points,
    tokens,
    stored,
    above: above.map(copyList),
    below: below.map(copyList),
    hand: player.hand.slice(),
    given: player.given.slice(),
  };
}

function copyDaniel(daniel: Daniel): Daniel {
  const { side, place, points, last, repeats } = daniel;
  return {
    side,
    place,
    points,
    deck: daniel.deck.slice(),
    shown: daniel.shown.slice(),
    last,
    repeats,
    cards: daniel.cards.slice(),
  };
}

/** Pillars are set on the last level only. */
function copyLevels(levels: readonly Level[]): Level[] {
  const copies = levels.slice();
  const last = copies.pop();
  if (last)
    copies.push({ floor: last.floor, by: last.by, slots: last.slots.slice(), setBy: last.setBy.slice() });
  return copies;
}

function copyDeck({ top, unseen, under }: Deck): Deck {
  return { top, unseen: unseen.slice(), under: under.slice() };
}

function copyList(cards: readonly number[]): number[] {
  return cards.slice();
}
