/** The guided first game of New York City: its deal, and what the coach notes at first occurrences. */
import type { FirstGame, Note } from '#kernel';
import type { NewYorkCity } from '../state.ts';
import { bidNotes } from './bidNotes.ts';
import type { NoteId } from './noteKit.ts';
import type { Part } from './parts.ts';
import { eventNotes, roundNotes, standingNotes } from './roundNotes.ts';

/** Reserve: dollars, skyscrapers; hand: dollars, skyscrapers, joker; last on the press track, with Singer and Banker. */
export const firstGame: FirstGame<NewYorkCity> = {
  seed: '000000000000000000000000000251e2',
  options: { toms: 0, level: 'B4', mode: 'B', cards: 4 },
  rivals: ['level1'],
  given: [
    { seat: 0, action: { stack: 1 } },
    { seat: 1, action: { stack: 0 } },
  ],
};

/** What belongs to a question comes first, then what has just happened, then how things stand. */
export const notes: readonly Note<NewYorkCity, Part, NoteId>[] = [
  ...roundNotes,
  ...bidNotes.first,
  ...eventNotes,
  ...bidNotes.further,
  ...standingNotes,
];
