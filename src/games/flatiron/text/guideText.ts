/** What each language says in the first games of Flatiron. */
import type { GuideText } from '#kernel';
import type { Flatiron } from '../flatiron.ts';
import type { NoteId } from '../lessons/noteIds.ts';

export type FlatironGuideText = GuideText<
  Flatiron,
  NoteId,
  'turn' | 'floor' | 'pillar' | 'blocks' | 'reputation' | 'decrees' | 'newsboy',
  'fills' | 'roof' | 'reputation' | 'decrees'
>;
