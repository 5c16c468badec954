/** The settings in English. */
import type { SettingsText } from '../text/settings.ts';

export const settings: SettingsText = {
  eyebrow: 'On this device',
  title: 'Settings',
  lead: 'They are remembered by this browser; what you choose for messages when you are away is kept by the server.',
  look: 'Look',
  table: 'At the table',
  around: 'Sound',
  language: 'Language',
  label: {
    theme: 'Theme',
    motion: 'Motion',
    textSize: 'Text size',
    patterns: 'Strong patterns',
    autoConfirm: 'Confirm by itself',
    pointTwice: 'Point twice to send',
    answers: 'List of answers',
    keys: 'Single keys',
    playback: 'Since your last turn',
    coach: 'Coach',
    sound: 'Sound',
    notifications: 'Tell me when it is my turn',
  },
  help: {
    theme: 'Night-blue paper, ivory paper, or whatever the device has.',
    motion: 'Whether pieces slide and points float, or simply are where they belong.',
    textSize: 'For everything that is written, except on boards that fit the window.',
    patterns: 'Marks and pieces carry a bold pattern, so that no colour has to be told from another.',
    autoConfirm: 'A choice counts at once, without a second tap. Undo stays where the rules allow it.',
    pointTwice: 'What is chosen and pointed at again is sent; the button sends it, too.',
    answers:
      'All that may be chosen also as buttons in words, below the board. The board alone is enough to play.',
    keys: 'U takes back, B plays back, H asks for a hint, ? opens the rules. Off: only keys that move through the page, such as Tab, arrows, Enter and Escape.',
    playback:
      'How fast the moves of the others are shown to you before you go on; or all of them at once, as a list.',
    coach:
      'Short notes when something happens for the first time, and a question when a choice costs much (never among people).',
    sound: 'Short and soft: your turn, a piece, a card, a refusal, the end.',
    notifications:
      'A message of this device when a table waits for you. With a name it also comes when Skyline is closed; without one, while it is open in another tab or behind another window.',
  },
  choice: {
    theme: { system: 'Like the device', night: 'Night', day: 'Day' },
    motion: { system: 'Like the device', full: 'All', none: 'None' },
    textSize: { small: 'Small', normal: 'Normal', large: 'Large' },
    playback: { off: 'As a list', slow: 'Slow', normal: 'Normal', fast: 'Fast' },
    coach: { first: 'At first', always: 'Always', off: 'Off' },
  },
  notification: {
    unavailable: 'This browser has no notifications for this address.',
    denied: 'The browser forbids notifications of this address; its own settings can allow them again.',
    turn: { title: 'Your turn', line: 'A table is waiting for you.' },
  },
};
