/** R1: what is in the box, made from the box in play into tables of small numbers. */
export { AMOUNTS } from './components/amounts.ts';
export * from './components/cards.ts';
export { colorsIn, hasColor } from './components/colors.ts';
export * from './components/deeds.ts';
export * from './components/floors.ts';
export {
  type Card,
  CITY_HALL,
  type Color,
  DANIEL,
  type Deed,
  type Half,
  NONE,
  NOWHERE,
  type Paper,
  type Place,
  SLOTS,
  type Street,
} from './components/numbers.ts';
export { COLORS, PAPERS, type PaperName, PLACES, STREETS } from './names.ts';
