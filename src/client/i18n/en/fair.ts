/** Promised deals and how they are checked, in English. */
import type { FairText } from '../text/fair.ts';
import { counted } from './counting.ts';

const answers = (count: number) => counted(count, 'answer', 'answers');
const numbers = (count: number) => counted(count, 'random number', 'random numbers');
const draws = (count: number) => counted(count, 'draw', 'draws');

export const fair: FairText = {
  promised: 'The deal is promised',
  promisedLine:
    'The server has drawn its secret for this deal and shows its fingerprint here, so it cannot change it any more. Whoever sits down or starts adds chance of their own.',
  promise: 'The promise',
  kept: 'This browser has noted it and compares it after the game.',
  how: 'How this works',
  open: 'Check the deal',
  eyebrow: 'Provable shuffles',
  title: 'Was the deal fair?',
  lead: 'Before a deal the server binds itself to its secret. After the game anybody can work out the deal and every draw again: here, in your own browser.',
  checking: (done, all) => `Answer ${done} of ${all} …`,
  verdict: { holds: 'All of it holds', broken: 'Something does not hold', unproven: 'Nothing was promised' },
  holdsLine: (all, drawn) =>
    `The deal was promised before anybody saw it, and ${answers(all)} with ${draws(drawn)} came out as they follow from the seed.`,
  brokenLine: 'What is marked below is not what it should be.',
  unprovenLine:
    'This game was played on one device, or before deals were promised. Its answers follow the rules, but nobody can tell where the seed came from.',
  notOver: {
    title: 'The game is not over yet',
    line: 'The secret is shown when it is. Note the promise at the table, and come back then.',
  },
  good: 'holds',
  bad: 'does not hold',
  steps: {
    promise: 'The promise',
    chance: 'What everybody added',
    seed: 'The seed',
    deal: 'The deal',
    answers: 'Answers and draws',
  },
  promiseLine: 'Shown when the table was opened: the digest of the table and the secret.',
  otherTable: 'This is the record of another table.',
  notedSame: (when) => `This browser noted the same one on ${when}.`,
  notedOther: (when) =>
    `This browser noted another one on ${when}. The record was changed afterwards, or the promise was.`,
  notNoted: 'This browser was not at the table before the end, so it has noted nothing.',
  compare: 'A promise you noted yourself',
  same: 'It is the same.',
  different: 'It is another one.',
  secret: 'The server’s secret',
  starter: 'Whoever started',
  nothing: 'nothing',
  yours: 'from this browser',
  notYours:
    'Nothing that this browser added is in the seed. That is right only if you were not seated at the deal.',
  chanceLine: 'The secret, and 64 random bits from each person who sat down or started.',
  seedLine: 'Half of the digest of all that is above. Whoever changes one digit of it gets another seed.',
  found: 'In the record',
  expected: 'It should be',
  numbers,
  dealWrong: 'What was shown at the deal is not what follows from the seed.',
  answersLine: (all, drawn) => `${answers(all)} played again, ${draws(drawn)} among them.`,
  list: 'Every draw in words',
  answer: (number) => `Answer ${number}`,
  answerWrong: 'What was shown is not what follows from the seed. This should have been shown:',
  answerRefused: 'The rules do not allow this answer here; the check ends with it.',
  lengthWrong: 'The record names more answers than were shown, or fewer.',
  works: 'How a promise works',
  worksLines: [
    'The server draws a long secret and shows its SHA-256 digest. From the digest nobody can find the secret, and to the digest no other secret fits: like a card in a sealed envelope on the table.',
    'Browsers add random digits of their own when somebody sits down or starts. So the server does not know the seed while it could still choose.',
    'The seed follows from the secret and those digits. Every shuffle, tile and card follows from the seed.',
    'After the game the envelope is opened: the record holds the secret, the digits, and a digest of what was shown with every answer. Your browser works out all of it again.',
  ],
  limits: 'What it cannot prove',
  limitsLines: [
    'If you alone add digits, they are your guard. If nobody does, as with old programs, only the secret counts.',
    'The server together with the last person who adds digits could try out digits until they like the deal.',
    'The promise must have been seen before the deal: what was not noted can only be compared with what the record says.',
    'The generator (sfc32) is quick and even, but no cipher: somebody with much computing might work out its state from many draws.',
    'It says nothing about signs under the table. Nor does it say that luck was even: fair luck can be lopsided.',
  ],
  self: 'Check it without us',
  selfLine: 'Download the record and let the program of this site check it on a computer of your own:',
  file: 'A record from a file',
  another: 'Check another game',
  replay: 'Watch the game',
  close: 'Close',
};
