/** Italian names. */
import type { District, ShapeName, Technology } from '../../components.ts';
import { namingOf } from '../naming.ts';
import { capital, joined } from '../text.ts';

const TECHNOLOGY: Readonly<Record<Exclude<Technology, 'start'>, string>> = {
  bronze: 'di bronzo',
  silver: 'd’argento',
  gold: 'd’oro',
};

const SHAPE: Readonly<Record<ShapeName, readonly [article: string, noun: string]>> = {
  bar2: ['la ', 'barra da 2'],
  bar3: ['la ', 'barra da 3'],
  bar4: ['la ', 'barra da 4'],
  corner3: ['l’', 'angolo da 3'],
  corner5: ['l’', 'angolo da 5'],
  square: ['il ', 'quadrato'],
  ell: ['la ', 'L'],
  ess: ['la ', 'S'],
  tee: ['la ', 'T'],
  pee: ['la ', 'P'],
  mirroredPee: ['la ', 'P speculare'],
  slab: ['il ', 'blocco'],
  zigzag: ['lo ', 'zigzag'],
};

const DISTRICT: Readonly<Record<District, string>> = {
  red: 'rosso',
  blue: 'blu',
  yellow: 'giallo',
  green: 'verde',
  pink: 'rosa',
};

export const names = namingOf({
  list: (items) => joined(items, 'e'),
  semicolon: '; ',
  district: DISTRICT,
  place: { 'Trinity Churchyard': 'cimitero di Trinity' },
  developer: { red: 'il costruttore rosso', yellow: 'il costruttore giallo' },
  legendary: {
    parkRow: ['Park Row Building', 'il Park Row Building'],
    singer: ['Singer Building', 'il Singer Building'],
    metropolitanLife: ['Metropolitan Life Tower', 'la Metropolitan Life Tower'],
    woolworth: ['Woolworth Building', 'il Woolworth Building'],
  },
  start: ['Edificio iniziale', 'l’edificio iniziale'],
  skyscraper(technology, shape) {
    const [article, noun] = SHAPE[shape];
    const name = `${noun} ${TECHNOLOGY[technology]}`;
    return [capital(name), `${article}${name}`];
  },
  otherSkyscraper(technology, shape) {
    const name = `grattacielo ${TECHNOLOGY[technology]} «${shape}»`;
    return [capital(name), `il ${name}`];
  },
  lot(district, number) {
    const name = `lotto ${DISTRICT[district]} ${number}`;
    return [name, `il ${name}`];
  },
  shortLot: (district, number) => `${DISTRICT[district]} ${number}`,
  card: (district, squares) => `lotto ${DISTRICT[district]} di ${squares} caselle`,
  shortCard: (district, squares) => `${DISTRICT[district]} ${squares}`,
  rows: (from, to) => (from === to ? `riga ${from}` : `righe ${from}–${to}`),
  columns: (from, to) => (from === to ? `colonna ${from}` : `colonne ${from}–${to}`),
  turn: ['', 'un quarto di giro a destra', 'mezzo giro', 'un quarto di giro a sinistra'],
});
