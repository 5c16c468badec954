/** The characters in French; names are ours, the box shows numbers. */
import type { PerCharacter } from '../../characters.ts';
import { LANTERN_DISTRICT, type Lantern, SETS, type SetScorer } from '../../components.ts';
import { itemsOf, type SetNouns } from '../endCharacters.ts';
import type { CharacterWords } from '../text.ts';
import { inDistrict, list, onTile, vehicle } from './nouns.ts';

const NAMES = { ...vehicle, any: 'véhicule' };

const inSentence: SetNouns = {
  vehicle: (name, count) => (count === 1 ? `d’un ${NAMES[name]}` : `de ${count} × ${NAMES[name]}`),
  dollars: (count) => (count === 1 ? 'd’un dollar' : `de ${count} dollars`),
  skyscrapers: (count) =>
    count === 1 ? 'd’un gratte-ciel de votre plateau' : `de ${count} gratte-ciel de votre plateau`,
};

const inBrief: SetNouns = {
  vehicle: (name, count) => (count === 1 ? NAMES[name] : `${count} × ${NAMES[name]}`),
  dollars: (count) => `${count} ${count === 1 ? 'dollar' : 'dollars'}`,
  skyscrapers: (count) => `${count} gratte-ciel`,
};

/** R11.28 What a lamplighter counts. */
function lit(lantern: Lantern) {
  const district = LANTERN_DISTRICT[lantern];
  return {
    ability: `1 point par gratte-ciel à vous ${inDistrict[district]}.`,
    short: `1 par gratte-ciel : ${onTile[district]}`,
  };
}

/** R11.37 What the sets of a character bring. */
function scoring(scorer: SetScorer) {
  const set = SETS[scorer];
  const { points } = set;
  return {
    ability: `${points} points par ensemble ${list(itemsOf(set, inSentence))}.`,
    short: `${points} par ${itemsOf(set, inBrief).join(' + ')}`,
  };
}

export const characters: PerCharacter<CharacterWords> = {
  secretary: {
    name: 'Secrétaire',
    ability: '1 point ; défaussez autant de cartes de votre main que voulu et piochez-en autant.',
    short: '1 point ; échangez des cartes',
  },
  goBetween: {
    name: 'Intermédiaire',
    ability: 'Au lieu d’une paire, prenez une carte dans chacune de deux paires.',
    short: '1 carte de chacune de 2 paires',
  },
  archivist: {
    name: 'Archiviste',
    ability: '1 point ; une carte de la pioche agrandit votre réserve d’une place.',
    short: '1 point ; réserve agrandie de 1',
  },
  bulkBuyer: {
    name: 'Grossiste',
    ability: 'Prenez vos deux paires d’un coup.',
    short: 'Les 2 paires d’un coup',
  },
  scout: {
    name: 'Éclaireur',
    ability: 'Piochez 3 cartes, puis défaussez-en 2.',
    short: 'Piochez 3, défaussez 2',
  },
  banker: {
    name: 'Banquier',
    ability: 'Prenez 2 dollars.',
    short: 'Prenez 2 dollars',
  },
  headhunter: {
    name: 'Chasseur de têtes',
    ability: 'Renvoyez un de vos personnages et engagez-en un valant au plus 1 de plus.',
    short: 'Échange de personnage, +1 max',
  },
  bookkeeper: {
    name: 'Comptable',
    ability: 'Pour chaque carte de la paire prise, prenez la même dans votre réserve.',
    short: 'Mêmes cartes prises en réserve',
  },
  reporter: {
    name: 'Reporter',
    ability: 'Piochez 1 carte et prenez 1 dollar.',
    short: 'Piochez 1 carte, prenez 1 dollar',
  },
  agent: {
    name: 'Agent',
    ability: 'Piochez 2 cartes.',
    short: 'Piochez 2 cartes',
  },
  wrecker: {
    name: 'Démolisseur',
    ability: 'Remplacez un gratte-ciel noir par un de votre plateau.',
    short: 'Remplacez un gratte-ciel noir',
  },
  librarian: {
    name: 'Bibliothécaire',
    ability: '1 point ; défaussez des cartes de votre réserve et complétez-la.',
    short: '1 point ; réserve renouvelée',
  },
  interpreter: {
    name: 'Interprète',
    ability: 'Une carte de votre choix compte comme une carte demandée.',
    short: '1 carte au choix = 1 demandée',
  },
  whistleBlower: {
    name: 'Lanceur d’alerte',
    ability: 'Reculez de 1 ou 2 cases de presse : un joker par case pour cette enchère.',
    short: '1–2 cases en arrière : jokers',
  },
  assistant: {
    name: 'Assistante',
    ability: 'Avec une carte de votre main, jouez aussi la même de votre réserve.',
    short: 'Jouez la même de la réserve',
  },
  lobbyist: {
    name: 'Lobbyiste',
    ability: 'Votre enchère gagne un joker.',
    short: 'Enchère : 1 joker de plus',
  },
  patron: {
    name: 'Mécène',
    ability: 'Votre enchère de prestige gagne une carte Prestige.',
    short: 'Prestige : 1 carte de plus',
  },
  doorman: {
    name: 'Portier',
    ability: 'Prenez 1 dollar ; vous enchérissez en dernier dans ce tour d’enchères.',
    short: 'Enchère en dernier, 1 dollar',
  },
  celebrity: {
    name: 'Célébrité',
    ability: 'Votre enchère de prestige rapporte le double de points.',
    short: 'Points de prestige ×2',
  },
  engineer: {
    name: 'Ingénieur',
    ability: 'Une carte de votre choix compte comme deux cartes demandées.',
    short: '1 carte au choix = 2 demandées',
  },
  foreman: {
    name: 'Contremaître',
    ability: 'Quand vous construisez, ajoutez un gratte-ciel de la réserve générale.',
    short: 'En bâtissant : 1 de plus',
  },
  clerk: {
    name: 'Commis',
    ability: 'Après un tour d’enchères, remplacez jusqu’à 2 cartes de votre main.',
    short: 'Remplacez jusqu’à 2 cartes',
  },
  singer: {
    name: 'Chanteuse',
    ability: '2 points.',
    short: '2 points',
  },
  draughtsman: {
    name: 'Dessinateur',
    ability: '1 point et un gratte-ciel de la réserve générale.',
    short: '1 point et 1 gratte-ciel',
  },
  actor: {
    name: 'Acteur',
    ability: '3 points.',
    short: '3 points',
  },
  photographer: {
    name: 'Photographe',
    ability: 'Un gratte-ciel de la réserve générale et 1 case de presse.',
    short: '1 gratte-ciel, 1 case de presse',
  },
  editor: {
    name: 'Rédacteur',
    ability: 'Avancez sur la piste de presse d’autant de cases que votre rang.',
    short: 'Cases de presse = votre rang',
  },
  orangeLamplighter: { name: 'Lanternier orange', ...lit('orange') },
  greenLamplighter: { name: 'Lanternier vert', ...lit('green') },
  brownLamplighter: { name: 'Lanternier marron', ...lit('brown') },
  purpleLamplighter: { name: 'Lanternier violet', ...lit('purple') },
  whiteLamplighter: { name: 'Lanternier blanc', ...lit('white') },
  publisher: {
    name: 'Éditrice',
    ability: '1 point toutes les 2 cases de presse, arrondi au supérieur.',
    short: '1 pour 2 cases de presse',
  },
  collector: {
    name: 'Collectionneur',
    ability: '2 points par carte d’un même type dans votre réserve.',
    short: '2 par carte égale en réserve',
  },
  townPlanner: {
    name: 'Urbaniste',
    ability: '2 points par quartier avec au moins 3 gratte-ciel à vous.',
    short: '2 par quartier avec 3 ou plus',
  },
  manager: {
    name: 'Directeur',
    ability: '1 point par personnage.',
    short: '1 par personnage',
  },
  haulier: { name: 'Transporteur', ...scoring('haulier') },
  railwayman: { name: 'Cheminot', ...scoring('railwayman') },
  harbourMaster: { name: 'Capitaine du port', ...scoring('harbourMaster') },
  chauffeur: { name: 'Chauffeur', ...scoring('chauffeur') },
  contractor: { name: 'Entrepreneur', ...scoring('contractor') },
  financier: { name: 'Financier', ...scoring('financier') },
};
