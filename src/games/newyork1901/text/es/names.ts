/** Spanish names. */
import type { District, ShapeName, Technology } from '../../components.ts';
import { namingOf } from '../naming.ts';
import { capital, joined } from '../text.ts';

const TECHNOLOGY: Readonly<Record<Exclude<Technology, 'start'>, string>> = {
  bronze: 'de bronce',
  silver: 'de plata',
  gold: 'de oro',
};

const SHAPE: Readonly<Record<ShapeName, readonly [article: string, noun: string]>> = {
  bar2: ['la', 'barra de 2'],
  bar3: ['la', 'barra de 3'],
  bar4: ['la', 'barra de 4'],
  corner3: ['la', 'esquina de 3'],
  corner5: ['la', 'esquina de 5'],
  square: ['el', 'cuadrado'],
  ell: ['la', 'L'],
  ess: ['la', 'S'],
  tee: ['la', 'T'],
  pee: ['la', 'P'],
  mirroredPee: ['la', 'P reflejada'],
  slab: ['el', 'bloque'],
  zigzag: ['el', 'zigzag'],
};

const DISTRICT: Readonly<Record<District, string>> = {
  red: 'rojo',
  blue: 'azul',
  yellow: 'amarillo',
  green: 'verde',
  pink: 'rosa',
};

export const names = namingOf({
  list: (items) => joined(items, 'y'),
  semicolon: '; ',
  district: DISTRICT,
  place: { 'Trinity Churchyard': 'cementerio de Trinity', 'Stock Exchange': 'Bolsa' },
  developer: { red: 'el promotor rojo', yellow: 'el promotor amarillo' },
  legendary: {
    parkRow: ['Park Row Building', 'el Park Row Building'],
    singer: ['Singer Building', 'el Singer Building'],
    metropolitanLife: ['Metropolitan Life Tower', 'la Metropolitan Life Tower'],
    woolworth: ['Woolworth Building', 'el Woolworth Building'],
  },
  start: ['Edificio inicial', 'el edificio inicial'],
  skyscraper(technology, shape) {
    const [article, noun] = SHAPE[shape];
    const name = `${noun} ${TECHNOLOGY[technology]}`;
    return [capital(name), `${article} ${name}`];
  },
  otherSkyscraper(technology, shape) {
    const name = `rascacielos ${TECHNOLOGY[technology]} «${shape}»`;
    return [capital(name), `el ${name}`];
  },
  lot(district, number) {
    const name = `solar ${DISTRICT[district]} ${number}`;
    return [name, `el ${name}`];
  },
  shortLot: (district, number) => `${DISTRICT[district]} ${number}`,
  card: (district, squares) => `solar ${DISTRICT[district]} de ${squares} casillas`,
  shortCard: (district, squares) => `${DISTRICT[district]} ${squares}`,
  rows: (from, to) => (from === to ? `fila ${from}` : `filas ${from} a ${to}`),
  columns: (from, to) => (from === to ? `columna ${from}` : `columnas ${from} a ${to}`),
  turn: ['', 'cuarto de vuelta a la derecha', 'media vuelta', 'cuarto de vuelta a la izquierda'],
});
