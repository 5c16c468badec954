/** Puzzles in French. */
import type { PuzzlesText } from '../text/puzzles.ts';
import { counted } from './counting.ts';

export const puzzles: PuzzlesText = {
  title: (game) => `${game} : problèmes`,
  link: 'Problèmes',
  lead: 'Des positions de parties entre bots, avec une réponse nettement meilleure que les autres. Le premier essai compte ; rien d’autre n’en dépend.',
  ofTheDay: 'Problème du jour',
  solveToday: 'Résoudre le problème du jour',
  seeToday: 'Le revoir',
  streak: (days) => `${counted(days, 'jour', 'jours')} de suite`,
  month: 'Ce mois-ci',
  day: { solved: 'résolu', missed: 'pas résolu au premier essai', open: 'pas essayé' },
  all: 'Tous les problèmes',
  solvedOf: (solved, all) => `${solved} sur ${all} résolus`,
  number: (number) => `Problème ${number}`,
  difficulty: { easy: 'Facile', medium: 'Moyen', hard: 'Difficile', veryHard: 'Très difficile' },
  puzzle: 'Problème',
  firstCounts:
    'Une réponse est nettement la meilleure. Choisissez-la sur le plateau ; le premier essai compte.',
  chosen: (answer) => `Votre choix : ${answer}`,
  check: 'C’est ma réponse',
  better: 'Il y a mieux',
  noFact: 'Rien ne le montre à soi seul : une autre réponse rapporte plus à la fin.',
  again: 'Réessayer',
  show: 'Montrer la réponse',
  theAnswer: 'La meilleure réponse',
  solvedFirst: 'Résolu au premier essai',
  solved: 'Résolu',
  gap: (points, answer) =>
    `La réponse suivante vaut environ ${counted(points, 'point', 'points')} de moins : ${answer}`,
  next: 'Problème suivant',
  playOn: 'Continuer à partir d’ici',
  share: 'Copier pour partager',
  shared: (game, day, isSolved) =>
    `Skyline · ${game}, problème du ${day} : ${isSolved ? 'résolu au premier essai' : 'pas au premier essai'}`,
  close: 'Fermer',
};
