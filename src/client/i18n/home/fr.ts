/** The home page in French. */
import type { HomeText } from './text.ts';

export const homeFr: HomeText = {
  nav: {
    label: 'Skyline',
    play: 'Jouer',
    tables: 'Tables',
    rules: 'Règles',
    you: 'Vous',
  },
  home: {
    eyebrow: 'Quatre jeux, une ville',
    headline: 'Bâtir une ville, étage par étage',
    lead: 'Construisez New York entre amis, avec des inconnus ou contre un bot patient. Sans compte.',
    games: 'Jeux',
    players: (min, max) => (min === max ? `${min} joueurs` : `${min} à ${max} joueurs`),
    minutes: (minutes) => `${minutes} min`,
    playNow: 'Jouer',
    pickBot: 'Choisissez un bot',
    easyToHard: 'du plus facile au plus fort',
    close: 'Fermer',
    bot: { random: 'le bot qui joue au hasard', greedy: 'le bot gourmand' },
    against: (who) => `Contre ${who}`,
    alone: 'En solo',
    starts: (title, who, again) =>
      `${title} ${who === undefined ? 'en solo' : `contre ${who}`}${again ? ', comme la dernière fois' : ''}`,
    dealing: 'Mise en place …',
    newTable: 'Nouvelle table en ligne',
    rules: 'Règles',
    options: 'Toutes les options',
    of: (what, title) => `${what} : ${title}`,
    learn: 'Apprendre en deux minutes',
    foot: 'Logiciel libre sous licence MIT.',
  },
};
