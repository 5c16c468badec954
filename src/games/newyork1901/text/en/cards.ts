/** English texts of the cards. */
import type { ActionCardTexts, ChallengeTexts } from '../text.ts';

export const actionCards: ActionCardTexts = {
  constructionBoom: {
    answer: 'Construction Boom: build a second skyscraper',
    short: 'build twice',
    rule: 'After the turn’s first building you build once more on free land of your own. Not if the first building has triggered the end.',
  },
  marketShift: {
    answer: 'Market Shift: replace the whole market',
    short: 'new market',
    rule: 'At the beginning of your turn the four cards of the market go under the deck and the top four take their place.',
  },
  landGrab: {
    answer: 'Land Grab: acquire a second lot of 2 squares',
    short: 'take two lots',
    rule: 'You acquire twice in this turn; both lots have 2 squares. It gives no second building.',
  },
};

export const challenges: ChallengeTexts = {
  goldTycoon: {
    rule: 'At the end, 3 points for each district in which you have at least two gold or legendary skyscrapers.',
    counted: 'districts with two gold',
  },
  masterArchitect: {
    rule: 'At the end, 3, 6 or 10 points for three, four, or five and more irregular skyscrapers.',
    counted: 'irregular, standing',
  },
  goldPrestige: {
    rule: 'During the game: building gold or legendary, 1 point for each older building of another player that shares a side with it.',
    counted: 'points of prestige',
  },
  bronzeBaron: {
    rule: 'At the end, 5, 10 or 15 points for four, five or six bronze skyscrapers still standing.',
    counted: 'bronze, standing',
  },
  generationKing: {
    rule: 'At the end, 5 points for each technology in which you alone have the most skyscrapers standing.',
    counted: 'bronze · silver · gold',
  },
};
