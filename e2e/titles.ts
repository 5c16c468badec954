/** What the registered games call themselves in English; read as the rules are, not from the pages under test. */
import { tsImport } from 'tsx/esm/api';

const { GAME_IDS, loadTitle }: typeof import('#games') = await tsImport(
  '../src/games/registry.ts',
  import.meta.url,
);

export const TITLES = await Promise.all(
  GAME_IDS.map(async (id) => {
    const { title, about } = (await loadTitle(id)).words.en;
    return { id, title, about };
  }),
);
