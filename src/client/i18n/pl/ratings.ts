/** What is said about ratings, in Polish. */
import type { RatingsText } from '../text/ratings.ts';
import { counted } from './counting.ts';

export const ratings: RatingsText = {
  ladder: 'Ranking',
  lead: 'Kto gra najlepiej, według gry i liczby miejsc.',
  rivals: 'Przeciwnicy',
  against: { people: 'Przeciw ludziom', bots: 'Przeciw botom' },
  rating: 'Ocena',
  ratings: 'Oceny',
  player: 'Kto',
  place: 'Miejsce',
  games: 'Partie',
  band: 'Prawdopodobny poziom',
  provisional: 'tymczasowa',
  mine: (place, people) => `Twoje miejsce: ${place} z ${people}.`,
  unlisted: 'Inni nie widzą cię tutaj, bo nie pokazujesz swoich partii wszystkim.',
  notYet: 'Nie masz tu jeszcze oceny. Zagraj partię rankingową: liczy się od pierwszej.',
  toTables: 'Do stołów',
  empty: 'Nikt nie ma tu jeszcze oceny.',
  how: 'Jak powstaje ocena',
  explained: {
    people: [
      'Ocena szacuje, jak silnie ktoś gra, i mówi, jak bardzo może się mylić. Po każdej partii rankingowej zwycięzca zyskuje, a pozostali tracą: dużo, gdy wynik zaskakuje, mało, gdy można się go było spodziewać.',
      'Pokazana liczba jest ostrożna: tyle ktoś jest wart co najmniej, z pewnością 95 %. Zaczyna nisko i rośnie, gdy wiadomo więcej, żeby kilka szczęśliwych partii nie prowadziło listy. Dopóki wiadomo za mało, ocena jest tymczasowa.',
      'Przy tej samej pewności 100 punktów przewagi daje około 60 wygranych na 100 partii we dwoje.',
      'Partia liczy się, gdy tak mówi stół: z zegarem, publicznie, wszyscy z kontem, bez cofania przed coś odkrytego. Kto odejdzie lub przegra na czas, jest ostatni, nawet jeśli wygra bot, który gra dalej. Odwołana partia się nie liczy, podobnie jak więcej niż dziesięć dziennie między tymi samymi dwiema osobami.',
      'Każda gra i liczba miejsc ma własny ranking. Wszystkie oceny wynikają wyłącznie z zapisanych partii; kto prowadzi serwer, może je przeliczyć i otrzyma te same liczby.',
    ],
    bots: [
      'Tutaj ludzie mierzą się z botami. Oceny botów są stałe: pochodzą z tysięcy partii między nimi, żeby skala się nie zmieniała.',
      'Pokazana liczba jest ostrożna: tyle ktoś jest wart co najmniej, z pewnością 95 %. Kto stoi obok bota, wygrywa z nim mniej więcej co drugą partię we dwoje.',
      'Partia liczy się, gdy tak mówi stół: z zegarem, z kontem i botami na wszystkich pozostałych miejscach; bez podpowiedzi, przerw i cofania przed coś odkrytego. Kto odejdzie lub się podda, jest ostatni.',
    ],
  },
  bandInWords: (low, high, middle) => `od ${low} do ${high}, najpewniej ${middle}`,
  note: 'Liczba to twoje minimum, z pewnością 95 %. W paśmie prawdopodobnie jesteś; zwęża się, gdy grasz.',
  noteAlone: 'Liczba to minimum, z pewnością 95 %. Pasmo to prawdopodobny poziom; zwęża się z każdą partią.',
  overTime: 'W czasie',
  date: 'Data',
  change: 'Zmiana',
  rose: 'wzrost',
  fell: 'spadek',
  roseBy: (points) => `o ${points} więcej`,
  fellBy: (points) => `o ${points} mniej`,
  lastGames: (count) => `Ostatnie: ${counted(count, 'partia', 'partie', 'partii', 'partii')}`,
  plot: (first, last, highest, lowest) => `Od ${first} do ${last}; najwyżej ${highest}, najniżej ${lowest}.`,
  waiting: 'Ocena pojawi się, gdy serwer policzy tę partię.',
  notCounted:
    'Ta partia nie liczyła się do oceny: ktoś nie ma konta, została odwołana albo było dziś za wiele partii między tymi samymi osobami.',
  terms: {
    people: 'Do rankingu przeciw ludziom, jeśli wszyscy mają konto',
    bots: 'Do rankingu przeciw botom: bez podpowiedzi i przerw',
    none: 'Nie',
  },
  noHints: 'Ta partia liczy się do oceny: bez podpowiedzi i przerw.',
};
