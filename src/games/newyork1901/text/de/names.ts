/** German names; tiles are named in the accusative, because something is always done to them. */
import type { District, ShapeName, Technology } from '../../components.ts';
import { namingOf } from '../naming.ts';
import { capital, joined } from '../text.ts';

const TECHNOLOGY: Readonly<Record<Exclude<Technology, 'start'>, string>> = {
  bronze: 'Bronze',
  silver: 'Silber',
  gold: 'Gold',
};

const SHAPE: Readonly<Record<ShapeName, readonly [article: string, noun: string]>> = {
  bar2: ['den', 'Zweierriegel'],
  bar3: ['den', 'Dreierriegel'],
  bar4: ['den', 'Viererriegel'],
  corner3: ['den', 'Dreierwinkel'],
  corner5: ['den', 'Fünferwinkel'],
  square: ['das', 'Quadrat'],
  ell: ['das', 'L'],
  ess: ['das', 'S'],
  tee: ['das', 'T'],
  pee: ['das', 'P'],
  mirroredPee: ['das', 'Spiegel-P'],
  slab: ['den', 'Block'],
  zigzag: ['den', 'Zickzack'],
};

const DISTRICT: Readonly<Record<District, string>> = {
  red: 'rot',
  blue: 'blau',
  yellow: 'gelb',
  green: 'grün',
  pink: 'rosa',
};

export const names = namingOf({
  list: (items) => joined(items, 'und'),
  semicolon: '; ',
  district: DISTRICT,
  place: { 'Trinity Churchyard': 'Trinity-Friedhof', 'Stock Exchange': 'Börse' },
  developer: { red: 'der rote Bauherr', yellow: 'der gelbe Bauherr' },
  legendary: {
    parkRow: ['Park Row Building', 'das Park Row Building'],
    singer: ['Singer Building', 'das Singer Building'],
    metropolitanLife: ['Metropolitan Life Tower', 'den Metropolitan Life Tower'],
    woolworth: ['Woolworth Building', 'das Woolworth Building'],
  },
  start: ['Startgebäude', 'das Startgebäude'],
  skyscraper(technology, shape) {
    const [article, noun] = SHAPE[shape];
    const name = `${TECHNOLOGY[technology]}-${noun}`;
    return [name, `${article} ${name}`];
  },
  otherSkyscraper(technology, shape) {
    const name = `${TECHNOLOGY[technology]}-Wolkenkratzer „${shape}“`;
    return [name, `den ${name}`];
  },
  lot(district, number) {
    const name = `Grundstück ${capital(DISTRICT[district])} ${number}`;
    return [name, name];
  },
  shortLot: (district, number) => `${capital(DISTRICT[district])} ${number}`,
  card: (district, squares) => `${capital(DISTRICT[district])} mit ${squares} Feldern`,
  shortCard: (district, squares) => `${DISTRICT[district]} ${squares}`,
  rows: (from, to) => (from === to ? `Zeile ${from}` : `Zeilen ${from}–${to}`),
  columns: (from, to) => (from === to ? `Spalte ${from}` : `Spalten ${from}–${to}`),
  turn: ['', 'Vierteldrehung rechts', 'halbe Drehung', 'Vierteldrehung links'],
});
