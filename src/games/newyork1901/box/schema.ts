/** The shape of box.json. What the rulebook's text says is fixed here; what only a copy of the game can tell is free within limits. */
import * as v from 'valibot';
import { boxOf, list, sourced, whole } from '#box';

const fixed = <const T extends string | number>(value: T) => v.literal(value);

/** A footprint, row by row; X for a square. */
const rows = v.pipe(
  v.array(v.pipe(v.string(), v.regex(/^[X.]{1,6}$/, 'a row of X and .'))),
  v.minLength(1),
  v.maxLength(6),
);

const name = v.pipe(v.string(), v.regex(/^\S(.*\S)?$/, 'a name without spaces at its ends'), v.maxLength(30));

const skyscraper = (id: RegExp) =>
  v.strictObject({ id: v.pipe(v.string(), v.regex(id)), name, rows, points: whole(2, 8) });

const street = v.strictObject({ sign: v.pipe(v.string(), v.regex(/^[A-Za-z]{3}$/)), name });
const streetCard = <const Id extends string>(id: Id) =>
  v.strictObject({ id: v.literal(id), name, signs: v.pipe(v.array(street), v.minLength(1), v.maxLength(4)) });

const park = v.strictObject({ sign: v.pipe(v.string(), v.regex(/^\*[A-Z]{2}$/)), name });
const landmark = v.strictObject({ sign: v.pipe(v.string(), v.regex(/^#[A-Z]{2}$/)), name });

const startLot = (letter: string) => v.pipe(v.string(), v.regex(new RegExp(`^${letter}(0[1-9]|10)$`)));

const legendary = <const Id extends string>(id: Id) =>
  v.strictObject({ id: v.literal(id), rows, points: whole(1, 30) });
const height = whole(50, 500);

export const schema = boxOf('newyork1901', {
  counts: sourced(
    v.strictObject({
      lotsOfTwoSquares: fixed(10),
      lotsOfThreeSquares: fixed(3),
      workers: fixed(4),
      marketCards: fixed(4),
      streetsInPlay: fixed(3),
      skyscrapersLeftAtEnd: fixed(4),
    }),
  ),
  thresholds: sourced(
    v.strictObject({
      usual: v.strictObject({ silver: fixed(6), gold: fixed(18) }),
      expert: v.strictObject({ silver: fixed(10), gold: fixed(25) }),
    }),
  ),
  streetMajority: sourced(v.strictObject({ points: fixed(5) })),
  challengePoints: sourced(
    v.strictObject({
      goldTycoon: v.strictObject({ perDistrict: fixed(3) }),
      masterArchitect: v.strictObject({ three: fixed(3), four: fixed(6), fiveOrMore: fixed(10) }),
      goldPrestige: v.strictObject({ perNeighbour: fixed(1) }),
      bronzeBaron: v.strictObject({ four: fixed(5), five: fixed(10), six: fixed(15) }),
      generationKing: v.strictObject({ perTechnology: fixed(5) }),
    }),
  ),
  unusedActionCard: sourced(v.strictObject({ points: fixed(1) })),
  firstGame: sourced(
    v.strictObject({
      streets: v.strictTuple([fixed('broadway'), fixed('wall'), fixed('nassau')]),
      challenge: fixed('goldTycoon'),
    }),
  ),
  startingBuilding: sourced(v.strictObject({ rows: v.strictTuple([fixed('XX')]), points: fixed(0) })),
  streetCards: sourced(
    v.strictTuple([
      streetCard('broadway'),
      streetCard('wall'),
      streetCard('nassau'),
      streetCard('cedar'),
      streetCard('pine'),
    ]),
  ),
  heights: sourced(
    v.strictObject({ parkRow: height, singer: height, metropolitanLife: height, woolworth: height }),
  ),
  characters: sourced(v.strictObject({ blue: name, green: name, pink: name })),
  /** Empty: the character is called by its colour. */
  otherCharacters: sourced(
    v.strictObject({
      red: v.pipe(v.string(), v.maxLength(30)),
      yellow: v.pipe(v.string(), v.maxLength(30)),
    }),
  ),
  // Together with the street cards at most 31 fronts: they are bits of one word.
  plainStreets: sourced(v.pipe(v.array(street), v.maxLength(18))),
  parks: sourced(v.pipe(v.array(park), v.maxLength(8))),
  landmarks: sourced(v.pipe(v.array(landmark), v.maxLength(20))),
  map: sourced(
    v.pipe(
      v.array(
        v.pipe(v.string(), v.regex(/^\S{3}( \S{3})*$/, 'signs of three characters, a space between two')),
      ),
      v.minLength(8),
      v.maxLength(40),
    ),
  ),
  startLots: sourced(
    v.strictObject({
      red: startLot('R'),
      blue: startLot('B'),
      yellow: startLot('Y'),
      green: startLot('G'),
      pink: startLot('P'),
    }),
  ),
  skyscrapers: sourced(
    v.strictObject({
      bronze: list(skyscraper(/^BZ[1-6]$/), 6),
      silver: list(skyscraper(/^SV[1-6]$/), 6),
      gold: list(skyscraper(/^GD[1-6]$/), 6),
    }),
  ),
  legendaries: sourced(
    v.strictTuple([
      legendary('parkRow'),
      legendary('singer'),
      legendary('metropolitanLife'),
      legendary('woolworth'),
    ]),
  ),
});

export type Newyork1901Box = v.InferOutput<typeof schema>;
