/** Names of lots, cards, places and tiles, made out of one language's tables. */
import { at, type NameOf, type Seat } from '#kernel';
import { mayGrab } from '../actions.ts';
import { districtOf, type Kind, LOTS, type Lot, type LotPlan, sizeOf } from '../board.ts';
import {
  CHARACTERS,
  DISTRICTS,
  FRONTS,
  LEGENDARIES,
  type ShapeName,
  TILES,
  type Tile,
} from '../components.ts';
import { type Build, cellsOf, PLANS, placeOf, siteAt, standing } from '../sites.ts';
import type { Step } from '../state.ts';
import { canBuild } from '../survey.ts';
import { imagine, type View } from '../view.ts';
import type { Names, Noun } from './text.ts';

/** What the sentences of a language call things. */
interface Naming {
  list(items: readonly string[]): string;
  lot(lot: Lot): string;
  /** A lot with what it fronts. */
  lotThere(lot: Lot): string;
  card(kind: Kind): string;
  cards(kinds: readonly Kind[]): string;
  street(street: number): string;
  character(character: number): string;
  /** 'Silver L' */
  tile(tile: Tile): string;
  /** 'the silver L' */
  theTile(tile: Tile): string;
  /** The lots under a building. */
  ground(build: Build): string;
  /** Rows, columns, lots and fronts of a place on the map. */
  where(build: Build): string;
  /** The same, with the way the tile is turned: no two builds of a tile are called alike. */
  turned(build: Build): string;
}

export function namingOf(names: Names): Naming {
  const list = (items: readonly string[]) =>
    items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${names.and} ${items.at(-1)}`;
  const fronts = (bits: number) =>
    FRONTS.filter((_, front) => ((bits >> front) & 1) === 1)
      .map((front) => names.front[front])
      .join(', ');
  const called = ({ district, sign }: LotPlan, say: Names['lot']) =>
    say(names.district[at(DISTRICTS, district)], Number(sign.slice(1)));
  const lot = (number: Lot) => called(at(LOTS, number), names.lot);
  const ground = (build: Build) => {
    const { block, mask } = standing(build.tile, placeOf(build));
    const under = LOTS.filter((plan) => plan.block === block && (plan.mask & mask) !== 0);
    return under.map((plan) => called(plan, names.shortLot)).join(', ');
  };
  const card = (kind: Kind) => names.card(names.district[at(DISTRICTS, districtOf(kind))], sizeOf(kind));
  const noun = (tile: Tile): Noun => {
    const { technology, name } = at(TILES, tile);
    const legendary = LEGENDARIES.find((known) => known === name);
    if (legendary) return names.legendary[legendary];
    return technology === 'start' ? names.start : names.skyscraper(technology, name as ShapeName);
  };
  const ends = (build: Build) =>
    [ground(build), fronts(standing(build.tile, placeOf(build)).fronts)].join(names.semicolon);
  const squares = (build: Build) => {
    const cells = cellsOf(build);
    const rows = cells.map(([row]) => row);
    const columns = cells.map(([, column]) => column);
    return [
      names.rows(Math.min(...rows), Math.max(...rows)),
      names.columns(Math.min(...columns), Math.max(...columns)),
    ].join(', ');
  };
  return {
    list,
    lot,
    lotThere: (number) => `${lot(number)} (${fronts(at(LOTS, number).fronts)})`,
    card,
    cards: (kinds) => kinds.map(card).join(', '),
    street: (street) => names.front[at(FRONTS, street)],
    character: (character) => names.character[at(CHARACTERS, character)],
    tile: (tile) => noun(tile)[0],
    theTile: (tile) => noun(tile)[1],
    ground,
    where: (build) => squares(build) + names.semicolon + ends(build),
    turned(build) {
      const turn = at(names.turn, build.turn);
      return squares(build) + (turn === '' ? '' : `, ${turn}`) + names.semicolon + ends(build);
    },
  };
}

export function pointsOf(tile: Tile): number {
  return at(PLANS, tile).points;
}

/** Each seat's number, by name: 'Ana 3, Ben 1'. */
export function tally(counts: readonly number[], name: NameOf): string {
  return counts.map((count, seat) => `${name(seat)} ${count}`).join(', ');
}

/** The viewer's own buildings that would fall under a new one. */
export function fallenIn(view: View, build: Build): Tile[] {
  const site = siteAt(build.tile, placeOf(build));
  const own = view.viewer === 'spectator' ? [] : at(view.estates, view.viewer).buildings;
  if (!site) return [];
  return own
    .filter((standing) => {
      const old = siteAt(standing.tile, placeOf(standing));
      return old?.block === site.block && (old.mask & site.mask) !== 0;
    })
    .map(({ tile }) => tile);
}

/** What a seat finds when its turn begins. */
export function beginningOf(view: View, seat: Seat): 'acquire' | 'either' | 'noWorker' {
  if (view.estates[seat]?.workers === 0) return 'noWorker';
  return canBuild(imagine(view), seat, 'over') ? 'either' : 'acquire';
}

/** What a turn may go on with, besides ending. */
export function nextOf(view: View, step: Extract<Step, { step: 'goOn' }>): 'build' | 'card' | 'either' {
  const state = imagine(view);
  if (step.built || !canBuild(state, step.seat, 'free')) return 'card';
  return mayGrab(state, step) ? 'either' : 'build';
}
