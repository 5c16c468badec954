/** Prompts, answers and all other sentences of the game in French; the log is in events.ts. */

import { at } from '#kernel';
import { CHARACTER } from '../../characters.ts';
import { BIDDING_KINDS, DISTRICTS } from '../../components.ts';
import { info } from '../../info.ts';
import { mayUseFirst } from '../../queries.ts';
import { type Phrases, sayAnswer, sayGroup } from '../answers.ts';
import { levelText } from '../levelText.ts';
import { character, characterTrait, pairOf, type Text } from '../text.ts';
import { events } from './events.ts';
import { facts } from './facts.ts';
import { vocabulary } from './vocabulary.ts';

const phrases: Phrases = {
  pass: 'Ne pas enchérir',
  done: 'Rien, continuer',
  swap: 'Échanger d’abord avec la réserve',
  use: (name) => `Utiliser ${name}`,
  from: (kind, pair) => `${vocabulary.card[kind].one} (de ${pair})`,
  with: (staff) => `avec ${staff}`,
  back: (back) => `reculer de ${back} case${back > 1 ? 's' : ''}`,
  award: (vehicle, value, ends, district) =>
    `Tuile ${vocabulary.vehicle[vehicle]} (${value}) : ${vocabulary.district[district]}, ${vocabulary.vehicle[vehicle]} (${ends})`,
  moveFrom: (district) => `Depuis ${vocabulary.district[district]}`,
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

const BIDDING_HINT = {
  press: 'des cases sur la piste de presse',
  dollars: 'des dollars',
  characters: 'un personnage',
  plans: 'des gratte-ciel pour votre plateau',
  prestige: 'des points et des tuiles Prestige',
  skyscrapers: 'des gratte-ciel dans le quartier du maire',
} as const;

export const words: Text = {
  title: info.title,
  values: {
    cards: 'Cartes de chaque sorte',
    baseValues: 'Valeurs de base des tuiles Progression',
    skyscrapers: 'Nombre de gratte-ciel',
    startingPieces: 'Ce que chacun reçoit au départ',
    allSixDistricts: 'Points pour les six quartiers',
    pressTrack: 'La piste de presse',
    elevator: 'L’ascenseur',
    tom: 'Niveaux et limites de Tom',
    abilities: 'Montants des pouvoirs des personnages',
    setPoints: 'Points des ensembles',
    knownLinks: 'Deux liaisons nommées par les règles',
    otherLinks: 'Les autres liaisons et leurs véhicules',
    prestigeTiles: 'Valeurs des tuiles Prestige',
    lanterns: 'Quel allumeur pour quel quartier',
    sets: 'Composition des ensembles',
    characters: 'Valeurs et exemplaires des personnages',
  },
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
      `Votre enchère ${vocabulary.bidding[at(BIDDING_KINDS, view.bidding)]} : elle rapporte ${BIDDING_HINT[at(BIDDING_KINDS, view.bidding)]}.`,
    raise: () => 'Augmentez-vous votre enchère ?',
    refresh: () => 'Quelles cartes défaussez-vous pour renouveler la réserve ?',
    keep: () => 'Quelles cartes mettez-vous dans votre réserve, visibles de tous ?',
    award: () => 'Quelle tuile Prestige prenez-vous, avec quel véhicule, et pour quel quartier ?',
    relocate: ({ district }) =>
      `Votre plateau est vide : déplacer un gratte-ciel ? Destination : ${vocabulary.district[at(DISTRICTS, district)]}.`,
    reinforce: ({ district }) =>
      `Construire un gratte-ciel de plus ${vocabulary.inDistrict[at(DISTRICTS, district)]} ?`,
    renew: () => `${character(vocabulary, CHARACTER.clerk)} : quelles cartes remplacez-vous pour 1 dollar ?`,
    act: () => 'Quel personnage utilisez-vous ?',
  },
  answer: (action, telling) => sayAnswer(vocabulary, phrases, action, telling),
  group: (action, telling) => sayGroup(phrases, action, telling),
  event: events,
  fact: facts,
  trait: {
    start: { heading: 'Personnages de départ', of: (id) => characterTrait(vocabulary, id) },
    hired: { heading: 'Personnages engagés', of: (id) => characterTrait(vocabulary, id) },
  },
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
