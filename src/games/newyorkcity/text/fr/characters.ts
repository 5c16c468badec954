/** The characters in French; names are ours, the box shows numbers. */
import type { PerCharacter } from '../../characters.ts';
import type { CharacterWords } from '../text.ts';

export const characters: PerCharacter<CharacterWords> = {
  secretary: {
    name: 'Secrétaire',
    ability: '1 point ; défaussez autant de cartes de votre main que voulu et piochez-en autant.',
    short: '+1 point, main échangée',
  },
  goBetween: {
    name: 'Intermédiaire',
    ability: 'Au lieu d’une paire, prenez une carte dans chacune de deux paires.',
    short: '1 carte de 2 paires',
  },
  archivist: {
    name: 'Archiviste',
    ability: '1 point ; une carte de la pioche agrandit votre réserve d’une place.',
    short: '+1 point, réserve +1',
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
    short: 'Échange, valeur +1',
  },
  bookkeeper: {
    name: 'Comptable',
    ability: 'Pour chaque carte de la paire prise, prenez la même dans votre réserve.',
    short: 'Mêmes cartes en réserve',
  },
  reporter: {
    name: 'Reporter',
    ability: 'Piochez 1 carte et prenez 1 dollar.',
    short: '+1 carte, +1 dollar',
  },
  agent: {
    name: 'Agent',
    ability: 'Piochez 2 cartes.',
    short: 'Piochez 2 cartes',
  },
  wrecker: {
    name: 'Démolisseur',
    ability: 'Remplacez un gratte-ciel noir par un de votre plateau.',
    short: 'Remplace un gratte-ciel noir',
  },
  librarian: {
    name: 'Bibliothécaire',
    ability: '1 point ; défaussez des cartes de votre réserve et complétez-la.',
    short: '+1 point, réserve neuve',
  },
  interpreter: {
    name: 'Interprète',
    ability: 'Une carte de votre choix compte comme une carte demandée.',
    short: '1 carte = la demandée',
  },
  whistleBlower: {
    name: 'Lanceur d’alerte',
    ability: 'Reculez de 1 ou 2 cases de presse : un joker par case pour cette enchère.',
    short: 'Recul 1–2 : jokers',
  },
  assistant: {
    name: 'Assistant',
    ability: 'Avec une carte de votre main, jouez aussi la même de votre réserve.',
    short: 'Carte de réserve aussi',
  },
  lobbyist: {
    name: 'Lobbyiste',
    ability: 'Votre enchère gagne un joker.',
    short: 'Enchère +1 joker',
  },
  patron: {
    name: 'Mécène',
    ability: 'Votre enchère de prestige gagne une carte Prestige.',
    short: 'Enchère prestige +1',
  },
  doorman: {
    name: 'Portier',
    ability: 'Prenez 1 dollar ; vous enchérissez en dernier dans ce tour d’enchères.',
    short: 'Enchérit dernier, +1 dollar',
  },
  celebrity: {
    name: 'Célébrité',
    ability: 'Votre enchère de prestige rapporte le double de points.',
    short: 'Points de prestige ×2',
  },
  engineer: {
    name: 'Ingénieur',
    ability: 'Une carte de votre choix compte comme deux cartes demandées.',
    short: '1 carte compte 2',
  },
  foreman: {
    name: 'Contremaître',
    ability: 'Quand vous construisez, ajoutez un gratte-ciel de la réserve générale.',
    short: 'Bâtit 1 de plus',
  },
  clerk: {
    name: 'Commis',
    ability: 'Après un tour d’enchères, remplacez jusqu’à 2 cartes de votre main.',
    short: 'Change 2 cartes en main',
  },
  singer: {
    name: 'Chanteuse',
    ability: '2 points.',
    short: '+2 points',
  },
  draughtsman: {
    name: 'Dessinateur',
    ability: '1 point et un gratte-ciel de la réserve générale.',
    short: '+1 point, +1 gratte-ciel',
  },
  actor: {
    name: 'Acteur',
    ability: '3 points.',
    short: '+3 points',
  },
  photographer: {
    name: 'Photographe',
    ability: 'Un gratte-ciel de la réserve générale et 1 case de presse.',
    short: '+1 gratte-ciel, +1 presse',
  },
  editor: {
    name: 'Rédacteur',
    ability: 'Avancez sur la piste de presse d’autant de cases que votre rang.',
    short: 'Presse selon le rang',
  },
  orangeLamplighter: {
    name: 'Lanternier orange',
    ability: 'Fin : 1 point par gratte-ciel à vous dans le Bronx.',
    short: '1 par gratte-ciel : Bronx',
  },
  greenLamplighter: {
    name: 'Lanternier vert',
    ability: 'Fin : 1 point par gratte-ciel à vous à Staten Island.',
    short: '1 par gratte-ciel : Staten I.',
  },
  brownLamplighter: {
    name: 'Lanternier marron',
    ability: 'Fin : 1 point par gratte-ciel à vous à Brooklyn.',
    short: '1 par gratte-ciel : Brooklyn',
  },
  purpleLamplighter: {
    name: 'Lanternier violet',
    ability: 'Fin : 1 point par gratte-ciel à vous dans le Queens.',
    short: '1 par gratte-ciel : Queens',
  },
  whiteLamplighter: {
    name: 'Lanternier blanc',
    ability: 'Fin : 1 point par gratte-ciel à vous à Manhattan.',
    short: '1 par gratte-ciel : Manhattan',
  },
  publisher: {
    name: 'Éditeur',
    ability: 'Fin : 1 point toutes les 2 cases de presse, arrondi au supérieur.',
    short: '1 pour 2 cases de presse',
  },
  collector: {
    name: 'Collectionneur',
    ability: 'Fin : 2 points par carte d’un même type dans votre réserve.',
    short: '2 par carte égale en réserve',
  },
  townPlanner: {
    name: 'Urbaniste',
    ability: 'Fin : 2 points par quartier avec au moins 3 gratte-ciel à vous.',
    short: '2 par quartier avec 3',
  },
  manager: {
    name: 'Directeur',
    ability: 'Fin : 1 point par personnage.',
    short: '1 par personnage',
  },
  haulier: {
    name: 'Transporteur',
    ability: 'Fin : 5 points par ensemble taxi et bus.',
    short: '5 : taxi + bus',
  },
  railwayman: {
    name: 'Cheminot',
    ability: 'Fin : 5 points par ensemble tramway et métro.',
    short: '5 : tramway + métro',
  },
  harbourMaster: {
    name: 'Capitaine du port',
    ability: 'Fin : 5 points par ensemble bateau et taxi.',
    short: '5 : bateau + taxi',
  },
  chauffeur: {
    name: 'Chauffeur',
    ability: 'Fin : 6 points par ensemble d’un véhicule et de 2 dollars.',
    short: '6 : véhicule + 2 dollars',
  },
  contractor: {
    name: 'Entrepreneur',
    ability: 'Fin : 6 points par ensemble d’un véhicule et de 2 gratte-ciel de votre plateau.',
    short: '6 : véhicule + 2 gratte-ciel',
  },
  financier: {
    name: 'Financier',
    ability: 'Fin : 6 points par ensemble de 2 dollars et de 2 gratte-ciel de votre plateau.',
    short: '6 : 2 dollars + 2 gratte-ciel',
  },
};
