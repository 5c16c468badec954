/** Promised deals and how they are checked, in Polish. */
import type { FairText } from '../text/fair.ts';
import { counted } from './counting.ts';

const answers = (count: number) => counted(count, 'odpowiedź', 'odpowiedzi', 'odpowiedzi', 'odpowiedzi');
const numbers = (count: number) =>
  counted(count, 'liczba losowa', 'liczby losowe', 'liczb losowych', 'liczby losowej');
const draws = (count: number) => counted(count, 'losowanie', 'losowania', 'losowań', 'losowania');

export const fair: FairText = {
  promised: 'Rozdanie jest przyrzeczone',
  promisedLine:
    'Serwer wylosował już swój sekret do tego rozdania i pokazuje tu jego odcisk, więc nie może go zmienić. Kto siada do stołu lub zaczyna grę, dokłada własny los.',
  promise: 'Przyrzeczenie',
  kept: 'Ta przeglądarka je zapisała i porówna po grze.',
  how: 'Jak to działa',
  open: 'Sprawdź rozdanie',
  eyebrow: 'Sprawdzalne tasowanie',
  title: 'Czy rozdanie było uczciwe?',
  lead: 'Przed rozdaniem serwer wiąże się swoim sekretem. Po grze każdy może od nowa wyliczyć rozdanie i każde losowanie: tutaj, we własnej przeglądarce.',
  checking: (done, all) => `Odpowiedź ${done} z ${all}…`,
  verdict: { holds: 'Wszystko się zgadza', broken: 'Coś się nie zgadza', unproven: 'Nie było przyrzeczenia' },
  holdsLine: (all, drawn) =>
    `Rozdanie było przyrzeczone, zanim ktokolwiek je zobaczył. Wynik każdej odpowiedzi jest taki, jaki wynika z ziarna. (${answers(all)}, ${draws(drawn)})`,
  brokenLine: 'To, co zaznaczono niżej, nie jest takie, jakie być powinno.',
  unprovenLine:
    'Tę partię rozegrano na jednym urządzeniu albo zanim wprowadzono przyrzeczenia. Odpowiedzi są zgodne z zasadami, ale nikt nie powie, skąd wzięło się ziarno.',
  notOver: {
    title: 'Gra jeszcze trwa',
    line: 'Sekret zostanie pokazany na końcu. Zapisz przyrzeczenie przy stole i wróć po grze.',
  },
  good: 'zgadza się',
  bad: 'nie zgadza się',
  steps: {
    promise: 'Przyrzeczenie',
    chance: 'Co kto dołożył',
    seed: 'Ziarno',
    deal: 'Rozdanie',
    answers: 'Odpowiedzi i losowania',
  },
  promiseLine: 'Pokazane przy otwarciu stołu: skrót stołu i sekretu.',
  otherTable: 'To zapis innego stołu.',
  notedSame: (when) => `Ta przeglądarka zapisała takie samo: ${when}.`,
  notedOther: (when) => `Ta przeglądarka zapisała inne: ${when}. Zmieniono potem zapis albo przyrzeczenie.`,
  notNoted: 'Tej przeglądarki nie było przy stole przed końcem gry, więc nic nie zapisała.',
  compare: 'Przyrzeczenie zapisane przez ciebie',
  same: 'Jest takie samo.',
  different: 'Jest inne.',
  secret: 'Sekret serwera',
  starter: 'Kto zaczął grę',
  nothing: 'nic',
  yours: 'z tej przeglądarki',
  notYours:
    'W ziarnie nie ma nic, co dołożyła ta przeglądarka. To w porządku tylko wtedy, gdy podczas rozdania nie było cię już przy stole.',
  chanceLine: 'Sekret oraz 64 losowe bity od każdej osoby, która usiadła do stołu lub zaczęła grę.',
  seedLine: 'Połowa skrótu wszystkiego, co powyżej. Zmiana jednej cyfry daje inne ziarno.',
  found: 'W zapisie',
  expected: 'Powinno być',
  numbers,
  dealWrong: 'To, co pokazano przy rozdaniu, nie wynika z ziarna.',
  answersLine: (all, drawn) => `Rozegrano ponownie: ${answers(all)}, w tym ${draws(drawn)}.`,
  list: 'Każde losowanie słowami',
  answer: (number) => `Odpowiedź ${number}`,
  answerWrong: 'To, co pokazano, nie wynika z ziarna. Należało pokazać:',
  answerRefused: 'Zasady nie pozwalają tu na tę odpowiedź; sprawdzanie na niej się kończy.',
  lengthWrong: 'W zapisie jest więcej odpowiedzi, niż pokazano, albo mniej.',
  works: 'Jak działa przyrzeczenie',
  worksLines: [
    'Serwer losuje długi sekret i pokazuje jego skrót SHA-256. Ze skrótu nikt nie odczyta sekretu i żaden inny sekret do niego nie pasuje: jak karta w zapieczętowanej kopercie na stole.',
    'Przeglądarka osoby, która siada lub zaczyna grę, dokłada własne losowe cyfry. Serwer nie zna więc ziarna, dopóki mógłby jeszcze wybierać.',
    'Ziarno wynika z sekretu i tych cyfr. Z ziarna wynika każde tasowanie, każdy żeton i każda karta.',
    'Po grze koperta zostaje otwarta: w zapisie jest sekret, cyfry i skrót tego, co pokazano przy każdej odpowiedzi. Twoja przeglądarka wylicza wszystko od nowa.',
  ],
  limits: 'Czego to nie dowodzi',
  limitsLines: [
    'Jeśli cyfry dokładasz tylko ty, to one cię chronią. Jeśli nie dokłada ich nikt, na przykład stare programy, liczy się sam sekret.',
    'Serwer razem z ostatnią osobą, która dokłada cyfry, mógłby próbować cyfr, aż rozdanie im się spodoba.',
    'Przyrzeczenie trzeba zobaczyć przed rozdaniem: czego nie zapisano, można porównać tylko z samym zapisem gry.',
    'Generator (sfc32) jest szybki i równomierny, ale nie jest szyfrem: przy dużej mocy obliczeń z wielu losowań dałoby się może odtworzyć jego stan.',
    'Nie mówi nic o znakach pod stołem. Ani o tym, że szczęście było równe: uczciwe szczęście bywa jednostronne.',
  ],
  self: 'Sprawdź bez nas',
  selfLine: 'Pobierz zapis i sprawdź go programem tej strony na własnym komputerze:',
  file: 'Zapis z pliku',
  another: 'Sprawdź inną partię',
  replay: 'Obejrzyj partię',
  close: 'Zamknij',
};
