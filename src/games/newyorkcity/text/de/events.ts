/** The log in German. */
import { total } from '../../counts.ts';
import { isTomLabel } from '../../events.ts';
import { piecesOf } from '../logPieces.ts';
import { capital, type Events } from '../text.ts';
import { vocabulary } from './vocabulary.ts';

const count = (n: number, one: string, several: string) => `${n} ${n === 1 ? one : several}`;
const towers = (n: number) => `${n} Wolkenkratzer`;

const TOM_WHY = {
  opens: 'als Erster legt er keinen Joker dazu',
  leads: 'damit liegt er vorn',
  wins: 'genau so viele Joker, dass er vorn liegt',
  cannotWin: 'er kommt nicht nach vorn',
  everything: 'alles, was er hat',
  jokersOnly: 'alles, was er hat; zwei Joker stehen für die erste Karte',
  noCard: 'er hat keine Karte dieser Sorte',
  sitsOut: 'um Baupläne bietet er nie',
  loneJoker: 'ein einzelner Joker zählt nicht und wird abgeworfen',
} as const;

const FATE = {
  play: 'und spielt sie aus',
  keep: 'und behält sie',
  past: 'und wirft sie ab: Ihre Bietrunde ist vorbei',
  future: 'und wirft sie ab: Im Modus B hebt er nichts für später auf',
} as const;

const DISTRICT_WHY = {
  fewest: 'den Bezirk mit den wenigsten eigenen Wolkenkratzern',
  letter: 'den höchsten Buchstaben unter den Bezirken mit den wenigsten eigenen Wolkenkratzern',
} as const;

const LINK_WHY = {
  onlyLink: 'der einzige Weg',
  toX: 'der Weg vom Bezirk X',
  tileValue: 'der Weg mit dem besseren Plättchen',
  farLetter: 'der Weg vom höchsten Buchstaben',
} as const;

const DECLINED = {
  hire: 'stellt niemanden ein',
  award: 'verzichtet auf den Prestige-Bonus',
  relocate: 'versetzt keinen Wolkenkratzer',
} as const;

const say = piecesOf(vocabulary);

export const events: Events = {
  laidOut: ({ letters, base }) => {
    const { visited, x } = say.tour(letters, base);
    return `Der Bürgermeister besucht ${visited}; X ist ${x}.`;
  },
  tookStack: (e, name) => `${say.who(e.who, name)} beginnt mit ${say.all(e.stack)}.`,
  openedRound: (e) =>
    `Runde ${e.round}: Der Bürgermeister ist ${say.inDistrict(e.district)}. Prestigeplättchen: ${say.tiles(e.tiles)}.`,
  drew: (e, name) =>
    `${say.who(e.who, name)} zieht ${e.cards ? say.cards(e.cards) : count(e.count, 'Karte', 'Karten')}.`,
  tookPair: (e, name) => `${say.who(e.who, name)} nimmt das Paar ${say.pair(e.pair)}.`,
  mixed: (e, name) => `${say.who(e.who, name)} nimmt Karten aus zwei Paaren: ${say.pair(e.pair)}.`,
  used: (e, name) => `${say.who(e.who, name)} zahlt 1 Dollar und nutzt: ${say.one(e.number)}.`,
  gained: (e, name) => {
    if (e.what === 'points') return `${say.who(e.who, name)} erhält ${count(e.count, 'Punkt', 'Punkte')}.`;
    if (e.what === 'dollars') return `${say.who(e.who, name)} nimmt ${e.count} Dollar.`;
    return `${say.who(e.who, name)} nimmt ${towers(e.count)} aus dem Bestand.`;
  },
  discarded: (e, name) => `${say.who(e.who, name)} wirft ${say.cards(e.cards)} ab.`,
  reserved: (e, name) =>
    `${say.who(e.who, name)} zieht ${say.cards(e.cards)}${isTomLabel(e.who) ? '' : ' in den Vorrat'}.`,
  reshuffled: () => 'Der Ablagestapel wird zum neuen Nachziehstapel.',
  dropped: (e, name) => `${say.who(e.who, name)} entlässt: ${say.one(e.number)}.`,
  hired: (e, name) => `${say.who(e.who, name)} stellt ein: ${say.one(e.number)}.`,
  declined: (e, name) => `${say.who(e.who, name)} ${DECLINED[e.what]}.`,
  fetched: (e, name) => `${say.who(e.who, name)} nimmt ${say.cards(e.cards)} aus dem Vorrat.`,
  replacedBlack: (e, name) =>
    `${say.who(e.who, name)} ersetzt einen schwarzen Wolkenkratzer ${say.inDistrict(e.district)}.`,
  openedBidding: (e, name) => `Bietrunde ${say.bidding(e.kind)}; ${say.who(e.who, name)} beginnt.`,
  waited: (e, name) => `${say.who(e.who, name)} bietet zuletzt.`,
  bid: (e, name) => {
    const laid = total(e.cards) > 0 ? `: ${say.cards(e.cards)}` : '';
    const staff = e.staff.length > 0 ? ` mit ${say.all(e.staff)}` : '';
    return `${say.who(e.who, name)} bietet ${e.value}${laid}${staff}.`;
  },
  raised: (e, name) => {
    const laid = total(e.cards) > 0 ? `: ${say.cards(e.cards)}` : '';
    const staff = e.staff.length > 0 ? ` mit ${say.all(e.staff)}` : '';
    return `${say.who(e.who, name)} erhöht das Gebot um ${e.by} auf ${e.value}${laid}${staff}.`;
  },
  passed: (e, name) => `${say.who(e.who, name)} passt.`,
  kept: (e, name) => `${say.who(e.who, name)} hat jetzt ${say.cards(e.cards)} im Vorrat.`,
  won: (e, name) => `${say.who(e.who, name)} hat das höchste Gebot: ${e.value}.`,
  nobodyBid: (e) => `Niemand bietet (${say.bidding(e.kind)}).`,
  moved: (e, name) =>
    e.steps > 0
      ? `${say.who(e.who, name)} zieht auf der Presseleiste ${count(e.steps, 'Feld', 'Felder')} vor, auf Feld ${e.space}.`
      : `${say.who(e.who, name)} geht auf der Presseleiste ${count(-e.steps, 'Feld', 'Felder')} zurück, auf Feld ${e.space}.`,
  awarded: (e, name) =>
    `${say.who(e.who, name)} nimmt das Fahrzeug ${say.vehicle(e.link)} (${say.way(e.link)}) und legt das Prestigeplättchen mit dem Wert ${say.value(e.tile)} ${say.inDistrict(e.district)} ab.`,
  built: (e, name) => `${say.who(e.who, name)} baut ${towers(e.count)} ${say.inDistrict(e.district)}.`,
  relocated: (e, name) =>
    `${say.who(e.who, name)} versetzt einen Wolkenkratzer: ${say.district(e.from)} → ${say.district(e.district)}.`,
  completed: (e, name) =>
    e.shared
      ? `${say.who(e.who, name)} gehört zu den Ersten in allen sechs Bezirken und erhält 4 Punkte.`
      : `${say.who(e.who, name)} ist zuerst in allen sechs Bezirken vertreten und erhält 4 Punkte.`,
  tomDrew: (e, name) => `${say.who(e.who, name)} zieht eine Karte (${say.card(e.kind)}) ${FATE[e.fate]}.`,
  tomBid: (e, name) =>
    e.value > 0
      ? `${say.who(e.who, name)} bietet ${e.value}: ${say.cards(e.cards)}; ${TOM_WHY[e.why]}.`
      : `${say.who(e.who, name)} bietet nicht; ${TOM_WHY[e.why]}.`,
  tomHired: (e, name) =>
    `${say.who(e.who, name)} nimmt ganz links im Stockwerk ${e.value}: ${say.one(e.number)}.`,
  tomChose: (e, name) =>
    `${say.who(e.who, name)} wählt ${say.district(e.district)}, ${DISTRICT_WHY[e.because]}; Fahrzeug ${say.vehicle(e.link)}, ${LINK_WHY[e.by]}.`,
  tomCapped: (e, name) =>
    `${say.who(e.who, name)} kann ${towers(e.lost)} nicht bauen: Mehr als fünf darf er ${say.inDistrict(e.district)} nicht haben.`,
  ranked: (e, name) =>
    `${capital(say.district(e.district))} ist ${e.value} wert: ${say.ranks(e.ranks, name)}.`,
  scored: (e, name) => `${say.who(e.who, name)} hat am Ende ${count(e.total, 'Punkt', 'Punkte')}.`,
};
