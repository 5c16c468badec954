/** The drawings in Polish. */
import { at } from '#kernel';
import { FOUNTAIN, type Tile } from '../../components.ts';
import type { BoardText } from '../boardText.ts';
import { capital, halves, pieceName } from '../naming.ts';
import { counted, noun, PIECE, TURN } from './names.ts';

const START_AREA = 'Obszar startowy';
const piece = (tile: Tile) => (tile === FOUNTAIN ? 'Fontanna' : capital(pieceName(PIECE, tile)));

/** So many halves: whole numbers of squares are counted, parts of one take the genitive. */
const squares = (count: number) => (count % 2 === 1 ? 'pola' : noun(count / 2, 'pole', 'pola', 'pól'));

export const board: BoardText = {
  piece,
  faces: { dark: 'Dach (czarny)', green: 'Ogród (zielony)', water: 'Fontanna' },
  sides: { dark: 'Dachy', green: 'Ogrody' },
  startArea: START_AREA,
  yourCity: 'Twoje miasto',
  cityOf: (name) => `Miasto: ${name}`,
  taken: 'zajęte',
  enlarge: 'Pokaż w powiększeniu',
  goBack: 'Wróć do swojego miasta',
  squares: (count) => `${halves(count)} ${squares(count)}`,
  places: (count) => (count === 0 ? 'brak miejsca' : counted(count, 'miejsce', 'miejsca', 'miejsc')),
  placeHere: 'Ułóż tutaj',
  turned: (quarters) => capital(at(TURN, quarters)),
  notHere: 'Tu nie można',
  clash: (on, where) =>
    `Na ${where} już coś leży: ${(on === 'start' ? START_AREA : piece(on)).toLowerCase()}.`,
  moveHint: 'Przeciągnij, dotknij pola albo przesuwaj strzałkami.',
  rounds: 'Rundy',
  now: 'teraz',
  cards: 'Karty tej rundy',
  cardStates: {
    played: 'zagrana',
    now: 'teraz',
    closed: 'zakryta',
    known: 'znana',
    ahead: 'później',
  },
  take: 'weź',
  inHand: 'w ręce',
  cardsPlayed: (count, all) => `zagrane: ${count} z ${all}`,
  inTheMiddle: 'Pośrodku',
  shared: 'wspólna',
  deck: (count) => counted(count, 'karta w talii', 'karty w talii', 'kart w talii'),
  balance: 'Równowaga',
  bonus: 'Premia na koniec według różnicy',
  even: 'po równo',
  points: (count) => counted(count, 'punkt', 'punkty', 'punktów'),
  rectangle: 'Największy prostokąt',
  withThis: 'z tą częścią',
  ifEnded: 'gdyby gra skończyła się teraz',
  tiles: 'Płytki',
  allTiles: 'Wszystkie płytki',
  left: (count) => `jeszcze ${count}`,
  fates: {
    built: 'ułożona',
    declined: 'odłożona',
    now: 'teraz',
    known: 'znana',
    ahead: 'jeszcze przyjdzie',
  },
  fountains: 'Fontanny',
  lookAlike: 'Ma podobną płytkę',
  lookAlikeIs: {
    built: 'Druga leży w twoim mieście.',
    declined: 'Druga jest odłożona.',
    ahead: 'Druga jeszcze się pojawi.',
    known: 'Druga pojawi się później w tej rundzie.',
    now: 'Teraz w grze są obie.',
  },
  tower: 'Wieża punktów',
  starts: (name) => `Znacznik rozpoczynającego: ${name}`,
  nextLevel: (points) => `Następny poziom od ${points}`,
  placing: 'jeszcze układa',
  done: 'gotowe',
  tabs: { city: 'Miasto', cards: 'Karty', tiles: 'Płytki', cities: 'Miasta' },
  scoredNow: 'teraz prostokąt, na koniec równowaga',
  apart: (count) => `różnica ${count}`,
  takesMarker: (to, from) =>
    `Najwięcej punktów: ${to} przejmuje znacznik rozpoczynającego, który miał gracz ${from}.`,
  fullCity: 'Gdy zabudowano wszystkie 49 pól',
  signs: { tower: 'Jedno okno na punkt' },
  legend: {
    roof: ['Dach', 'Czarna strona płytki: cegły, kalenice i kominy.'],
    garden: ['Ogród', 'Zielona strona, lustrzane odbicie czarnej: żywopłot, ścieżka i drzewa.'],
    fountain: ['Fontanna', 'Pół pola bez koloru; jedna na rundę.'],
    start: [
      'Obszar startowy, strona czarna',
      'Wydrukowany na planszy: dach z zieloną kopułą. Liczy się jako zabudowany.',
    ],
    startGreen: ['Obszar startowy, strona zielona', 'Wydrukowany na planszy: ogród z pawilonem.'],
    rectangle: ['Największy prostokąt', 'Na koniec rundy jeden punkt za każde jego pole.'],
    preview: ['Podgląd', 'Linie przerywane pokazują, co zmieni trzymana część.'],
    ghost: ['Trzymana część', 'Przerywana linia w kolorze nefrytu i ptaszek: może tu leżeć.'],
    spot: ['Możliwe miejsce', 'Część, tak jak jest obrócona, można tu ułożyć.'],
    wrong: ['Tu nie można', 'Czerwone kreskowanie; to, co już zajęte, jest wypełnione.'],
    scales: ['Równowaga', 'Zabudowane pola z dachami przeciw zabudowanym polom z ogrodami.'],
    card: ['Zagrywana karta', 'Wszyscy układają teraz tę płytkę; wyżej widać, kto ją trzymał.'],
    closed: ['Zakryta karta', 'Karty innych graczy pokazują płytkę dopiero po zagraniu.'],
    known: ['Znana karta', 'Jeszcze nie w grze, ale już ją znasz.'],
    shared: ['Wspólna karta', 'Znają ją dwie osoby.'],
    lookAlike: ['Podobna płytka', 'Inna płytka różni się tylko jedną połówką.'],
    trayAhead: ['Płytka na później', 'Jasna: jeszcze niezagrana.'],
    trayUsed: ['Płytka w mieście', 'Wyblakła: ułożona.'],
    trayDeclined: ['Płytka odłożona', 'Przekreślona: dla tego gracza poza grą.'],
    tower: [
      'Wieża punktów',
      'Jedno okno na punkt, dziesięć na piętrze; po 100 zaczyna się od nowa, z flagą.',
    ],
    marker: [
      'Znacznik rozpoczynającego',
      'Najpierw zagrywa się odkrytą kartę pośrodku; znacznik pokazuje, czyją kartę odkrywa się potem. W grze solo go nie ma.',
    ],
  },
};
