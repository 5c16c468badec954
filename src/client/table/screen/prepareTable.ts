/** Loads what a table shows besides its game, so that it appears whole and nothing moves afterwards. */
import { loadDrawings } from '../../boards/boards.ts';
import { textsAhead } from '../../i18n/language.tsx';
import { prepareGuide } from '../guide/useGuide.ts';

/** What cannot be loaded comes later, or not at all; the table says so itself. */
export async function prepareTable(game: string): Promise<void> {
  await Promise.allSettled([loadDrawings(game), prepareGuide(game), textsAhead('sections', 'lists')]);
}
