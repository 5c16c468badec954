/** The game in French. */

import { colorName, type Tile } from '../../components.ts';
import { info } from '../../info.ts';
import type { ColorWords, Text } from '../text.ts';
import { facts } from './facts.ts';

const COLOR: ColorWords = {
  brick: 'brique',
  cream: 'crème',
  slate: 'ardoise',
  moss: 'mousse',
  ochre: 'ocre',
};

const tile = (number: Tile) => `tuile ${COLOR[colorName(number)]} ${number + 1}`;
const a = (number: Tile | null | undefined) => (number == null ? 'une tuile' : `la ${tile(number)}`);

export const words: Text = {
  title: info.title,
  values: {
    tiles: 'Tuiles de chaque couleur',
    house: 'Étages d’une maison et leur place',
    storeyPoints: 'Points d’un étage complet',
  },
  prompt: {
    pick: () => 'Posez une tuile de votre main face cachée.',
    build: () => 'À quel étage va votre tuile ?',
    offerTrade: () => 'Les couleurs s’accordent : échanger une tuile de votre main ?',
    giveTile: () => 'Quelle tuile retourne dans le sac ?',
  },
  answer(action) {
    if ('tile' in action) return tile(action.tile);
    if ('storey' in action) return `Étage ${action.storey + 1}`;
    return action.trade ? 'Échanger' : 'Garder votre main';
  },
  event: {
    drew: ({ seat, tiles }, name) =>
      tiles.length === 1
        ? `${name(seat)} pioche ${a(tiles[0])}.`
        : `${name(seat)} pioche ${tiles.length} tuiles.`,
    opened: ({ round, first }, name) => `La manche ${round} commence ; ${name(first)} bâtit en premier.`,
    picked: ({ seat }, name) => `${name(seat)} a choisi.`,
    showed: ({ seat, tile: shown, alone }, name) =>
      `${name(seat)} montre ${a(shown)}${alone ? ' et gagne un point bonus : personne d’autre n’a cette couleur' : ''}.`,
    built: ({ seat, tile: set, storey }, name) => `${name(seat)} pose ${a(set)} à l’étage ${storey + 1}.`,
    gave: ({ seat, tile: given }, name) => `${name(seat)} remet ${a(given)} dans le sac.`,
    completed: ({ seat, storey, points }, name) =>
      `${name(seat)} achève l’étage ${storey + 1} : ${points} points.`,
  },
  fact: facts,
  trait: {
    rows: { heading: 'Étages d’une seule couleur', of: (id) => id },
  },
  part: { storeys: 'Étages', bonus: 'Points bonus' },
  ending: {
    lastRound: 'La dernière manche est terminée.',
    twoRows: 'Une maison a deux étages d’une seule couleur.',
  },
  reason: {
    bagTooSmall:
      'Le sac ne contient pas assez de tuiles pour autant de joueurs, de tuiles en main et de manches.',
    notInHand: 'Cette tuile n’est pas dans votre main.',
    storeyFull: 'Cet étage est complet.',
    noSuchStorey: 'Une maison a trois étages.',
  },
  options: {
    hand: { label: 'Tuiles en main', help: 'Combien de tuiles chaque joueur a en main.' },
    rounds: { label: 'Manches', help: 'La partie se termine au plus tard après ce nombre de manches.' },
    trades: {
      label: 'Échanges',
      help: 'Une tuile à côté de sa couleur permet d’en échanger une de la main.',
    },
  },
};
