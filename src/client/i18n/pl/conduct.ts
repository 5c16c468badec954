/** Zasady zachowania po polsku. */
import type { ConductText } from '../text/conduct.ts';

export const conduct: ConductText = {
  eyebrow: 'Wspólna gra',
  title: 'Zasady zachowania',
  lead: 'Skyline jest dla wszystkich, którzy lubią wspólnie budować miasto. Zasad jest niewiele; dotyczą wierszy, zwrotów, imion i sposobu gry.',
  rules: [
    [
      'Życzliwość',
      'Graj przeciw miastom innych, nie przeciw innym. Żadnych obelg i drwin, także wtedy, gdy szczęście nie sprzyja.',
    ],
    [
      'Nikt nie jest mniej wart',
      'Żadnej pogardy ze względu na pochodzenie, skórę, wiarę, płeć, miłość, wiek, ciało czy umysł.',
    ],
    [
      'Nikt nie ma się bać',
      'Żadnych gróźb i natarczywości. Nie proś nikogo o adres, zdjęcie ani nic prywatnego.',
    ],
    ['Mogą tu być dzieci', 'Nic o seksie, nic okrutnego.'],
    ['Imiona czytają wszyscy', 'Czego nie wolno powiedzieć, tego nie wolno też mieć za imię.'],
    ['Rozmowa, nie zalew', 'Żadnych reklam i nie w kółko ten sam wiersz.'],
    [
      'Uczciwa gra',
      'Jedno miejsce na osobę przy stole, żadnych cichych umów i żadnego odchodzenia tylko po to, by zepsuć grę.',
    ],
  ],
  help: 'Gdy ktoś ich nie przestrzega',
  helpLines: [
    'Wycisz tę osobę: nie widzisz już jej wierszy, a ona o tym nie wie.',
    'Zgłoś ją z czatu przy stole lub z rozmowy grupy. Nie odpowiadaj; serwer zachował to, co padło.',
    'Moderacja przegląda każde zgłoszenie, a odpowiedź przeczytasz w «Zgłoszeniach».',
  ],
  steps: 'Co robi moderacja',
  stepLines: [
    'Może ostrzec, odebrać głos albo dostęp do określonego dnia lub nadać nowe imię. Osoba, której to dotyczy, czyta dlaczego i do kiedy.',
    'Od każdego środka można się raz odwołać. Wtedy rozstrzyga ktoś inny z moderacji, jeśli jest.',
    'Nikt nie rozstrzyga w sprawie, która go dotyczy, a każdy środek zostaje zapisany.',
    'Lista słów tylko zakrywa niektóre z nich, dopóki nie zechcesz ich przeczytać. Nikogo nie karze; sądzą ludzie.',
  ],
  kept: 'Co jest przechowywane',
  keptLines: [
    'Przy zgłoszeniu 50 ostatnich wierszy z tego miejsca. Czyta je tylko moderacja, a rok po odpowiedzi są usuwane.',
    'Zgłoszenia dotyczące kogoś, kto odchodzi na zawsze, tracą imię.',
  ],
  toReports: 'Moje zgłoszenia',
};
