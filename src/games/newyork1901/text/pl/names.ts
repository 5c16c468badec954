/** Polish names; tiles are named in the accusative where something is done to them. */
import type { District, ShapeName, Technology } from '../../components.ts';
import { namingOf } from '../naming.ts';
import { capital, joined } from '../text.ts';

/** Adjectives by the gender of the shape: 'brązowy blok', 'brązowa belka', 'brązowe L'; and after a verb. */
type Gender = 'masculine' | 'feminine' | 'neuter';
type Forms = Readonly<Record<Gender, readonly [nominative: string, accusative: string]>>;

const TECHNOLOGY: Readonly<Record<Exclude<Technology, 'start'>, Forms>> = {
  bronze: {
    masculine: ['brązowy', 'brązowy'],
    feminine: ['brązowa', 'brązową'],
    neuter: ['brązowe', 'brązowe'],
  },
  silver: {
    masculine: ['srebrny', 'srebrny'],
    feminine: ['srebrna', 'srebrną'],
    neuter: ['srebrne', 'srebrne'],
  },
  gold: {
    masculine: ['złoty', 'złoty'],
    feminine: ['złota', 'złotą'],
    neuter: ['złote', 'złote'],
  },
};

const SHAPE: Readonly<Record<ShapeName, readonly [gender: Gender, nominative: string, accusative: string]>> =
  {
    bar2: ['feminine', 'belka 2', 'belkę 2'],
    bar3: ['feminine', 'belka 3', 'belkę 3'],
    bar4: ['feminine', 'belka 4', 'belkę 4'],
    corner3: ['masculine', 'narożnik 3', 'narożnik 3'],
    corner5: ['masculine', 'narożnik 5', 'narożnik 5'],
    square: ['masculine', 'kwadrat', 'kwadrat'],
    ell: ['neuter', 'L', 'L'],
    ess: ['neuter', 'S', 'S'],
    tee: ['neuter', 'T', 'T'],
    pee: ['neuter', 'P', 'P'],
    mirroredPee: ['neuter', 'lustrzane P', 'lustrzane P'],
    slab: ['masculine', 'blok', 'blok'],
    zigzag: ['masculine', 'zygzak', 'zygzak'],
  };

/** As an adjective of a lot, which is feminine: nominative and accusative. */
const DISTRICT: Readonly<Record<District, readonly [nominative: string, accusative: string]>> = {
  red: ['czerwona', 'czerwoną'],
  blue: ['niebieska', 'niebieską'],
  yellow: ['żółta', 'żółtą'],
  green: ['zielona', 'zieloną'],
  pink: ['różowa', 'różową'],
};

export const names = namingOf({
  list: (items) => joined(items, 'i'),
  semicolon: '; ',
  district: {
    red: DISTRICT.red[0],
    blue: DISTRICT.blue[0],
    yellow: DISTRICT.yellow[0],
    green: DISTRICT.green[0],
    pink: DISTRICT.pink[0],
  },
  place: { 'Trinity Churchyard': 'cmentarz Trinity' },
  developer: { red: 'czerwony deweloper', yellow: 'żółty deweloper' },
  legendary: {
    parkRow: ['Park Row Building', 'Park Row Building'],
    singer: ['Singer Building', 'Singer Building'],
    metropolitanLife: ['Metropolitan Life Tower', 'Metropolitan Life Tower'],
    woolworth: ['Woolworth Building', 'Woolworth Building'],
  },
  start: ['Budynek początkowy', 'budynek początkowy'],
  skyscraper(technology, shape) {
    const [gender, nominative, accusative] = SHAPE[shape];
    const [adjective, adjectiveAfter] = TECHNOLOGY[technology][gender];
    return [capital(`${adjective} ${nominative}`), `${adjectiveAfter} ${accusative}`];
  },
  otherSkyscraper(technology, shape) {
    const [nominative, accusative] = TECHNOLOGY[technology].masculine;
    return [capital(`${nominative} wieżowiec „${shape}”`), `${accusative} wieżowiec „${shape}”`];
  },
  lot(district, number) {
    const [nominative, accusative] = DISTRICT[district];
    return [`${nominative} działka ${number}`, `${accusative} działkę ${number}`];
  },
  shortLot: (district, number) => `${DISTRICT[district][0]} ${number}`,
  card: (district, squares) => `${DISTRICT[district][0]} działka o ${squares} polach`,
  shortCard: (district, squares) => `${DISTRICT[district][0]} ${squares}`,
  rows: (from, to) => (from === to ? `rząd ${from}` : `rzędy ${from}–${to}`),
  columns: (from, to) => (from === to ? `kolumna ${from}` : `kolumny ${from}–${to}`),
  turn: ['', 'ćwierć obrotu w prawo', 'pół obrotu', 'ćwierć obrotu w lewo'],
});
