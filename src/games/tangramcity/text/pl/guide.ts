/** Notes and doubts of the coach in Tangram City, in Polish. */
import type { TangramGuideText } from '../guideText.ts';
import { pieceName } from '../naming.ts';
import { PIECE } from './names.ts';

const piece = (tile: string | number | undefined) => pieceName(PIECE, Number(tile));

export const guide: TangramGuideText = {
  notes: {
    side: 'Każda strona będzie dobra: decyduje tylko, gdzie leżą pierwsze pola i jaki mają kolor.',
    first: 'Buduj wokół obszaru startowego: jest już zabudowany.',
    known: ({ tile, place, cards }) =>
      `Twoja karta, ${piece(tile)}, ma numer ${place} z ${cards}. Zostaw na nią miejsce.`,
    twin: 'Znak na karcie: inna płytka różni się od tej tylko jedną połówką.',
    move: 'Inny pomysł? Do następnej karty możesz ją przesunąć albo cofnąć.',
    fountain: 'Fontanna zamyka pół pola. Najlepiej tam, gdzie prostokąt rośnie.',
    scored: ({ points }) => `Punkty: ${points}. Stawiaj na szerokie bloki: rosną szybciej niż długie rzędy.`,
    halves: ({ count }) =>
      `Pola otwarte do połowy: ${count}. Jeszcze się nie liczą; szukaj płytek z drugą połówką.`,
    closed: 'Tej karty nikt nie znał. Zostaw miejsce na niespodzianki.',
    marker:
      'Znacznik rozpoczynającego trafia do osoby na prowadzeniu: jej karta z ręki jest odkrywana najpierw.',
    noRoom: ({ tile }) => `Nigdzie nie ma miejsca na płytkę (${piece(tile)}): wypada z gry.`,
    balance: ({ dark = 0, green = 0 }) =>
      `Dachy: ${dark}, ogrody: ${green}. Wybieraj więcej ${dark < green ? 'dachów' : 'ogrodów'}; równowaga daje 20.`,
    decline: 'Ledwo się mieści. Jeśli psuje dobry róg, zrezygnuj z niej.',
    five: 'Zostały dwie rundy. Zabudowa wszystkich 49 pól daje 15 więcej.',
    last: 'Trzy płytki w dowolnej kolejności: najpierw ta, która ma najmniej miejsc.',
    end: 'Sześć prostokątów, pełne miasto, równowaga: to cały wynik.',
  },
  better: {
    rectangle: ({ fact: { height, width } }) => `Gdzie indziej prostokąt urósłby do ${height * width}.`,
    room: ({ fact: { about, room } }) =>
      room === 'none' ? undefined : `Wtedy ${piece(about)} z tej rundy nie ma dobrego miejsca.`,
    balance: ({ fact, other }) => {
      const d = Math.abs(fact.dark - fact.green);
      const e = other ? Math.abs(other.dark - other.green) : d;
      return d < e ? `Inaczej różnica dachów i ogrodów wyniosłaby ${d}, a nie ${e}.` : undefined;
    },
    keeps: ({ best }) =>
      'decline' in best ? 'Blokuje największy wolny obszar. Może lepiej z niej zrezygnować.' : undefined,
    fills: ({ chosen }) =>
      'decline' in chosen ? 'Mieści się bez szkody, a po rezygnacji przepada.' : undefined,
  },
  worse: {
    gaps: ({ fact: { change } }) =>
      change > 1 ? `To zostawia luki (${change}), których prawie żadna płytka nie wypełni.` : undefined,
  },
};
