/** Prompts, answers and all other sentences of the game in Polish; the log is in events.ts. */

import { at } from '#kernel';
import { CHARACTER } from '../../characters.ts';
import { BIDDING_KINDS, DISTRICTS } from '../../components.ts';
import { info } from '../../info.ts';
import { mayUseFirst } from '../../queries.ts';
import { type Phrases, sayAnswer, sayGroup } from '../answers.ts';
import { levelText } from '../levelText.ts';
import { character, characterTrait, pairOf, type Text } from '../text.ts';
import { events } from './events.ts';
import { facts } from './facts.ts';
import { counted } from './nouns.ts';
import { vocabulary } from './vocabulary.ts';

const phrases: Phrases = {
  pass: 'Nie licytuj',
  done: 'Nic, dalej',
  swap: 'Najpierw wymień karty z rezerwą',
  use: (name) => `Użyj: ${name}`,
  from: (kind, pair) => `${vocabulary.card[kind].one} (z pary: ${pair})`,
  with: (staff) => `postacie: ${staff}`,
  back: (back) => counted(back, 'pole w tył', 'pola w tył', 'pól w tył'),
  award: (vehicle, value, ends, district) =>
    `Żeton ${value} (${vocabulary.vehicle[vehicle]}): ${vocabulary.district[district]}, połączenie ${ends}`,
  moveFrom: (district) => `Skąd: ${vocabulary.district[district]}`,
  group: {
    pass: 'Pas',
    use: 'Postacie',
    swap: 'Rezerwa',
    choices: 'Do wyboru',
    bid: (value) => `Oferta ${value}`,
    raise: (value) => `Podnieś o ${value}`,
    cards: (count) => counted(count, 'karta', 'karty', 'kart'),
    value: (value) => `Wartość ${value}`,
  },
};

const BIDDING_HINT = {
  press: 'pola na torze prasy',
  dollars: 'dolary',
  characters: 'postać',
  plans: 'wieżowce na twoją planszę',
  prestige: 'punkty i żetony prestiżu',
  skyscrapers: 'wieżowce w dzielnicy burmistrza',
} as const;

export const words: Text = {
  title: info.title,
  values: {
    cards: 'Karty każdego rodzaju',
    baseValues: 'Wartości bazowe płytek postępu',
    skyscrapers: 'Ile jest wieżowców',
    startingPieces: 'Z czym każdy zaczyna',
    allSixDistricts: 'Punkty za wszystkie sześć dzielnic',
    pressTrack: 'Tor prasy',
    elevator: 'Winda',
    tom: 'Poziomy i limity Toma',
    abilities: 'Wartości zdolności postaci',
    setPoints: 'Punkty za zestawy',
    knownLinks: 'Dwa połączenia podane w instrukcji',
    otherLinks: 'Pozostałe połączenia i ich pojazdy',
    prestigeTiles: 'Wartości żetonów prestiżu',
    lanterns: 'Który latarnik należy do której dzielnicy',
    sets: 'Z czego składają się zestawy',
    characters: 'Wartości i liczba postaci',
  },
  prompt: {
    pickStack: () => 'Z którymi dwiema postaciami zaczynasz?',
    draft: (step, { view }) =>
      mayUseFirst(view, step) ? 'Weź parę kart albo najpierw użyj postaci.' : 'Weź parę kart.',
    mix: () => 'Które karty bierzesz z dwóch par?',
    assist: () => 'Użyć teraz postaci?',
    exchange: () => 'Które karty z ręki wymieniasz?',
    discardTwo: () => 'Które dwie karty odrzucasz?',
    drop: () => 'Która z twoich postaci wypada z gry?',
    hire: ({ value }) => `Zatrudnij postać o wartości co najwyżej ${value}.`,
    fetch: ({ pair }) => `Które karty rezerwy bierzesz do tej pary: ${pairOf(vocabulary, pair)}?`,
    replaceBlack: () => 'Gdzie zastępujesz czarny wieżowiec?',
    bid: (_step, { view }) =>
      `Twoja oferta (${vocabulary.bidding[at(BIDDING_KINDS, view.bidding)]}): daje ${BIDDING_HINT[at(BIDDING_KINDS, view.bidding)]}.`,
    raise: () => 'Podnosisz swoją ofertę?',
    refresh: () => 'Które karty odrzucasz, by odnowić rezerwę?',
    keep: () => 'Które karty zostają w twojej rezerwie, jawnie dla wszystkich?',
    award: () => 'Który żeton prestiżu bierzesz, z którym pojazdem i dokąd trafia?',
    relocate: ({ district }) =>
      `Twoja plansza jest pusta: przenosisz wieżowiec do dzielnicy ${vocabulary.district[at(DISTRICTS, district)]}?`,
    reinforce: ({ district }) =>
      `Zbudować jeszcze jeden wieżowiec ${vocabulary.inDistrict[at(DISTRICTS, district)]}?`,
    renew: () => `${character(vocabulary, CHARACTER.clerk)}: które karty wymieniasz za 1 dolara?`,
    act: () => 'Której postaci używasz?',
  },
  answer: (action, telling) => sayAnswer(vocabulary, phrases, action, telling),
  group: (action, telling) => sayGroup(phrases, action, telling),
  event: events,
  fact: facts,
  trait: {
    start: { heading: 'Postacie na początku', of: (id) => characterTrait(vocabulary, id) },
    hired: { heading: 'Zatrudnione postacie', of: (id) => characterTrait(vocabulary, id) },
  },
  part: {
    track: 'Tor punktów',
    statue: 'Statua Wolności',
    staff: 'Postacie',
    endStaff: 'Postacie końcowe',
    majorities: 'Przewagi',
    districts: 'Wszystkie dzielnice',
    press: 'Prasa',
    leftovers: 'Pozostałości',
  },
  ending: {
    fifthRound: 'Piąta runda skończona.',
    aheadOfTom: 'Piąta runda skończona.',
    behindTom: 'Piąta runda skończona.',
  },
  reason: {
    needsTom: 'Kto gra solo, potrzebuje co najmniej jednego Toma.',
    tooMany: 'Graczy i Tomów może być razem najwyżej czterech.',
    noSuchStack: 'Nie ma takiego stosu postaci.',
    noSuchPair: 'Nie ma takiej pary.',
    notYours: 'Nie masz tej postaci.',
    noDollar: 'Nie masz dolara dla tej postaci albo była już użyta w tej rundzie.',
    wrongMoment: 'Tej postaci nie można teraz użyć.',
    jokersAlone: 'Samych jokerów zagrać nie można.',
    notEnoughCards: 'Nie masz tych kart do zagrania.',
    wrongKind: 'Te karty nie dają takiej oferty.',
    wrongValue: 'Te karty i postacie nie dają oferty o tej wartości.',
    tooExpensive: 'Ta postać jest za droga.',
    notOnShelf: 'Tej postaci nie ma wśród odkrytych.',
    vehicleGone: 'Na planszy nie ma już pojazdu do tego żetonu.',
    notLinked: 'Ten pojazd nie jeździ do tej dzielnicy.',
    wrongNumber: 'To nie jest właściwa liczba kart.',
    notThere: 'Nie ma tam tego, co chcesz wziąć.',
    mustChoose: 'Wybierz jedną z odpowiedzi z listy.',
  },
  options: {
    toms: { label: 'Tomowie', help: 'Ilu automatycznych graczy siada do stołu.' },
    level: {
      label: 'Poziom Toma',
      help: 'Od łatwego do trudnego; przy poziomie dowolnym tryb i liczbę kart ustalasz tutaj.',
      value: (value) => levelText(value, ['łatwy', 'średni', 'trudny'], 'dowolny'),
    },
    mode: {
      label: 'Tryb Toma',
      help: 'Przy poziomie dowolnym: A jest przewidywalny, C nie.',
      value: (value) => `Tryb ${value}`,
    },
    cards: { label: 'Karty Toma', help: 'Przy poziomie dowolnym: ile kart Tom dobiera co rundę.' },
  },
};
