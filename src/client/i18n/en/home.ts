/** The home page in English. */
import type { HomeText } from '../text/home.ts';

export const home: HomeText = {
  nav: {
    label: 'Skyline',
    play: 'Play',
    tables: 'Tables',
    rules: 'Rules',
    you: 'You',
  },
  home: {
    eyebrow: 'Four games, one city',
    headline: 'Raise a city, one floor at a time',
    lead: 'New York building games with friends, strangers or a patient bot. No account needed.',
    games: 'Games',
    players: (min, max) => (min === max ? `${min} players` : `${min}–${max} players`),
    minutes: (minutes) => `${minutes} min`,
    playNow: 'Play now',
    pickBot: 'Pick a bot to start',
    easyToHard: 'easy to hard',
    close: 'Close',
    bot: {
      level1: 'the Apprentice',
      level2: 'the Draughtsman',
      level3: 'the Builder',
      level4: 'the Architect',
      level5: 'the Magnate',
      level6: 'the Visionary',
    },
    botAbout: {
      level1: 'plays what comes to mind first and misses a lot',
      level2: 'sees more, but still slips',
      level3: 'plays soundly, and sometimes misses the best',
      level4: 'weighs every answer and seldom slips',
      level5: 'thinks ahead and seldom errs',
      level6: 'leaves nothing unconsidered',
    },
    against: (who) => `Against ${who}`,
    alone: 'Alone',
    starts: (title, who, again) =>
      `Starts ${title} ${who === undefined ? 'alone' : `against ${who}`}${again ? ', as last time' : ''}`,
    dealing: 'Dealing …',
    newTable: 'New online table',
    rules: 'Rules',
    options: 'All options',
    of: (what, title) => `${what}: ${title}`,
    learn: 'Learn in two minutes',
    foot: 'Free software under the MIT licence.',
  },
  about: {
    flatiron: 'Raise the same tower as your rival, floor by floor, and outshine them on the way up.',
    newyork1901: 'Buy land in Lower Manhattan and fill it with ever taller skyscrapers.',
    newyorkcity: 'Bid for press, characters and skyscrapers, and win the districts of New York.',
    rowhouse: 'Pick in secret, build together: a small game of coloured houses.',
    tangramcity: 'Everyone lays the same tiles: build large rectangles, with roofs and gardens in balance.',
  },
};
