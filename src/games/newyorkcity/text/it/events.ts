/** The log in Italian. */
import { total } from '../../counts.ts';
import { isTomLabel } from '../../events.ts';
import { piecesOf } from '../logPieces.ts';
import { capital, type Events } from '../text.ts';
import { vocabulary } from './vocabulary.ts';

const count = (n: number, one: string, several: string) => `${n} ${n === 1 ? one : several}`;
const dollars = (n: number) => count(n, 'dollaro', 'dollari');
const points = (n: number) => count(n, 'punto', 'punti');
const spaces = (n: number) => count(n, 'casella', 'caselle');
const towers = (n: number) => count(n, 'grattacielo', 'grattacieli');

const TOM_WHY = {
  opens: 'apre e perciò non aggiunge jolly',
  leads: 'così è in testa',
  wins: 'i jolly che bastano per andare in testa',
  cannotWin: 'non può andare in testa',
  everything: 'tutto quello che ha',
  jokersOnly: 'tutto quello che ha; due jolly valgono la prima carta',
  noCard: 'non ha carte di questo tipo',
  sitsOut: 'non fa mai offerte per i progetti',
  loneJoker: 'un jolly solo non conta e si scarta',
} as const;

const FATE = {
  play: ['gioca', ''],
  keep: ['conserva', ''],
  past: ['scarta', '; la sua asta è già passata'],
  future: ['scarta', '; nella modalità B non conserva nulla per dopo'],
} as const;

const DISTRICT_WHY = {
  fewest: 'quello con meno grattacieli suoi',
  letter: 'la lettera più alta tra quelli con meno grattacieli suoi',
} as const;

const LINK_WHY = {
  onlyLink: 'l’unica via',
  toX: 'la via dal distretto X',
  tileValue: 'la via con la tessera migliore',
  farLetter: 'la via dalla lettera più alta',
} as const;

const DECLINED = {
  hire: 'non ingaggia nessuno',
  award: 'rinuncia al bonus del prestigio',
  relocate: 'non sposta grattacieli',
} as const;

const say = piecesOf(vocabulary);

export const events: Events = {
  laidOut: ({ letters, base }) => {
    const { visited, x } = say.tour(letters, base);
    return `Il sindaco visiterà ${visited}; X è ${x}.`;
  },
  tookStack: (e, name) => `${say.who(e.who, name)} comincia con ${say.all(e.stack)}.`,
  openedRound: (e) =>
    `Round ${e.round}: il sindaco è ${say.inDistrict(e.district)}. Tessere prestigio: ${say.tiles(e.tiles)}.`,
  drew: (e, name) =>
    `${say.who(e.who, name)} pesca ${e.cards ? say.cards(e.cards) : count(e.count, 'carta', 'carte')}.`,
  tookPair: (e, name) => `${say.who(e.who, name)} prende la coppia ${say.pair(e.pair)}.`,
  mixed: (e, name) => `${say.who(e.who, name)} prende carte da due coppie: ${say.pair(e.pair)}.`,
  used: (e, name) => `${say.who(e.who, name)} paga 1 dollaro e usa: ${say.one(e.number)}.`,
  gained: (e, name) => {
    if (e.what === 'points') return `${say.who(e.who, name)} ottiene ${points(e.count)}.`;
    if (e.what === 'dollars') return `${say.who(e.who, name)} prende ${dollars(e.count)}.`;
    return `${say.who(e.who, name)} prende ${towers(e.count)} dalla scorta.`;
  },
  discarded: (e, name) => `${say.who(e.who, name)} scarta ${say.cards(e.cards)}.`,
  reserved: (e, name) =>
    `${say.who(e.who, name)} pesca ${say.cards(e.cards)}${isTomLabel(e.who) ? '' : ' per la riserva'}.`,
  reshuffled: () => 'La pila degli scarti diventa il nuovo mazzo.',
  dropped: (e, name) => `${say.who(e.who, name)} congeda: ${say.one(e.number)}.`,
  hired: (e, name) => `${say.who(e.who, name)} ingaggia: ${say.one(e.number)}.`,
  declined: (e, name) => `${say.who(e.who, name)} ${DECLINED[e.what]}.`,
  fetched: (e, name) => `${say.who(e.who, name)} prende ${say.cards(e.cards)} dalla riserva.`,
  replacedBlack: (e, name) =>
    `${say.who(e.who, name)} sostituisce un grattacielo nero ${say.inDistrict(e.district)}.`,
  openedBidding: (e, name) => `Asta: ${say.bidding(e.kind)}; apre ${say.who(e.who, name)}.`,
  waited: (e, name) => `${say.who(e.who, name)} farà l’offerta alla fine.`,
  bid: (e, name) => {
    const laid = total(e.cards) > 0 ? `: ${say.cards(e.cards)}` : '';
    const staff = e.staff.length > 0 ? ` con ${say.all(e.staff)}` : '';
    return `${say.who(e.who, name)} offre ${e.value}${laid}${staff}.`;
  },
  raised: (e, name) => {
    const laid = total(e.cards) > 0 ? `: ${say.cards(e.cards)}` : '';
    const staff = e.staff.length > 0 ? ` con ${say.all(e.staff)}` : '';
    return `${say.who(e.who, name)} aumenta l’offerta di ${e.by}, fino a ${e.value}${laid}${staff}.`;
  },
  passed: (e, name) => `${say.who(e.who, name)} passa.`,
  kept: (e, name) => `${say.who(e.who, name)} ha ora nella riserva: ${say.cards(e.cards)}.`,
  won: (e, name) => `${say.who(e.who, name)} ha l’offerta più alta: ${e.value}.`,
  nobodyBid: (e) => `Asta ${say.bidding(e.kind)}: nessuno fa un’offerta.`,
  moved: (e, name) =>
    e.steps > 0
      ? `${say.who(e.who, name)} avanza di ${spaces(e.steps)} sul tracciato della stampa, fino alla ${e.space}.`
      : `${say.who(e.who, name)} arretra di ${spaces(-e.steps)} sul tracciato della stampa, fino alla ${e.space}.`,
  awarded: (e, name) =>
    `${say.who(e.who, name)} prende un veicolo (${say.vehicle(e.link)}, ${say.way(e.link)}) e mette la tessera prestigio di valore ${say.value(e.tile)} ${say.inDistrict(e.district)}.`,
  built: (e, name) => `${say.who(e.who, name)} costruisce ${towers(e.count)} ${say.inDistrict(e.district)}.`,
  relocated: (e, name) =>
    `${say.who(e.who, name)} sposta un grattacielo: ${say.district(e.from)} → ${say.district(e.district)}.`,
  completed: (e, name) =>
    e.shared
      ? `${say.who(e.who, name)} è tra i primi in tutti e sei i distretti e ottiene 4 punti.`
      : `${say.who(e.who, name)} arriva prima di tutti nei sei distretti e ottiene 4 punti.`,
  tomDrew: (e, name) => {
    const [fate, why] = FATE[e.fate];
    return `${say.who(e.who, name)} pesca e ${fate}: ${say.card(e.kind)}${why}.`;
  },
  tomBid: (e, name) =>
    e.value > 0
      ? `${say.who(e.who, name)} offre ${e.value}: ${say.cards(e.cards)}; ${TOM_WHY[e.why]}.`
      : `${say.who(e.who, name)} non fa offerte: ${TOM_WHY[e.why]}.`,
  tomHired: (e, name) =>
    `${say.who(e.who, name)} prende il personaggio più a sinistra del ripiano ${e.value}: ${say.one(e.number)}.`,
  tomChose: (e, name) =>
    `${say.who(e.who, name)} sceglie ${say.district(e.district)}, ${DISTRICT_WHY[e.because]}; veicolo: ${say.vehicle(e.link)}, ${LINK_WHY[e.by]}.`,
  tomCapped: (e, name) =>
    `${say.who(e.who, name)} non può mettere ${towers(e.lost)}: cinque è il suo massimo ${say.inDistrict(e.district)}.`,
  ranked: (e, name) => `${capital(say.district(e.district))} vale ${e.value}: ${say.ranks(e.ranks, name)}.`,
  scored: (e, name) => `${say.who(e.who, name)} finisce con ${points(e.total)}.`,
};
