/** What is said about ratings, in English. */
import type { RatingsText } from '../text/ratings.ts';
import { counted } from './counting.ts';

export const ratings: RatingsText = {
  ladder: 'Ladder',
  lead: 'Who plays best, game by game and by number of seats.',
  rivals: 'Rivals',
  against: { people: 'Against people', bots: 'Against bots' },
  rating: 'Rating',
  ratings: 'Ratings',
  player: 'Player',
  place: 'Place',
  games: 'Games',
  band: 'Where they probably stand',
  provisional: 'provisional',
  mine: (place, people) => `You are ${place} of ${people}.`,
  unlisted: 'Others do not see you here, since you do not show your games to everybody.',
  notYet: 'You have no rating here yet. Play a rated game, and it counts from the first.',
  toTables: 'To the tables',
  empty: 'Nobody has a rating here yet.',
  how: 'How a rating comes about',
  explained: {
    people: [
      'A rating is an estimate of how strong somebody plays, with how far off it may be. After each rated game the winner rises and the others fall: much where the result surprises, little where it was to be expected.',
      'The number shown is careful: it is what somebody is at least, 95 % sure. It begins low and rises as more is known, so that a few lucky games do not lead the list. Until enough is known a rating is provisional.',
      'Whoever is 100 points ahead of somebody equally well known wins about 60 of 100 games of two.',
      'A game counts where the table says so: with a clock, public, and everybody with an account; without going back beyond a reveal. Whoever leaves or loses on time is last, even if the bot that plays on wins. A game that is called off does not count, and neither does more than ten a day between the same two.',
      'Each game and number of seats has a ladder of its own. All ratings follow from the stored games alone; anybody who runs a server can compute them again and gets the same numbers.',
    ],
    bots: [
      'Here people are measured by the bots. The bots’ ratings are fixed: they come from thousands of games between them, so that the scale stays the same.',
      'The number shown is careful: it is what somebody is at least, 95 % sure. Whoever stands beside a bot wins about every second game of two against it.',
      'A game counts where the table says so: with a clock, an account, and bots on all other seats; without hints, pauses or going back beyond a reveal. Whoever leaves or resigns is last.',
    ],
  },
  bandInWords: (low, high, middle) => `${low} to ${high}, most likely ${middle}`,
  note: 'The number is what you are at least, 95 % sure. The band is where you probably stand; it narrows as you play.',
  noteAlone:
    'The number is what somebody is at least, 95 % sure. The band is where they probably stand; it narrows with every game.',
  overTime: 'Over time',
  date: 'Date',
  change: 'Change',
  rose: 'rose',
  fell: 'fell',
  roseBy: (points) => `up by ${points}`,
  fellBy: (points) => `down by ${points}`,
  lastGames: (count) => `The last ${counted(count, 'game', 'games')}`,
  plot: (first, last, highest, lowest) =>
    `From ${first} to ${last}; the highest was ${highest}, the lowest ${lowest}.`,
  waiting: 'The rating follows when the server has counted this game.',
  notCounted:
    'This game did not count for ratings: somebody has no account, it was called off, or there were too many between the same people today.',
  terms: {
    people: 'On the ladder against people, if everybody has an account',
    bots: 'On the ladder against bots: no hints, no pause',
    none: 'No',
  },
  noHints: 'This game counts for ratings: no hints, no pause.',
};
