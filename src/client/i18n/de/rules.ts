/** The words around the rules, in German. */
import { bothCounted, type RulesText } from '../text/rules.ts';
import { counted } from './counting.ts';

const both = bothCounted(
  (count) => counted(count, 'Regel', 'Regeln'),
  (count) => counted(count, 'Frage', 'Fragen'),
);

export const rules: RulesText = {
  title: 'Die Regeln',
  lead: 'Jede Regel hat eine Nummer. Sagt ein Tisch Nein, so nennt er die Regel, und die Nummer führt hierher.',
  all: 'Alle Regeln',
  back: 'Zurück, wo du warst',
  contents: 'Inhalt',
  search: 'In den Regeln suchen',
  print: 'Drucken',
  rules: both,
  found: (rules, questions) =>
    rules + questions === 0 ? 'Nichts gefunden' : `${both(rules, questions)} gefunden`,
  linkTo: (number) => `Regel ${number}`,
  rulings: 'Fragen und Antworten',
  linkToRuling: (number) => `Frage ${number}`,
  asked: 'Fragen dazu:',
  unknown: (number) => `Eine Regel ${number} gibt es hier nicht.`,
  values: {
    title: 'Die Werte im Spiel',
    lead: 'Was auf dem Spielmaterial gedruckt ist und woher Skyline es hat. Was von uns ist, lässt sich ersetzen: siehe „Your own box“ im README.',
    source: {
      rulebook: 'aus der Spielregel',
      public: 'aus öffentlichen Quellen',
      reconstruction: 'Skylines Rekonstruktion',
      printed: 'aus einem Exemplar des Spiels',
    },
    fingerprint: (fingerprint) => `Fingerabdruck dieser Werte: ${fingerprint}`,
  },
  previous: 'Voriges Kapitel:',
  next: 'Nächstes Kapitel:',
  drawer: {
    asked: 'Du wirst gefragt:',
    also: 'Siehe auch',
    chapter: 'Ganzes Kapitel',
    icons: 'Alle Symbole',
    search: (title) => `In den Regeln von ${title} suchen`,
    nothing: (words) => `Nirgends steht „${words}“. Versuch es mit dem Namen eines Spielteils.`,
    toDecision: 'Zurück zu deiner Frage',
    keys: '? oder Esc',
    failed: 'Die Regeln konnten nicht geladen werden. Schließ sie und versuch es noch einmal.',
  },
  or: 'oder',
  noDrawing: 'Keine Zeichnung',
  table: {
    title: 'An jedem Tisch',
    lead: 'Was Skyline sagt, wenn etwas nicht geht, bei jedem Spiel.',
    game: 'Antworten und gespeicherte Spiele',
    table: 'Spieler, Vorschläge und Uhren',
    online: 'Online',
  },
};
