/** English names. */
import type { District, ShapeName, Technology } from '../../components.ts';
import { namingOf } from '../naming.ts';
import { capital, joined } from '../text.ts';

const TECHNOLOGY: Readonly<Record<Exclude<Technology, 'start'>, string>> = {
  bronze: 'bronze',
  silver: 'silver',
  gold: 'gold',
};

const SHAPE: Readonly<Record<ShapeName, string>> = {
  bar2: 'bar of 2',
  bar3: 'bar of 3',
  bar4: 'bar of 4',
  corner3: 'corner of 3',
  corner5: 'corner of 5',
  square: 'square',
  ell: 'L',
  ess: 'S',
  tee: 'T',
  pee: 'P',
  mirroredPee: 'mirrored P',
  slab: 'block',
  zigzag: 'zigzag',
};

const DISTRICT: Readonly<Record<District, string>> = {
  red: 'red',
  blue: 'blue',
  yellow: 'yellow',
  green: 'green',
  pink: 'pink',
};

export const names = namingOf({
  list: (items) => joined(items, 'and'),
  semicolon: '; ',
  district: DISTRICT,
  place: {},
  developer: { red: 'the red developer', yellow: 'the yellow developer' },
  legendary: {
    parkRow: ['Park Row Building', 'the Park Row Building'],
    singer: ['Singer Building', 'the Singer Building'],
    metropolitanLife: ['Metropolitan Life Tower', 'the Metropolitan Life Tower'],
    woolworth: ['Woolworth Building', 'the Woolworth Building'],
  },
  start: ['Starting building', 'the starting building'],
  skyscraper(technology, shape) {
    const name = `${TECHNOLOGY[technology]} ${SHAPE[shape]}`;
    return [capital(name), `the ${name}`];
  },
  otherSkyscraper(technology, shape) {
    const name = `${TECHNOLOGY[technology]} skyscraper “${shape}”`;
    return [capital(name), `the ${name}`];
  },
  lot(district, number) {
    const name = `${DISTRICT[district]} lot ${number}`;
    return [name, name];
  },
  shortLot: (district, number) => `${DISTRICT[district]} ${number}`,
  card: (district, squares) => `${DISTRICT[district]} lot of ${squares} squares`,
  shortCard: (district, squares) => `${DISTRICT[district]} ${squares}`,
  rows: (from, to) => (from === to ? `row ${from}` : `rows ${from}–${to}`),
  columns: (from, to) => (from === to ? `column ${from}` : `columns ${from}–${to}`),
  turn: ['', 'quarter turn right', 'half turn', 'quarter turn left'],
});
