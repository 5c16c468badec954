/** What is said about ratings, in French. */
import type { RatingsText } from '../text/ratings.ts';
import { counted } from './counting.ts';

export const ratings: RatingsText = {
  ladder: 'Classement',
  lead: 'Qui joue le mieux, jeu par jeu et selon le nombre de places.',
  rivals: 'Adversaires',
  against: { people: 'Contre des humains', bots: 'Contre des bots' },
  rating: 'Cote',
  ratings: 'Cotes',
  player: 'Qui',
  place: 'Rang',
  games: 'Parties',
  band: 'Niveau probable',
  provisional: 'provisoire',
  mine: (place, people) => `Votre rang : ${place} sur ${people}.`,
  unlisted: 'Les autres ne vous voient pas ici, car vous ne montrez pas vos parties à tout le monde.',
  notYet: 'Vous n’avez pas encore de cote ici. Jouez une partie classée : elle compte dès la première.',
  toTables: 'Voir les tables',
  empty: 'Personne n’a encore de cote ici.',
  how: 'Comment se forme une cote',
  explained: {
    people: [
      'Une cote estime la force de quelqu’un et dit à quel point elle est encore incertaine. Après chaque partie classée, qui gagne monte et les autres descendent : beaucoup si le résultat surprend, peu s’il était attendu.',
      'Le nombre affiché est prudent : c’est un minimum, sûr à 95 %. Il commence bas et monte à mesure que l’on en sait plus, pour que quelques parties chanceuses ne mènent pas la liste. Tant que l’on en sait trop peu, la cote est provisoire.',
      'À incertitude égale, 100 points d’avance font gagner environ 60 parties à deux sur 100.',
      'Une partie compte si la table le dit : avec une pendule, publique, tout le monde avec un compte, sans revenir avant une révélation. Qui part ou perd au temps est dernier, même si le bot qui continue gagne. Une partie annulée ne compte pas, ni plus de dix par jour entre les deux mêmes personnes.',
      'Chaque jeu et chaque nombre de places a son classement. Toutes les cotes découlent des seules parties enregistrées ; qui gère un serveur peut les recalculer et obtient les mêmes nombres.',
    ],
    bots: [
      'Ici, on se mesure aux bots. Leurs cotes sont fixes : elles viennent de milliers de parties entre eux, pour que l’échelle reste la même.',
      'Le nombre affiché est prudent : c’est un minimum, sûr à 95 %. Qui se tient à côté d’un bot gagne contre lui environ une partie à deux sur deux.',
      'Une partie compte si la table le dit : avec une pendule, un compte et des bots à toutes les autres places ; sans conseils, sans pause, sans revenir avant une révélation. Qui part ou abandonne est dernier.',
    ],
  },
  bandInWords: (low, high, middle) => `de ${low} à ${high}, le plus probable ${middle}`,
  note: 'Le nombre est votre minimum, sûr à 95 %. La bande montre où vous êtes sans doute ; elle se resserre à mesure que vous jouez.',
  noteAlone:
    'Le nombre est un minimum, sûr à 95 %. La bande montre le niveau probable ; elle se resserre à chaque partie.',
  overTime: 'Au fil du temps',
  date: 'Date',
  change: 'Évolution',
  rose: 'monté',
  fell: 'descendu',
  roseBy: (points) => `${points} de plus`,
  fellBy: (points) => `${points} de moins`,
  lastGames: (count) => `Dernières : ${counted(count, 'partie', 'parties')}`,
  plot: (first, last, highest, lowest) =>
    `De ${first} à ${last} ; le plus haut ${highest}, le plus bas ${lowest}.`,
  waiting: 'La cote suit dès que le serveur a compté cette partie.',
  notCounted:
    'Cette partie n’a pas compté pour les cotes : quelqu’un n’a pas de compte, elle a été annulée, ou il y en a eu trop aujourd’hui entre les mêmes personnes.',
  terms: {
    people: 'Au classement contre des humains, si tout le monde a un compte',
    bots: 'Au classement contre les bots : ni conseils, ni pause',
    none: 'Non',
  },
  noHints: 'Cette partie compte pour les cotes : ni conseils, ni pause.',
};
