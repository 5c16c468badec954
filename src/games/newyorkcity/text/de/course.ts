/** The lessons, questions and player aid of New York City, in German. */
import type { CityCourseText } from '../courseText.ts';

export const course: CityCourseText = {
  summary:
    'Sechs Bezirke, fünf Runden. In jeder Runde bietest du sechsmal mit Karten: für Presse, Dollar, Personen, Baupläne, Prestige und Wolkenkratzer. Jedes Gebot bringt, was es wert ist, das höchste eins mehr. Wolkenkratzer gewinnen Bezirke, und die bringen die meisten Punkte. Nach fünf Runden gewinnt, wer die meisten hat.',
  lessons: {
    district: 'Was Punkte bringt',
    bid: 'Ein Gebot',
    make: 'Mehr als eine Kartenart',
    pass: 'Sechs Gebote, eine Hand',
    hire: 'Personen und Dollar',
    prestige: 'Prestigeplättchen',
    press: 'Wer vorn liegt',
    draft: 'Woher Karten kommen',
    reserve: 'Was bleibt',
  },
  lines: {
    districtAim:
      'Das letzte Gebot einer Partie. Manhattan bringt 10 Punkte, wenn man dort die meisten Wolkenkratzer hat. Noch ist das Bruno.',
    districtBid:
      'Jede Wolkenkratzerkarte baut einen, und das höchste Gebot einen mehr. Bruno hat keine Karten mehr. Biete 2.',
    districtTie:
      'Dann steht es 3 zu 3, und Bruno behält Manhattan: Bei Gleichstand hat Bruno Vorrang. Warum, sagt Lektion 7.',
    districtPass: 'Dann ändert sich nichts, und Bruno gewinnt 47 zu 42.',
    districtPraise:
      'Manhattan bringt dir 10, Bruno die Hälfte. Die schwarzen gehören niemandem, nehmen aber auch einen Platz ein. Du gewinnst 47 zu 42.',
    bidCrown:
      'Gefragt sind Dollar, und Bruno hat 1 geboten. Alle bekommen, was sie bieten; das höchste Gebot trägt die Krone und bekommt eins mehr.',
    bidTwo: 'Jede Dollarkarte zählt 1. Biete 2: Tippe auf die 2 oder auf beide Karten.',
    bidTie: 'Ein Gleichstand: Bruno behielte die Krone, und du bekämst 1.',
    bidPass: 'Kein Gebot, keine Dollar.',
    bidOther: 'Gefragt sind jetzt Dollar. Diese Karte wartet auf ihr eigenes Gebot.',
    bidPraise: '3 Dollar: 2 für dein Gebot, 1 für die Krone. Bruno bekommt auch 1.',
    makePlans:
      'Baupläne bringen Wolkenkratzer auf dein Tableau, bereit zum Bauen. Bruno hat 2 geboten, und du hast einen Bauplan.',
    makeThree:
      'Zwei gleiche Karten einer anderen Art zählen als eine: deine zwei Pressekarten. Ein Joker daneben zählt eins mehr. Biete 3.',
    makeLess: 'Bruno behält mit 2 die Krone. Du kannst 3 bieten.',
    makePass: 'Du kannst 3 bieten: ein Bauplan, zwei Pressekarten, der Joker.',
    makePraise: '4 Wolkenkratzer. Und die Pressekarten fehlen nicht: Presse ist in dieser Runde vorbei.',
    passSix:
      'Sechs Gebote in jeder Runde, immer in dieser Reihenfolge. Deine Karten müssen für alle reichen.',
    passSave:
      'Presse kommt zuerst. Für Brunos 3 brauchtest du fünf Karten und verlörst den Gleichstand. Spare sie: Passe.',
    passAll: 'Fünf Karten für 3 Felder, und nichts bleibt für Prestige und Wolkenkratzer.',
    passSome: 'Diese Karten zählen später mehr, wo sie gefragt sind.',
    passPraise: 'Alle sechs Karten hast du noch. Auch nicht zu bieten ist ein Zug.',
    hireBid:
      'Ein Gebot für Personen öffnet den Aufzug. Mit 2 und der Krone erreichst du Stockwerk 3. Biete 2.',
    hireTie: 'Ein Gleichstand: Bruno behält die Krone, und du erreichst nur Stockwerk 1.',
    hirePass: 'Ohne Gebot stellst du niemanden ein.',
    hireActor:
      'Bruno liegt auf der Presseleiste vorn und wählt zuerst. Jetzt du: Stelle den Schauspieler ein.',
    hireOther: 'Das lohnt sich ein andermal. Der Schauspieler ist einfach und stark.',
    hireNobody: 'Jede Person zählt am Ende Punkte. Stelle eine ein.',
    hireUse:
      'Niemand hat mehr Karten, also kommt die letzte Phase. Lege einen Dollar auf den Schauspieler: 3 Punkte, einmal je Runde.',
    hireSinger: 'Die Sängerin bringt 2 Punkte, der Schauspieler 3.',
    hireIdle: 'Dein Dollar brächte 3 Punkte. Nutze ihn.',
    hirePraise:
      '3 Punkte für einen Dollar, und nächste Runde wieder. Am Ende bringt jede Person auch die Zahl auf ihrem Plättchen.',
    prestigeBid:
      'Prestige bringt sofort Punkte, und die zwei höchsten Gebote nehmen je ein Plättchen. Das höhere wählt zuerst: Biete 2.',
    prestigeTie: 'Ein Gleichstand: Bruno würde zuerst wählen.',
    prestigePass: 'Ohne Gebot gibt es weder Punkte noch ein Plättchen.',
    prestigeBoat:
      'Nimm das Boot: Ein Bezirk wird 5 mehr wert. Ein Plättchen reist mit seinem Fahrzeug: Dieses Boot verbindet Manhattan und Staten Island.',
    prestigeLay:
      'Lege es auf Staten Island. Bruno hat dort nichts, und der Bürgermeister kommt als Nächstes dorthin.',
    prestigeSubway: 'Die U-Bahn ist 3 wert, das Boot 5.',
    prestigeManhattan: 'Bruno hat dort zwei Wolkenkratzer, du keinen: Die 5 würden Bruno helfen.',
    prestigeJersey: 'Nach Jersey City kommt der Bürgermeister nie. Staten Island ist als Nächstes dran.',
    prestigeNothing: 'Ein Plättchen und ein Wolkenkratzer geschenkt. Nimm sie.',
    prestigePraise:
      '2 Punkte, ein Boot und ein Wolkenkratzer, wo der Bürgermeister noch nicht war: schon 7 Punkte auf Staten Island.',
    pressTied:
      'Die letzte Runde. In Manhattan steht es 3 zu 3, und bei Gleichstand zählt, wer auf der Presseleiste vorn liegt: Bruno, auf 7.',
    pressEnough: 'Presse bringt Felder. Du stehst auf 4, und Bruno hat nicht geboten. Wie viel reicht?',
    pressOne: 'Mit der Krone sind das 2 Felder, bis 6: Bruno bleibt vorn.',
    pressPass: 'Dann bleibt Manhattan bei Bruno: 10 zu 5.',
    pressPraise:
      'Du landest auf Brunos Stein und liegst damit vorn. Manhattan bringt dir 10 statt 5, und ab Feld 5 gibt es noch 3.',
    draftBegins:
      'So beginnt jede Runde: drei Karten vom Stapel, dann zwei Paare deiner Wahl. Wer auf der Presseleiste hinten liegt, nimmt zuerst: du.',
    draftFirst: 'Du hast zwei Wolkenkratzerkarten. Nimm das Paar mit noch einer, und einem Joker.',
    draftOther: 'Nicht schlecht. Aber gleiche Karten geben starke Gebote, und ein Joker passt überall.',
    draftSecond: 'Bruno nimmt Dollar und Personen. Und dein zweites Paar? Wähle.',
    draftPress:
      'Eine zweite Pressekarte, und Presse kommt zuerst. Sieben Karten für sechs Gebote, und zwei im Vorrat.',
    draftPlans:
      'Bauplan und Prestige: Jedes Gebot lohnt sich. Sieben Karten für sechs Gebote, und zwei im Vorrat.',
    draftCharacters:
      'Eine Person, und ein Bauplan neben dem im Vorrat. Sieben Karten für sechs Gebote, und zwei im Vorrat.',
    reserveOver:
      'Die sechs Gebote sind vorbei. Was auf deiner Hand bleibt, ist verloren; zwei Karten bleiben im Vorrat.',
    reserveKeep:
      'Ein Joker passt zu jedem Gebot. Lege die Dollarkarte zurück; behalte Joker und Wolkenkratzerkarte.',
    reserveOther:
      'Ein Joker passt zu jedem Gebot, und Wolkenkratzerkarten gewinnen Bezirke. Behalte diese beiden.',
    reservePraise:
      'Eine neue Runde: Der Bürgermeister ist in Brooklyn. Der Vorrat spielt sich wie die Hand. Nach fünf Runden zählen die Bezirke.',
  },
  questions: {
    end: {
      ask: 'Wann endet das Spiel?',
      answers: [
        'Nach fünf Runden',
        'Wenn ein Bezirk voll ist',
        'Wenn jemand in allen sechs Bezirken gebaut hat',
        'Wenn der Kartenstapel leer ist',
      ],
    },
    lastBid: {
      ask: 'Welches Gebot ist das letzte einer Runde?',
      answers: ['Wolkenkratzer', 'Prestige', 'Presse', 'Das entscheidet der erste Spieler'],
    },
    value: {
      ask: 'Gefragt sind Baupläne. Du spielst 1 Bauplan, 2 Pressekarten und 1 Joker. Wie hoch ist dein Gebot?',
      answers: ['3', '4', '2', '1'],
    },
    jokers: {
      ask: 'Gefragt sind Dollar. Du hast zwei Joker und sonst nichts. Was kannst du bieten?',
      answers: ['Nichts', '1', '2'],
    },
    tie: {
      ask: 'Du und Bruno bietet beide 2. Wer bekommt eins mehr?',
      answers: ['Wer auf der Presseleiste vorn liegt', 'Wer zuerst geboten hat', 'Beide', 'Niemand'],
    },
    lower: {
      ask: 'Bruno bietet 3 für Dollar, du 2. Was bekommst du?',
      answers: ['2 Dollar', 'Nichts', '3 Dollar', '1 Dollar'],
    },
    character: {
      ask: 'Was brauchst du, um eine Person von I, II oder III zu nutzen?',
      answers: [
        'Einen Dollar darauf, einmal je Runde',
        'Eine Karte zum Abwerfen',
        'Die Krone des letzten Gebots',
        'So viele Dollar, wie sie wert ist',
      ],
    },
    build: {
      ask: 'Dein Gebot für Wolkenkratzer ist 3 und das höchste; 2 stehen auf deinem Tableau. Wie viele baust du?',
      answers: ['2', '4', '3', '1'],
    },
    ranks: {
      ask: 'Manhattan ist 10 wert: du 3, Bruno 2, Schwarz 2. Bruno steht auf Feld 5 der Presseleiste, Schwarz auf 8. Was bekommt Bruno?',
      answers: ['3', '5', '10', '0'],
    },
    hand: {
      ask: 'Was geschieht nach dem sechsten Gebot mit deinen Karten?',
      answers: [
        'Die Hand ist verloren, der Vorrat bleibt',
        'Alle bleiben',
        'Alle sind verloren',
        'Du behältst ein Paar',
      ],
    },
  },
  aid: [
    {
      heading: 'Eine Runde',
      lines: [
        'Ziehe 3 Karten, nimm zwei Paare; wer auf der Presseleiste hinten liegt, zuerst. Sechs Gebote, letzte Phase. Die Hand ist verloren, der Vorrat bleibt.',
      ],
    },
    {
      heading: 'Ein Gebot',
      lines: [
        'Gefragte Karten zählen 1. Zwei gleiche andere zählen 1. Ein Joker daneben zählt 1 oder bildet mit jeder Karte ein Paar.',
        'Alle bekommen ihr Gebot, das höchste eins mehr; bei Gleichstand: wer vorn liegt.',
      ],
    },
    {
      heading: 'Was Gebote bringen',
      lines: [
        'Presse: Felder. Dollar. Personen: ein Stockwerk. Baupläne: Wolkenkratzer fürs Tableau.',
        'Prestige: Punkte; die zwei höchsten: Plättchen, Fahrzeug, Wolkenkratzer.',
        'Wolkenkratzer: vom Tableau zum Bürgermeister.',
      ],
    },
    {
      heading: 'Das Ende',
      lines: [
        'Bezirke: voller Wert, dann die Hälfte, die Hälfte. Personen. Alle sechs Bezirke 3, Presse ab 5 3. Dollar und Tableau: je ein halber Punkt.',
      ],
    },
  ],
};
