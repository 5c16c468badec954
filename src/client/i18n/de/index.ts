/** All that the client says in German. */
import type { LanguagePack } from '../text/pack.ts';
import { main } from './main.ts';

export const pack: LanguagePack = {
  main,
  sections: async () => (await import('./sections.ts')).sections,
  lists: async () => (await import('./lists.ts')).lists,
  people: async () => (await import('./people.ts')).people,
  daily: () => import('./daily.ts'),
  events: () => import('./events.ts'),
};
