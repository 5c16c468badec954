/** The shell in French. */
import type { Text } from './text.ts';

const many = (count: number, one: string, more: string) => `${count} ${count < 2 ? one : more}`;

/** « de » before the name of a person. */
const of = (name: string) => (/^[aeiouyhâàéèêëîïôûœ]/i.test(name) ? `d’${name}` : `de ${name}`);

export const fr: Text = {
  name: 'Français',
  bar: {
    home: 'Skyline, accueil',
    language: 'Langue',
    theme: { system: 'Thème : celui de l’appareil', night: 'Thème : nuit', day: 'Thème : jour' },
    skip: 'Aller au contenu',
  },
  home: {
    eyebrow: 'Jeux d’une ville qui grandit',
    headline: 'Bâtir une ville, étage par étage',
    lead: 'Des jeux de construction contre des bots patients ou entre amis autour d’un appareil. Sans compte.',
    games: 'Jeux',
    players: (min, max) => (min === max ? many(min, 'joueur', 'joueurs') : `${min} à ${max} joueurs`),
    play: (title) => `Jouer à ${title}`,
    foot: 'Logiciel libre sous licence MIT.',
  },
  loading: 'Un instant …',
  notLoaded: 'Le chargement a échoué. Rechargez la page pour réessayer.',
  notFound: { title: 'Lieu introuvable', line: 'Il n’y a rien à cette adresse.' },
  toHome: 'Tous les jeux',
  setup: {
    eyebrow: 'Nouvelle table',
    seats: 'Places',
    seatCount: 'Nombre de places',
    nameOf: (seat) => `Nom de la place ${seat}`,
    playerOf: (name) => `Qui joue ${name}`,
    player: { human: 'Humain', random: 'Bot, au hasard', greedy: 'Bot, gourmand' },
    options: 'Options',
    range: (min, max) => `de ${min} à ${max}`,
    atLeast: (min, max) => (min === max ? `En choisir ${min}` : `En choisir de ${min} à ${max}`),
    less: (label) => `${label} : un de moins`,
    more: (label) => `${label} : un de plus`,
    start: 'Commencer la partie',
    reconstructed:
      'Certaines valeurs imprimées de ce jeu ne sont pas publiques. Là où elles sont inconnues, Skyline joue avec sa propre reconstitution.',
    hotSeat: 'Plusieurs humains partagent cet appareil ; un rideau cache chaque main aux autres.',
  },
  table: {
    seats: 'Places',
    you: 'vous',
    human: 'sur cet appareil',
    bot: { random: 'bot, au hasard', greedy: 'bot, gourmand' },
    toMove: 'doit jouer',
    points: (points) => many(points, 'point', 'points'),
    yourTurn: 'À vous',
    turnOf: (name) => `Au tour ${of(name)}`,
    waiting: 'Un instant',
    thinking: (names) => `À ${names} de jouer …`,
    answers: (count) => many(count, 'réponse', 'réponses'),
    filter: 'Filtrer les réponses',
    found: (count) => many(count, 'réponse trouvée', 'réponses trouvées'),
    undo: 'Annuler',
    log: 'Journal',
    board: 'Plateau',
    rule: (rule) => `Règle ${rule}`,
  },
  curtain: {
    eyebrow: 'Passez l’appareil',
    handTo: (name) => `C’est à ${name}`,
    line: 'Tout reste caché tant que la personne suivante n’est pas prête.',
    lift: (name) => `Je suis ${name} : montrer mon côté`,
  },
  end: {
    eyebrow: 'Fin de la partie',
    wins: (name) => `Victoire ${of(name)}`,
    shared: (names) => `Victoire partagée : ${names}`,
    rank: (rank) => (rank === 1 ? '1er' : `${rank}e`),
    place: 'Rang',
    sheet: 'Feuille de score',
    total: 'Total',
    again: 'Rejouer',
    change: 'Changer la table',
  },
  reason: {
    unknownGame: 'Personne ne connaît ce jeu.',
    wrongSeatCount: 'Le jeu ne se joue pas avec ce nombre de places.',
    malformedOptions: 'Une des options a une valeur qui n’existe pas.',
    malformedSeed: 'Ce n’est pas la graine d’une donne.',
    noDecision: 'Ce n’est pas le tour de cette place.',
    notLegal: 'Ce n’est pas une des réponses possibles.',
    malformedRecord: 'Ce n’est pas l’enregistrement d’une partie.',
    malformedPosition: 'Ce n’est pas une partie sauvegardée.',
    nothingToTakeBack: 'Rien à annuler : depuis, quelque chose a été révélé ou construit dessus.',
  },
};
