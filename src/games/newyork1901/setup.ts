/** R2: the starting state. */
import { at, type Reason, type Rng, type Seat, same, type Tools } from '#kernel';
import { type Kind, LOTS, START_LOT } from './board.ts';
import {
  ACTION_CARDS,
  CHALLENGES,
  type Challenge,
  DISTRICTS,
  FIRST_GAME,
  LEGENDARIES,
  OWN_TILES,
  START_TILE,
  STREETS,
  STREETS_IN_PLAY,
  WORKERS,
} from './components.ts';
import { fillMarket, putUp } from './effects.ts';
import { rules } from './flow.ts';
import { SITES, type Site } from './sites.ts';
import {
  type Estate,
  type Event,
  noLand,
  nothingBuilt,
  nothingPlaced,
  type Options,
  type Refusal,
  type State,
} from './state.ts';

/** R2.8 The first-game set leaves nothing to choose but playing without a challenge. */
export function refuse({ firstGame, streets, challenge }: Options): Reason<Refusal> | undefined {
  const fits =
    (streets.length === 0 || same(streets, FIRST_GAME.streets)) &&
    ['drawn', 'none', FIRST_GAME.challenge].includes(challenge);
  return firstGame && !fits ? { rule: 'R2.8', code: 'firstGameIsFixed' } : undefined;
}

/** R2 Characters, cards, streets, challenge and first seat are drawn. */
export function setup(options: Options, seats: number, tools: Tools<Event>): State {
  const { rng, emit } = tools;
  const districts = DISTRICTS.length - (seats === 2 ? 1 : 0);
  const kinds = LOTS.filter(({ district }) => district < districts).map(({ kind }) => kind);
  const characters = Array.from({ length: districts }, (_, district) => district);
  const estates = Array.from({ length: seats }, (_, seat) => {
    const character = rng.draw(characters);
    return deal(options, seat, character, kinds, emit);
  });
  const streets = streetsOf(options, rng);
  emit({ did: 'setStreets', streets: [...streets] });
  const challenge = challengeOf(options, rng);
  emit({ did: 'setChallenge', challenge });
  const first = rng.below(seats);
  const state: State = {
    options,
    streets,
    challenge,
    first,
    market: [],
    deck: [kinds],
    legendaries: (1 << LEGENDARIES.length) - 1,
    estates,
    closer: null,
    ending: null,
    agenda: [{ step: 'openTurn', seat: first }],
  };
  emit({ did: 'filled', kinds: fillMarket(state, rng) });
  emit({ did: 'began', first });
  rules.settle(state, tools);
  return state;
}

/** R2.2, R2.6, R2.9, Q10 One seat's estate; the card of its starting lot is taken out of `kinds`. */
function deal(
  { expert, actionCards }: Options,
  seat: Seat,
  character: number,
  kinds: Kind[],
  emit: Tools<Event>['emit'],
): Estate {
  const lot = at(START_LOT, character);
  const estate: Estate = {
    character,
    points: 0,
    prestige: 0,
    workers: WORKERS,
    land: noLand(),
    hand: (1 << OWN_TILES) - 1,
    places: nothingPlaced(),
    built: nothingBuilt(),
    cards: actionCards ? (1 << ACTION_CARDS.length) - 1 : 0,
  };
  if (!expert) {
    const { block, mask, kind } = at(LOTS, lot);
    estate.land[block] = mask;
    putUp(estate, startSite(character));
    kinds.splice(kinds.indexOf(kind), 1);
  }
  emit({ did: 'dealt', seat, character, lot: expert ? null : lot });
  return estate;
}

/** R2.2 Where the starting building of a character stands. */
function startSite(character: number): Site {
  const { block, mask } = at(LOTS, at(START_LOT, character));
  const site = at(at(SITES, START_TILE), block).find((known) => known.mask === mask);
  if (!site) throw new Error('the starting building does not fit its lot');
  return site;
}

/** R2.4, R2.8, Q17 The chosen streets, and as many drawn as are missing. */
function streetsOf({ firstGame, streets }: Options, rng: Rng): number[] {
  const chosen: readonly string[] = firstGame ? FIRST_GAME.streets : streets;
  const numbers = STREETS.map((_, street) => street);
  const inPlay = numbers.filter((street) => chosen.includes(at(STREETS, street)));
  const others = numbers.filter((street) => !inPlay.includes(street));
  while (inPlay.length < STREETS_IN_PLAY) inPlay.push(rng.draw(others));
  return inPlay.sort((one, two) => one - two);
}

/** R2.5, R2.8 */
function challengeOf({ firstGame, challenge }: Options, rng: Rng): Challenge | null {
  if (challenge === 'none') return null;
  if (firstGame) return FIRST_GAME.challenge;
  return challenge === 'drawn' ? rng.pick(CHALLENGES) : challenge;
}
