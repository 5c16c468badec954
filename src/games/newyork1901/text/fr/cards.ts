/** French texts of the cards. */
import type { ActionCardTexts, ChallengeTexts } from '../text.ts';

export const actionCards: ActionCardTexts = {
  constructionBoom: {
    answer: 'Construction Boom : construire un second gratte-ciel',
    short: 'bâtir deux fois',
    rule: 'Après le premier bâtiment du tour, vous en construisez un second sur votre terrain libre. Pas si le premier a déclenché la fin de partie.',
  },
  marketShift: {
    answer: 'Market Shift : renouveler tout le marché',
    short: 'nouveau marché',
    rule: 'Au début de votre tour, les quatre cartes du marché passent sous la pioche et les quatre du dessus prennent leur place.',
  },
  landGrab: {
    answer: 'Land Grab : prendre un second terrain de 2 carrés',
    short: 'deux terrains',
    rule: 'Vous prenez deux terrains ce tour-ci, de 2 carrés chacun. Cela ne donne pas de seconde construction.',
  },
};

export const challenges: ChallengeTexts = {
  goldTycoon: {
    rule: 'À la fin, 3 points par district où vous avez au moins deux gratte-ciel Or ou Légendaires.',
    counted: 'districts à deux Or',
  },
  masterArchitect: {
    rule: 'À la fin, 3, 6 ou 10 points pour trois, quatre, ou cinq gratte-ciel irréguliers et plus.',
    counted: 'irréguliers debout',
  },
  goldPrestige: {
    rule: 'En cours de partie : qui construit un gratte-ciel Or ou Légendaire gagne 1 point par bâtiment adverse plus ancien qui partage un côté avec le sien.',
    counted: 'points de prestige',
  },
  bronzeBaron: {
    rule: 'À la fin, 5, 10 ou 15 points pour quatre, cinq ou six gratte-ciel Bronze encore debout.',
    counted: 'Bronze debout',
  },
  generationKing: {
    rule: 'À la fin, 5 points par technologie où vous êtes seul à avoir le plus de gratte-ciel debout.',
    counted: 'Bronze · Argent · Or',
  },
};
