/** The words around the rules, in Polish. */
import { bothCounted, type RulesText } from '../text/rules.ts';
import { counted } from './counting.ts';

const both = bothCounted(
  (count) => counted(count, 'zasada', 'zasady', 'zasad', 'zasady'),
  (count) => counted(count, 'pytanie', 'pytania', 'pytań', 'pytania'),
);

export const rules: RulesText = {
  title: 'Zasady',
  lead: 'Każda zasada ma numer. Gdy stół na coś nie pozwala, podaje zasadę, a numer prowadzi tutaj.',
  all: 'Wszystkie zasady',
  back: 'Wróć do poprzedniego miejsca',
  contents: 'Spis treści',
  search: 'Szukaj w zasadach',
  print: 'Drukuj',
  rules: both,
  found: (rules, questions) =>
    rules + questions === 0 ? 'Nic nie znaleziono' : `Znaleziono: ${both(rules, questions)}`,
  linkTo: (number) => `Zasada ${number}`,
  rulings: 'Pytania i odpowiedzi',
  linkToRuling: (number) => `Pytanie ${number}`,
  asked: 'Pytania na ten temat:',
  unknown: (number) => `Nie ma tu zasady ${number}.`,
  values: {
    title: 'Wartości w grze',
    lead: 'Co jest wydrukowane na elementach gry i skąd Skyline to wie. To, co nasze, można zastąpić: patrz „Your own box” w README.',
    source: {
      rulebook: 'z instrukcji',
      public: 'ze źródeł publicznych',
      reconstruction: 'rekonstrukcja Skyline',
      printed: 'z egzemplarza gry',
    },
    fingerprint: (fingerprint) => `Odcisk tych wartości: ${fingerprint}`,
  },
  previous: 'Poprzedni rozdział:',
  next: 'Następny rozdział:',
  drawer: {
    asked: 'Pytanie do ciebie:',
    also: 'Zobacz też',
    chapter: 'Cały rozdział',
    icons: 'Wszystkie ikony',
    search: (title) => `Szukaj w zasadach gry ${title}`,
    nothing: (words) => `Nigdzie nie ma „${words}”. Spróbuj nazwy elementu gry.`,
    toDecision: 'Wróć do pytania',
    keys: '? lub Esc',
    failed: 'Nie udało się wczytać zasad. Zamknij je i spróbuj ponownie.',
  },
  or: 'lub',
  noDrawing: 'Bez rysunku',
  table: {
    title: 'Przy każdym stole',
    lead: 'Co mówi Skyline, gdy czegoś nie można zrobić, bez względu na grę.',
    game: 'Odpowiedzi i zapisane gry',
    table: 'Gracze, propozycje i zegary',
    online: 'Online',
  },
};
