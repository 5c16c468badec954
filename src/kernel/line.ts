/** A game in few letters: each answer as its place in the list of legal ones. */
import { at } from './at.ts';
import { same } from './clone.ts';
import type { Game, GameTypes, Seat } from './game.ts';
import { apply, type Play, type Position, start } from './position.ts';
import type { GameRecord } from './record.ts';
import { refused } from './refused.ts';

/** How a game began. */
export type Deal<G extends GameTypes = GameTypes> = Pick<GameRecord<G>, 'seats' | 'seed'> & {
  readonly options: unknown;
};

/** The line of these answers: places between spaces, with the seat in front where it is not the first to decide. */
export function lineOf<G extends GameTypes>(game: Game<G>, deal: Deal<G>, plays: readonly Play<G>[]): string {
  let position = dealt(game, deal);
  const words = plays.map(({ seat, action }) => {
    const { state } = position;
    const place = game.legalActions(state, seat).findIndex((one) => same(one, action));
    const isFirst = game.turn(state) === seat;
    position = apply(game, position, seat, action).position;
    return isFirst ? `${place}` : `${seat}:${place}`;
  });
  return words.join(' ');
}

/** What a line says: its answers, and where they lead; refuses a line that the rules do not allow. */
export function playLine<G extends GameTypes>(
  game: Game<G>,
  deal: Deal<G>,
  line: string,
): { readonly plays: readonly Play<G>[]; readonly position: Position<G> } {
  let position = dealt(game, deal);
  const plays = (line === '' ? [] : line.split(' ')).map((word) => {
    const { seat, place } = wordIn(word, game.turn(position.state));
    const action = game.legalActions(position.state, seat)[place];
    if (action === undefined) throw refused('malformedRecord');
    const applied = apply(game, position, seat, action);
    position = applied.position;
    return applied.play;
  });
  return { plays, position };
}

function dealt<G extends GameTypes>(game: Game<G>, { options, seats, seed }: Deal<G>): Position<G> {
  return start(game, options, seats, seed).position;
}

const WORD = /^(?:(\d+):)?(\d+)$/;

function wordIn(word: string, turn: Seat | undefined): { readonly seat: Seat; readonly place: number } {
  const found = WORD.exec(word);
  const seat = found?.[1] === undefined ? turn : Number(found[1]);
  if (!found || seat === undefined) throw refused('malformedRecord');
  return { seat, place: Number(at(found, 2)) };
}
