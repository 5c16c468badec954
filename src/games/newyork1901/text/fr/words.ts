/** French. */

import { at } from '#kernel';
import { LOTS } from '../../board.ts';
import { STREET_POINTS } from '../../components.ts';
import { info } from '../../info.ts';
import { beginningOf, demolishedBy, pointsOf, turnGoesOnWith } from '../../queries.ts';
import { characterTrait, legendaryTrait, openedBy, tally } from '../naming.ts';
import {
  ACTION_CARD_NAMES,
  CHALLENGE_NAMES,
  capital,
  challengeValue,
  type OpenedTexts,
  streetValue,
  type Text,
} from '../text.ts';
import { actionCards } from './cards.ts';
import { facts } from './facts.ts';
import { names } from './names.ts';

const { list, lot, theLot, lotThere, theLotThere, card, cards } = names;
const { street, character, tile, theTile, ground, where, turned } = names;

const points = (count: number) => (count > 1 ? `${count} points` : `${count} point`);

const OPENED: OpenedTexts = { silver: 'des gratte-ciel Argent', gold: 'des gratte-ciel Or et un Légendaire' };

export const words: Text = {
  title: info.title,
  values: {
    counts: 'Nombre de pièces de chaque sorte',
    thresholds: 'Points qui ouvrent l’argent et l’or',
    streetMajority: 'Points d’une rue',
    challengePoints: 'Points des défis',
    unusedActionCard: 'Points d’une carte Action non jouée',
    firstGame: 'Rues et défi de la première partie',
    startingBuilding: 'Le bâtiment de départ',
    streetCards: 'Rues qui ont une carte',
    heights: 'Hauteurs des gratte-ciel légendaires',
    characters: 'Noms de trois personnages',
    otherCharacters: 'Noms des deux autres personnages',
    plainStreets: 'Rues sans carte',
    parks: 'Parcs',
    landmarks: 'Monuments',
    map: 'Le plan : terrains, îlots, rues',
    startLots: 'Terrains de départ',
    skyscrapers: 'Formes et points des gratte-ciel',
    legendaries: 'Formes et points des gratte-ciel légendaires',
  },
  prompt: {
    beginTurn: ({ seat }, { view }) =>
      ({
        acquire: 'Prenez un terrain.',
        either: 'Prenez un terrain, ou démolissez pour reconstruire.',
        noWorker: 'Vous n’avez plus d’ouvrier disponible : construisez, ou démolissez pour reconstruire.',
      })[beginningOf(view, seat)],
    goOn: (prompt, { view }) =>
      ({
        build: 'Vous pouvez construire un gratte-ciel, ou terminer le tour.',
        card: 'Vous pouvez jouer une carte Action, ou terminer le tour.',
        either: 'Vous pouvez construire un gratte-ciel, jouer une carte Action, ou terminer le tour.',
      })[turnGoesOnWith(view, prompt)],
    grabLot: () => 'Land Grab : prenez un second terrain, de 2 carrés.',
    boomBuild: () => 'Construction Boom : construisez un second gratte-ciel.',
    giveBack: () => 'Vous ne pouvez rien faire d’autre : quel terrain réservé rendez-vous ?',
  },
  answer(action, { view }) {
    if ('lot' in action) return capital(lotThere(action.lot));
    if ('stop' in action) return 'Terminer le tour';
    if ('card' in action) return actionCards[action.card].answer;
    const fallen = demolishedBy(view, action);
    const place = capital(turned(action));
    return fallen.length === 0 ? place : `${place} ; démolit ${list(fallen.map(theTile))}`;
  },
  group(action) {
    if ('lot' in action) return capital(card(at(LOTS, action.lot).kind));
    if ('tile' in action) return `${tile(action.tile)}, ${points(pointsOf(action.tile))}`;
    return 'card' in action ? 'Carte Action' : 'Tour';
  },
  event: {
    dealt: ({ seat, character: who, lot: start }, name) =>
      start === null
        ? `${name(seat)} incarne ${character(who)}.`
        : `${name(seat)} incarne ${character(who)} et commence avec un bâtiment sur ${theLotThere(start)}.`,
    setStreets: ({ streets }) => `Rues en jeu : ${list(streets.map(street))}.`,
    setChallenge: ({ challenge }) =>
      challenge === null ? 'La partie se joue sans défi.' : `Le défi : ${CHALLENGE_NAMES[challenge]}.`,
    began: ({ first }, name) => `${name(first)} commence.`,
    filled: ({ kinds }) => `Nouveau sur le marché : ${cards(kinds)}.`,
    acquired: ({ seat, lot: taken }, name) => `${name(seat)} prend ${theLotThere(taken)}.`,
    demolished: ({ seat, ...old }, name) => `${name(seat)} démolit ${theTile(old.tile)} (${ground(old)}).`,
    built({ seat, points: scored, workers, ...build }, name) {
      const home = ['', ' Un ouvrier revient.'][workers] ?? ` ${workers} ouvriers reviennent.`;
      return `${name(seat)} construit ${theTile(build.tile)} : ${points(scored)} (${where(build)}).${home}`;
    },
    guarded: ({ seat, lots }, name) =>
      lots.length === 1
        ? `${name(seat)} pose un ouvrier sur un terrain laissé vide : ${list(lots.map(lot))}.`
        : `${name(seat)} pose des ouvriers sur les terrains laissés vides : ${list(lots.map(lot))}.`,
    gainedPrestige: ({ seat, points: gained }, name) =>
      `${name(seat)} gagne ${points(gained)} grâce à Gold Prestige.`,
    reached: ({ seat, technology }, name) =>
      `${name(seat)} peut désormais construire ${OPENED[openedBy(technology)]}.`,
    playedCard: ({ seat, card: played }, name) => `${name(seat)} joue ${ACTION_CARD_NAMES[played]}.`,
    shifted: ({ kinds }) => `Le marché est renouvelé : ${cards(kinds)}.`,
    gaveBack: ({ seat, lot: given }, name) => `${name(seat)} ne peut rien faire et rend ${theLot(given)}.`,
    announced: ({ seat }, name) => `Il ne reste que cinq gratte-ciel à ${name(seat)}.`,
    triggeredEnd: ({ seat, ending }, name) =>
      ending === 'tiles'
        ? `Il ne reste que quatre gratte-ciel à ${name(seat)} : tous les autres jouent encore un tour.`
        : `Le marché ne peut plus être complété : tous sauf ${name(seat)} jouent encore un tour.`,
    scoredStreet: ({ street: scored, counts, seat }, name) =>
      `Bâtiments sur ${street(scored)} : ${tally(counts, name)}. ${seat === null ? 'Personne ne marque' : `${name(seat)} marque ${points(STREET_POINTS)}`}.`,
    scoredChallenge: ({ seat, challenge, points: scored }, name) =>
      `${name(seat)} marque ${points(scored)} grâce à ${CHALLENGE_NAMES[challenge]}.`,
    scoredCards: ({ seat, points: scored }, name) =>
      `${name(seat)} marque ${points(scored)} pour ${scored === 1 ? 'une carte Action non utilisée' : 'ses cartes Action non utilisées'}.`,
  },
  fact: facts,
  trait: {
    character: { heading: 'Personnages', of: (id) => characterTrait(names, id) },
    legendary: {
      heading: 'Gratte-ciel Légendaires',
      of: (id) => legendaryTrait(names, id, 'Aucun construit'),
    },
  },
  part: { buildings: 'Gratte-ciel', streets: 'Rues', challenge: 'Défi', cards: 'Cartes Action' },
  ending: {
    tiles: 'Il ne restait que quatre gratte-ciel à un joueur.',
    market: 'Le marché ne pouvait plus être complété.',
  },
  reason: {
    firstGameIsFixed: 'La première partie a ses propres rues et son propre défi.',
    acquireFirst: 'Avec un ouvrier disponible, il faut prendre un terrain avant de construire.',
    noPassing: 'Vous ne pouvez pas passer tant que vous pouvez faire quelque chose.',
    noFreeWorker: 'Vous n’avez pas d’ouvrier disponible.',
    noSuchCard: 'Le marché n’a pas de carte pour ce terrain.',
    lotTaken: 'Ce terrain appartient déjà à quelqu’un.',
    oneLotATurn: 'On prend un seul terrain, au début du tour.',
    lotBeforeBuilding:
      'Vous avez construit sans prendre de terrain : vous ne pouvez plus en prendre pendant ce tour.',
    mustGiveBack: 'Vous ne pouvez ni prendre de terrain ni construire : rendez un terrain réservé.',
    notReserved: 'Aucun de vos ouvriers ne se trouve sur ce terrain.',
    tileUsed: 'Cette tuile ne fait pas partie de celles qui vous restent.',
    legendaryTaken: 'Ce gratte-ciel Légendaire est déjà construit.',
    oneLegendary: 'Vous avez déjà votre gratte-ciel Légendaire : un seul par joueur.',
    technologyClosed: 'Vous n’avez pas encore assez de points pour cette technologie.',
    offTheLots: 'La tuile déborderait sur une rue, un parc, un monument ou hors du plateau.',
    notYourLand: 'Une partie de ces carrés ne vous appartient pas.',
    noFront: 'Aucun côté ne donnerait sur une rue ou un parc.',
    noDemolition: 'Un bâtiment se trouve ici, et cette action ne permet pas de démolir.',
    oneBuildingATurn: 'Vous avez déjà construit pendant ce tour.',
    goldStands: 'Les gratte-ciel Or et Légendaires ne sont jamais démolis.',
    notHigher:
      'Le nouveau gratte-ciel doit être d’une technologie supérieure à celle des bâtiments qu’il remplace.',
    workersShort: 'Vous n’avez pas assez d’ouvriers pour les terrains qui resteraient vides.',
    cardGone: 'Vous n’avez pas cette carte Action.',
    boomAfterBuilding: 'Construction Boom se joue après une première construction.',
    boomAfterEnd: 'La construction de ce tour a déclenché la fin de partie : pas de seconde construction.',
    noRoom: 'Vous n’avez rien à construire, ou pas de place.',
    shiftFirst: 'Market Shift se joue au début du tour.',
    deckTooSmall: 'La pioche compte moins de quatre cartes.',
    grabAfterLot: 'Land Grab se joue après le premier terrain.',
    grabTooLarge: 'Avec Land Grab, les deux terrains ont 2 carrés.',
    deckEmpty: 'La pioche est épuisée.',
  },
  options: {
    expert: {
      label: 'Règle expert',
      help: 'Pas de bâtiment de départ ; Argent à 10 points, Or à 25.',
    },
    actionCards: { label: 'Cartes Action', help: 'Chacun a trois cartes, à jouer une fois chacune.' },
    firstGame: {
      label: 'Première partie',
      help: 'Wall Street, Broadway et Nassau & Broad, avec Gold Tycoon ou sans défi.',
    },
    streets: {
      label: 'Rues',
      help: 'Jusqu’à trois rues au choix ; celles qui manquent sont tirées au sort.',
      value: streetValue,
    },
    challenge: {
      label: 'Défi',
      help: 'Tiré au sort, choisi, ou aucun.',
      value: (value) => challengeValue({ drawn: 'Tiré au sort', none: 'Aucun' }, value),
    },
  },
};
