/** Züge, Verpasstes und Punkte, auf Deutsch. */
import type { PlayText } from '../text/play.ts';
import { counted, noun } from './counting.ts';

export const play: PlayText = {
  stage: {
    chosen: (answers) => `Deine Wahl: ${answers}`,
    points: (count) => noun(count, 'Punkt', 'Punkte'),
    afterwards: (numbers) => `Danach ${numbers}.`,
    reveals: 'Deckt etwas auf: kein Zurück.',
    passes: 'Damit endet dein Zug.',
    ends: 'Damit endet das Spiel.',
    goesOn: 'Dein Zug geht weiter.',
    endTurn: 'Zug beenden',
    goOn: 'Weiter',
    endGame: 'Spiel beenden',
    choose: 'Triff zuerst deine Wahl',
    sending: 'Wird gesendet …',
    dropped: 'Inzwischen hat sich am Tisch etwas geändert. Bitte wähle noch einmal.',
  },
  since: {
    moves: (count) => `${counted(count, 'Zug', 'Züge')} seit deinem Zug`,
    heading: 'Seit deinem Zug',
    at: (step, last) => `${step} von ${last}`,
    skip: 'Überspringen',
    goOn: 'Weiter',
    close: 'Schließen',
  },
  toMoment: 'Diesen Moment noch einmal ansehen',
  points: {
    curve: 'Punkte im Lauf der Partie',
    asTable: 'Dasselbe als Tabelle',
    moment: 'Zug',
    lead: (name, move) => `${name} ging mit Zug ${move} endgültig in Führung.`,
    showIt: 'Ansehen',
  },
  record: {
    title: 'Aufzeichnung öffnen',
    line: 'Die Datei einer beendeten Partie wird auf diesem Gerät nachgespielt, ohne Netz und nur für dich.',
    file: 'Datei der Aufzeichnung',
  },
};
