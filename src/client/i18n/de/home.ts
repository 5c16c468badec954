/** The home page in German. */
import type { HomeText } from '../text/home.ts';

export const home: HomeText = {
  nav: {
    label: 'Skyline',
    play: 'Spielen',
    tables: 'Tische',
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
    playNow: 'Losspielen',
    pickBot: 'Wähle einen Bot',
    easyToHard: 'von leicht bis schwer',
    close: 'Schließen',
    bot: {
      level1: 'den Lehrling',
      level2: 'den Zeichner',
      level3: 'den Baumeister',
      level4: 'den Architekten',
      level5: 'den Magnaten',
      level6: 'den Visionär',
    },
    botAbout: {
      level1: 'spielt, was ihm zuerst einfällt, und übersieht vieles',
      level2: 'sieht mehr, macht aber noch Fehler',
      level3: 'spielt solide, sieht aber nicht immer das Beste',
      level4: 'wägt jede Antwort ab und macht selten Fehler',
      level5: 'denkt voraus und irrt selten',
      level6: 'lässt nichts außer Acht',
    },
    against: (who) => `Gegen ${who}`,
    alone: 'Allein',
    starts: (title, who, again) =>
      `${title} ${who === undefined ? 'allein' : `gegen ${who}`}${again ? ', wie beim letzten Mal' : ''}`,
    dealing: 'Es wird ausgeteilt …',
    newTable: 'Neuer Online-Tisch',
    rules: 'Regeln',
    options: 'Alle Optionen',
    of: (what, title) => `${what}: ${title}`,
    tryTable: 'Den Tisch ausprobieren: zehn Minuten Spiel',
    learn: 'Lernen',
    learnMinutes: (minutes) => `${minutes} Min.`,
    learnDone: (done, all) => `${done} von ${all}`,
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
