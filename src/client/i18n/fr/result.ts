/** Les résultats, en français. */
import { de as of } from '#kernel';
import type { ResultText } from '../text/result.ts';
import { counted, figure } from './counting.ts';

const inPoints = (count: number) => counted(count, 'point', 'points');

export const result: ResultText = {
  result: {
    wins: (name) => `Victoire ${of(name)}`,
    winsTo: (name, points, others) => `Victoire ${of(name)}, ${figure(points)} à ${figure(others)}`,
    winsWith: (name, points) => `Victoire ${of(name)} avec ${inPoints(points)}`,
    winsTie: (name, points) => `Victoire ${of(name)} au départage, à ${inPoints(points)}`,
    shared: (names) => `Victoire partagée : ${names}`,
    sharedWith: (names, points) => `Victoire partagée à ${inPoints(points)} : ${names}`,
    sharedShort: 'Victoire partagée',
    alone: (points) => `Avec ${inPoints(points)}.`,
    conceded: 'La partie s’est terminée avant la fin.',
    nobody: 'Pas de vainqueur',
    calledOff: 'Partie arrêtée',
    noWinner: 'Tout le monde a accepté d’en rester là, sans gagnant.',
    resigned: (name) => `${name} a abandonné.`,
    timeout: (name) => `${name} a perdu au temps.`,
    standIn: (name) => `Un bot a terminé la partie à la place ${of(name)}.`,
    automaton: 'automate',
  },
};
