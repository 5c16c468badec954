/** Notes and doubts of the coach in New York 1901, in Polish. */
import { pluralsIn } from '#kernel';
import { betterBuild, challengeNamed, lotBeside, streetToLead } from '../doubts.ts';
import type { NewYorkGuideText } from '../guideText.ts';
import { openedBy } from '../naming.ts';
import { capital } from '../text.ts';
import { names } from './names.ts';

const { counted } = pluralsIn('pl', ['one', 'few', 'many']);
const points = (count: number) => counted(count, 'punkt', 'punkty', 'punktów');

export const guide: NewYorkGuideText = {
  notes: {
    end: 'Koniec jest blisko: to twoja ostatnia tura. Zanim wybierzesz, policz ulice.',
    start:
      'Tu stoi twój pierwszy budynek. Najlepsza jest ziemia obok: później jedna płytka zakryje wszystko.',
    goOn: 'Zbuduj teraz albo zakończ turę i zachowaj działkę na większą płytkę.',
    streets: 'Na koniec liczą się trzy ulice, po 5 punktów. Działki przy nich są warte więcej.',
    challenge: ({ challenge }) =>
      `W grze jest wyzwanie: ${challengeNamed(challenge)}. Jego karta mówi, ile daje.`,
    rival: ({ name }) => `${name} zajmuje działkę obok twojej. Wolna ziemia nie czeka.`,
    lastWorker: 'Twój ostatni wolny robotnik. Potem trzeba zbudować, zanim znów weźmiesz kartę.',
    noWorker: 'Brak wolnych robotników: buduj. Z kilku działek wraca ich kilku.',
    leftOver: 'To, co zostało z działki, nadal jest twoje: twój znak leży na ziemi.',
    silver: 'Srebro jest dostępne. Możesz też zburzyć brąz i zbudować tam srebro.',
    falls: 'Czerwony numer: twój budynek tam znika. Jego punkty zostają.',
    guarded: 'Działka została pusta, więc jeden z twoich robotników wrócił, by ją zająć.',
    boom: 'Construction Boom pozwala teraz zbudować jeszcze raz. Działa raz na grę.',
    grab: 'Land Grab pozwala teraz wziąć drugą działkę, także obok twojej. Działa raz na grę.',
    shift: 'Nic obok twojej ziemi? Market Shift najpierw wymienia wszystkie cztery karty.',
    gold: 'Złoto jest dostępne. Złoto nigdy nie znika, więc przeznacz na nie duże kawałki ziemi.',
    legendary: ({ name }) => `${name} ma legendarną wieżę. Z pozostałych możesz jeszcze zbudować jedną.`,
    tie: ({ street }) =>
      `${names.street(Number(street))}: jest remis, a remis nie daje nic. Jeszcze jeden budynek jest tu wart 5.`,
    nearEnd: ({ name, tiles }) =>
      `${name}: ${counted(Number(tiles), 'płytka', 'płytki', 'płytek')} w zapasie. Przy czterech pozostali mają jeszcze jedną turę.`,
    score: 'Ulice rozstrzygają wyrównane gry: po 5 punktów, przy remisie nic.',
  },
  better: {
    street(doubted) {
      const street = streetToLead(doubted);
      return street === undefined
        ? undefined
        : `${names.street(street)}: inna odpowiedź daje tu prowadzenie.`;
    },
    now(doubted) {
      const better = betterBuild(doubted);
      if (!better) return undefined;
      if (better.than === 'waiting')
        return `${doubted.name(better.rival)} też może budować ze złota: ${names.tile(better.tile)} może w następnej turze zniknąć.`;
      const tile = names.theTile(better.tile);
      if (better.than === 'stop') return `Możesz jeszcze zbudować ${tile}: ${points(better.points)}.`;
      return `Zamiast tego możesz zbudować ${tile}: o ${points(better.points)} więcej.`;
    },
    land(doubted) {
      const lot = lotBeside(doubted);
      return lot === undefined
        ? undefined
        : `${capital(names.lot(lot))} dotyka twojej ziemi; ta leży osobno.`;
    },
    opens: ({ fact: { technology } }) =>
      `Inna odpowiedź od razu otwiera ${openedBy(technology) === 'silver' ? 'srebro' : 'złoto'}.`,
  },
  worse: {
    workers: ({ fact: { free } }) =>
      free === 0 ? 'Zostaniesz bez wolnego robotnika i z niewielkim wyborem.' : undefined,
    spends: ({ fact }) => `Niezagrana karta jest warta ${points(fact.points)}. Teraz daje niewiele.`,
  },
};
