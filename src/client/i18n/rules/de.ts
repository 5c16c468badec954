/** The words around the rules, in German. */
import type { RulesText } from './text.ts';

export const de: RulesText = {
  title: 'Die Regeln',
  lead: 'Jede Regel hat eine Nummer. Sagt ein Tisch Nein, so nennt er die Regel, und die Nummer führt hierher.',
  all: 'Alle Regeln',
  back: 'Zurück, wo du warst',
  contents: 'Inhalt',
  search: 'In den Regeln suchen',
  rules: (count) => (count === 1 ? '1 Regel' : `${count} Regeln`),
  found: (count) =>
    count === 0 ? 'Keine Regel gefunden' : `${count} ${count === 1 ? 'Regel' : 'Regeln'} gefunden`,
  linkTo: (number) => `Regel ${number}`,
  unknown: (number) => `Eine Regel ${number} gibt es hier nicht.`,
  previous: 'Voriges Kapitel:',
  next: 'Nächstes Kapitel:',
  table: {
    title: 'An jedem Tisch',
    lead: 'Was Skyline sagt, wenn etwas nicht geht, bei jedem Spiel.',
    game: 'Antworten und gespeicherte Spiele',
    table: 'Plätze, Vorschläge und Uhren',
    online: 'Online',
  },
};
