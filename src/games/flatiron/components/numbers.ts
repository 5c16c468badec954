/** How pieces and places are numbered in states and actions. */
import { COLORS, type ColorName, PLACES, type PlaceName } from '../names.ts';

/** An index of PLACES: the four streets, then City Hall. */
export type Place = number;
/** An index of STREETS; columns and decks have the same numbers. */
export type Street = number;
/** An index of COLORS; a set of colours is a number with a bit for each. */
export type Color = number;
/** A card's number: street cards 0 to 31, decrees from FIRST_DECREE on. */
export type Card = number;
/** 0 is the upper half, seen above a column; 1 is the lower half, seen below it. */
export type Half = number;
/** An index of PAPERS; copies of a newspaper are alike. */
export type Paper = number;
/** A printed action of a board, a half of a street card, or a newspaper: an index of DEEDS. */
export type Deed = number;

export const NOWHERE = -1;
export const NONE = -1;
export const CITY_HALL = 4;
/** Stands for Daniel where seats are numbered. */
export const DANIEL = 2;
/** Slots of a floor. */
export const SLOTS = 3;

export function colorNumber(name: ColorName): Color {
  return COLORS.indexOf(name);
}

export function placeNumber(name: PlaceName): Place {
  return PLACES.indexOf(name);
}
