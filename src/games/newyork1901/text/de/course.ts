/** The lessons, questions and player aid of New York 1901, in German. */
import type { NewYorkCourseText } from '../courseText.ts';

export const course: NewYorkCourseText = {
  summary:
    'New York, 1901. Nimm Land, baue Wolkenkratzer darauf und reiße sie später für höhere ab. Jeder zählt, sobald er steht, und diese Punkte bleiben für immer. Am Ende bringen drei Straßen je 5 Punkte für die meisten Gebäude. Wer die meisten Punkte hat, gewinnt.',
  lessons: {
    build: 'Ein Wolkenkratzer bringt Punkte',
    turn: 'Ein ganzer Zug',
    neighbours: 'Größer auf zwei Grundstücken',
    silver: 'Weg mit dem Alten',
    gold: 'Gold bleibt',
    workers: 'Alle vier sind draußen',
    cards: 'Drei Karten',
    end: 'Der letzte Zug',
  },
  lines: {
    buildGoal: 'Wolkenkratzer bringen Punkte. Wer am Ende die meisten hat, gewinnt.',
    buildBar:
      'Dein Arbeiter hält Blau 5. Nimm den Bronze-Zweierriegel und dann seinen Platz auf dem Grundstück.',
    buildStop: 'Dann bliebe dein Grundstück leer. Baue zuerst.',
    buildTooLarge: 'Das braucht mehr Felder, als dein Grundstück hat. Nimm den Zweierriegel.',
    buildClosed: 'Noch nicht: Silber gibt es ab 6 Punkten, Gold ab 18. Bronze ist offen.',
    buildHasLot: 'Du hast dein Grundstück für diesen Zug. Baue jetzt darauf.',
    buildPraise: '+2! Dein Stein auf dem Rahmen ist vorgerückt, und dein Arbeiter ist wieder frei.',
    turnLand: 'Ein Zug beginnt mit Land: Nimm eine Karte, dann ein freies Grundstück ihrer Farbe und Größe.',
    turnDemolish: 'Abreißen ist die andere Art von Zug; Lektion 4 zeigt sie. Nimm jetzt ein Grundstück.',
    turnLandFirst: 'Zuerst Land: Nimm eine Karte. Danach baust du.',
    turnTaken: 'Da ist schon jemand. Nimm ein Grundstück, das leuchtet.',
    turnNoCard: 'Für dieses Grundstück gibt es gerade keine Karte. Farbe und Größe müssen passen.',
    turnBuild: 'Es gehört dir. Baue nun: Eine Seite des Plättchens muss an Straße oder Park liegen.',
    turnStop: 'Du darfst hier aufhören und das Grundstück behalten. Aber baue: Dann kommt der Arbeiter heim.',
    turnNoFront: 'Dort liegt keine Seite an Straße oder Park. Versuche die anderen Felder.',
    turnPraise:
      'Karte, Arbeiter, Gebäude: ein ganzer Zug, und dein Arbeiter ist zurück. Nun macht Bruno dasselbe.',
    neighboursLot: 'Im letzten Zug hast du Blau 12 behalten. Nimm ein blaues Grundstück, das daran grenzt.',
    neighboursApart: 'Es grenzt nicht an Blau 12, also passt kein Plättchen auf beide. Schau daneben.',
    neighboursDemolish: 'Das wäre der ganze Zug. Nimm lieber ein Grundstück neben Blau 12.',
    neighboursCard: 'Mit einem freien Arbeiter nimmst du zuerst eine Karte, dann baust du.',
    neighboursAcross:
      'Lege nun ein Plättchen über beide Grundstücke. Jede Zahl ist ein Platz und eine Drehung.',
    neighboursStop: 'Zwei Arbeiter blieben draußen. Baue über beide Grundstücke.',
    neighboursOne: 'So kommt nur ein Arbeiter frei. Lege es über beide Grundstücke.',
    neighboursPraise: ({ points }) =>
      `${points} Punkte, und beide Arbeiter kommen heim. Was übrig ist, gehört weiter dir.`,
    neighboursSmall: 'Beide Arbeiter sind daheim. Ein größeres Plättchen hätte mehr gebracht.',
    silverOpen: '8 Punkte! Ab 6 Punkten darfst du Silber bauen, und das bringt mehr.',
    silverOver:
      'Silber darf deine älteren Gebäude ersetzen: Das ist der ganze Zug. Bei einer roten Zahl fällt etwas von dir.',
    silverLot: 'Auch ein guter Zug. Versuche hier die andere Art: Ersetze etwas Altes.',
    silverBronze: 'Bronze darf dein erstes Gebäude ersetzen, ja. Silber bringt mehr: Versuche es.',
    silverNotHigher: 'Nur Neueres ersetzt Älteres: Start, Bronze, Silber, Gold.',
    silverGold: 'Gold gibt es ab 18 Punkten. Du hast 8.',
    silverNoFit: 'Das passt nicht auf dein Land. Versuche ein anderes Silber-Plättchen.',
    silverPraise: ({ points }) => `+${points}! Auch deine alten Punkte bleiben: Abreißen kostet nichts.`,
    goldOpen:
      '19 Punkte! Gold ist offen, und mit ihm die vier legendären Türme. Jeder von euch darf einen bauen.',
    goldBlock:
      'Deine drei blauen Grundstücke bilden einen Block von 2 mal 3. Lege das wertvollste Plättchen dorthin, das passt.',
    goldLot: 'Land kann einen Zug warten. Die legendären Türme vielleicht nicht: Bruno hat 16 Punkte.',
    goldSilver: 'Wieder Silber? Gold ist jetzt offen und bringt mehr.',
    goldNotYours: 'Das passt nicht auf dein Land. Suche eine Form von 2 mal 3.',
    goldParkRow: '+9: Das Park Row Building gehört dir. Gold und legendäre Türme fallen nie.',
    goldSlab: '+8. Gold fällt nie. Das Park Row Building hätte auf demselben Land 9 gebracht.',
    goldOther: ({ points }) =>
      `+${points}. Gold fällt nie, also fülle das Land: Hier hätten 8 oder 9 gepasst.`,
    workersOut:
      'Alle vier Arbeiter sind draußen, also keine Karte in diesem Zug. Baue ein Plättchen, das mindestens zwei heimbringt.',
    workersOne: 'Nur einer kommt heim. Lege es dorthin, wo zwei Grundstücke aneinandergrenzen.',
    workersNone: 'Von dort kommt niemand heim. Baue, wo deine Arbeiter stehen.',
    workersNoCard: 'Ohne freien Arbeiter keine Karte. Baue zuerst.',
    workersPraise: ({ workers }) =>
      `${workers} Arbeiter kommen heim: Du kannst wieder Karten nehmen. Wer je festsitzt, gibt ein Grundstück zurück.`,
    cardsThree: 'Drei Karten, jede nur einmal spielbar. Eine nie gespielte Karte ist am Ende 1 Punkt wert.',
    cardsBoom: 'Du hast gerade gebaut und 6 Punkte erreicht. Spiele Construction Boom und baue noch einmal.',
    cardsStop: 'Die Karte lohnt sich hier: gleich noch ein Gebäude.',
    cardsGrab: 'Land Grab ist für zwei Grundstücke mit zwei Feldern. Du hast eines mit drei genommen.',
    cardsShift: 'Market Shift ist für den Beginn eines Zuges.',
    cardsSecond: 'Dein zweites Gebäude, und Silber ist schon offen.',
    cardsPraise: ({ points }) =>
      `+${points}, zweimal in einem Zug. Market Shift tauscht vor deinem Zug die vier Karten; Land Grab nimmt ein zweites kleines Grundstück.`,
    endTiles: 'Bruno hat nur noch vier Plättchen, also endet die Partie. Du hast ein letztes Gebäude.',
    endStreets:
      'Jede Straße bringt 5 Punkte, wenn jemand allein die meisten Gebäude an ihr hat. Gleichstand bringt nichts.',
    endWin: 'Du liegst zurück, 50 zu 57. Welches Gebäude gewinnt die Partie?',
    endStop: 'Es gibt ein Gebäude, das gewinnt. Sieh dir die Straßen an.',
    endSilver: 'Jetzt 5 Punkte, aber keine Straße: 60 zu 62. Blau 9 liegt an zwei Straßen.',
    endBar: '2 Punkte und keine Straße. Blau 9 liegt an zweien: Dort zählt ein Gebäude doppelt.',
    endNoRoom: 'Das passt nicht auf deine freien Grundstücke. Ein kleines genügt.',
    endNoDemolition:
      'Du hast ein Grundstück genommen, also wird nichts abgerissen. Nutze deine freien Grundstücke.',
    endPraise:
      'Der Broadway gehört dir, und der Gleichstand an der Wall Street lässt Bruno leer ausgehen: 62 zu 57. Gewonnen!',
  },
  questions: {
    scored: {
      ask: 'Was bringt während der Partie Punkte?',
      answers: [
        'Ein Wolkenkratzer, sobald er gebaut ist',
        'Ein Grundstück, sobald es genommen ist',
        'Ein Arbeiter, der heimkommt',
      ],
    },
    beginning: {
      ask: 'Du hast freie Arbeiter. Womit darf dein Zug beginnen?',
      answers: [
        'Mit einer Karte, oder mit Abreißen und Neubauen',
        'Mit dem Bauen auf einem Grundstück, das du hältst',
        'Mit Passen',
      ],
    },
    noWorker: {
      ask: 'Du hast keinen freien Arbeiter. Was kannst du nicht tun?',
      answers: ['Eine Karte nehmen', 'Bauen', 'Abreißen und neu bauen'],
    },
    home: {
      ask: 'Ein Plättchen bedeckt Teile von drei deiner Grundstücke, jedes mit einem Arbeiter. Wer kommt heim?',
      answers: ['Alle drei Arbeiter', 'Ein Arbeiter', 'Niemand, bis die Grundstücke voll sind'],
    },
    stands: {
      ask: 'Wo darf ein Wolkenkratzer stehen?',
      answers: [
        'Auf eigenem Land, mit einer Seite an Straße oder Park',
        'Überall auf dem Plan',
        'Nur auf einem einzelnen Grundstück, das er füllt',
      ],
    },
    keeps: {
      ask: 'Du reißt zwei Bronze-Riegel für einen Silber-Turm ab. Was geschieht mit ihren Punkten?',
      answers: ['Du behältst sie', 'Du verlierst sie', 'Du verlierst die Hälfte'],
    },
    replaces: {
      ask: 'Was darf ein Silber-Plättchen ersetzen?',
      answers: ['Bronze und das Startgebäude', 'Bronze und Silber', 'Alles, was dir gehört'],
    },
    gold: {
      ask: 'Was gilt für Gold?',
      answers: ['Es fällt nie', 'Es fällt nur für einen legendären Turm', 'Es ist ab 6 Punkten offen'],
    },
    tie: {
      ask: 'An der Wall Street habt ihr, Bruno und du, am Ende je drei Gebäude. Wer bekommt die 5 Punkte?',
      answers: ['Niemand', 'Beide', 'Wer dort zuerst gebaut hat'],
    },
    lastRound: {
      ask: 'Was löst die letzte Runde aus?',
      answers: [
        'Jemand hat nur noch vier eigene Plättchen, oder der Markt lässt sich nicht füllen',
        'Jemand erreicht 50 Punkte',
        'Der erste legendäre Turm wird gebaut',
      ],
    },
  },
  aid: [
    {
      heading: 'Dein Zug: eines von zweien',
      lines: [
        'Nimm eine Karte und stelle einen Arbeiter auf ein freies Grundstück ihrer Farbe und Größe; dann darfst du ein Plättchen bauen.',
        'Abreißen: ein neueres Plättchen über deine älteren.',
        'Kein freier Arbeiter: keine Karte. Baue oder reiße ab.',
      ],
    },
    {
      heading: 'Bauen',
      lines: [
        'Eigenes Land, eine Seite an Straße oder Park. Arbeiter kommen heim. Punkte sofort.',
        'Bronze immer · Silber ab 6 · Gold und ein legendärer Turm ab 18. Gold fällt nie.',
      ],
    },
    {
      heading: 'Karten, je einmal',
      lines: ['Boom: noch einmal bauen. Shift: neuer Markt. Grab: ein zweites Grundstück mit zwei Feldern.'],
    },
    {
      heading: 'Ende',
      lines: [
        'Nur noch vier Plättchen, oder der Markt nicht voll: Die anderen haben noch einen Zug.',
        'Jede Straße: 5 für die meisten Gebäude, nichts bei Gleichstand. Ungespielte Karte: 1.',
      ],
    },
  ],
};
