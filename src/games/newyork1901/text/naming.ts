/** Names of single lots, cards, places and tiles, made out of one language's names. */
import { at, type NameOf } from '#kernel';
import { NO_LEGENDARY } from '../approach.ts';
import { districtOf, type Kind, LOTS, type Lot, type LotPlan, sizeOf } from '../board.ts';
import {
  CHARACTER_NAMES,
  DISTRICTS,
  type District,
  FIRST_LEGENDARY,
  FRONTS,
  LEGENDARIES,
  TECHNOLOGIES,
  TILES,
  type Tile,
} from '../components.ts';
import { isShapeName } from '../footprints.ts';
import { type Build, cellsOf, placeOf, standing } from '../sites.ts';
import { capital, type Names, type Noun, type OpenedTechnology } from './text.ts';

/** What the sentences of a language call things. */
export interface Naming {
  list(items: readonly string[]): string;
  district(district: District): string;
  /** A street, park or landmark by its name in the box. */
  place(name: string): string;
  street(street: number): string;
  character(character: number): string;
  /** 'red lot 7' */
  lot(lot: Lot): string;
  /** The same as the object of a verb. */
  theLot(lot: Lot): string;
  /** A lot with what it fronts: 'red lot 7 (Pine & Thames)'. */
  lotThere(lot: Lot): string;
  theLotThere(lot: Lot): string;
  card(kind: Kind): string;
  shortCard(kind: Kind): string;
  cards(kinds: readonly Kind[]): string;
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
  const place = (name: string) => names.place[name] ?? name;
  const fronts = (bits: number) =>
    FRONTS.filter((_, front) => ((bits >> front) & 1) === 1)
      .map(place)
      .join(', ');
  const lot = (number: Lot) => names.lot(...addressOf(at(LOTS, number)));
  const there = (called: string, number: Lot) => `${called} (${fronts(at(LOTS, number).fronts)})`;
  const ground = (build: Build) => {
    const { block, mask } = standing(build.tile, placeOf(build));
    const under = LOTS.filter((plan) => plan.block === block && (plan.mask & mask) !== 0);
    return under.map((plan) => names.shortLot(...addressOf(plan))).join(', ');
  };
  const card = (kind: Kind) => names.card(at(DISTRICTS, districtOf(kind)), sizeOf(kind));
  const noun = (tile: Tile): Noun => {
    const { technology, name } = at(TILES, tile);
    const legendary = LEGENDARIES.find((known) => known === name);
    if (legendary) return names.legendary[legendary];
    if (technology === 'start') return names.start;
    return isShapeName(name) ? names.skyscraper(technology, name) : names.otherSkyscraper(technology, name);
  };
  const lotsAndFronts = (build: Build) =>
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
    list: names.list,
    district: (district) => names.district[district],
    place,
    street: (street) => place(at(FRONTS, street)),
    character(number) {
      const district = at(DISTRICTS, number);
      const printed = CHARACTER_NAMES[district];
      if (printed !== '' || (district !== 'red' && district !== 'yellow')) return printed;
      return names.developer[district];
    },
    lot: (number) => lot(number)[0],
    theLot: (number) => lot(number)[1],
    lotThere: (number) => there(lot(number)[0], number),
    theLotThere: (number) => there(lot(number)[1], number),
    card,
    shortCard: (kind) => names.shortCard(at(DISTRICTS, districtOf(kind)), sizeOf(kind)),
    cards: (kinds) => kinds.map(card).join(', '),
    tile: (tile) => noun(tile)[0],
    theTile: (tile) => noun(tile)[1],
    ground,
    where: (build) => squares(build) + names.semicolon + lotsAndFronts(build),
    turned(build) {
      const turn = at(names.turn, build.turn);
      return squares(build) + (turn === '' ? '' : `, ${turn}`) + names.semicolon + lotsAndFronts(build);
    },
  };
}

/** District and number of a lot, as on the map. */
function addressOf({ district, sign }: LotPlan): [District, number] {
  return [at(DISTRICTS, district), Number(sign.slice(1))];
}

/** Each seat's number, by name: 'Ana 3, Ben 1'. */
export function tally(counts: readonly number[], name: NameOf): string {
  return counts.map((count, seat) => `${name(seat)} ${count}`).join(', ');
}

/** The technology that a seat has reached. */
export function openedBy(technology: number): OpenedTechnology {
  // The first two are open from the start, so nobody reaches them.
  return at(TECHNOLOGIES, technology) as OpenedTechnology;
}

/** A character of `approach.ts`, with the colour of its district. */
export function characterTrait({ character, district }: Naming, id: string): string {
  const number = DISTRICTS.findIndex((known) => known === id);
  return `${capital(character(number))} (${district(at(DISTRICTS, number))})`;
}

/** A legendary skyscraper of `approach.ts`, or what a language calls having none. */
export function legendaryTrait({ tile }: Naming, id: string, none: string): string {
  return id === NO_LEGENDARY ? none : tile(FIRST_LEGENDARY + LEGENDARIES.findIndex((known) => known === id));
}
