/** The lessons, questions and player aid of Tangram City, in German. */
import type { TangramCourseText } from '../courseText.ts';

export const course: TangramCourseText = {
  summary:
    'Alle bekommen dieselben Plättchen in derselben Reihenfolge und bauen eine Stadt aus 7 mal 7 Feldern. Nach jeder der sechs Runden zählt dein größtes Rechteck ohne Lücke: ein Punkt je Feld. Am Ende bringen eine volle Stadt und ausgeglichene Dächer und Gärten Zusatzpunkte.',
  lessons: {
    rectangle: 'Was Punkte bringt',
    turn: 'Zwei Hälften sind ein Ganzes',
    flip: 'Dach und Garten',
    fountain: 'Das Ende einer Runde',
    company: 'Dieselben Karten für alle',
    balance: 'Dächer gegen Gärten',
    decline: 'Nicht jedes Plättchen ist ein Geschenk',
    last: 'Die letzte Runde',
  },
  lines: {
    rectangleNow:
      'Am Ende einer Runde zählt dein größtes Rechteck ohne Lücke. Jetzt ist es 2 mal 2: 4 Punkte.',
    rectangleGrow:
      'Lege den Dominostein so, dass das Rechteck wächst. Der gestrichelte Rahmen zeigt, wie groß es würde.',
    rectangleRow: 'Fünf in einer Reihe sind auch ein Rechteck. Aber 2 mal 3 sind 6: Lege ihn an eine Seite.',
    rectangleSame: 'Er passt, aber das Rechteck bleibt bei 4. Lege ihn flach an eine seiner Seiten.',
    rectangleDecline: 'Beiseitegelegt ist das Plättchen verloren. Dieses ist nützlich.',
    rectangleOverlaps: 'Plättchen überlappen sich nie. Die Ringe zeigen, wo es passt.',
    rectangleOutside: 'Es muss innerhalb des Tableaus liegen.',
    rectanglePraise:
      '2 mal 3: 6 Punkte. Plättchen müssen sich nicht berühren, aber Seite an Seite punkten sie.',
    turnHalf: 'Das markierte Feld ist nur halb bedeckt und zählt noch nicht.',
    turnFill: 'Drehe das Sechseck, bis es die andere Hälfte und das Feld darunter füllt.',
    turnOpen: 'Dort passt es, aber das markierte Feld bleibt halb offen.',
    turnOverlaps: 'Nicht ganz: Es überlappt. Drehe es einmal weiter und versuche es erneut.',
    turnDecline: 'Genau dieses Plättchen brauchst du. Drehe es.',
    turnPraise: 'Zwei Hälften sind ein Ganzes: 2 mal 4 sind 8.',
    flipFaces:
      'Jedes Plättchen hat zwei Seiten: ein schwarzes Dach und einen grünen Garten, sein Spiegelbild.',
    flipFill: 'Dieselbe Lücke. Drehen allein reicht nicht: Wende das Plättchen und drehe es dann.',
    flipRoof: 'Mit dem Dach nach oben neigt es sich falsch herum. Wende es.',
    flipGarden: 'Die richtige Seite. Drehe es jetzt und fülle die markierte Lücke.',
    flipDecline: 'Es passt doch: Wende es zuerst.',
    flipPraise: 'Gewendet, gedreht, wieder 8. Merke dir die zwei Farben: Sie zählen am Ende.',
    fountainComes: 'Vier Plättchen sind eine Runde. Dann kommt ein Brunnen: ein halbes Feld ohne Farbe.',
    fountainFill: 'In der untersten Reihe fehlt eine Hälfte. Fülle sie mit dem Brunnen.',
    fountainElsewhere: 'Das Rechteck bleibt bei 18. Sieh dir die unterste Reihe an.',
    fountainDecline: 'Ein beiseitegelegter Brunnen ist weg. Hier ist er 6 Punkte wert.',
    fountainPraise: 'Von 18 auf 24, und die Runde wird gewertet: 24 Punkte. Nächste Runde zählt es wieder.',
    companyTogether: 'Alle legen dasselbe Plättchen zur gleichen Zeit, jeder auf sein eigenes Tableau.',
    companyEye: 'Die Karte mit dem Auge ist deine: Nur du weißt, dass sie als Nächstes kommt.',
    companyFill: 'Jetzt das Boot: Fülle die markierte Hälfte, und das Rechteck wächst auf 4.',
    companyRow: 'Eine Reihe von 3. Ein Block von 2 mal 2 ist größer und wächst leichter.',
    companySame: 'Es passt, aber nichts wächst. Fülle die markierte Hälfte.',
    companyDecline: 'Beiseitegelegt ist das Plättchen verloren. Hier lässt es dein Rechteck wachsen.',
    companyPraise: 'Gut. Bruno legt sein Boot, dann wird deine Karte für beide aufgedeckt.',
    balanceBonus:
      'Am Ende sollte es gleich viele Dächer und Gärten geben: 20 Punkte bei Abstand 0, 10 bis 2, 5 bis 4.',
    balanceMixed:
      'Ein Feld mit Dach und Garten zählt für keines. Neben einem Brunnen zählt eine Hälfte für ihre Farbe.',
    balanceEven: '18 Dächer, 14 Gärten. Lege das Haus mit der Seite, die das ausgleicht.',
    balanceRoof: '20 Dächer zu 14 Gärten: Abstand 6, kein Bonus. Wende das Haus.',
    balanceDecline: 'Lege es: Seine zwei Felder helfen der Balance.',
    balancePraise: '18 zu 16: nur noch Abstand 2, am Ende 10 Punkte wert.',
    declineCorner:
      'Sieh dir die Plättchen an, die noch kommen: Drei davon und ein Brunnen füllen diese Ecke genau.',
    declineDiamond: 'Die Raute ließe dort vier Reste. Du darfst sie beiseitelegen; dann ist sie weg.',
    declinePlaced: 'Sie passt, aber vier halbe Felder bleiben offen, die kaum etwas füllt.',
    declinePraise: 'Gut. Manchmal ist es am besten, ein Plättchen nicht zu legen.',
    lastOrder: 'Die Reihenfolge der letzten Plättchen bestimmst du. Fange mit dem größeren an.',
    lastSmallFirst: 'Dann hat das größere Plättchen vielleicht keinen Platz mehr. Lege es zuerst.',
    lastGardens:
      'Es passt, aber dann liegen die Gärten weit vorn und die Balance bringt nichts. Versuche sein Dach.',
    lastDecline: 'Ohne dieses behält die Stadt eine Lücke.',
    lastTriangle: 'Jetzt das kleine Dreieck. Sieh auf die Waage: Dach oder Garten?',
    lastUneven: '23 Gärten zu 21 Dächern: 10 Punkte statt 20.',
    lastFountain: 'Eine Hälfte ist übrig: dein letzter Brunnen.',
    lastPraise: '49 Felder! 49 Punkte, 15 für die volle Stadt, 20 für die Balance: 188.',
    lastPoints: ({ points }) => `${points} Punkte. Eine volle Stadt bringt 49 und noch 15: noch ein Versuch?`,
  },
  questions: {
    scored: {
      ask: 'Was zählt am Ende einer Runde?',
      answers: [
        'Die Felder deines größten Rechtecks ohne Lücke',
        'Alle bebauten Felder',
        'Alle Felder einer Farbe',
      ],
    },
    half: {
      ask: 'Ein Feld ist halb Dach und halb leer. Zählt es für das Rechteck?',
      answers: ['Nein, nur ganz bedeckte Felder zählen', 'Ja', 'Zur Hälfte'],
    },
    mixed: {
      ask: 'In deinem Rechteck liegen Dächer und Gärten gemischt. Was ändert das?',
      answers: ['Am Rechteck nichts', 'Nur eine Farbe zählt', 'Es zählt halb'],
    },
    flipped: {
      ask: 'Was geschieht, wenn du ein Plättchen wendest?',
      answers: [
        'Es wird sein Spiegelbild in der anderen Farbe',
        'Nur die Farbe ändert sich',
        'Nichts ändert sich',
      ],
    },
    touching: {
      ask: 'Muss ein Plättchen ein anderes berühren?',
      answers: ['Nein', 'Ja, an einer Seite', 'Ja, mindestens an einer Ecke'],
    },
    declined: {
      ask: 'Du legst ein Plättchen beiseite. Wann bekommst du es wieder?',
      answers: ['Nie', 'Am Ende der Runde', 'In der letzten Runde'],
    },
    besideWater: {
      ask: 'Ein Feld ist halb Garten, halb Brunnen. Als was zählt es?',
      answers: ['Als Garten', 'Als Dach', 'Als nichts'],
    },
    cards: {
      ask: 'Wie viele Karten werden in jeder der Runden 1 bis 5 gespielt?',
      answers: ['Vier', 'Drei', 'So viele, wie Spieler da sind'],
    },
    balance: {
      ask: 'Am Ende hast du 20 Dächer und 22 Gärten. Was bringt die Balance?',
      answers: ['10 Punkte', '20 Punkte', '5 Punkte'],
    },
    lastRound: {
      ask: 'Was ist an Runde 6 besonders?',
      answers: [
        'Drei Plättchen liegen offen, und du bestimmst ihre Reihenfolge',
        'Es gibt keinen Brunnen',
        'Nichts wird gewertet',
      ],
    },
  },
  aid: [
    { heading: 'Runden 1 bis 5', lines: ['Vier Plättchen, dieselben für alle; dann für jeden ein Brunnen.'] },
    {
      heading: 'Runde 6',
      lines: ['Drei Plättchen in beliebiger Reihenfolge, dann der letzte Brunnen.'],
    },
    {
      heading: 'Legen',
      lines: [
        'Drehe und wende, wie du willst; innerhalb des Tableaus; nichts überlappt. Ein Plättchen muss kein anderes berühren.',
        'Beiseitegelegt ist es weg. Bis zur nächsten Karte darfst du dein Plättchen verschieben.',
      ],
    },
    {
      heading: 'Nach jeder Runde',
      lines: ['Ein Punkt für jedes Feld deines größten Rechtecks ohne Lücke. Farben sind egal.'],
    },
    {
      heading: 'Am Ende',
      lines: [
        'Alle 49 Felder bebaut: 15.',
        'Dächer gegen Gärten: gleich viele 20 · Abstand 1 oder 2: 10 · Abstand 3 oder 4: 5.',
        'Neben einem Brunnen zählt eine Hälfte für ihre Farbe; ein Feld mit Dach und Garten zählt für keines.',
      ],
    },
  ],
};
