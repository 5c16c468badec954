/** The settings in French. */
import type { SettingsText } from '../text/settings.ts';

export const settings: SettingsText = {
  eyebrow: 'Sur cet appareil',
  title: 'Réglages',
  lead: 'Ils sont retenus par ce navigateur ; ce que vous choisissez pour les messages en votre absence est gardé par le serveur.',
  look: 'Apparence',
  table: 'À la table',
  around: 'Sons',
  language: 'Langue',
  label: {
    theme: 'Thème',
    motion: 'Animations',
    textSize: 'Taille du texte',
    patterns: 'Motifs marqués',
    autoConfirm: 'Valider d’office',
    pointTwice: 'Toucher deux fois pour envoyer',
    answers: 'Liste des réponses',
    keys: 'Touches simples',
    playback: 'Depuis votre dernier tour',
    coach: 'Guide',
    sound: 'Sons',
    notifications: 'Me prévenir quand c’est mon tour',
  },
  help: {
    theme: 'Papier bleu nuit, papier ivoire, ou comme sur l’appareil.',
    motion: 'Les pièces glissent et les points s’envolent, ou tout est aussitôt à sa place.',
    textSize: 'Pour tout ce qui est écrit, sauf sur les plateaux ajustés à la fenêtre.',
    patterns: 'Marques et pièces portent un motif bien visible : inutile de distinguer les couleurs.',
    autoConfirm:
      'Un choix compte aussitôt, sans second geste. Annuler reste possible là où la règle le permet.',
    pointTwice: 'Ce qui est choisi puis désigné une seconde fois est envoyé ; le bouton l’envoie aussi.',
    answers:
      'Tout ce qui peut être choisi, aussi en toutes lettres sous le plateau. Le plateau seul suffit pour jouer.',
    keys: 'U annule, B repasse les derniers coups, H demande un conseil, ? ouvre les règles. Désactivé : seules restent les touches de navigation comme Tab, les flèches, Entrée et Échap.',
    playback:
      'À quelle vitesse les coups des autres vous sont montrés avant que vous repreniez ; ou tous à la fois, en liste.',
    coach:
      'De courtes remarques la première fois que quelque chose arrive, et une question quand un choix coûte cher (jamais entre joueurs humains).',
    sound: 'Brefs et doux : votre tour, une pièce, une carte, un refus, la fin.',
    notifications:
      'Un message de cet appareil quand une table vous attend. Avec un nom, il arrive aussi quand Skyline est fermé ; sans nom, tant qu’il est ouvert dans un autre onglet ou derrière une autre fenêtre.',
  },
  choice: {
    theme: { system: 'Comme l’appareil', night: 'Nuit', day: 'Jour' },
    motion: { system: 'Comme l’appareil', full: 'Toutes', none: 'Aucune' },
    textSize: { small: 'Petite', normal: 'Normale', large: 'Grande' },
    playback: { off: 'En liste', slow: 'Lentement', normal: 'Normalement', fast: 'Vite' },
    coach: { first: 'Au début', always: 'Toujours', off: 'Jamais' },
  },
  notification: {
    unavailable: 'Ce navigateur n’offre pas de notifications pour cette adresse.',
    denied:
      'Le navigateur interdit les notifications de cette adresse ; ses propres réglages permettent de les rétablir.',
    turn: { title: 'À vous de jouer', line: 'Une table vous attend.' },
  },
};
