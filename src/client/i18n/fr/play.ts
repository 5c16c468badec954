/** Les tours, ce qu’on a manqué et les points, en français. */
import type { PlayText } from '../text/play.ts';
import { counted, noun } from './counting.ts';

export const play: PlayText = {
  stage: {
    chosen: (answers) => `Votre choix : ${answers}`,
    points: (count) => noun(count, 'point', 'points'),
    afterwards: (numbers) => `Ensuite ${numbers}.`,
    reveals: 'Révèle une information : sans retour.',
    passes: 'Votre tour se termine ainsi.',
    ends: 'La partie se termine ainsi.',
    goesOn: 'Votre tour continue.',
    endTurn: 'Finir le tour',
    goOn: 'Continuer',
    endGame: 'Finir la partie',
    choose: 'Faites d’abord votre choix',
    sending: 'Envoi …',
    dropped: 'La situation a changé entre-temps. Choisissez à nouveau.',
  },
  since: {
    moves: (count) => `${counted(count, 'coup', 'coups')} depuis votre tour`,
    heading: 'Depuis votre tour',
    at: (step, last) => `${step} sur ${last}`,
    skip: 'Passer',
    goOn: 'Continuer',
    close: 'Fermer',
  },
  toMoment: 'Revoir ce moment',
  points: {
    curve: 'Les points au fil de la partie',
    asTable: 'Sous forme de tableau',
    moment: 'Coup',
    lead: (name, move) => `${name} a pris la tête pour de bon au coup ${move}.`,
    showIt: 'Voir ce moment',
  },
  record: {
    title: 'Ouvrir une partie',
    line: 'Le fichier d’une partie terminée est rejoué sur cet appareil, sans réseau et pour vous seul.',
    file: 'Fichier de la partie',
  },
};
