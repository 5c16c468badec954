/** The lessons, questions and player aid of New York City, in Polish. */
import type { CityCourseText } from '../courseText.ts';

export const course: CityCourseText = {
  summary:
    'Sześć dzielnic, pięć rund. W każdej rundzie licytujesz kartami sześć razy: o prasę, dolary, postacie, plany, prestiż i wieżowce. Każda oferta daje tyle, ile jest warta, a najwyższa o jeden więcej. Wieżowce zdobywają dzielnice, a te dają najwięcej punktów. Po pięciu rundach wygrywa najwyższy wynik.',
  lessons: {
    district: 'Co daje punkty',
    bid: 'Jedna oferta',
    make: 'Więcej niż jeden rodzaj kart',
    pass: 'Sześć licytacji, jedna ręka',
    hire: 'Postacie i dolary',
    prestige: 'Żetony prestiżu',
    press: 'Kto jest z przodu',
    draft: 'Skąd się biorą karty',
    reserve: 'Co zostaje',
  },
  lines: {
    districtAim:
      'Ostatnia oferta w grze. Manhattan daje 10 punktów temu, kto ma tam najwięcej wieżowców. Na razie jest to Bruno.',
    districtBid:
      'Każda karta wieżowców buduje jeden, a najwyższa oferta o jeden więcej. Bruno nie ma już kart. Zaoferuj 2.',
    districtTie: 'Wtedy jest 3 do 3 i Manhattan zachowa Bruno, bo wygrywa remisy. Lekcja 7 mówi, dlaczego.',
    districtPass: 'Wtedy nic się nie zmieni i wygra Bruno, 47 do 42.',
    districtPraise:
      'Manhattan daje ci 10, a Bruno dostaje połowę. Czarne są niczyje, ale też zajmują miejsce. Wygrywasz 47 do 42.',
    bidCrown:
      'Licytujemy o dolary, Bruno oferuje 1. Każdy dostaje tyle, ile oferuje; najwyższa oferta nosi koronę i dostaje o jeden więcej.',
    bidTwo: 'Każda karta dolarów liczy się za 1. Zaoferuj 2: dotknij 2 albo obu kart.',
    bidTie: 'Remis: koronę zachowa Bruno, a ty dostaniesz 1.',
    bidPass: 'Bez oferty nie ma dolarów.',
    bidOther: 'Teraz chodzi o dolary. Ta karta czeka na swoją licytację.',
    bidPraise: '3 dolary: 2 za ofertę, 1 za koronę. Bruno też dostaje 1.',
    makePlans:
      'Plany dają wieżowce na twoją planszę, gotowe do budowy. Bruno oferuje 2, a ty masz jeden plan.',
    makeThree:
      'Dwie takie same karty innego rodzaju liczą się jak jedna: twoje dwie karty prasy. Joker obok to jeszcze jeden. Zaoferuj 3.',
    makeLess: 'Z ofertą 2 koronę zachowa Bruno. Możesz dać 3.',
    makePass: 'Możesz dać 3: jeden plan, dwie karty prasy, joker.',
    makePraise: '4 wieżowce. A kart prasy nie szkoda: prasa w tej rundzie już była.',
    passSix: 'Sześć licytacji w każdej rundzie, zawsze w tej kolejności. Kart musi starczyć na wszystkie.',
    passSave:
      'Prasa jest pierwsza. Na ofertę 3, jaką ma Bruno, poszłoby pięć kart i remis byłby przegrany. Oszczędź je: spasuj.',
    passAll: 'Pięć kart za 3 pola i nic na prestiż i wieżowce.',
    passSome: 'Te karty są więcej warte później, w swoich licytacjach.',
    passPraise: 'Wszystkie sześć kart nadal masz. Nie licytować to też ruch.',
    hireBid: 'Licytacja o postacie otwiera windę. Z 2 i koroną sięgasz półki 3. Zaoferuj 2.',
    hireTie: 'Remis: koronę zachowa Bruno, a ty sięgasz tylko półki 1.',
    hirePass: 'Bez oferty nikogo nie zatrudnisz.',
    hireActor: 'Bruno jest z przodu na torze prasy i wybiera pierwszy. Teraz ty: zatrudnij Aktora.',
    hireOther: 'Warto innym razem. Aktor jest prosty i mocny.',
    hireNobody: 'Każda postać daje punkty na koniec. Zatrudnij jedną.',
    hireUse:
      'Nikt nie ma już kart, więc przychodzi faza końcowa. Połóż dolara na Aktorze: 3 punkty, raz w każdej rundzie.',
    hireSinger: 'Śpiewaczka daje 2 punkty, Aktor 3.',
    hireIdle: 'Twój dolar dałby 3 punkty. Użyj go.',
    hirePraise:
      '3 punkty za dolara, a w następnej rundzie znowu. Na koniec każda postać daje też tyle, ile pokazuje jej żeton.',
    prestigeBid:
      'Prestiż daje punkty od razu, a dwie najwyższe oferty biorą po żetonie. Wyższa wybiera pierwsza: zaoferuj 2.',
    prestigeTie: 'Remis: pierwszy wybierałby Bruno.',
    prestigePass: 'Bez oferty nie ma ani punktów, ani żetonu.',
    prestigeBoat:
      'Weź łódź: dzielnica jest warta o 5 więcej. Żeton jedzie ze swoim pojazdem: ta łódź łączy Manhattan i Staten Island.',
    prestigeLay:
      'Połóż go na Staten Island. Bruno nic tam nie ma, a burmistrz pojedzie tam w następnej rundzie.',
    prestigeSubway: 'Metro jest warte 3, łódź 5.',
    prestigeManhattan: 'Bruno ma tam dwa wieżowce, a ty żadnego: te 5 dostałby Bruno.',
    prestigeJersey: 'Do Jersey City burmistrz nigdy nie jedzie. Następne jest Staten Island.',
    prestigeNothing: 'Żeton i wieżowiec za darmo. Weź je.',
    prestigePraise:
      '2 punkty, łódź i wieżowiec tam, gdzie burmistrza jeszcze nie było: już 7 punktów na Staten Island.',
    pressTied:
      'Ostatnia runda. Na Manhattanie jest 3 do 3, a remisy wygrywa, kto jest z przodu na torze prasy: Bruno, na polu 7.',
    pressEnough: 'Prasa daje pola. Stoisz na 4, Bruno nie licytuje. Ile wystarczy?',
    pressOne: 'Z koroną to 2 pola, na 6: z przodu zostaje Bruno.',
    pressPass: 'Wtedy Manhattan zachowa Bruno: 10 do 5.',
    pressPraise:
      'Stajesz na wierzchu tego samego pola, więc jesteś z przodu. Manhattan daje ci 10 zamiast 5, a od pola 5 są jeszcze 3.',
    draftBegins:
      'Tak zaczyna się każda runda: trzy karty z talii, potem dwie pary do wyboru. Ostatni na torze prasy bierze pierwszy: ty.',
    draftFirst: 'Masz dwie karty wieżowców. Weź parę, która dodaje jeszcze jedną, i jokera.',
    draftOther: 'Nieźle. Ale takie same karty dają mocne oferty, a joker pasuje wszędzie.',
    draftSecond: 'Bruno bierze dolary i postacie. A twoja druga para? Wybierz.',
    draftPress: 'Druga karta prasy, a prasa jest pierwsza. Siedem kart na sześć licytacji i dwie w rezerwie.',
    draftPlans: 'Plan i prestiż: każda oferta się opłaca. Siedem kart na sześć licytacji i dwie w rezerwie.',
    draftCharacters: 'Postać, i plan obok tego w rezerwie. Siedem kart na sześć licytacji i dwie w rezerwie.',
    reserveOver: 'Sześć licytacji za nami. Co zostało na ręce, przepada; dwie karty zostają w rezerwie.',
    reserveKeep: 'Joker pasuje zawsze. Odłóż kartę dolarów; zostaw jokera i kartę wieżowców.',
    reserveOther: 'Joker pasuje zawsze, a karty wieżowców zdobywają dzielnice. Zostaw te dwie.',
    reservePraise:
      'Nowa runda: burmistrz jest na Brooklynie. Rezerwą gra się jak ręką. Po pięciu rundach liczą się dzielnice.',
  },
  questions: {
    end: {
      ask: 'Kiedy kończy się gra?',
      answers: [
        'Po pięciu rundach',
        'Gdy dzielnica jest pełna',
        'Gdy ktoś ma wieżowce we wszystkich sześciu dzielnicach',
        'Gdy talia jest pusta',
      ],
    },
    lastBid: {
      ask: 'Która licytacja jest ostatnia w rundzie?',
      answers: ['Wieżowce', 'Prestiż', 'Prasa', 'Decyduje pierwszy gracz'],
    },
    value: {
      ask: 'Licytacja o plany. Zagrywasz 1 plan, 2 karty prasy i 1 jokera. Ile wynosi oferta?',
      answers: ['3', '4', '2', '1'],
    },
    jokers: {
      ask: 'Licytacja o dolary. Masz tylko dwa jokery. Ile możesz zaoferować?',
      answers: ['Nic', '1', '2'],
    },
    tie: {
      ask: 'Ty i Bruno oferujecie po 2. Kto dostaje o jeden więcej?',
      answers: ['Kto jest z przodu na torze prasy', 'Kto licytował pierwszy', 'I ty, i Bruno', 'Nikt'],
    },
    lower: {
      ask: 'W licytacji o dolary Bruno oferuje 3, a ty 2. Co dostajesz?',
      answers: ['2 dolary', 'Nic', '3 dolary', '1 dolara'],
    },
    character: {
      ask: 'Czego trzeba, by użyć postaci I, II lub III?',
      answers: [
        'Dolara na niej, raz w rundzie',
        'Odrzucić kartę',
        'Korony z ostatniej licytacji',
        'Tylu dolarów, ile jest warta',
      ],
    },
    build: {
      ask: 'W licytacji o wieżowce dajesz najwięcej, 3; na planszy masz 2. Ile budujesz?',
      answers: ['2', '4', '3', '1'],
    },
    ranks: {
      ask: 'Manhattan jest wart 10: ty 3, Bruno 2, czarny 2. Bruno stoi na polu 5 toru prasy, czarny na 8. Ile dostaje Bruno?',
      answers: ['3', '5', '10', '0'],
    },
    hand: {
      ask: 'Co dzieje się z twoimi kartami po szóstej licytacji?',
      answers: [
        'Ręka przepada, rezerwa zostaje',
        'Wszystkie zostają',
        'Wszystkie przepadają',
        'Zostaje jedna para',
      ],
    },
  },
  aid: [
    {
      heading: 'Runda',
      lines: [
        'Dobierz 3 karty, weź dwie pary; najpierw ostatni na torze prasy. Sześć licytacji, faza końcowa. Ręka przepada, rezerwa zostaje.',
      ],
    },
    {
      heading: 'Oferta',
      lines: [
        'Karta tego rodzaju: 1. Dwie takie same inne: 1. Joker obok: 1, albo tworzy parę z dowolną kartą.',
        'Każdy dostaje swoją ofertę, najwyższa o jeden więcej; remis: kto jest z przodu.',
      ],
    },
    {
      heading: 'Co dają oferty',
      lines: [
        'Prasa: pola. Dolary. Postacie: półka. Plany: wieżowce na planszę.',
        'Prestiż: punkty; dwie najwyższe: żeton, pojazd, wieżowiec.',
        'Wieżowce: z planszy do burmistrza.',
      ],
    },
    {
      heading: 'Koniec',
      lines: [
        'Dzielnice: pełna wartość, połowa, połowa. Postacie. Wszystkie sześć dzielnic 3, prasa od 5 w górę 3. Dolary i plansza: po pół punktu.',
      ],
    },
  ],
};
