/** French names. */
import type { District, ShapeName, Technology } from '../../components.ts';
import { namingOf } from '../naming.ts';
import { capital, joined } from '../text.ts';

const TECHNOLOGY: Readonly<Record<Exclude<Technology, 'start'>, string>> = {
  bronze: 'Bronze',
  silver: 'Argent',
  gold: 'Or',
};

const SHAPE: Readonly<Record<ShapeName, readonly [article: string, noun: string]>> = {
  bar2: ['la', 'barre de 2'],
  bar3: ['la', 'barre de 3'],
  bar4: ['la', 'barre de 4'],
  corner3: ['l’', 'équerre de 3'],
  corner5: ['l’', 'équerre de 5'],
  square: ['le', 'carré'],
  ell: ['le', 'L'],
  ess: ['le', 'S'],
  tee: ['le', 'T'],
  pee: ['le', 'P'],
  mirroredPee: ['le', 'P en miroir'],
  slab: ['le', 'bloc'],
  zigzag: ['le', 'zigzag'],
};

const DISTRICT: Readonly<Record<District, string>> = {
  red: 'rouge',
  blue: 'bleu',
  yellow: 'jaune',
  green: 'vert',
  pink: 'rose',
};

export const names = namingOf({
  list: (items) => joined(items, 'et'),
  semicolon: ' ; ',
  district: DISTRICT,
  place: { 'Trinity Churchyard': 'cimetière de Trinity', 'Stock Exchange': 'Bourse' },
  developer: { red: 'le promoteur rouge', yellow: 'le promoteur jaune' },
  legendary: {
    parkRow: ['Park Row Building', 'le Park Row Building'],
    singer: ['Singer Building', 'le Singer Building'],
    metropolitanLife: ['Metropolitan Life Tower', 'la Metropolitan Life Tower'],
    woolworth: ['Woolworth Building', 'le Woolworth Building'],
  },
  start: ['Bâtiment de départ', 'le bâtiment de départ'],
  skyscraper(technology, shape) {
    const [article, noun] = SHAPE[shape];
    const name = `${noun} ${TECHNOLOGY[technology]}`;
    return [capital(name), article === 'l’' ? `l’${name}` : `${article} ${name}`];
  },
  otherSkyscraper(technology, shape) {
    const name = `gratte-ciel ${TECHNOLOGY[technology]} « ${shape} »`;
    return [capital(name), `le ${name}`];
  },
  lot(district, number) {
    const name = `terrain ${DISTRICT[district]} ${number}`;
    return [name, `le ${name}`];
  },
  shortLot: (district, number) => `${DISTRICT[district]} ${number}`,
  card: (district, squares) => `terrain ${DISTRICT[district]} de ${squares} carrés`,
  shortCard: (district, squares) => `${DISTRICT[district]} ${squares}`,
  rows: (from, to) => (from === to ? `ligne ${from}` : `lignes ${from} à ${to}`),
  columns: (from, to) => (from === to ? `colonne ${from}` : `colonnes ${from} à ${to}`),
  turn: ['', 'quart de tour à droite', 'demi-tour', 'quart de tour à gauche'],
});
