/** The home page in German. */
import type { HomeText } from '../text/home.ts';

export const home: HomeText = {
  nav: {
    label: 'Skyline',
    play: 'Spielen',
    tables: 'Tische',
    events: 'Turniere',
    learn: 'Lernen',
    rules: 'Regeln',
    you: 'Du',
  },
  home: {
    eyebrow: 'Vier Spiele, eine Stadt',
    headline: 'Baue eine Stadt, Stock um Stock',
    lead: 'Bauspiele rund um New York, mit Freunden, Fremden oder einem geduldigen Bot. Ganz ohne Konto.',
    games: 'Spiele',
    players: (min, max) => (min === max ? `${min} Personen` : `${min}–${max} Personen`),
    minutes: (minutes) => `${minutes} Min.`,
    play: 'Spielen',
    pickBot: 'Wähle einen Bot',
    close: 'Schließen',
    bot: {
      level1: 'Lehrling',
      level2: 'Zeichner',
      level3: 'Baumeister',
      level4: 'Architekt',
      level5: 'Magnat',
      level6: 'Visionär',
    },
    against: (who) => `Gegen ${who}`,
    alone: 'Allein',
    dealing: 'Es wird ausgeteilt …',
    withFriends: 'Mit Freunden',
    onlineOnly: 'Mit Freunden: nur online',
    options: 'Alle Optionen',
    of: (what, title) => `${what}: ${title}`,
    tryTable: 'Den Tisch ausprobieren: zehn Minuten Spiel',
    learn: 'Lernen',
    learnMinutes: (minutes) => `Lernen, ${minutes} Min.`,
    learnDone: (done, all) => `Lernen ${done}/${all}`,
    learned: 'Gelernt',
    learnFirst: (title, minutes) => `${title} in ${minutes} Minuten lernen`,
    newHere: 'Neu hier? Fang damit an.',
    foot: 'Freie Software unter der MIT-Lizenz.',
  },
  about: {
    flatiron:
      'Errichte mit deinem Rivalen denselben Turm, Etage für Etage, und stell ihn dabei in den Schatten.',
    newyork1901: 'Kaufe Land in Lower Manhattan und errichte immer höhere Wolkenkratzer.',
    newyorkcity: 'Biete um Presse, Personen und Wolkenkratzer und gewinne die Bezirke von New York.',
    rowhouse: 'Geheim wählen, gemeinsam bauen: ein kleines Spiel um bunte Häuser.',
    tangramcity:
      'Alle legen dieselben Plättchen: Baue große Rechtecke, mit Dächern und Gärten im Gleichgewicht.',
  },
};
