/** What each language says in the first games of Tangram City. */
import type { GuideText } from '#kernel';
import type { NoteId } from '../lessons/notes.ts';
import type { Tangramcity } from '../state.ts';

export type TangramGuideText = GuideText<
  Tangramcity,
  NoteId,
  'rectangle' | 'room' | 'balance' | 'keeps' | 'fills',
  'gaps'
>;
