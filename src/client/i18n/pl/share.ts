/** Sharing finished games, in Polish. */
import type { ShareText } from '../text/share.ts';

export const share: ShareText = {
  open: 'Udostępnij',
  title: 'Udostępnij tę partię',
  replay: 'Link do partii',
  picture: 'Miasto jako obraz',
  growth: 'Rosnące miasto',
  growthLine: 'Jeden mały plik, który porusza się sam w każdej przeglądarce.',
  growthAlt: (game) => `Miasto z gry ${game}, które rośnie od pierwszej tury do ostatniej`,
  drawing: 'Rysowanie…',
  failed: 'Ta partia nie ma ruchomego obrazu.',
  save: 'Zapisz',
  embed: 'Na twojej stronie',
  embedLine: 'Wklej to tam, gdzie twoja strona lub blog przyjmuje HTML. Wielu stronom wystarczy link.',
  code: 'Kod do osadzenia partii',
  address: 'Adres powtórki',
  byLink:
    'Ten stół jest tylko dla osób z linkiem, więc inne strony nie dostają jego obrazu. To, co zapiszesz, możesz pokazać.',
  here: 'Ta partia jest tylko na tym urządzeniu. To, co zapiszesz, możesz pokazać.',
  preview: 'Zobacz, jak to wygląda',
  close: 'Zamknij',
  welcome: (game) => `Zakończona partia: ${game}`,
  welcomeLine: 'Niżej możesz ją obejrzeć krok po kroku. Konto nie jest potrzebne, ani tu, ani do gry.',
  learn: (game) => `Poznaj grę ${game}`,
  play: 'Zagraj',
};
