/** German texts of the cards. */
import type { ActionCardTexts, ChallengeTexts } from '../text.ts';

export const actionCards: ActionCardTexts = {
  constructionBoom: {
    answer: 'Construction Boom: einen zweiten Wolkenkratzer bauen',
    short: 'zweimal bauen',
    rule: 'Nach dem ersten Gebäude des Zuges baust du noch eines auf eigenem freiem Land. Nicht, wenn das erste das Ende ausgelöst hat.',
  },
  marketShift: {
    answer: 'Market Shift: den ganzen Markt austauschen',
    short: 'neuer Markt',
    rule: 'Zu Beginn deines Zuges kommen die vier Karten des Marktes unter den Stapel, und die obersten vier treten an ihre Stelle.',
  },
  landGrab: {
    answer: 'Land Grab: ein zweites Grundstück mit 2 Feldern erwerben',
    short: 'zwei Grundstücke',
    rule: 'Du erwirbst in diesem Zug zweimal, beide Grundstücke mit 2 Feldern. Ein zweites Gebäude gibt es dafür nicht.',
  },
};

export const challenges: ChallengeTexts = {
  goldTycoon: {
    rule: 'Am Ende 3 Punkte für jeden Bezirk, in dem du mindestens zwei goldene oder legendäre Wolkenkratzer hast.',
    counted: 'Bezirke mit zweimal Gold',
  },
  masterArchitect: {
    rule: 'Am Ende 3, 6 oder 10 Punkte für drei, vier oder ab fünf unregelmäßige Wolkenkratzer.',
    counted: 'unregelmäßige, stehend',
  },
  goldPrestige: {
    rule: 'Während der Partie: Wer golden oder legendär baut, bekommt 1 Punkt für jedes ältere Gebäude anderer, das eine Seite mit ihm teilt.',
    counted: 'Prestigepunkte',
  },
  bronzeBaron: {
    rule: 'Am Ende 5, 10 oder 15 Punkte für vier, fünf oder sechs bronzene Wolkenkratzer, die noch stehen.',
    counted: 'bronzene, stehend',
  },
  generationKing: {
    rule: 'Am Ende 5 Punkte für jede Technologie, in der du allein die meisten stehenden Wolkenkratzer hast.',
    counted: 'Bronze · Silber · Gold',
  },
};
