/** The log in Polish. Names of players and cards stay in the nominative. */
import { total } from '../../counts.ts';
import { isTomLabel } from '../../events.ts';
import { piecesOf } from '../logPieces.ts';
import type { Events } from '../text.ts';
import { counted } from './nouns.ts';
import { vocabulary } from './vocabulary.ts';

const dollars = (n: number) => counted(n, 'dolara', 'dolary', 'dolarów');
const points = (n: number) => counted(n, 'punkt', 'punkty', 'punktów');
const spaces = (n: number) => counted(n, 'pole', 'pola', 'pól');
const towers = (n: number) => counted(n, 'wieżowiec', 'wieżowce', 'wieżowców');
const cards = (n: number) => counted(n, 'karta', 'karty', 'kart');

const TOM_WHY = {
  opens: 'otwiera, więc nie dokłada jokera',
  leads: 'to daje mu prowadzenie',
  wins: 'dokładnie tyle jokerów, by prowadzić',
  cannotWin: 'nie może objąć prowadzenia',
  everything: 'wszystko, co ma',
  jokersOnly: 'wszystko, co ma; dwa jokery zastępują pierwszą kartę',
  noCard: 'nie ma karty tego rodzaju',
  sitsOut: 'o plany nie licytuje nigdy',
  loneJoker: 'pojedynczy joker nic nie znaczy i jest odrzucany',
} as const;

const FATE = {
  play: 'i ją zagrywa',
  keep: 'i ją zachowuje',
  past: 'i ją odrzuca: jej licytacja już minęła',
  future: 'i ją odrzuca: w trybie B niczego nie zachowuje na później',
} as const;

const DISTRICT_WHY = {
  fewest: 'ta z najmniejszą liczbą jego wieżowców',
  letter: 'najwyższa litera wśród tych z najmniejszą liczbą jego wieżowców',
} as const;

const LINK_WHY = {
  onlyLink: 'jedyne połączenie',
  toX: 'połączenie z dzielnicy X',
  tileValue: 'połączenie z lepszym żetonem',
  farLetter: 'połączenie z najwyższej litery',
} as const;

const DECLINED = {
  hire: 'nikogo nie zatrudnia',
  award: 'rezygnuje z premii prestiżu',
  relocate: 'nie przenosi wieżowca',
} as const;

const say = piecesOf(vocabulary);

export const events: Events = {
  laidOut: ({ letters, base }) => {
    const { visited, x } = say.tour(letters, base);
    return `Burmistrz odwiedzi po kolei: ${visited}; X to ${x}.`;
  },
  tookStack: (e, name) => `${say.who(e.who, name)}, postacie na początek: ${say.all(e.stack)}.`,
  openedRound: (e) =>
    `Runda ${e.round}: burmistrz jest ${say.inDistrict(e.district)}. Żetony prestiżu: ${say.tiles(e.tiles)}.`,
  drew: (e, name) => `${say.who(e.who, name)} dobiera: ${e.cards ? say.cards(e.cards) : cards(e.count)}.`,
  tookPair: (e, name) => `${say.who(e.who, name)} bierze parę: ${say.pair(e.pair)}.`,
  mixed: (e, name) => `${say.who(e.who, name)} bierze karty z dwóch par: ${say.pair(e.pair)}.`,
  used: (e, name) => `${say.who(e.who, name)} płaci 1 dolara i używa postaci: ${say.one(e.number)}.`,
  gained: (e, name) => {
    if (e.what === 'points') return `${say.who(e.who, name)} zyskuje ${points(e.count)}.`;
    if (e.what === 'dollars') return `${say.who(e.who, name)} bierze ${dollars(e.count)}.`;
    return `${say.who(e.who, name)} bierze z zasobów ${towers(e.count)}.`;
  },
  discarded: (e, name) => `${say.who(e.who, name)} odrzuca: ${say.cards(e.cards)}.`,
  reserved: (e, name) =>
    `${say.who(e.who, name)} dobiera${isTomLabel(e.who) ? '' : ' do rezerwy'}: ${say.cards(e.cards)}.`,
  reshuffled: () => 'Stos kart odrzuconych staje się nową talią.',
  dropped: (e, name) => `${say.who(e.who, name)} zwalnia postać: ${say.one(e.number)}.`,
  hired: (e, name) => `${say.who(e.who, name)} zatrudnia postać: ${say.one(e.number)}.`,
  declined: (e, name) => `${say.who(e.who, name)} ${DECLINED[e.what]}.`,
  fetched: (e, name) => `${say.who(e.who, name)} bierze z rezerwy: ${say.cards(e.cards)}.`,
  replacedBlack: (e, name) =>
    `${say.who(e.who, name)} zastępuje czarny wieżowiec ${say.inDistrict(e.district)}.`,
  openedBidding: (e, name) => `Licytacja: ${say.bidding(e.kind)}; otwiera ${say.who(e.who, name)}.`,
  waited: (e, name) => `${say.who(e.who, name)} licytuje na końcu.`,
  bid: (e, name) => {
    const laid = total(e.cards) > 0 ? `: ${say.cards(e.cards)}` : '';
    const staff = e.staff.length > 0 ? `; postacie: ${say.all(e.staff)}` : '';
    return `${say.who(e.who, name)} oferuje ${e.value}${laid}${staff}.`;
  },
  raised: (e, name) => {
    const laid = total(e.cards) > 0 ? `: ${say.cards(e.cards)}` : '';
    const staff = e.staff.length > 0 ? `; postacie: ${say.all(e.staff)}` : '';
    return `${say.who(e.who, name)} podnosi ofertę o ${e.by}, do ${e.value}${laid}${staff}.`;
  },
  passed: (e, name) => `${say.who(e.who, name)} pasuje.`,
  kept: (e, name) => `${say.who(e.who, name)} ma teraz w rezerwie: ${say.cards(e.cards)}.`,
  won: (e, name) => `${say.who(e.who, name)} ma najwyższą ofertę: ${e.value}.`,
  nobodyBid: (e) => `Licytacja: ${say.bidding(e.kind)}; nikt nie licytuje.`,
  moved: (e, name) =>
    e.steps > 0
      ? `${say.who(e.who, name)} idzie na torze prasy o ${spaces(e.steps)} do przodu, na pole ${e.space}.`
      : `${say.who(e.who, name)} cofa się na torze prasy o ${spaces(-e.steps)}, na pole ${e.space}.`,
  awarded: (e, name) =>
    `${say.who(e.who, name)} bierze pojazd (${say.vehicle(e.link)}, ${say.way(e.link)}) i kładzie żeton prestiżu o wartości ${say.value(e.tile)} ${say.inDistrict(e.district)}.`,
  built: (e, name) => `${say.who(e.who, name)} buduje ${towers(e.count)} ${say.inDistrict(e.district)}.`,
  relocated: (e, name) =>
    `${say.who(e.who, name)} przenosi wieżowiec: ${say.district(e.from)} → ${say.district(e.district)}.`,
  completed: (e, name) =>
    e.shared
      ? `${say.who(e.who, name)} jest wśród pierwszych we wszystkich sześciu dzielnicach i zyskuje 4 punkty.`
      : `${say.who(e.who, name)} przed wszystkimi innymi ma wieżowce w sześciu dzielnicach i zyskuje 4 punkty.`,
  tomDrew: (e, name) => `${say.who(e.who, name)} dobiera kartę (${say.card(e.kind)}) ${FATE[e.fate]}.`,
  tomBid: (e, name) =>
    e.value > 0
      ? `${say.who(e.who, name)} oferuje ${e.value}: ${say.cards(e.cards)}; ${TOM_WHY[e.why]}.`
      : `${say.who(e.who, name)} nie licytuje: ${TOM_WHY[e.why]}.`,
  tomHired: (e, name) =>
    `${say.who(e.who, name)} bierze postać najbardziej z lewej z półki ${e.value}: ${say.one(e.number)}.`,
  tomChose: (e, name) =>
    `${say.who(e.who, name)} wybiera dzielnicę ${say.district(e.district)} (${DISTRICT_WHY[e.because]}); pojazd: ${say.vehicle(e.link)} (${LINK_WHY[e.by]}).`,
  tomCapped: (e, name) =>
    `${say.who(e.who, name)} nie może postawić wieżowców (${e.lost}): pięć to jego granica ${say.inDistrict(e.district)}.`,
  ranked: (e, name) => `${say.district(e.district)}, wartość ${e.value}: ${say.ranks(e.ranks, name)}.`,
  scored: (e, name) => `${say.who(e.who, name)} kończy z wynikiem: ${points(e.total)}.`,
};
