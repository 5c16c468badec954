/** The settings in Polish. */
import type { SettingsText } from '../text/settings.ts';

export const settings: SettingsText = {
  eyebrow: 'Na tym urządzeniu',
  title: 'Ustawienia',
  lead: 'Zapamiętuje je ta przeglądarka; to, co wybierzesz dla wiadomości pod twoją nieobecność, przechowuje serwer.',
  look: 'Wygląd',
  table: 'Przy stole',
  around: 'Dźwięk',
  language: 'Język',
  label: {
    theme: 'Motyw',
    motion: 'Animacje',
    textSize: 'Wielkość tekstu',
    patterns: 'Wyraźne wzory',
    autoConfirm: 'Bez zatwierdzania',
    pointTwice: 'Dwa dotknięcia wysyłają',
    answers: 'Lista odpowiedzi',
    keys: 'Pojedyncze klawisze',
    playback: 'Od twojej ostatniej tury',
    coach: 'Przewodnik',
    sound: 'Dźwięk',
    notifications: 'Powiadom mnie, gdy przyjdzie moja kolej',
  },
  help: {
    theme: 'Papier granatowy jak noc, papier kremowy albo tak jak w urządzeniu.',
    motion: 'Czy elementy suną, a punkty się unoszą, czy po prostu są tam, gdzie trzeba.',
    textSize: 'Dla wszystkiego, co napisane, oprócz plansz, które muszą zmieścić się w oknie.',
    patterns: 'Znaczniki i elementy mają wyraźny wzór; nie trzeba odróżniać kolorów.',
    autoConfirm:
      'Wybór liczy się od razu, bez drugiego dotknięcia. Cofać można nadal, gdzie pozwalają zasady.',
    pointTwice: 'To, co wybrane i wskazane jeszcze raz, zostaje wysłane; przycisk też wysyła.',
    answers:
      'Wszystko, co można wybrać, także jako przyciski ze słowami pod planszą. Do gry wystarczy sama plansza.',
    keys: 'U cofa, B pokazuje ostatnie ruchy, H prosi o podpowiedź, ? otwiera zasady. Wyłączone: tylko klawisze do poruszania się po stronie, jak Tab, strzałki, Enter i Escape.',
    playback: 'Jak szybko pokazywać ci ruchy innych, zanim zagrasz dalej; albo wszystkie naraz, jako lista.',
    coach:
      'Krótkie uwagi, gdy coś dzieje się po raz pierwszy, i pytanie, gdy wybór dużo kosztuje (nigdy między ludźmi).',
    sound: 'Krótki i cichy: twoja kolej, element, karta, odmowa, koniec.',
    notifications:
      'Wiadomość na tym urządzeniu, gdy stół na ciebie czeka. Z imieniem przychodzi też, gdy Skyline jest zamknięty; bez niego, dopóki jest otwarty w innej karcie lub za innym oknem.',
  },
  choice: {
    theme: { system: 'Jak urządzenie', night: 'Noc', day: 'Dzień' },
    motion: { system: 'Jak urządzenie', full: 'Wszystkie', none: 'Żadne' },
    textSize: { small: 'Mały', normal: 'Normalny', large: 'Duży' },
    playback: { off: 'Jako lista', slow: 'Wolno', normal: 'Normalnie', fast: 'Szybko' },
    coach: { first: 'Na początku', always: 'Zawsze', off: 'Wyłączony' },
  },
  notification: {
    unavailable: 'Ta przeglądarka nie ma powiadomień dla tego adresu.',
    denied: 'Przeglądarka blokuje powiadomienia z tego adresu; można je znów włączyć w jej ustawieniach.',
    turn: { title: 'Twoja kolej', line: 'Stół na ciebie czeka.' },
  },
};
