/** What people at a table ask of each other, in French. */
import type { AccordText } from '../text/accord.ts';

export const accord: AccordText = {
  more: 'Plus',
  ask: {
    back: 'Demander à revenir en arrière',
    pause: 'Demander une pause',
    end: 'Proposer d’arrêter la partie',
  },
  asks: {
    back: (name) => `${name} voudrait revenir en arrière.`,
    pause: (name) => `${name} voudrait une pause.`,
    end: (name) => `${name} voudrait arrêter la partie, sans gagnant.`,
  },
  waitingFor: (names) => `En attente : ${names}.`,
  agree: 'Accepter',
  decline: 'Refuser',
  withdraw: 'Retirer',
  paused: 'La partie est en pause.',
  resume: 'Reprendre',
  standIn: (name) => `Laisser un bot jouer pour ${name}`,
  replaced: 'Un bot joue pour vous.',
  leave: 'Quitter la partie',
  leaving: 'Un bot joue pour vous jusqu’à votre retour.',
  comeBack: 'Reprendre ma place',
};
