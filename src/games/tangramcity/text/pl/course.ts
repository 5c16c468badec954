/** The lessons, questions and player aid of Tangram City, in Polish. */
import type { TangramCourseText } from '../courseText.ts';

export const course: TangramCourseText = {
  summary:
    'Wszyscy dostają te same płytki w tej samej kolejności i budują miasto 7 na 7 pól. Po każdej z sześciu rund największy prostokąt bez luk daje punkt za każde pole. Na koniec pełne miasto i dobra równowaga dachów i ogrodów przynoszą dodatkowe punkty.',
  lessons: {
    rectangle: 'Co daje punkty',
    turn: 'Dwie połówki to całość',
    flip: 'Dach i ogród',
    fountain: 'Koniec rundy',
    company: 'Te same karty dla wszystkich',
    balance: 'Dachy i ogrody',
    decline: 'Nie każda płytka to prezent',
    last: 'Ostatnia runda',
  },
  lines: {
    rectangleNow:
      'Na koniec rundy punktuje twój największy prostokąt bez luk. Teraz ma 2 na 2 pola: 4 punkty.',
    rectangleGrow: 'Połóż domino tak, by prostokąt urósł. Przerywana ramka pokazuje, jaki będzie.',
    rectangleRow: 'Pięć pól w rzędzie to też prostokąt. Ale 2 na 3 to 6: połóż je wzdłuż boku.',
    rectangleSame: 'Pasuje, ale prostokąt nadal ma 4 pola. Połóż je wzdłuż jednego z boków.',
    rectangleDecline: 'Odłożona płytka przepada. Ta się przyda.',
    rectangleOverlaps: 'Płytki nigdy na siebie nie zachodzą. Pierścienie pokazują, gdzie pasuje.',
    rectangleOutside: 'Musi leżeć na planszy.',
    rectanglePraise: '2 na 3: 6 punktów. Płytki nie muszą się stykać, ale obok siebie punktują.',
    turnHalf: 'Zaznaczone pole jest zakryte tylko do połowy, więc jeszcze się nie liczy.',
    turnFill: 'Obróć sześciokąt tak, by wypełnił drugą połowę i pole pod nią.',
    turnOpen: 'Tu pasuje, ale zaznaczone pole zostaje w połowie puste.',
    turnOverlaps: 'Niezupełnie: zachodzi na inną płytkę. Obróć go raz i spróbuj ponownie.',
    turnDecline: 'Właśnie tej płytki potrzebujesz. Obróć ją.',
    turnPraise: 'Dwie połówki to całość: 2 na 4 to 8.',
    flipFaces: 'Każda płytka ma dwie strony: czarny dach i zielony ogród, czyli jego lustrzane odbicie.',
    flipFill: 'Ta sama luka. Sam obrót nie wystarczy: odwróć płytkę, a potem ją obróć.',
    flipRoof: 'Dachem do góry pochyla się w złą stronę. Odwróć ją.',
    flipGarden: 'Dobra strona. Teraz obróć ją i wypełnij zaznaczoną lukę.',
    flipDecline: 'Ona pasuje: najpierw ją odwróć.',
    flipPraise: 'Odwrócona, obrócona, znowu 8. Pamiętaj o dwóch kolorach: liczą się na koniec.',
    fountainComes: 'Cztery płytki to runda. Potem przychodzi fontanna: pół pola, bez koloru.',
    fountainFill: 'W dolnym rzędzie brakuje połówki. Wypełnij ją fontanną.',
    fountainElsewhere: 'Prostokąt nadal ma 18 pól. Spójrz na dolny rząd.',
    fountainDecline: 'Odłożona fontanna przepada. Tutaj jest warta 6 punktów.',
    fountainPraise: 'Z 18 do 24 i runda policzona: 24 punkty. W następnej rundzie policzy się znowu.',
    companyTogether: 'Wszyscy kładą tę samą płytkę w tym samym czasie, każdy na swojej planszy.',
    companyEye: 'Karta z okiem jest twoja: tylko ty wiesz, że będzie następna.',
    companyFill: 'Teraz łódka: wypełnij zaznaczoną połowę, a prostokąt urośnie do 4.',
    companyRow: 'Rząd 3 pól. Blok 2 na 2 jest większy i łatwiej rośnie.',
    companySame: 'Pasuje, ale nic nie rośnie. Wypełnij zaznaczoną połowę.',
    companyDecline: 'Odłożona płytka przepada. Tutaj powiększa twój prostokąt.',
    companyPraise: 'Dobrze. Bruno kładzie łódkę, a potem twoja karta zostaje odkryta dla wszystkich.',
    balanceBonus:
      'Na koniec dachów i ogrodów powinno być tyle samo: 20 punktów przy różnicy 0, 10 do 2, 5 do 4.',
    balanceMixed:
      'Dach obok ogrodu nie liczy się do żadnego. Obok fontanny połówka liczy się do swojego koloru.',
    balanceEven: '18 dachów, 14 ogrodów. Połóż dom stroną, która to wyrówna.',
    balanceRoof: '20 dachów i 14 ogrodów: różnica 6, bez premii. Odwróć dom.',
    balanceDecline: 'Połóż go: jego dwa pola poprawią równowagę.',
    balancePraise: '18 i 16: różnica tylko 2, na koniec warta 10 punktów.',
    declineCorner: 'Spójrz na nadchodzące płytki: trzy z nich i fontanna wypełnią ten róg dokładnie.',
    declineDiamond: 'Romb zostawiłby tam cztery resztki. Możesz z niego zrezygnować; wtedy przepada.',
    declinePlaced: 'Pasuje, ale zostają cztery puste połówki, których prawie nic nie wypełni.',
    declinePraise: 'Dobrze. Czasem najlepiej jest nie kłaść płytki.',
    lastOrder: 'Kolejność ostatnich płytek należy do ciebie. Zacznij od większej.',
    lastSmallFirst: 'Wtedy większa płytka może się nie zmieścić. Połóż ją najpierw.',
    lastGardens: 'Pasuje, ale ogrody za bardzo wyjdą na prowadzenie i równowaga nic nie da. Spróbuj dachu.',
    lastDecline: 'Bez niej w mieście zostanie luka.',
    lastTriangle: 'Teraz mały trójkąt. Spójrz na wagę: dach czy ogród?',
    lastUneven: '23 ogrody i 21 dachów: 10 punktów zamiast 20.',
    lastFountain: 'Została jedna połówka: twoja ostatnia fontanna.',
    lastPraise: '49 pól! 49 punktów, 15 za pełne miasto, 20 za równowagę: 188.',
    lastPoints: ({ points }) =>
      `Punkty: ${points}. Pełne miasto daje 49 i jeszcze 15: spróbujesz raz jeszcze?`,
  },
  questions: {
    scored: {
      ask: 'Co punktuje na koniec rundy?',
      answers: [
        'Pola twojego największego prostokąta bez luk',
        'Wszystkie zabudowane pola',
        'Wszystkie pola jednego koloru',
      ],
    },
    half: {
      ask: 'Pole jest w połowie dachem, w połowie puste. Czy liczy się do prostokąta?',
      answers: ['Nie, liczą się tylko pola zakryte w całości', 'Tak', 'W połowie'],
    },
    mixed: {
      ask: 'W twoim prostokącie dachy i ogrody są wymieszane. Co to zmienia?',
      answers: ['Dla prostokąta nic', 'Liczy się tylko jeden kolor', 'Liczy się połowa'],
    },
    flipped: {
      ask: 'Co się dzieje, gdy odwracasz płytkę?',
      answers: [
        'Staje się swoim lustrzanym odbiciem w drugim kolorze',
        'Zmienia się tylko kolor',
        'Nic się nie zmienia',
      ],
    },
    touching: {
      ask: 'Czy płytka musi stykać się z inną?',
      answers: ['Nie', 'Tak, bokiem', 'Tak, przynajmniej rogiem'],
    },
    declined: {
      ask: 'Rezygnujesz z płytki. Kiedy ją odzyskasz?',
      answers: ['Nigdy', 'Na koniec rundy', 'W ostatniej rundzie'],
    },
    besideWater: {
      ask: 'Pole jest w połowie ogrodem, w połowie fontanną. Jako co się liczy?',
      answers: ['Jako ogród', 'Jako dach', 'Wcale'],
    },
    cards: {
      ask: 'Ile kart zagrywa się w każdej z rund od 1 do 5?',
      answers: ['Cztery', 'Trzy', 'Tyle, ilu jest graczy'],
    },
    balance: {
      ask: 'Na koniec masz 20 dachów i 22 ogrody. Co daje równowaga?',
      answers: ['10 punktów', '20 punktów', '5 punktów'],
    },
    lastRound: {
      ask: 'Co jest szczególnego w rundzie 6?',
      answers: [
        'Trzy płytki leżą odkryte i wybierasz ich kolejność',
        'Nie ma fontanny',
        'Niczego się nie liczy',
      ],
    },
  },
  aid: [
    {
      heading: 'Rundy od 1 do 5',
      lines: ['Cztery płytki, te same dla wszystkich; potem po jednej fontannie.'],
    },
    { heading: 'Runda 6', lines: ['Trzy płytki w dowolnej kolejności, potem ostatnia fontanna.'] },
    {
      heading: 'Układanie',
      lines: [
        'Obracaj i odwracaj dowolnie; na planszy; nic na siebie nie zachodzi. Płytka nie musi dotykać innej.',
        'Z płytki można zrezygnować: wtedy przepada. Do następnej karty możesz przesunąć swoją płytkę.',
      ],
    },
    {
      heading: 'Po każdej rundzie',
      lines: ['Punkt za każde pole największego prostokąta bez luk. Kolory nie mają znaczenia.'],
    },
    {
      heading: 'Na koniec',
      lines: [
        'Wszystkie 49 pól: 15.',
        'Dachy i ogrody: po równo 20 · różnica 1 lub 2: 10 · 3 lub 4: 5.',
        'Obok fontanny połówka liczy się do swojego koloru; dach z ogrodem nie liczy się do żadnego.',
      ],
    },
  ],
};
