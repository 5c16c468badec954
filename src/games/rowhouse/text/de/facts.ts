/** Reasons for answers in German. */
import type { FactText } from '../text.ts';

export const facts: FactText = {
  completes: ({ points }) => `Vollendet ein Stockwerk: ${points} ${points === 1 ? 'Punkt' : 'Punkte'}.`,
  matches: ({ alike, tiles }) =>
    tiles === 1
      ? 'Beginnt ein neues Stockwerk.'
      : `Im Stockwerk haben dann ${alike} von ${tiles} Plättchen dieselbe Farbe.`,
  fits: ({ storeys }) =>
    storeys === 0
      ? 'Die Farbe setzt keines deiner Stockwerke fort.'
      : `Die Farbe setzt ${storeys === 1 ? 'eines' : storeys} deiner Stockwerke fort.`,
};
