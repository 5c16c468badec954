/** The lessons, questions and player aid of Flatiron, in Polish. */
import type { FlatironCourseText } from '../courseText.ts';

export const course: FlatironCourseText = {
  summary:
    'Wraz z rywalem wznosisz jeden budynek: nowojorski Flatiron. Każdy ustawiony filar daje punkty, każde nowe piętro też. Twoja plansza ma cztery ulice: idź na jedną i użyj tego, co oferuje. Karty wzmacniają ulice. Dach kończy grę i wygrywa ten, kto ma najwięcej punktów.',
  lessons: {
    roof: 'Cel',
    turn: 'Najmniejsza tura',
    card: 'Silniejsza kolumna',
    column: 'Kolumna w pracy',
    floor: 'Następne piętro',
    newsboy: 'Gazety',
    reputation: 'Co liczy się na koniec',
    colours: 'Który filar, które miejsce',
    block: 'Stanąć na drodze',
  },
  lines: {
    roofMissing: 'To końcówka gry. Bruno ma 44 punkty, ty 41, a brakuje tylko dachu.',
    roofBuild: 'Dach kosztuje 5 $ i daje 6 punktów. Masz 5 $: połóż go.',
    roofSkipped: 'Wtedy zbuduje go Bruno, weźmie 6 punktów i wygra. Użyj tego wiersza.',
    roofPraise: 'Wygrywasz 47 do 44. To jest cel: najwięcej punktów, gdy stanie dach.',
    turnGo: 'Wróćmy na początek. Tura ma dwa kroki: idź gdzieś i zrób tam jedną rzecz. Idź na Broadway.',
    turnUse: 'Każda ulica ma kolumnę na twojej planszy. Użyj tej.',
    turnBuy: 'Kolumna działa z góry na dół. Pierwszy wiersz: kup pomarańczowy filar za 3 $.',
    turnBuild: 'Drugi wiersz: zbuduj go za 1 $.',
    turnSlot:
      'Pomarańczowy daje ci 4 punkty. Miejsce dodaje to, co przy nim widać: wybierz to dla pomarańczowego.',
    turnElsewhere: 'Możesz tam iść. Ale na Broadwayu kupisz i zbudujesz za jednym razem.',
    turnCard: 'Karty będą w następnej lekcji. Użyj swojej kolumny.',
    turnMoney: '2 $ są na wypadek, gdy nie ma nic lepszego. Użyj swojej kolumny.',
    turnOtherSlot: ({ gains }) =>
      `To dodaje ${gains === 'points' ? '2 punkty' : '2 $'}. Środkowe miejsce daje 3 punkty, bo filar jest pomarańczowy.`,
    turnPraise: '7 punktów. To była cała tura: idź gdzieś, zrób jedną rzecz.',
    cardGo: 'Karty dają kolumnie więcej wierszy. Ta na 23rd Street kosztuje 1 $. Idź tam.',
    cardBuy: 'Kup ją.',
    cardBand:
      'Na jej pasku jest 5th: trafia na twoją 5th Avenue, gdziekolwiek ją kupisz. U góry liczy się jej górna połowa, u dołu dolna.',
    cardAbove: 'Połóż ją u góry: kolumna działa z góry na dół, więc jej 2 $ przyjdą najpierw.',
    cardTaken: 'Stoi tam Bruno. Dwoje architektów nigdy nie stoi w tym samym miejscu.',
    cardStay: 'Już tam stoisz: trzeba iść gdzie indziej.',
    cardElsewhere: 'Karta, której chcesz, leży na 23rd Street.',
    cardFirst: 'To też byłoby możliwe. Teraz kup kartę.',
    cardBelow: 'U dołu sprzeda ci dowolny filar za 2 $. U góry jej 2 $ pomogą zapłacić za resztę.',
    cardPraise:
      'Twoja 5th Avenue ma teraz trzy wiersze; kolumna mieści najwyżej trzy karty. Inna ulica była warta trochę więcej: ta pokazała, jak działają karty.',
    columnGo: 'Teraz jej użyj. Idź na 5th Avenue: na tym poziomie pójście tam daje 1 $.',
    columnUse: 'Użyj kolumny: trzy wiersze, z góry na dół. Co nic nie kosztuje, dzieje się samo.',
    columnWhite: 'Masz swoje 2 $. Teraz kup biały za 1 $.',
    columnBuild: 'Zbuduj go za 2 $: biały daje 2 punkty, a ostatnie miejsce 2 $.',
    columnFirst: 'Najpierw zobacz, co potrafi twoja nowa kolumna na 5th Avenue.',
    columnPraise: '2 punkty i więcej pieniędzy niż przedtem. I spójrz: poziom ma swoje trzy filary.',
    floorGo:
      'Trzy filary niosą piętro. Kto je zbuduje, dostaje 6 punktów: ty albo Bruno. Twój wiersz piętra jest na 23rd Street.',
    floorUse: 'Użyj kolumny.',
    floorBuild: 'Niebieski kosztuje 4 $ i na piętro by nie starczyło. Zostaw niebieski, zbuduj piętro.',
    floorElsewhere: 'Twój wiersz piętra jest na 23rd Street, pod niebieskim.',
    floorFirst: 'Masz dość pieniędzy. Piętro daje 6 punktów.',
    floorBlue: 'Wtedy zostają 4 $, a piętro kosztuje 5. Zrezygnuj z niebieskiego.',
    floorPraise:
      'Nowy poziom z własną zasadą, a każda talia pokazuje nową kartę. Masz ponad 10 punktów: zobacz, kto idzie.',
    newsboyWaits:
      'Gazeciarz czeka na 10, 20, 30, 40 i 50. Kto pierwszy do niego dojdzie, dobiera dwie gazety, jedną zatrzymuje, drugą oddaje.',
    newsboyKeep: 'Gazeta to jedna akcja więcej. Zatrzymaj „dowolny filar za 1 $”.',
    newsboySpend: 'Możesz ją zagrać w każdej swojej turze, byle nie w środku wiersza. Zagraj ją teraz.',
    newsboyBlue: 'Weź niebieski: na twojej planszy kosztowałby 4 $.',
    newsboySwap: 'Do wymiany potrzebny jest filar w magazynie, a nie masz żadnego.',
    newsboySave: 'Można ją zachować tak, że Bruno jej nie zobaczy. Zagraj ją teraz, by zobaczyć, jak działa.',
    newsboyCheaper: ({ dollars }) =>
      `Ten kosztuje na twojej planszy tylko ${dollars} $. Na niebieskim zyskasz więcej.`,
    newsboyPraise:
      'Czeka w magazynie, który mieści jeden filar. Twoja gazeta leży teraz w City Hall, gdzie każde z was może jej użyć.',
    reputationCounts:
      'Później. Na koniec każda ulica liczy kciuki: powyżej 0 daje 5 punktów, poniżej kosztuje 3. Twój Broadway ma −1.',
    reputationGo: 'Dekrety też punktują na koniec. Idź do City Hall.',
    reputationBuy: 'Dekret kosztuje 3 $. Weź pewny: 3 punkty i zielony kciuk.',
    reputationPlace: 'Połóż go nad ulicą, która ma 0.',
    reputationElsewhere: 'Dekrety są w City Hall.',
    reputationFirst: 'Dobre na inny raz. Teraz kup dekret.',
    reputationSure: 'Może dać więcej albo mniej. Weź najpierw pewne 3.',
    reputationBroadway: 'To podnosi Broadway z −1 na 0 i oszczędza 3. Ulica powyżej 0 daje 5.',
    reputationBelow: 'U dołu liczy się druga połowa: 2 punkty za dekret i czerwony kciuk.',
    reputationPraise: '8 więcej na koniec: 3 za dekret, 5 za ulicę.',
    coloursBuild:
      'Masz trzy filary. Biały już stoi na tym poziomie, a żaden kolor się nie powtarza. Zbuduj ten, za który poziom płaci 2 więcej.',
    coloursSlot:
      'Wolne są dwa miejsca: 1 punkt albo kciuk. Na koniec kciuk podnosi wybraną ulicę. Wiesz, co to może dać.',
    coloursTwice: 'Zachowaj biały na następny poziom.',
    coloursBlack: 'Czarny daje 3. Pomarańczowy daje 4, a tu jeszcze 2.',
    coloursSkipped: 'Trzy filary w magazynie nic nie dają. Zbuduj jeden.',
    coloursPoint: '1 punkt to dobrze. Ale kciuk na ulicy z 0 daje 5.',
    coloursPraise: '6 punktów teraz, a kciuk da 5 na koniec.',
    blockGo:
      'Poziom jest pełny. Bruno ma 6 $, a wiersz piętra po drugiej stronie jest na 22nd Street. Ale nikt nie wejdzie tam, gdzie stoisz.',
    blockUse: 'Twoje piętro kosztuje 5 $, a masz 2 $. Użyj kolumny: daje 3 $.',
    blockElsewhere: 'Wtedy Bruno idzie na 22nd Street i buduje piętro.',
    blockMoney: 'Z 2 $ robią się 4. Kolumna daje 3 $ i starczy na piętro.',
    blockBlack: 'Wtedy masz 3 $: do piętra brakuje 2. Zrezygnuj z czarnego.',
    blockPraise:
      'Bruno musi iść gdzie indziej, a twoje 5 $ zapłaci za piętro w następnej turze. Znasz grę: czas na prawdziwą.',
  },
  questions: {
    over: {
      ask: 'Kiedy kończy się gra?',
      answers: [
        'Po turze, w której zbudowano dach',
        'Gdy ktoś ma 50 punktów',
        'Po 25 turach',
        'Gdy talia jest pusta',
      ],
    },
    places: {
      ask: 'Stoisz na Broadwayu, Bruno na 5th Avenue. Dokąd możesz iść?',
      answers: [
        'Na 23rd Street, 22nd Street albo do City Hall',
        'Wszędzie',
        'Wszędzie oprócz 5th Avenue',
        'Możesz też zostać',
      ],
    },
    band: {
      ask: 'Kupujesz na Broadwayu kartę z paskiem 22nd. Dokąd trafia?',
      answers: [
        'Na 22nd Street, u góry albo u dołu',
        'Na Broadway',
        'Na wybraną ulicę',
        'Na 22nd Street, tylko u dołu',
      ],
    },
    lines: {
      ask: 'Twój Broadway: weź 4 $ (karta u góry), pomarańczowy za 3 $, buduj za 1 $. Masz 0 $. Co możesz tam zrobić w jednej turze?',
      answers: [
        'Wziąć 4 $, kupić pomarańczowy i go zbudować',
        'Wziąć 4 $ i nic więcej',
        'Nic, nie ma jak zapłacić',
        'Najpierw zbudować, potem kupić',
      ],
    },
    colour: {
      ask: 'Poziom ma biały i pomarańczowy; masz biały, niebieski i czarny. Co możesz zbudować?',
      answers: ['Niebieski albo czarny', 'Każdy z trzech', 'Tylko niebieski', 'Nic, zanim stanie piętro'],
    },
    floor: {
      ask: 'Poziom ma swoje trzy filary. Kto może zbudować piętro?',
      answers: [
        'Kto użyje wiersza piętra i zapłaci 5 $',
        'Kto ustawił ostatni filar',
        'Kto ma tam najwięcej filarów',
        'Nikt przed następną rundą',
      ],
    },
    thumbs: {
      ask: 'Na koniec twoja 5th Avenue pokazuje +1, −1 i −1. Co daje?',
      answers: ['−3', '−1', '0', '−5'],
    },
    newsboy: {
      ask: 'Dochodzisz do 20 punktów przed innymi. Co się dzieje?',
      answers: [
        'Dobierasz dwie gazety, jedną zatrzymujesz, a Bruno dostaje drugą',
        'Dobierasz dwie gazety i zatrzymujesz obie',
        'Używasz gazety dnia',
        'Dostajesz 2 punkty',
      ],
    },
    decree: {
      ask: 'Twój dekret mówi „1 punkt za każdy 1 $ (najwyżej 12)”, a kończysz z 15 $. Co daje?',
      answers: ['12', '15', '7', '3'],
    },
    tie: {
      ask: 'Po 52 punkty. Kto wygrywa?',
      answers: ['Kto zbudował dach', 'Kto ma więcej pieniędzy', 'Kto grał jako drugi', 'Nikt: jest remis'],
    },
  },
  aid: [
    {
      heading: 'Twoja tura',
      lines: [
        'Idź w inne miejsce, nie tam, gdzie rywal. Potem jedna rzecz: kup wierzchnią kartę · użyj kolumny z góry na dół, pomijając, co chcesz · weź 2 $.',
        'W City Hall: kup dekret (3 $) · użyj gazety dnia · weź 2 $.',
      ],
    },
    {
      heading: 'Budowanie',
      lines: [
        'Kup filar, potem zbuduj go na najwyższym poziomie: punkty za kolor, potem miejsce. Żaden kolor dwa razy.',
        'Poziom pełny: kto zapłaci 5 $, buduje piętro, 6 punktów.',
      ],
    },
    {
      heading: 'Gazety',
      lines: [
        'Kto pierwszy ma 10, 20, 30, 40, 50, dobiera dwie, jedną zatrzymuje. Zagrywasz je w swojej turze.',
      ],
    },
    {
      heading: 'Dach kończy grę',
      lines: [
        'Każda ulica: powyżej 0 daje 5, poniżej kosztuje 3. Do tego dekrety. Remis: kto zbudował dach.',
      ],
    },
  ],
};
