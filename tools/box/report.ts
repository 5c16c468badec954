/** What is said about a box that fits. */
import { type Box, fingerprintOf, type Source } from '#kernel';
import { textTable } from '../table.ts';

/** Sources as a reader knows them. */
const SOURCES: Readonly<Record<Source, string>> = {
  rulebook: 'the rulebook',
  public: 'public text',
  reconstruction: 'Skyline’s own stand-in',
  printed: 'your copy of the game',
};

/** The fingerprint, and where the values of each group come from. */
export function fitReport(name: string, box: Box, own: Box): string {
  const fingerprint = fingerprintOf(box);
  const same = fingerprint === fingerprintOf(own) ? ' These are the values Skyline comes with.' : '';
  const rows = Object.entries(box.values).map(([group, { source }]) => [group, SOURCES[source]]);
  return `${name} fits ${box.game}. Fingerprint ${fingerprint}.${same}\n\n${textTable(['group', 'values from'], rows)}`;
}
