/** The lessons, questions and player aid of New York 1901, in Polish. */
import { pluralsIn } from '#kernel';
import type { NewYorkCourseText } from '../courseText.ts';

const { counted } = pluralsIn('pl', ['one', 'few', 'many']);

export const course: NewYorkCourseText = {
  summary:
    'Nowy Jork, 1901. Zajmuj działki, stawiaj na nich wieżowce, a później burz je, by zbudować wyższe. Każdy punktuje, gdy tylko stanie, a zdobyte punkty nigdy nie przepadają. Na koniec trzy ulice dają po 5 punktów temu, kto ma przy nich najwięcej budynków. Wygrywa, kto ma najwięcej punktów.',
  lessons: {
    build: 'Wieżowiec daje punkty',
    turn: 'Cała tura',
    neighbours: 'Więcej na dwóch działkach',
    silver: 'Precz ze starym',
    gold: 'Złoto zostaje',
    workers: 'Cała czwórka w terenie',
    cards: 'Trzy karty',
    end: 'Ostatnia tura',
  },
  lines: {
    buildGoal: 'Wieżowce dają punkty. Kto ma ich na koniec najwięcej, wygrywa.',
    buildBar: 'Twój robotnik zajmuje działkę niebieską 5. Weź brązową belkę 2, a potem wybierz jej miejsce.',
    buildStop: 'Działka zostałaby pusta. Najpierw zbuduj.',
    buildTooLarge: 'Ta potrzebuje więcej pól, niż ma działka. Weź belkę 2.',
    buildClosed: 'Jeszcze nie: srebro jest od 6 punktów, złoto od 18. Brąz jest dostępny.',
    buildHasLot: 'Masz już działkę w tej turze. Teraz na niej zbuduj.',
    buildPraise: '+2! Twój znacznik na ramce ruszył naprzód, a robotnik znów jest wolny.',
    turnLand: 'Tura zaczyna się od ziemi: weź kartę, potem wolną działkę tego koloru i wielkości.',
    turnDemolish: 'Burzenie to inny rodzaj tury; pokaże go lekcja 4. Teraz weź działkę.',
    turnLandFirst: 'Najpierw ziemia: weź kartę. Potem budujesz.',
    turnTaken: 'Tam już ktoś jest. Weź działkę, która świeci.',
    turnNoCard: 'Na tę działkę nie ma teraz karty. Kolor i wielkość muszą się zgadzać.',
    turnBuild: 'Jest twoja. Teraz buduj: bok płytki musi dotykać ulicy lub parku.',
    turnStop: 'Możesz tu skończyć i zachować działkę. Ale zbuduj: wtedy robotnik wróci.',
    turnNoFront: 'Tam żaden bok nie dotyka ulicy ani parku. Spróbuj na innych polach.',
    turnPraise: 'Karta, robotnik, budynek: cała tura, a robotnik już wrócił. Teraz Bruno robi to samo.',
    neighboursLot: 'W poprzedniej turze została ci niebieska 12. Weź niebieską działkę, która jej dotyka.',
    neighboursApart: 'Nie dotyka niebieskiej 12, więc żadna płytka nie zmieści się na obu. Szukaj obok.',
    neighboursDemolish: 'To byłaby cała tura. Weź raczej działkę obok niebieskiej 12.',
    neighboursCard: 'Z wolnym robotnikiem najpierw bierzesz kartę, potem budujesz.',
    neighboursAcross: 'Połóż teraz jedną płytkę na obu działkach. Każdy numer to miejsce i ułożenie.',
    neighboursStop: 'Dwóch robotników zostałoby w terenie. Zbuduj na obu działkach.',
    neighboursOne: 'Tak wraca tylko jeden robotnik. Połóż ją na obu działkach.',
    neighboursPraise: ({ points }) =>
      `${counted(Number(points), 'punkt', 'punkty', 'punktów')} i obaj robotnicy wracają. To, co zostało, nadal jest twoje.`,
    neighboursSmall: 'Obaj robotnicy wrócili. Większa płytka dałaby więcej.',
    silverOpen: '8 punktów! Od 6 punktów możesz budować ze srebra, które daje więcej.',
    silverOver:
      'Srebro może zastąpić twoje starsze budynki: to cała tura. Przy czerwonym numerze coś twojego znika.',
    silverLot: 'To też dobra tura. Tu spróbuj innej: zastąp coś starego.',
    silverBronze: 'Brąz może zastąpić twój pierwszy budynek, tak. Srebro daje więcej: spróbuj.',
    silverNotHigher: 'Tylko nowsze zastępuje starsze: start, brąz, srebro, złoto.',
    silverGold: 'Złoto jest od 18 punktów. Masz 8.',
    silverNoFit: 'Ta nie pasuje na twoją ziemię. Spróbuj innej srebrnej płytki.',
    silverPraise: ({ points }) => `+${points}! Dawne punkty też zostają: burzenie nic nie kosztuje.`,
    goldOpen: '19 punktów! Dostępne jest złoto i cztery legendarne wieże. Każdy może zbudować jedną.',
    goldBlock:
      'Twoje trzy niebieskie działki tworzą blok 2 na 3. Połóż tam najcenniejszą płytkę, jaka pasuje.',
    goldLot: 'Ziemia może poczekać. Legendarne wieże niekoniecznie: Bruno ma 16 punktów.',
    goldSilver: 'Znowu srebro? Złoto jest już dostępne i daje więcej.',
    goldNotYours: 'Ta nie pasuje na twoją ziemię. Szukaj kształtu 2 na 3.',
    goldParkRow: '+9: Park Row Building jest twój. Złoto i legendarne wieże nigdy nie znikają.',
    goldSlab: '+8. Złoto nigdy nie znika. Park Row Building dałby w tym miejscu 9.',
    goldOther: ({ points }) =>
      `+${points}. Złoto nigdy nie znika, więc wypełniaj ziemię: tu zmieściłoby się 8 lub 9.`,
    workersOut:
      'Wszyscy czterej robotnicy są w terenie, więc bez karty w tej turze. Zbuduj płytkę, która uwolni co najmniej dwóch.',
    workersOne: 'Wraca tylko jeden. Połóż ją tam, gdzie stykają się dwie działki.',
    workersNone: 'Stamtąd nikt nie wraca. Buduj tam, gdzie stoją twoi robotnicy.',
    workersNoCard: 'Bez wolnego robotnika nie ma karty. Najpierw zbuduj.',
    workersPraise: ({ workers }) =>
      `Wraca ${workers} robotników: znów możesz brać karty. Kto utknie, oddaje działkę.`,
    cardsThree: 'Trzy karty, każda na jeden raz. Niezagrana karta jest na koniec warta 1 punkt.',
    cardsBoom: 'Właśnie powstał budynek i masz 6 punktów. Zagraj Construction Boom, by zbudować jeszcze raz.',
    cardsStop: 'Tu karta się opłaca: jeszcze jeden budynek od razu.',
    cardsGrab: 'Land Grab jest na dwie działki o dwóch polach. Twoja ma trzy.',
    cardsShift: 'Market Shift jest na początek tury.',
    cardsSecond: 'Twój drugi budynek, a srebro jest już dostępne.',
    cardsPraise: ({ points }) =>
      `+${points}, drugi raz w jednej turze. Market Shift wymienia cztery karty przed turą; Land Grab bierze drugą działkę o dwóch polach.`,
    endTiles: 'Bruno ma już tylko cztery płytki, więc gra się kończy. Masz jeszcze jeden budynek.',
    endStreets:
      'Każda ulica daje 5 punktów temu, kto sam ma przy niej najwięcej budynków. Remis nie daje nic.',
    endWin: 'Przegrywasz 50 do 57. Który budynek wygrywa grę?',
    endStop: 'Jest budynek, który wygrywa. Spójrz na ulice.',
    endSilver: '5 punktów teraz, ale żadnej ulicy: 60 do 62. Niebieska 9 leży przy dwóch ulicach.',
    endBar: '2 punkty i żadnej ulicy. Niebieska 9 leży przy dwóch: tam budynek liczy się podwójnie.',
    endNoRoom: 'Ta nie pasuje na wolne działki. Mała wystarczy.',
    endNoDemolition: 'Działka jest w tej turze już wzięta, więc nic nie można zburzyć. Użyj wolnych działek.',
    endPraise: 'Broadway jest twój, a przez remis przy Wall Street Bruno nie dostaje nic: 62 do 57. Wygrana!',
  },
  questions: {
    scored: {
      ask: 'Co punktuje w trakcie gry?',
      answers: [
        'Wieżowiec, gdy tylko powstanie',
        'Działka, gdy tylko zostanie zajęta',
        'Robotnik, który wraca',
      ],
    },
    beginning: {
      ask: 'Masz wolnych robotników. Od czego może zacząć się twoja tura?',
      answers: [
        'Od wzięcia karty albo zburzenia i odbudowy',
        'Od budowy na działce, którą już masz',
        'Od spasowania',
      ],
    },
    noWorker: {
      ask: 'Nie masz wolnego robotnika. Czego nie możesz zrobić?',
      answers: ['Wziąć karty', 'Budować', 'Zburzyć i odbudować'],
    },
    home: {
      ask: 'Płytka zakrywa części trzech twoich działek, na każdej stoi robotnik. Kto wraca?',
      answers: ['Wszyscy trzej robotnicy', 'Jeden robotnik', 'Nikt, dopóki działki nie są pełne'],
    },
    stands: {
      ask: 'Gdzie może stać wieżowiec?',
      answers: [
        'Na własnej ziemi, bokiem przy ulicy lub parku',
        'Gdziekolwiek na mapie',
        'Tylko na jednej działce, którą wypełnia',
      ],
    },
    keeps: {
      ask: 'Burzysz dwie brązowe belki dla srebrnej wieży. Co z ich punktami?',
      answers: ['Zostają', 'Przepadają', 'Przepada połowa'],
    },
    replaces: {
      ask: 'Co może zastąpić srebrna płytka?',
      answers: ['Brąz i budynek początkowy', 'Brąz i srebro', 'Wszystko, co twoje'],
    },
    gold: {
      ask: 'Co jest prawdą o złocie?',
      answers: ['Nigdy nie znika', 'Znika tylko dla legendarnego', 'Jest dostępne od 6 punktów'],
    },
    tie: {
      ask: 'Przy Wall Street ty i Bruno macie na koniec po trzy budynki. Kto dostaje 5 punktów?',
      answers: ['Nikt', 'I ty, i Bruno', 'Kto pierwszy tam zbudował'],
    },
    lastRound: {
      ask: 'Co rozpoczyna ostatnią rundę?',
      answers: [
        'Komuś zostały tylko cztery własne płytki albo rynku nie da się uzupełnić',
        'Ktoś osiąga 50 punktów',
        'Powstaje pierwszy legendarny wieżowiec',
      ],
    },
  },
  aid: [
    {
      heading: 'Twoja tura: jedno z dwojga',
      lines: [
        'Weź kartę i postaw robotnika na wolnej działce tego koloru i wielkości; potem możesz zbudować jedną płytkę.',
        'Burzenie: nowsza płytka na twoich starszych.',
        'Bez wolnego robotnika nie ma karty: buduj albo burz.',
      ],
    },
    {
      heading: 'Budowa',
      lines: [
        'Własna ziemia, bok przy ulicy lub parku. Robotnicy wracają. Punkty od razu.',
        'Brąz zawsze · srebro od 6 · złoto i jeden legendarny od 18. Złoto nigdy nie znika.',
      ],
    },
    {
      heading: 'Karty, każda raz',
      lines: ['Boom: buduj jeszcze raz. Shift: nowy rynek. Grab: druga działka o dwóch polach.'],
    },
    {
      heading: 'Koniec',
      lines: [
        'Cztery płytki albo niepełny rynek: pozostali mają jeszcze jedną turę.',
        'Każda ulica: 5 za najwięcej budynków, nic przy remisie. Niezagrana karta: 1.',
      ],
    },
  ],
};
