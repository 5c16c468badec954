/** Hints and reviews in Polish. */
import type { AdviceText } from '../text/advice.ts';
import { counted } from './counting.ts';

export const advice: AdviceText = {
  points: (count) => counted(count, 'punkt', 'punkty', 'punktów', 'punktu'),
  ahead: (points) => `${points} przewagi`,
  behind: (points) => `${points} straty`,
  level: 'remis',
  total: (points) => `${points} na koniec`,
  between: (low, high) => `prawdopodobnie od ${low} do ${high}`,
  certain: 'na pewno',
  hint: {
    button: 'Podpowiedź',
    heading: 'Podpowiedź',
    thinking: 'Zastanawiam się…',
    failed: 'Nie udało się znaleźć podpowiedzi. Zamknij i zapytaj jeszcze raz.',
    close: 'Zamknij podpowiedź',
    best: 'Najlepszy wybór',
    sureness: {
      sure: (share) => `prawie na pewno (${share})`,
      likely: (share) => `dość pewnie (${share})`,
      open: (share) => `o włos (${share})`,
    },
    alike: 'mniej więcej równie dobre',
    worse: (points) => `gorsze o ${points}`,
    help: 'Naciśnij odpowiedź, aby ją wybrać. Wszystko wynika z tego, co widzisz; procent to część namysłu, która do niej doprowadziła.',
    notHere:
      'Bez podpowiedzi, dopóki ludzie grają przeciw sobie; po zakończeniu każdy może przeanalizować grę.',
  },
  review: {
    offer: 'Które odpowiedzi byłyby lepsze i o ile? Sprawdź to dla każdego gracza.',
    open: 'Przeanalizuj grę',
  },
};
