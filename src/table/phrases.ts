/** Phrases for the chat: said by their names, so that everybody reads them in their own language. */

/** What each says in English, for whoever does not know it: an older build, a program, an export. */
export const PHRASES = {
  hello: 'Hello!',
  goodLuck: 'Good luck, have fun!',
  firstGame: 'This is my first game.',
  ready: 'I am ready.',
  oneMoment: 'One moment, please.',
  backSoon: 'Back in a minute.',
  takeYourTime: 'Take your time.',
  yourTurn: 'It is your turn.',
  ofCourse: 'Of course.',
  ratherNot: 'Rather not.',
  thanks: 'Thank you!',
  sorry: 'Sorry!',
  niceMove: 'Nice move!',
  oops: 'Oops!',
  close: 'This will be close.',
  surprise: 'I did not see that coming.',
  wellPlayed: 'Well played!',
  goodGame: 'Good game!',
  again: 'Another one?',
  goodbye: 'I have to go. Goodbye!',
} as const;

export type Phrase = keyof typeof PHRASES;

/** All of them, from the beginning of a game to its end. */
// Object.keys knows no more than strings.
export const PHRASE_NAMES = Object.keys(PHRASES) as unknown as readonly [Phrase, ...Phrase[]];
