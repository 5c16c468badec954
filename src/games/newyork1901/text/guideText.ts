/** What each language says in the first games of New York 1901. */
import type { GuideText } from '#kernel';
import type { NoteId } from '../lessons/notes.ts';
import type { NewYork1901 } from '../state.ts';

export type NewYorkGuideText = GuideText<
  NewYork1901,
  NoteId,
  'street' | 'now' | 'land' | 'opens',
  'workers' | 'spends'
>;
