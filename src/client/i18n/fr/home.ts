/** The home page in French. */
import type { HomeText } from '../text/home.ts';

export const home: HomeText = {
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
    bot: {
      level1: 'l’Apprenti',
      level2: 'le Dessinateur',
      level3: 'le Bâtisseur',
      level4: 'l’Architecte',
      level5: 'le Magnat',
      level6: 'le Visionnaire',
    },
    botAbout: {
      level1: 'joue la première idée venue et rate beaucoup de choses',
      level2: 'voit plus loin, mais se trompe encore',
      level3: 'joue solidement, sans toujours voir le meilleur coup',
      level4: 'pèse chaque réponse et se trompe rarement',
      level5: 'prévoit plusieurs coups et en rate peu',
      level6: 'ne laisse rien au hasard',
    },
    against: (who) => `Contre ${who}`,
    alone: 'En solo',
    starts: (title, who, again) =>
      `${title} ${who === undefined ? 'en solo' : `contre ${who}`}${again ? ', comme la dernière fois' : ''}`,
    dealing: 'Mise en place …',
    newTable: 'Nouvelle table en ligne',
    rules: 'Règles',
    options: 'Toutes les options',
    of: (what, title) => `${what} : ${title}`,
    tryTable: 'Essayer la table : une partie de dix minutes',
    learn: 'Apprendre',
    learnMinutes: (minutes) => `${minutes} min`,
    learnDone: (done, all) => `${done} sur ${all}`,
    learnFirst: (title, minutes) => `Apprendre ${title} en ${minutes} minutes`,
    newHere: 'Première visite ? Commencez par celui-ci.',
    foot: 'Logiciel libre sous licence MIT.',
  },
  about: {
    flatiron: 'Élevez avec votre rival la même tour, étage par étage, et éclipsez-le avant le toit.',
    newyork1901: 'Achetez des terrains à Manhattan et bâtissez des gratte-ciel toujours plus hauts.',
    newyorkcity:
      'Enchérissez pour la presse, les personnages et les gratte-ciel, et dominez les quartiers de New York.',
    rowhouse: 'Choisir en secret, bâtir ensemble : un petit jeu de maisons colorées.',
    tangramcity: 'Les mêmes tuiles pour tous : formez de grands rectangles, toits et jardins en équilibre.',
  },
};
