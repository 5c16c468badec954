/** Notes and doubts of the coach in New York City, in Polish. */
import { doubtsIn } from '../doubts.ts';
import { type CityGuideText, characterIn, inDistrict } from '../guideText.ts';
import { board } from './board.ts';
import { vocabulary } from './vocabulary.ts';

const doubts = doubtsIn(
  { vocabulary, gain: board.gain },
  {
    enough: (value, cards) => `${value} też wygra: nikt po tobie nie licytuje. Zostałoby: ${cards}.`,
    wanted: (cards, kind) => `To zużywa: ${cards}. Przyda się w licytacji: ${kind}.`,
    tile: 'Oferta daje tu żeton prestiżu, a z nim wieżowiec.',
    ties: (value, name) => `${value} to tylko remis, a z przodu na torze prasy jest ${name}.`,
    beaten: (name, bid, value) => `Z ofertą ${bid} koronę zachowa ${name}; ${value} by ją zdobyło.`,
    lost: (count) => `Z tej oferty na nic pójdzie: ${count}.`,
    brings: (value, gain) => `Oferta ${value} oznacza: ${gain}.`,
    district: (where, points, instead) =>
      `Można zyskać więcej ${where}, punkty: ${points} zamiast ${instead}.`,
    elsewhere: (points) => `Gdzie indziej dałoby to teraz o ${points} więcej.`,
    use: (name, points) => `${name} da teraz ${points}, a masz dolara.`,
    hires: (name) => `W zasięgu i więcej dla ciebie warte: ${name}.`,
    pair: (cards) => `Z inną parą możesz mieć: ${cards}.`,
  },
);

export const guide: CityGuideText = {
  notes: {
    last: 'Ostatnia runda. Czego teraz nie zbudujesz ani nie użyjesz, na koniec jest warte pół punktu.',
    draft: 'Weź teraz jedną parę, a drugą w następnej kolejce. Takie same karty i jokery dają mocne oferty.',
    banker: 'Twój Bankier zamienia 1 dolara na 2. Użyj go przed wzięciem kart, w każdej rundzie.',
    round: 'Burmistrz pojechał dalej. Wszystkie postacie są znów wolne, każda za dolara.',
    press: 'Prasa rozstrzyga remisy i to, kto działa pierwszy. Od pola 5 daje 3 punkty.',
    dollars: 'Potrzebujesz dolara na każdą postać użytą w rundzie. Reszta poczeka.',
    characters:
      'Oferta, i o jeden więcej za koronę, to półka w twoim zasięgu. Każda postać daje punkty na koniec.',
    plans: 'Plany zapełniają twoją planszę. Zbudujesz tylko to, co na niej stoi.',
    prestige: 'W dwie osoby każda oferta w licytacji o prestiż daje żeton i wieżowiec, nawet oferta 1.',
    skyscrapers: 'Trafią do dzielnicy burmistrza. Liczby pokazują, ile dałby teraz każdy rząd.',
    send: 'Nic jeszcze nie jest ostateczne. Jasny przycisk to wysyła.',
    hire: 'I, II, III mówią, kiedy postać działa; Koniec punktuje na koniec i nie kosztuje dolara.',
    award: 'Żeton, pojazd, dzielnica: szukaj takiej, w której prowadzisz, albo takiej, gdzie nie masz nic.',
    empty: 'Twoja plansza jest pusta. Możesz przenieść wieżowiec skądinąd. Uważaj, co zostawiasz.',
    keep: 'Te zostają na następną rundę. Najlepiej jokery i rodzaj, który zbierasz.',
    act: ({ character }) =>
      `Faza końcowa: teraz, za dolara, działają postacie III. Masz: ${characterIn(vocabulary, character)}.`,
    helper: ({ character }) =>
      `Za dolara postać może pomóc tej ofercie: ${characterIn(vocabulary, character)}.`,
    crown: 'Korona była twoja: o jeden więcej. I otwierasz następną licytację.',
    tie: 'Taka sama oferta, ale przeciwnik jest z przodu na torze prasy.',
    second: ({ name, bid }) =>
      `${name} oferuje ${bid}: wystarczy o jeden więcej, a gdy jesteś z przodu na torze prasy, tyle samo.`,
    open: 'Inni mogą jeszcze przebić. Oferta coś daje nawet bez korony.',
    joker: 'Joker dodaje 1 obok prawdziwej karty. Najwięcej znaczy tam, gdzie chcesz korony.',
    low: 'Twoja plansza jest prawie pusta: bez planów nie ma czego budować.',
    total: 'Obok twojego imienia są punkty już zdobyte, a w nawiasie wynik, gdyby gra kończyła się teraz.',
    black: ({ district, space }) =>
      `Czarny prowadzi ${inDistrict(vocabulary, district)}, mając tyle co ty. Jeszcze jeden wieżowiec albo pole ${space} toru prasy i prowadzisz ty.`,
    six: ({ district }) =>
      `Nie masz nic ${inDistrict(vocabulary, district)}. Z wieżowcem tam masz wszystkie sześć: 4 punkty za pierwszeństwo, 3 na koniec.`,
    statue: 'Wszystkie sześć dzielnic: 4 punkty posągu przepadły, 3 na koniec są nadal do wzięcia.',
    five: ({ spaces }) => `Pole 5 daje na koniec 3 punkty. Do niego brakuje: ${spaces}.`,
    stack: 'Dwie postacie na początek. Łatwe dają punkty lub dolary w każdej rundzie.',
    end: 'Najwięcej dają dzielnice. Analiza pokaże, która oferta kosztowała najwięcej.',
  },
  ...doubts,
};
