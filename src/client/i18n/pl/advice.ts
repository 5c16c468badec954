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
    best: (sureness) => `Najlepszy wybór: ${sureness}`,
    sureness: { sure: 'prawie na pewno', likely: 'dość pewnie', open: 'o włos' },
    tied: 'Mniej więcej równie dobre',
    worse: (points) => `gorsze o ${points}`,
    perhapsWorse: (points) => `może gorsze o ${points}`,
    searched:
      'Nic pojedynczego nie przesądza: w partiach wypróbowanych od tego miejsca kończyło się średnio najlepiej.',
    help: 'Naciśnij, aby wybrać; nic się jeszcze nie wysyła. Wszystko wynika z tego, co widzisz.',
    notHere:
      'Bez podpowiedzi, dopóki ludzie grają przeciw sobie; po zakończeniu każdy może przeanalizować grę.',
  },
  review: {
    offer: 'Które odpowiedzi byłyby lepsze i o ile? Sprawdź to dla każdego gracza.',
    open: 'Przeanalizuj grę',
  },
};
