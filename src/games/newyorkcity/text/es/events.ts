/** The log in Spanish. */
import { total } from '../../counts.ts';
import { isTomLabel } from '../../events.ts';
import { piecesOf } from '../logPieces.ts';
import { capital, type Events } from '../text.ts';
import { vocabulary } from './vocabulary.ts';

const count = (n: number, one: string, several = `${one}s`) => `${n} ${n === 1 ? one : several}`;
const dollars = (n: number) => count(n, 'dólar', 'dólares');
const towers = (n: number) => `${n} rascacielos`;

const TOM_WHY = {
  opens: 'es el primero y no añade comodines',
  leads: 'con eso va en cabeza',
  wins: 'los comodines justos para ir en cabeza',
  cannotWin: 'no puede ponerse en cabeza',
  everything: 'todo lo que tiene',
  jokersOnly: 'todo lo que tiene; dos comodines valen por la primera carta',
  noCard: 'no tiene cartas de este tipo',
  sitsOut: 'nunca puja por los planos',
  loneJoker: 'un único comodín no cuenta y se descarta',
} as const;

const FATE = {
  play: 'y la juega',
  keep: 'y la guarda',
  past: 'y la descarta: su ronda de pujas ya pasó',
  future: 'y la descarta: en el modo B no guarda nada para después',
} as const;

const DISTRICT_WHY = {
  fewest: 'el que tiene menos rascacielos suyos',
  letter: 'la letra más alta entre los que tienen menos rascacielos suyos',
} as const;

const LINK_WHY = {
  onlyLink: 'el único camino',
  toX: 'el camino desde el distrito X',
  tileValue: 'el camino con la mejor loseta',
  farLetter: 'el camino desde la letra más alta',
} as const;

const DECLINED = {
  hire: 'no contrata a nadie',
  award: 'renuncia al bonus de prestigio',
  relocate: 'no mueve ningún rascacielos',
} as const;

const say = piecesOf(vocabulary);

export const events: Events = {
  laidOut: ({ letters, base }) => {
    const { visited, x } = say.tour(letters, base);
    return `El alcalde visitará ${visited}; la X es ${x}.`;
  },
  tookStack: (e, name) => `${say.who(e.who, name)} empieza con ${say.all(e.stack)}.`,
  openedRound: (e) =>
    `Ronda ${e.round}: el alcalde está ${say.inDistrict(e.district)}. Losetas de prestigio: ${say.tiles(e.tiles)}.`,
  drew: (e, name) =>
    `${say.who(e.who, name)} roba ${e.cards ? say.cards(e.cards) : count(e.count, 'carta')}.`,
  tookPair: (e, name) => `${say.who(e.who, name)} toma la pareja ${say.pair(e.pair)}.`,
  mixed: (e, name) => `${say.who(e.who, name)} toma cartas de dos parejas: ${say.pair(e.pair)}.`,
  used: (e, name) => `${say.who(e.who, name)} paga 1 dólar y usa: ${say.one(e.number)}.`,
  gained: (e, name) => {
    if (e.what === 'points') return `${say.who(e.who, name)} gana ${count(e.count, 'punto')}.`;
    if (e.what === 'dollars') return `${say.who(e.who, name)} toma ${dollars(e.count)}.`;
    return `${say.who(e.who, name)} toma ${towers(e.count)} del suministro.`;
  },
  discarded: (e, name) => `${say.who(e.who, name)} descarta ${say.cards(e.cards)}.`,
  reserved: (e, name) =>
    `${say.who(e.who, name)} roba ${say.cards(e.cards)}${isTomLabel(e.who) ? '' : ' para su reserva'}.`,
  reshuffled: () => 'El descarte pasa a ser el nuevo mazo.',
  dropped: (e, name) => `${say.who(e.who, name)} despide: ${say.one(e.number)}.`,
  hired: (e, name) => `${say.who(e.who, name)} contrata: ${say.one(e.number)}.`,
  declined: (e, name) => `${say.who(e.who, name)} ${DECLINED[e.what]}.`,
  fetched: (e, name) => `${say.who(e.who, name)} toma ${say.cards(e.cards)} de su reserva.`,
  replacedBlack: (e, name) =>
    `${say.who(e.who, name)} sustituye un rascacielos negro ${say.inDistrict(e.district)}.`,
  openedBidding: (e, name) => `Pujas por ${say.bidding(e.kind)}; empieza ${say.who(e.who, name)}.`,
  waited: (e, name) => `${say.who(e.who, name)} pujará al final.`,
  bid: (e, name) => {
    const laid = total(e.cards) > 0 ? `: ${say.cards(e.cards)}` : '';
    const staff = e.staff.length > 0 ? ` con ${say.all(e.staff)}` : '';
    return `${say.who(e.who, name)} puja ${e.value}${laid}${staff}.`;
  },
  raised: (e, name) => {
    const laid = total(e.cards) > 0 ? `: ${say.cards(e.cards)}` : '';
    const staff = e.staff.length > 0 ? ` con ${say.all(e.staff)}` : '';
    return `${say.who(e.who, name)} sube su puja en ${e.by}, hasta ${e.value}${laid}${staff}.`;
  },
  passed: (e, name) => `${say.who(e.who, name)} pasa.`,
  kept: (e, name) => `${say.who(e.who, name)} tiene ahora ${say.cards(e.cards)} en la reserva.`,
  won: (e, name) => `${say.who(e.who, name)} tiene la puja más alta: ${e.value}.`,
  nobodyBid: (e) => `Nadie puja por ${say.bidding(e.kind)}.`,
  moved: (e, name) =>
    e.steps > 0
      ? `${say.who(e.who, name)} avanza ${count(e.steps, 'casilla')} en la pista de prensa, hasta la ${e.space}.`
      : `${say.who(e.who, name)} retrocede ${count(-e.steps, 'casilla')} en la pista de prensa, hasta la ${e.space}.`,
  awarded: (e, name) =>
    `${say.who(e.who, name)} toma el ${say.vehicle(e.link)} entre ${say.ends(e.link)} y pone la loseta de prestigio de valor ${say.value(e.tile)} ${say.inDistrict(e.district)}.`,
  built: (e, name) => `${say.who(e.who, name)} construye ${towers(e.count)} ${say.inDistrict(e.district)}.`,
  relocated: (e, name) =>
    `${say.who(e.who, name)} mueve un rascacielos: ${say.district(e.from)} → ${say.district(e.district)}.`,
  completed: (e, name) =>
    e.shared
      ? `${say.who(e.who, name)} está entre los primeros en los seis distritos y gana 4 puntos.`
      : `${say.who(e.who, name)} llega antes que nadie a los seis distritos y gana 4 puntos.`,
  tomDrew: (e, name) => `${say.who(e.who, name)} roba una carta (${say.card(e.kind)}) ${FATE[e.fate]}.`,
  tomBid: (e, name) =>
    e.value > 0
      ? `${say.who(e.who, name)} puja ${e.value}: ${say.cards(e.cards)}; ${TOM_WHY[e.why]}.`
      : `${say.who(e.who, name)} no puja: ${TOM_WHY[e.why]}.`,
  tomHired: (e, name) =>
    `${say.who(e.who, name)} toma el primer personaje por la izquierda del piso ${e.value}: ${say.one(e.number)}.`,
  tomChose: (e, name) =>
    `${say.who(e.who, name)} elige ${say.district(e.district)}, ${DISTRICT_WHY[e.because]}, en ${say.vehicle(e.link)}, ${LINK_WHY[e.by]}.`,
  tomCapped: (e, name) =>
    `${say.who(e.who, name)} no puede colocar ${towers(e.lost)}: cinco es su máximo ${say.inDistrict(e.district)}.`,
  ranked: (e, name) => `${capital(say.district(e.district))} vale ${e.value}: ${say.ranks(e.ranks, name)}.`,
  scored: (e, name) => `${say.who(e.who, name)} termina con ${count(e.total, 'punto')}.`,
};
