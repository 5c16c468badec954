/** Sharing finished games, in English. */
import type { ShareText } from '../text/share.ts';

export const share: ShareText = {
  open: 'Share',
  title: 'Share this game',
  replay: 'Link to the game',
  picture: 'The city as a picture',
  growth: 'The city growing',
  growthLine: 'One small file that moves by itself in every browser.',
  growthAlt: (game) => `A city of ${game} growing from the first turn to the last`,
  drawing: 'Drawing …',
  failed: 'This game has no moving picture.',
  save: 'Save',
  embed: 'In a page of yours',
  embedLine: 'Paste this where your page or blog takes HTML. Many sites need only the link.',
  code: 'Code to embed the game',
  address: 'Address of the replay',
  byLink:
    'This table is only for people with a link, so other sites get no picture of it. What you save is yours to show.',
  here: 'This game is on this device only. What you save is yours to show.',
  preview: 'See how it looks',
  close: 'Close',
  welcome: (game) => `A finished game of ${game}`,
  welcomeLine: 'Step through it below. No account is needed, here or to play.',
  learn: (game) => `Learn ${game}`,
  play: 'Play it',
};
