/** The home page in German. */
import type { HomeText } from './text.ts';

export const homeDe: HomeText = {
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
    bot: { random: 'den Zufallsbot', greedy: 'den gierigen Bot' },
    against: (who) => `Gegen ${who}`,
    alone: 'Allein',
    starts: (title, who, again) =>
      `${title} ${who === undefined ? 'allein' : `gegen ${who}`}${again ? ', wie beim letzten Mal' : ''}`,
    dealing: 'Es wird ausgeteilt …',
    newTable: 'Neuer Online-Tisch',
    rules: 'Regeln',
    options: 'Alle Optionen',
    of: (what, title) => `${what}: ${title}`,
    learn: 'In zwei Minuten gelernt',
    foot: 'Freie Software unter der MIT-Lizenz.',
  },
};
