/** All that the client says in Polish. */
import type { LanguagePack } from '../text/pack.ts';
import { main } from './main.ts';

export const pack: LanguagePack = { main, sections: () => import('./sections.ts') };
