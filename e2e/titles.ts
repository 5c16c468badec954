/** What the registered games are called and said to be in English; read from the sources, not from the pages under test. */
import { tsImport } from 'tsx/esm/api';

const { GAME_IDS, loadTitle }: typeof import('#games') = await tsImport(
  '../src/games/registry.ts',
  import.meta.url,
);
const { home }: typeof import('../src/client/i18n/en/home.ts') = await tsImport(
  '../src/client/i18n/en/home.ts',
  import.meta.url,
);

export const TITLES = await Promise.all(
  GAME_IDS.map(async (id) => {
    const { title } = (await loadTitle(id)).words.en;
    return { id, title, about: home.about[id] };
  }),
);
