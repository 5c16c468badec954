/** French: questions, answers, the log. */

import { at, type NameOf } from '#kernel';
import { decreeHalfOf, sideOf } from '../../approach.ts';
import { DANIEL, DANIELS, NONE, ROOF, SIDES } from '../../components.ts';
import { info } from '../../info.ts';
import { pillarPrice, placeOffered } from '../../queries.ts';
import { answering } from '../answers.ts';
import { capital, phrases, reputationOfHalf, signed, signedPoints } from '../phrases.ts';
import type { Text } from '../text.ts';
import { facts } from './facts.ts';
import { names, points } from './names.ts';

const { deed, half, effect, bonus, paper, street, scoring } = phrases(names);

const side = (number: number) => {
  const { letter, purple } = at(SIDES, number);
  return `le plateau ${letter}, ${purple ? 'face violette' : 'autre face'}`;
};
const end = (which: number) => (which === 0 ? 'en haut' : 'en bas');
const who = (number: number, name: NameOf) => (number === DANIEL ? 'Daniel' : name(number));
const floor = (number: number) => (number === ROOF ? 'le toit' : 'l’étage suivant');
const newspaper = (kind: number | null) => (kind === null ? 'un journal' : `le journal « ${paper(kind)} »`);
/** What a half does, and its reputation. */
const seen = (card: number, shown: number) =>
  `${half(card, shown)} (réputation ${reputationOfHalf(card, shown)})`;
const halves = (card: number) => `${seen(card, 0)} / ${seen(card, 1)}`;
const danielCard = (card: number) => `la carte ${at(DANIELS, card).id}`;
const CAUSE = {
  action: '',
  bonus: ' grâce à la case',
  cards: ' pour la carte',
  newspaper: '',
  street: ' en arrivant',
};

export const words: Text = {
  title: info.title,
  values: {
    money: 'Argent de départ et argent pris',
    prices: 'Prix des décrets et des étages',
    supplies: 'Piliers, pions et ce qui est exposé',
    track: 'Cases du livreur',
    streetResults: 'PV de bonne et de mauvaise réputation',
    actions: 'Coûts et PV des actions spéciales',
    scorings: 'Montants des décrets',
    effects: 'Montants des effets d’étage',
    newspapers: 'Montants des journaux',
    newspaperCopies: 'Journaux de chaque sorte',
    daniel: 'Ce que gagne Daniel',
    boards: 'Plateaux : prix, PV et actions',
    streetCards: 'Cartes rue',
    decrees: 'Décrets',
    floors: 'Étages : effets et cases',
    danielCards: 'Cartes de Daniel',
  },
  prompt: {
    chooseBoard: () => 'Sur quel plateau jouez-vous, et sur quelle face ?',
    chooseDanielSide: () => 'Sur quelle face de son plateau Daniel joue-t-il ?',
    move: () => 'Allez ailleurs : activez une colonne, achetez une carte ou gagnez de l’argent.',
    act: (_, { view }) => `Vous êtes ${at(names.being, placeOffered(view))} : que faites-vous ?`,
    closeTurn: () => 'Tout est fait : dépenser un journal, ou finir le tour ?',
    work: ({ deed: number }) => `Action suivante de votre colonne : ${deed(number)}.`,
    usePaper: (_, { view }) => `Utiliser le journal du jour : ${paper(view.paper)} ?`,
    pickDeed: () => 'Quelle action utilisez-vous ?',
    pickHallAction: () => 'Que faites-vous au City Hall ?',
    pickDeck: () => 'De quel paquet achetez-vous la première carte ?',
    pickHalf: ({ deck, price }, { view }) =>
      `Où va la carte ${street(at(view.decks, deck).top)} à ${price} $ ?`,
    pickDecree: ({ price }) => `Quel décret achetez-vous pour ${price} $ ?`,
    placeDecree: () => 'Où va le décret ?',
    pickColor: ({ cost }, { view }) => `Quel pilier achetez-vous pour ${pillarPrice(view, cost)} $ ?`,
    giveColor: () => 'Quel pilier retourne dans la réserve ?',
    takeColor: ({ color }) => `Que prenez-vous pour ${at(names.thePillar, color)} ?`,
    pickPillar: ({ second }) =>
      second ? 'Quel est votre second pilier ?' : 'Quel pilier construisez-vous ?',
    pickSlot: ({ color }) => `Où va ${at(names.thePillar, color)} ?`,
    keepPaper: (_, { view }) =>
      `Quel journal gardez-vous ? L’autre ${view.daniel ? 'devient le journal du jour' : 'revient à votre adversaire'}.`,
  },
  answer: answering({
    done: 'Finir le tour',
    skip: 'Passer',
    go: (place) => at(names.place, place),
    spend: (kind) => `Dépenser votre journal : ${paper(kind)}`,
    side: (number) => capital(side(number).replace('le ', '')),
    use: (number) => capital(deed(number)),
    buy: (color, price) => `Acheter ${at(names.pillar, color)} pour ${price} $`,
    buyAny: (price) => `Acheter un pilier au choix pour ${price} $`,
    sell: (color, price) => `Vendre ${at(names.thePillar, color)} pour ${price} $`,
    keep: (kind) => capital(paper(kind)),
    color: (color) => capital(at(names.color, color)),
    slot: (slot, level) => `Case ${slot + 1} : ${bonus(level, slot)}`,
    deck: (deck, card, price) =>
      `Paquet ${at(names.place, deck)} : une carte ${street(card)} à ${price} $, ${halves(card)}`,
    half: (card, shown) => `${capital(end(shown))} : ${seen(card, shown)}`,
    decree: (card) => capital(halves(card)),
    placed: (card, where, shown) => `${at(names.place, where)}, ${end(shown)} : ${seen(card, shown)}`,
    ownDeed: (where, row, number) => `${at(names.place, where)}, ligne ${row + 1} : ${deed(number)}`,
    visibleDeed: (deck, shown, number) =>
      `Paquet ${at(names.place, deck)}, moitié ${shown === 0 ? 'haute' : 'basse'} : ${deed(number)}`,
    money: (dollars) => `Gagner ${dollars} $`,
    usePaper: (kind) => `Utiliser le journal du jour : ${paper(kind)}`,
    buyCard: (card, price) => `Acheter la carte ${street(card)} pour ${price} $`,
    buyDecree: (price) => `Acheter un décret pour ${price} $`,
    activate: (place) => `Activer ${at(names.place, place)}`,
  }),
  event: {
    opened: ({ floor: first, next, paper: day }) =>
      `À l’étage de départ, ${effect(first)}. Étage suivant : ${effect(next)}. Journal du jour : ${paper(day)}.`,
    dealtBoards: ({ seat, boards }, name) =>
      `${name(seat)} reçoit les plateaux ${boards.map((board) => at(SIDES, board).letter).join(' et ')}.`,
    choseBoard: ({ seat, side: chosen }, name) => `${name(seat)} joue sur ${side(chosen)}.`,
    dealtDaniel: ({ board }) => `Daniel reçoit le plateau ${at(SIDES, board).letter}.`,
    setDanielSide: ({ side: chosen }) => `Daniel joue sur ${side(chosen)}.`,
    began: ({ seat, dollars, first }, name) =>
      `${name(seat)} ${first ? 'joue en premier et ' : ''}reçoit ${dollars} $ au départ.`,
    moved: ({ seat, to }, name) => `${name(seat)} va ${at(names.going, to)}.`,
    tookMoney: ({ seat, dollars }, name) => `${name(seat)} gagne ${dollars} $.`,
    activated: ({ seat, place }, name) => `${name(seat)} active ${at(names.place, place)}.`,
    skipped: ({ seat, deed: number }, name) => `${name(seat)} renonce à « ${deed(number)} ».`,
    chained: ({ seat, deed: number, cost }, name) =>
      `${name(seat)} paie ${cost} $ pour utiliser « ${deed(number)} ».`,
    reachedHall: ({ seat, cost }, name) => `${name(seat)} paie ${cost} $ pour une option du City Hall.`,
    gained: ({ seat, dollars, cause }, name) => `${name(seat)} gagne ${dollars} $${CAUSE[cause]}.`,
    scored: ({ seat, points: count, cause }, name) => `${name(seat)} marque ${points(count)}${CAUSE[cause]}.`,
    boughtCard: ({ seat, card, half: shown, price }, name) =>
      `${name(seat)} achète une carte pour ${price} $ et la place ${end(shown)} de la colonne ${street(card)} : ${seen(card, shown)}.`,
    boughtDecree: ({ seat, card, street: where, half: shown, price }, name) =>
      `${name(seat)} achète un décret pour ${price} $ et le place ${end(shown)} de la colonne ${at(names.place, where)} : ${seen(card, shown)}.`,
    boughtPillar: ({ seat, color, price }, name) =>
      `${name(seat)} achète ${at(names.pillar, color)} pour ${price} $.`,
    soldPillar: ({ seat, color, price }, name) =>
      `${name(seat)} vend ${at(names.thePillar, color)} pour ${price} $.`,
    swapped: ({ seat, away, taken }, name) =>
      `${name(seat)} échange ${at(names.thePillar, away)} contre ${at(names.pillar, taken)}.`,
    paidToBuild: ({ seat, cost }, name) => `${name(seat)} paie ${cost} $ pour construire.`,
    built: ({ seat, color, level, slot, points: count, bonus: more }, name) =>
      `${name(seat)} pose ${at(names.pillar, color)} à l’étage ${level + 1}, case ${slot + 1}, et marque ${points(count)}${more > 0 ? ` et ${more} de plus grâce à l’étage` : ''}.`,
    tookToken: ({ seat }, name) => `${name(seat)} prend un pion réputation.`,
    drewPaper: ({ seat, paper: kind }, name) => `${name(seat)} pioche ${newspaper(kind)}.`,
    builtFloor: ({ seat, floor: number, cost, points: count }, name) =>
      `${name(seat)} paie ${cost} $, construit ${floor(number)} et marque ${points(count)}.`,
    turnedCards: () => 'Les premières cartes passent sous leurs paquets.',
    showedFloor: ({ floor: number }) =>
      number === ROOF ? 'Il ne reste que le toit à construire.' : `Étage suivant : ${effect(number)}.`,
    spent: ({ seat, paper: kind }, name) => `${name(seat)} dépense ${newspaper(kind)}.`,
    usedPaper: ({ seat, paper: kind }, name) => `${name(seat)} utilise ${newspaper(kind)}.`,
    metNewsboy: ({ who: number, space, next }, name) =>
      `${who(number, name)} rejoint le livreur de journaux à la case ${space} ; celui-ci ${next === 0 ? 'quitte la partie' : `avance à la case ${next}`}${number === DANIEL ? ' (R10.14)' : ''}.`,
    kept: ({ seat, paper: kind }, name) => `${name(seat)} garde ${newspaper(kind)}.`,
    gave: ({ seat, paper: kind }, name) => `${name(seat)} reçoit ${newspaper(kind)}.`,
    changedPaper: ({ paper: kind }) => `Nouveau journal du jour : ${paper(kind)}.`,
    danielMoved: ({ card, to, other }) =>
      `Daniel révèle ${danielCard(card)} et va ${at(names.going, to)}${other ? `, car il est déjà ${at(names.being, at(DANIELS, card).main)}` : ''} (R10.3).`,
    danielMet: ({ points: count }) => `Il rencontre l’autre architecte et marque ${points(count)} (R10.4).`,
    danielPopular: ({ card, points: count, instead }) =>
      instead
        ? `Daniel ne peut pas construire le pilier de ${danielCard(card)} et marque sa popularité, ${points(count)} (R10.7).`
        : `Daniel marque sa popularité avec ${danielCard(card)}, ${points(count)} (R10.5).`,
    danielBuilt: ({ card, color, level, slot, points: count }) =>
      `Avec ${danielCard(card)}, Daniel pose ${at(names.pillar, color)} à l’étage ${level + 1}, case ${slot + 1}, et marque ${points(count)} (R10.6).`,
    danielBuiltFloor: ({ card, floor: number, points: count }) =>
      `Avec ${danielCard(card)}, Daniel construit ${floor(number)} et marque ${points(count)} (R10.8).`,
    danielTookDecree: ({ card, decree }) =>
      decree === NONE
        ? `Il ne reste aucun décret pour ${danielCard(card)} (R10.9).`
        : `Daniel ne peut pas construire l’étage de ${danielCard(card)} et prend le décret « ${scoring(decree, 0)} » (R10.9).`,
    danielTookCard: ({ card, taken, again }) =>
      `${again ? 'Un deuxième lieu principal revient, celui' : 'Le lieu principal'} de ${danielCard(card)}${again ? '' : ' est déjà sorti'} : Daniel ${taken === NONE ? 'ne prend pas de carte, il n’y en a pas là où il est' : `prend une carte ${street(taken)}`} (${again ? 'R10.12' : 'R10.11'}).`,
    danielShuffled: () => 'Toutes les cartes de Daniel sont mélangées à nouveau (R10.12).',
    scoredStreet: ({ seat, street: where, reputation, points: count }, name) =>
      `${name(seat)} : réputation ${signed(reputation)} ${at(names.being, where)}, ${signedPoints(count, points)}.`,
    scoredDecree: ({ seat, card, half: shown, points: count }, name) =>
      `${name(seat)} : décret « ${scoring(card, shown)} », ${signedPoints(count, points)}.`,
    danielCounted: ({ cards, reputation, total }) =>
      `Daniel ajoute ${points(cards)} pour ses cartes (R10.15)${reputation > 0 ? ` et ${reputation} pour leur réputation (R10.16)` : ''} et arrive à ${points(total)}.`,
  },
  fact: facts,
  trait: {
    side: { heading: 'Plateaux', of: (id) => capital(side(sideOf(id)).replace('le ', '')) },
    decree: { heading: 'Décrets', of: (id) => capital(scoring(...decreeHalfOf(id))) },
  },
  part: { play: 'En cours de partie', cards: 'Cartes', reputation: 'Réputation', decrees: 'Décrets' },
  holding: { dollars: (dollars) => `${dollars} $` },
  ending: {
    roof: 'Le toit est posé.',
    danielBeaten: 'Le toit est posé.',
    danielWins: 'Le toit est posé.',
    turnLimit: 'Le toit n’a jamais été construit ; la partie a été arrêtée et comptée.',
  },
  reason: {
    hardIsSolo: 'Seul Daniel peut être rendu plus difficile : il faut jouer seul.',
    notDealt: 'Ce plateau n’a pas été distribué ici.',
    purpleOnly: 'À cette table, on ne joue que sur les faces violettes.',
    mustMove: 'Votre architecte doit changer de lieu.',
    placeTaken: 'L’autre architecte s’y trouve.',
    noSuchPlace: 'Il y a quatre rues et le City Hall.',
    mustAct: 'Faites maintenant une chose ici : acheter une carte, activer le lieu ou gagner de l’argent.',
    hasActed:
      'Le déplacement et l’action sont faits : il ne reste qu’à dépenser des journaux ou à finir le tour.',
    notInHand: 'Vous n’avez pas ce journal.',
    insideAction: 'Un journal ne se dépense pas au milieu d’une action.',
    notDelivered: 'Vous gardez un des deux journaux livrés.',
    tooPoor: 'Vous n’avez pas assez d’argent.',
    deckEmpty: 'Ce paquet est vide.',
    columnFull: 'La colonne de cette carte a déjà trois cartes.',
    columnHasDecree: 'Cette colonne a déjà un décret.',
    noDecreeLeft: 'Il ne reste aucun décret.',
    noRoomForDecree: 'Aucune de vos colonnes ne peut recevoir de décret.',
    colorStored: 'Vous avez déjà un pilier de cette couleur.',
    colorNotStored: 'Vous n’avez pas de pilier de cette couleur.',
    noneInSupply: 'La réserve n’a plus de pilier de cette couleur.',
    nothingStored: 'Vous n’avez aucun pilier.',
    nothingToBuy: 'La réserve n’a aucun pilier pour vous.',
    levelFull: 'L’étage n’a plus de case libre.',
    levelNotFull: 'L’étage n’a pas encore ses trois piliers.',
    colorOnLevel: 'L’étage a déjà cette couleur.',
    nothingFits: 'L’étage a déjà les couleurs de vos piliers.',
    needsTwo: 'Deux piliers doivent pouvoir être posés à l’étage.',
    slotTaken: 'Cette case est occupée.',
    noSuchSlot: 'Un étage a trois cases.',
    roofIsOn: 'Le toit est posé : aucun pilier ne s’y trouve, et plus rien ne se construit.',
    colorMissing: 'L’étage n’a pas cette couleur.',
    tooFewFloors: 'Trop peu d’étages sont construits.',
    newsboyAhead: 'Vous n’avez encore atteint aucune case du livreur.',
    chainUsed: 'Ce genre d’action a déjà servi dans la chaîne.',
    nothingToUse: 'Cette action ne peut pas être utilisée ici.',
    notVisible: 'Ce décret n’est pas proposé.',
  },
  options: {
    sides: {
      label: 'Faces des plateaux',
      help: 'Les faces violettes sont plus simples pour une première partie.',
      value: (value) => (value === 'purple' ? 'Faces violettes seulement' : 'Toutes les faces'),
    },
    hard: {
      label: 'Daniel difficile',
      help: 'En solo : Daniel marque aussi la bonne réputation de ses cartes.',
    },
  },
};
