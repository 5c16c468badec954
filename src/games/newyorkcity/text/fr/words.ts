/** French. */
import { at } from '#kernel';
import { info } from '../../info.ts';
import { type Phrases, sayAnswer, sayGroup } from '../answers.ts';
import { levelText, mayUseFirst } from '../tell.ts';
import { character, pairOf, type Text, type Vocabulary } from '../text.ts';
import { CHARACTERS } from './characters.ts';
import { eventsIn } from './events.ts';

export const vocabulary: Vocabulary = {
  card: [
    ['carte Presse', 'cartes Presse'],
    ['carte Dollar', 'cartes Dollar'],
    ['carte Personnage', 'cartes Personnage'],
    ['carte Plan de construction', 'cartes Plan de construction'],
    ['carte Prestige', 'cartes Prestige'],
    ['carte Gratte-ciel', 'cartes Gratte-ciel'],
    ['carte Joker', 'cartes Joker'],
  ],
  bidding: ['Presse', 'Dollars', 'Personnages', 'Plans de construction', 'Prestige', 'Gratte-ciel'],
  district: ['Manhattan', 'le Bronx', 'le Queens', 'Brooklyn', 'Staten Island', 'Jersey City'],
  inDistrict: [
    'à Manhattan',
    'dans le Bronx',
    'dans le Queens',
    'à Brooklyn',
    'à Staten Island',
    'à Jersey City',
  ],
  vehicle: ['taxi', 'bus', 'tramway', 'métro', 'bateau'],
  and: () => 'et',
  nothing: 'rien',
  black: 'noir',
  character: CHARACTERS,
};

const phrases: Phrases = {
  pass: 'Ne pas enchérir',
  done: 'Rien, continuer',
  swap: 'Échanger d’abord avec la réserve',
  use: (name) => `Utiliser ${name}`,
  from: (card, pair) => `${card} (de ${pair})`,
  with: (staff) => `avec ${staff}`,
  back: (back) => `reculer de ${back} case${back > 1 ? 's' : ''}`,
  award: (vehicle, value, ends, district) =>
    `Tuile ${vehicle} (${value}) : ${district}, ${vehicle} (${ends})`,
  moveFrom: (district) => `Depuis ${district}`,
  group: {
    pass: 'Passer',
    use: 'Personnages',
    swap: 'Réserve',
    choices: 'Choix',
    bid: (value) => `Enchère ${value}`,
    raise: (value) => `Augmenter de ${value}`,
    cards: (count) => (count > 1 ? `${count} cartes` : `${count} carte`),
    value: (value) => `Valeur ${value}`,
  },
};

const BIDDING_HINT = [
  'des cases sur la piste de presse',
  'des dollars',
  'un personnage',
  'des gratte-ciel pour votre plateau',
  'des points et des tuiles Prestige',
  'des gratte-ciel dans le quartier du maire',
];

export const fr: Text = {
  title: info.title,
  prompt: {
    pickStack: () => 'Avec quels personnages commencez-vous ?',
    draft: (step, { view }) =>
      mayUseFirst(view, step)
        ? 'Prenez une paire de cartes, ou utilisez d’abord un personnage.'
        : 'Prenez une paire de cartes.',
    mix: () => 'Quelles cartes prenez-vous dans deux paires ?',
    assist: () => 'Utilisez-vous un personnage maintenant ?',
    exchange: () => 'Quelles cartes de votre main échangez-vous ?',
    discardTwo: () => 'Quelles sont les deux cartes à défausser ?',
    drop: () => 'Lequel de vos personnages quitte la partie ?',
    hire: ({ value }) => `Engagez un personnage de valeur ${value} au plus.`,
    fetch: ({ pair }) => `Quelles cartes de votre réserve prenez-vous avec ${pairOf(vocabulary, pair)} ?`,
    replaceBlack: () => 'Où remplacez-vous un gratte-ciel noir ?',
    bid: (_step, { view }) =>
      `Votre enchère ${at(vocabulary.bidding, view.bidding)} : elle rapporte ${at(BIDDING_HINT, view.bidding)}.`,
    raise: () => 'Augmentez-vous votre enchère ?',
    refresh: () => 'Quelles cartes défaussez-vous pour renouveler la réserve ?',
    keep: () => 'Quelles cartes mettez-vous dans votre réserve, visibles de tous ?',
    award: () => 'Quelle tuile Prestige prenez-vous, avec quel véhicule, et pour quel quartier ?',
    relocate: ({ district }) =>
      `Votre plateau est vide : déplacer un gratte-ciel ? Destination : ${at(vocabulary.district, district)}.`,
    reinforce: ({ district }) => `Construire un gratte-ciel de plus ${at(vocabulary.inDistrict, district)} ?`,
    renew: () => `${character(vocabulary, 22)} : quelles cartes remplacez-vous pour 1 dollar ?`,
    act: () => 'Quel personnage utilisez-vous ?',
  },
  answer: (action, telling) => sayAnswer(vocabulary, phrases, action, telling),
  group: (action, telling) => sayGroup(phrases, action, telling),
  event: eventsIn(vocabulary),
  part: {
    track: 'Piste de score',
    statue: 'Statue de la Liberté',
    staff: 'Personnages',
    endStaff: 'Personnages du décompte final',
    majorities: 'Majorités',
    districts: 'Bonus pour les quartiers',
    press: 'Bonus pour la presse',
    leftovers: 'Éléments restants',
  },
  ending: {
    fifthRound: 'Le cinquième tour est terminé.',
    aheadOfTom: 'Le cinquième tour est terminé.',
    behindTom: 'Le cinquième tour est terminé.',
  },
  reason: {
    needsTom: 'Un joueur seul a besoin d’au moins un Tom.',
    tooMany: 'Joueurs et Toms sont quatre au plus.',
    noSuchStack: 'Cette pile de personnages n’existe pas.',
    noSuchPair: 'Cette paire n’existe pas.',
    notYours: 'Vous n’avez pas ce personnage.',
    noDollar: 'Il n’y a pas de dollar pour ce personnage, ou il a déjà servi ce tour.',
    wrongMoment: 'Ce personnage ne s’utilise pas maintenant.',
    jokersAlone: 'Les jokers ne se jouent pas seuls.',
    notEnoughCards: 'Vous n’avez pas ces cartes à jouer.',
    wrongKind: 'Ces cartes ne forment pas cette enchère.',
    wrongValue: 'Ces cartes et personnages ne donnent pas une enchère de cette valeur.',
    tooExpensive: 'La valeur de ce personnage est trop élevée.',
    notOnShelf: 'Ce personnage n’est pas visible.',
    vehicleGone: 'Il ne reste pas ce véhicule sur le plateau pour cette tuile.',
    notLinked: 'Le véhicule ne dessert pas ce quartier.',
    wrongNumber: 'Ce n’est pas le bon nombre de cartes.',
    notThere: 'Ce que vous voulez prendre n’est pas là.',
    mustChoose: 'Choisissez une des réponses proposées.',
  },
  options: {
    toms: { label: 'Toms', help: 'Combien de joueurs automatiques sont à la table.' },
    level: {
      label: 'Niveau de Tom',
      help: 'De facile à difficile ; pour un niveau libre, vous choisissez le mode et les cartes.',
      value: (value) => levelText(value, ['facile', 'intermédiaire', 'difficile'], 'libre'),
    },
    mode: {
      label: 'Mode de Tom',
      help: 'Pour un niveau libre : A est prévisible, C ne l’est pas.',
      value: (value) => `Mode ${value}`,
    },
    cards: { label: 'Cartes de Tom', help: 'Pour un niveau libre : cartes que Tom pioche à chaque tour.' },
  },
};
