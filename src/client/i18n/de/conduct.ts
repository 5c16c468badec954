/** Die Verhaltensregeln auf Deutsch. */
import type { ConductText } from '../text/conduct.ts';

export const conduct: ConductText = {
  eyebrow: 'Miteinander spielen',
  title: 'Verhaltensregeln',
  lead: 'Skyline ist für alle da, die gern gemeinsam eine Stadt bauen. Es sind wenige Regeln, und sie gelten für Zeilen, Sätze, Namen und die Art zu spielen.',
  rules: [
    [
      'Sei freundlich',
      'Spiel gegen die Städte der anderen, nicht gegen die anderen. Keine Beleidigungen und kein Spott, auch wenn das Glück nicht mitspielt.',
    ],
    [
      'Niemand ist weniger wert',
      'Keine Verachtung für Herkunft, Hautfarbe, Glauben, Geschlecht, Liebe, Alter, Körper oder Geist.',
    ],
    [
      'Niemand soll sich fürchten',
      'Keine Drohungen, keine Aufdringlichkeit. Frag niemanden nach Adresse, Bild oder anderem Privaten.',
    ],
    ['Hier können Kinder sein', 'Nichts Sexuelles, nichts Grausames.'],
    ['Namen lesen alle', 'Was man nicht sagen darf, darf auch kein Name sein.'],
    ['Reden, nicht überfluten', 'Keine Werbung und nicht immer wieder dieselbe Zeile.'],
    [
      'Spiel fair',
      'Ein Platz je Mensch an einem Tisch, keine heimlichen Absprachen, und kein Weggehen, nur um anderen das Spiel zu verderben.',
    ],
  ],
  help: 'Wenn sich jemand nicht daran hält',
  helpLines: [
    'Schalte die Person stumm: Du liest ihre Zeilen nicht mehr, und sie erfährt nichts davon.',
    'Melde sie, im Chat des Tisches oder im Gespräch der Gruppe. Antworte nicht; was gesagt wurde, hat der Server behalten.',
    'Jede Meldung wird von der Moderation angesehen, und die Antwort liest du unter „Meldungen“.',
  ],
  steps: 'Was die Moderation tut',
  stepLines: [
    'Sie kann jemanden verwarnen, bis zu einem Tag stummschalten oder ausschließen oder einen neuen Namen geben. Wer betroffen ist, liest warum und bis wann.',
    'Gegen jede Maßnahme kann man einmal Einspruch erheben. Dann entscheidet jemand anderes aus der Moderation, sofern es mehrere gibt.',
    'Niemand entscheidet in eigener Sache, und jede Maßnahme wird festgehalten.',
    'Eine Wortliste verdeckt nur einzelne Wörter, bis du sie lesen willst. Sie bestraft niemanden; es urteilen Menschen.',
  ],
  kept: 'Was aufbewahrt wird',
  keptLines: [
    'Zu einer Meldung die letzten 50 Zeilen von dort. Nur die Moderation liest sie, und ein Jahr nach der Antwort werden sie gelöscht.',
    'Meldungen über jemanden, der für immer geht, verlieren den Namen.',
  ],
  toReports: 'Meine Meldungen',
};
