/** Copies of states for search, several times as fast as copying whatever a state may hold. */
import { copyAgenda } from '#kernel';
import type { Estate, State } from '../state.ts';

/** A copy to play on. What is never changed is shared: options, streets and steps. */
export function copyState(state: State): State {
  const { options, streets, challenge, first, legendaries, closer, ending } = state;
  return {
    options,
    streets,
    challenge,
    first,
    market: state.market.slice(),
    deck: state.deck.map((pile) => pile.slice()),
    legendaries,
    estates: state.estates.map(copyEstate),
    closer,
    ending,
    agenda: copyAgenda(state.agenda),
  };
}

function copyEstate(estate: Estate): Estate {
  const { character, points, prestige, workers, hand, cards } = estate;
  return {
    character,
    points,
    prestige,
    workers,
    land: estate.land.slice(),
    hand,
    places: estate.places.slice(),
    built: estate.built.slice(),
    cards,
  };
}
