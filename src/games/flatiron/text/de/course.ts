/** The lessons, questions and player aid of Flatiron, in German. */
import type { FlatironCourseText } from '../courseText.ts';

export const course: FlatironCourseText = {
  summary:
    'Zu zweit baut ihr ein Gebäude: das Flatiron in New York. Jede Säule bringt Punkte, jede neue Etage auch. Dein Firmenplan hat vier Straßen; geh in eine und nutze, was sie bietet. Karten machen deine Straßen stärker. Mit dem Dach endet die Partie, und die meisten Punkte gewinnen.',
  lessons: {
    roof: 'Das Ziel',
    turn: 'Der kleinste Zug',
    card: 'Eine stärkere Spalte',
    column: 'Eine Spalte bei der Arbeit',
    floor: 'Die nächste Etage',
    newsboy: 'Zeitungen',
    reputation: 'Was am Ende zählt',
    colours: 'Welche Säule, welcher Bauplatz',
    block: 'Im Weg stehen',
  },
  lines: {
    roofMissing: 'Eine Partie vor dem Ende. Bruno hat 44 Punkte, du 41, und nur das Dach fehlt noch.',
    roofBuild: 'Das Dach kostet 5 $ und bringt 6 Punkte. Du hast 5 $: Setz es auf.',
    roofSkipped: 'Dann baut Bruno es, bekommt die 6 Punkte und gewinnt. Nutze die Zeile.',
    roofPraise: 'Du gewinnst, 47 zu 44. Das ist das Ziel: die meisten Punkte, wenn das Dach steht.',
    turnGo:
      'Zurück zum Anfang. Ein Zug hat zwei Schritte: an einen Ort gehen, dort eine Sache tun. Geh zum Broadway.',
    turnUse: 'Jede Straße hat eine Spalte auf deinem Plan. Nutze diese.',
    turnBuy: 'Eine Spalte läuft von oben nach unten. Erste Zeile: Kauf eine orange Säule für 3 $.',
    turnBuild: 'Zweite Zeile: Bau sie für 1 $.',
    turnSlot: 'Orange bringt dir 4 Punkte. Der Bauplatz gibt dazu, was daneben steht: Nimm den für Orange.',
    turnElsewhere: 'Das geht auch. Aber am Broadway kannst du kaufen und gleich bauen.',
    turnCard: 'Karten kommen in der nächsten Lektion. Nutze deine Spalte.',
    turnMoney: '2 $ sind für den Fall, dass nichts Besseres geht. Nutze deine Spalte.',
    turnOtherSlot: ({ gains }) =>
      `Das bringt ${gains === 'points' ? '2 Punkte' : '2 $'} dazu. Der mittlere Bauplatz zahlt 3 Punkte, weil die Säule orange ist.`,
    turnPraise: '7 Punkte. Das war ein ganzer Zug: an einen Ort gehen, eine Sache tun.',
    cardGo: 'Karten geben einer Spalte mehr Zeilen. Die in der 23rd Street kostet 1 $. Geh dorthin.',
    cardBuy: 'Kauf sie.',
    cardBand:
      'Auf ihrem Band steht 5th: Sie kommt an deine 5th Avenue, wo immer du sie kaufst. Oben zählt ihre obere Hälfte, unten die untere.',
    cardAbove: 'Leg sie nach oben: Eine Spalte läuft von oben nach unten, also kommen ihre 2 $ zuerst.',
    cardTaken: 'Dort steht Bruno. Zwei Architekten teilen sich nie einen Ort.',
    cardStay: 'Da stehst du schon: Du musst woandershin.',
    cardElsewhere: 'Die Karte, die du willst, liegt in der 23rd Street.',
    cardFirst: 'Das ginge auch. Kauf jetzt die Karte.',
    cardBelow: 'Unten verkauft sie dir jede Säule für 2 $. Oben helfen ihre 2 $, den Rest zu bezahlen.',
    cardPraise:
      'Deine 5th Avenue hat jetzt drei Zeilen; höchstens drei Karten passen in eine Spalte. Eine andere Straße wäre etwas besser gewesen: Diese zeigte, wie Karten wirken.',
    columnGo: 'Jetzt nutze sie. Geh zur 5th Avenue: Auf dieser Etage bringt der Weg dorthin 1 $.',
    columnUse: 'Nutze die Spalte: drei Zeilen, von oben nach unten. Was nichts kostet, geschieht von selbst.',
    columnWhite: 'Deine 2 $ hast du. Kauf jetzt Weiß für 1 $.',
    columnBuild: 'Bau die Säule für 2 $: Weiß bringt 2 Punkte und der letzte Bauplatz 2 $.',
    columnFirst: 'Sieh erst, was deine neue Spalte kann, in der 5th Avenue.',
    columnPraise: '2 Punkte und mehr Geld als vorher. Und sieh: Die Etage hat ihre drei Säulen.',
    floorGo:
      'Drei Säulen tragen eine Etage. Wer sie baut, bekommt 6 Punkte, du oder Bruno. Deine Etagenzeile ist in der 23rd Street.',
    floorUse: 'Nutze die Spalte.',
    floorBuild: 'Blau kostet 4 $, dann reicht es nicht für die Etage. Lass Blau aus und bau die Etage.',
    floorElsewhere: 'Deine Etagenzeile steht in der 23rd Street, unter Blau.',
    floorFirst: 'Du hast genug. Die Etage bringt 6 Punkte.',
    floorBlue: 'Dann bleiben 4 $, und die Etage kostet 5. Lass Blau doch aus.',
    floorPraise:
      'Eine neue Etage mit eigener Regel, und jeder Stapel zeigt eine neue Karte. Du hast 10 Punkte überschritten: Sieh, wer kommt.',
    newsboyWaits:
      'Der Zeitungsjunge wartet auf 10, 20, 30, 40 und 50. Wer ihn zuerst erreicht, zieht zwei Zeitungen, behält eine und gibt die andere ab.',
    newsboyKeep: 'Eine Zeitung ist eine Aktion mehr. Behalte „eine beliebige Säule für 1 $“.',
    newsboySpend:
      'Du kannst sie in jedem deiner Züge ausgeben, nur nicht mitten in einer Zeile. Gib sie jetzt aus.',
    newsboyBlue: 'Nimm Blau: Auf deinem Plan würde es 4 $ kosten.',
    newsboySwap: 'Zum Tauschen brauchst du eine Säule im Lager, und du hast keine.',
    newsboySave:
      'Du könntest sie aufheben, ohne dass Bruno sie sieht. Gib sie jetzt aus, um zu sehen, wie es geht.',
    newsboyCheaper: ({ dollars }) =>
      `Die kostet dich auf deinem Plan nur ${dollars} $. Mit Blau sparst du mehr.`,
    newsboyPraise:
      'Sie wartet im Lager, das eine fasst. Deine Zeitung liegt jetzt in der City Hall, wo ihr beide sie nutzen dürft.',
    reputationCounts:
      'Später. Am Ende zählt jede Straße ihre Daumen: Über 0 bringt sie 5 Punkte, unter 0 kostet sie 3. Dein Broadway steht bei −1.',
    reputationGo: 'Auch City-Hall-Karten werden am Ende gewertet. Geh zur City Hall.',
    reputationBuy: 'So eine Karte kostet 3 $. Nimm die sichere: 3 Punkte und ein grüner Daumen.',
    reputationPlace: 'Leg sie über eine Straße, die bei 0 steht.',
    reputationElsewhere: 'City-Hall-Karten gibt es in der City Hall.',
    reputationFirst: 'Ein andermal gern. Kauf jetzt eine City-Hall-Karte.',
    reputationSure: 'Sie kann mehr oder weniger bringen. Nimm zuerst die sicheren 3.',
    reputationBroadway: 'Das hebt den Broadway von −1 auf 0 und spart 3. Eine Straße über 0 bringt 5.',
    reputationBelow: 'Unten zählt die andere Hälfte: 2 Punkte je City-Hall-Karte und ein roter Daumen.',
    reputationPraise: '8 mehr am Ende: 3 für die Karte, 5 für die Straße.',
    coloursBuild:
      'Du hast drei Säulen. Weiß steht schon auf dieser Etage, und keine Farbe kommt zweimal. Bau die, für die diese Etage 2 mehr zahlt.',
    coloursSlot:
      'Zwei Bauplätze sind frei: 1 Punkt oder ein Daumen. Am Ende hebt ein Daumen eine Straße deiner Wahl. Du weißt, was das bringen kann.',
    coloursTwice: 'Heb Weiß für die nächste Etage auf.',
    coloursBlack: 'Schwarz bringt 3. Orange bringt 4, und hier 2 mehr.',
    coloursSkipped: 'Drei Säulen im Lager bringen nichts. Bau eine.',
    coloursPoint: '1 Punkt ist gut. Aber ein Daumen auf einer Straße bei 0 bringt 5.',
    coloursPraise: '6 Punkte jetzt, und der Daumen bringt 5 am Ende.',
    blockGo:
      'Die Etage ist voll. Bruno hat 6 $, und die Etagenzeile drüben ist in der 22nd Street. Aber wo du stehst, darf niemand hin.',
    blockUse: 'Deine Etage kostet 5 $, und du hast 2 $. Nutze die Spalte: Sie bringt 3 $.',
    blockElsewhere: 'Dann geht Bruno zur 22nd Street und baut die Etage.',
    blockMoney: '2 $ machen 4 $. Die Spalte bringt 3 $, dann kannst du die Etage bezahlen.',
    blockBlack: 'Dann hast du 3 $: Für die Etage fehlen 2 $. Lass Schwarz aus.',
    blockPraise:
      'Bruno muss woandershin, und deine 5 $ bezahlen nächstes Mal die Etage. Du kennst das Spiel: Zeit für eine richtige Partie.',
  },
  questions: {
    over: {
      ask: 'Wann ist die Partie zu Ende?',
      answers: [
        'Nach dem Zug, in dem das Dach gebaut wird',
        'Wenn jemand 50 Punkte hat',
        'Nach 25 Zügen',
        'Wenn ein Stapel leer ist',
      ],
    },
    places: {
      ask: 'Du stehst am Broadway, Bruno in der 5th Avenue. Wohin darfst du gehen?',
      answers: [
        'Zur 23rd Street, zur 22nd Street oder zur City Hall',
        'Überallhin',
        'Überallhin, nur nicht zur 5th Avenue',
        'Du darfst auch stehen bleiben',
      ],
    },
    band: {
      ask: 'Du kaufst am Broadway eine Karte, auf deren Band 22nd steht. Wohin kommt sie?',
      answers: [
        'Zur 22nd Street, oben oder unten',
        'Zum Broadway',
        'Zu einer Straße deiner Wahl',
        'Zur 22nd Street, nur unten',
      ],
    },
    lines: {
      ask: 'Dein Broadway: 4 $ nehmen (eine Karte oben), Orange für 3 $, bauen für 1 $. Du hast 0 $. Was kannst du dort in einem Zug tun?',
      answers: [
        '4 $ nehmen, Orange kaufen, es bauen',
        '4 $ nehmen, sonst nichts',
        'Nichts, du kannst nicht zahlen',
        'Erst bauen, dann kaufen',
      ],
    },
    colour: {
      ask: 'Die Etage hat Weiß und Orange; du hast Weiß, Blau und Schwarz. Was darfst du bauen?',
      answers: ['Blau oder Schwarz', 'Jede der drei', 'Nur Blau', 'Nichts, bevor die Etage gebaut ist'],
    },
    floor: {
      ask: 'Die Etage hat ihre drei Säulen. Wer darf die nächste bauen?',
      answers: [
        'Wer eine Etagenzeile nutzt und 5 $ zahlt',
        'Wer die letzte Säule gesetzt hat',
        'Wer dort die meisten Säulen hat',
        'Niemand vor der nächsten Runde',
      ],
    },
    thumbs: {
      ask: 'Am Ende zeigt deine 5th Avenue +1, −1 und −1. Was bringt sie?',
      answers: ['−3', '−1', '0', '−5'],
    },
    newsboy: {
      ask: 'Du erreichst 20 Punkte vor Bruno. Was passiert?',
      answers: [
        'Du ziehst zwei Zeitungen, behältst eine, und Bruno bekommt die andere',
        'Du ziehst zwei Zeitungen und behältst beide',
        'Du nutzt die Tageszeitung',
        'Du bekommst 2 Punkte',
      ],
    },
    decree: {
      ask: 'Auf deiner City-Hall-Karte steht „1 Punkt je 1 $ (höchstens 12)“, und am Ende hast du 15 $. Was bringt sie?',
      answers: ['12', '15', '7', '3'],
    },
    tie: {
      ask: 'Beide haben 52 Punkte. Wer gewinnt?',
      answers: [
        'Wer das Dach gebaut hat',
        'Wer mehr Geld hat',
        'Wer nicht begonnen hat',
        'Niemand: Es ist unentschieden',
      ],
    },
  },
  aid: [
    {
      heading: 'Dein Zug',
      lines: [
        'Geh an einen anderen Ort, nicht zum anderen Architekten. Dann eines: die oberste Karte kaufen · deine Spalte von oben nach unten nutzen, auslassen nach Wunsch · 2 $ nehmen.',
        'In der City Hall: City-Hall-Karte kaufen (3 $) · Tageszeitung nutzen · 2 $ nehmen.',
      ],
    },
    {
      heading: 'Bauen',
      lines: [
        'Säule kaufen, dann auf der obersten Etage bauen: Punkte der Farbe, danach der Bauplatz. Keine Farbe zweimal.',
        'Etage voll: Wer 5 $ zahlt, baut die nächste, 6 Punkte.',
      ],
    },
    {
      heading: 'Zeitungen',
      lines: ['Wer 10, 20, 30, 40, 50 zuerst erreicht, zieht zwei, behält eine. Ausgeben im eigenen Zug.'],
    },
    {
      heading: 'Das Dach beendet die Partie',
      lines: [
        'Jede Straße: über 0 bringt 5, unter 0 kostet 3. Dazu City-Hall-Karten. Gleichstand: wer das Dach baute.',
      ],
    },
  ],
};
