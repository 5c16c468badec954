/** The log in French. */
import { total } from '../../counts.ts';
import { isTomLabel } from '../../events.ts';
import { piecesOf } from '../logPieces.ts';
import { capital, type Events } from '../text.ts';
import { vocabulary } from './vocabulary.ts';

const count = (n: number, one: string) => `${n} ${one}${n > 1 ? 's' : ''}`;
const towers = (n: number) => `${n} gratte-ciel`;

const TOM_WHY = {
  opens: 'premier à enchérir, il n’ajoute pas de joker',
  leads: 'cela suffit pour être en tête',
  wins: 'juste assez de jokers pour être en tête',
  cannotWin: 'il ne peut pas passer en tête',
  everything: 'tout ce qu’il a',
  jokersOnly: 'tout ce qu’il a ; deux jokers tiennent lieu de la première carte',
  noCard: 'il n’a aucune carte de ce type',
  sitsOut: 'il n’enchérit jamais pour les Plans de construction',
  loneJoker: 'un joker seul ne compte pas et va à la défausse',
} as const;

const FATE = {
  play: 'et la joue',
  keep: 'et la garde',
  past: 'et la défausse : ce tour d’enchères est passé',
  future: 'et la défausse : en mode B, il ne garde rien pour plus tard',
} as const;

const DISTRICT_WHY = {
  fewest: 'le quartier où il a le moins de gratte-ciel',
  letter: 'la lettre la plus haute parmi les quartiers où il a le moins de gratte-ciel',
} as const;

const LINK_WHY = {
  onlyLink: 'le seul chemin',
  toX: 'le chemin depuis le quartier X',
  tileValue: 'le chemin avec la meilleure tuile',
  farLetter: 'le chemin depuis la lettre la plus haute',
} as const;

const DECLINED = {
  hire: 'n’engage personne',
  award: 'renonce au bonus de prestige',
  relocate: 'ne déplace aucun gratte-ciel',
} as const;

const say = piecesOf(vocabulary);

export const events: Events = {
  laidOut: ({ letters, base }) => {
    const { visited, x } = say.tour(letters, base);
    return `Tournée du maire : ${visited} ; X : ${x}.`;
  },
  tookStack: (e, name) => `${say.who(e.who, name)} commence avec ${say.all(e.stack)}.`,
  openedRound: (e) =>
    `Tour ${e.round} : le maire est ${say.inDistrict(e.district)}. Tuiles Prestige : ${say.tiles(e.tiles)}.`,
  drew: (e, name) =>
    `${say.who(e.who, name)} pioche ${e.cards ? say.cards(e.cards) : count(e.count, 'carte')}.`,
  tookPair: (e, name) => `${say.who(e.who, name)} prend la paire ${say.pair(e.pair)}.`,
  mixed: (e, name) => `${say.who(e.who, name)} prend des cartes de deux paires : ${say.pair(e.pair)}.`,
  used: (e, name) => `${say.who(e.who, name)} paie 1 dollar et utilise : ${say.one(e.number)}.`,
  gained: (e, name) => {
    if (e.what === 'points') return `${say.who(e.who, name)} gagne ${count(e.count, 'point')}.`;
    if (e.what === 'dollars') return `${say.who(e.who, name)} prend ${count(e.count, 'dollar')}.`;
    return `${say.who(e.who, name)} prend ${towers(e.count)} dans la réserve générale.`;
  },
  discarded: (e, name) => `${say.who(e.who, name)} défausse ${say.cards(e.cards)}.`,
  reserved: (e, name) =>
    `${say.who(e.who, name)} pioche ${say.cards(e.cards)}${isTomLabel(e.who) ? '' : ' pour sa réserve'}.`,
  reshuffled: () => 'La défausse devient la nouvelle pioche.',
  dropped: (e, name) => `${say.who(e.who, name)} renvoie : ${say.one(e.number)}.`,
  hired: (e, name) => `${say.who(e.who, name)} engage : ${say.one(e.number)}.`,
  declined: (e, name) => `${say.who(e.who, name)} ${DECLINED[e.what]}.`,
  fetched: (e, name) => `${say.who(e.who, name)} prend ${say.cards(e.cards)} dans sa réserve.`,
  replacedBlack: (e, name) =>
    `${say.who(e.who, name)} remplace un gratte-ciel noir ${say.inDistrict(e.district)}.`,
  openedBidding: (e, name) => `Enchères ${say.bidding(e.kind)} ; ${say.who(e.who, name)} commence.`,
  waited: (e, name) => `${say.who(e.who, name)} enchérira en dernier.`,
  bid: (e, name) => {
    const laid = total(e.cards) > 0 ? ` : ${say.cards(e.cards)}` : '';
    const staff = e.staff.length > 0 ? ` avec ${say.all(e.staff)}` : '';
    return `${say.who(e.who, name)} enchérit à ${e.value}${laid}${staff}.`;
  },
  raised: (e, name) => {
    const laid = total(e.cards) > 0 ? ` : ${say.cards(e.cards)}` : '';
    const staff = e.staff.length > 0 ? ` avec ${say.all(e.staff)}` : '';
    return `${say.who(e.who, name)} augmente son enchère de ${e.by} et la porte à ${e.value}${laid}${staff}.`;
  },
  passed: (e, name) => `${say.who(e.who, name)} passe.`,
  kept: (e, name) => `${say.who(e.who, name)} a maintenant ${say.cards(e.cards)} en réserve.`,
  won: (e, name) => `${say.who(e.who, name)} a l’enchère la plus haute : ${e.value}.`,
  nobodyBid: (e) => `Personne n’enchérit (${say.bidding(e.kind)}).`,
  moved: (e, name) =>
    e.steps > 0
      ? `${say.who(e.who, name)} avance de ${count(e.steps, 'case')} sur la piste de presse, jusqu’à la case ${e.space}.`
      : `${say.who(e.who, name)} recule de ${count(-e.steps, 'case')} sur la piste de presse, jusqu’à la case ${e.space}.`,
  awarded: (e, name) =>
    `${say.who(e.who, name)} prend le ${say.vehicle(e.link)} entre ${say.ends(e.link)} et pose la tuile Prestige de valeur ${say.value(e.tile)} ${say.inDistrict(e.district)}.`,
  built: (e, name) => `${say.who(e.who, name)} construit ${towers(e.count)} ${say.inDistrict(e.district)}.`,
  relocated: (e, name) =>
    `${say.who(e.who, name)} déplace un gratte-ciel : ${say.district(e.from)} → ${say.district(e.district)}.`,
  completed: (e, name) =>
    e.shared
      ? `${say.who(e.who, name)} est parmi les premiers à avoir construit dans les six quartiers et gagne 4 points.`
      : `${say.who(e.who, name)} a construit en premier dans les six quartiers et gagne 4 points.`,
  tomDrew: (e, name) => `${say.who(e.who, name)} pioche une ${say.card(e.kind)} ${FATE[e.fate]}.`,
  tomBid: (e, name) =>
    e.value > 0
      ? `${say.who(e.who, name)} enchérit à ${e.value} : ${say.cards(e.cards)} ; ${TOM_WHY[e.why]}.`
      : `${say.who(e.who, name)} passe : ${TOM_WHY[e.why]}.`,
  tomHired: (e, name) =>
    `${say.who(e.who, name)} prend le personnage le plus à gauche de l’étage ${e.value} : ${say.one(e.number)}.`,
  tomChose: (e, name) =>
    `${say.who(e.who, name)} choisit ${say.district(e.district)}, ${DISTRICT_WHY[e.because]}, en ${say.vehicle(e.link)}, ${LINK_WHY[e.by]}.`,
  tomCapped: (e, name) =>
    `${say.who(e.who, name)} ne peut pas placer ${towers(e.lost)} : cinq est son maximum ${say.inDistrict(e.district)}.`,
  ranked: (e, name) => `${capital(say.district(e.district))} vaut ${e.value} : ${say.ranks(e.ranks, name)}.`,
  scored: (e, name) => `${say.who(e.who, name)} termine avec ${count(e.total, 'point')}.`,
};
