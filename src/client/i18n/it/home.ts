/** The home page in Italian. */
import type { HomeText } from '../text/home.ts';

export const home: HomeText = {
  nav: {
    label: 'Skyline',
    play: 'Gioca',
    tables: 'Tavoli',
    rules: 'Regole',
    you: 'Tu',
  },
  home: {
    eyebrow: 'Quattro giochi, una città',
    headline: 'Una città, un piano alla volta',
    lead: 'Costruisci New York con gli amici, con sconosciuti o contro un bot paziente. Senza account.',
    games: 'Giochi',
    players: (min, max) => (min === max ? `${min} giocatori` : `${min}–${max} giocatori`),
    minutes: (minutes) => `${minutes} min`,
    playNow: 'Gioca subito',
    pickBot: 'Scegli un bot e comincia',
    easyToHard: 'dal più facile al più forte',
    close: 'Chiudi',
    bot: {
      level1: 'l’Apprendista',
      level2: 'il Disegnatore',
      level3: 'il Costruttore',
      level4: 'l’Architetto',
      level5: 'il Magnate',
      level6: 'il Visionario',
    },
    botAbout: {
      level1: 'gioca la prima idea che gli viene e si lascia sfuggire molto',
      level2: 'vede di più, ma sbaglia ancora',
      level3: 'gioca solido, e ogni tanto gli sfugge il meglio',
      level4: 'pesa ogni risposta e sbaglia di rado',
      level5: 'pensa in anticipo e sbaglia pochissimo',
      level6: 'non lascia nulla al caso',
    },
    against: (who) => `Contro ${who}`,
    alone: 'In solitario',
    starts: (title, who, again) =>
      `${title} ${who === undefined ? 'in solitario' : `contro ${who}`}${again ? ', come l’ultima volta' : ''}`,
    dealing: 'Si prepara il tavolo…',
    newTable: 'Nuovo tavolo online',
    rules: 'Regole',
    options: 'Tutte le opzioni',
    of: (what, title) => `${what}: ${title}`,
    tryTable: 'Prova il tavolo: una partita di dieci minuti',
    learn: 'Impara',
    learnMinutes: (minutes) => `${minutes} min`,
    learnDone: (done, all) => `${done} su ${all}`,
    learnFirst: (title, minutes) => `Impara ${title} in ${minutes} minuti`,
    newHere: 'Prima volta qui? Comincia da questo.',
    foot: 'Software libero con licenza MIT.',
  },
  about: {
    flatiron:
      'Costruisci la stessa torre del tuo rivale, piano dopo piano, e mettilo in ombra prima del tetto.',
    newyork1901: 'Compra terreni a Lower Manhattan e costruisci grattacieli sempre più alti.',
    newyorkcity: 'Fai offerte per stampa, personaggi e grattacieli e conquista i distretti di New York.',
    rowhouse: 'Scegli in segreto, poi si costruisce insieme: un piccolo gioco di case colorate.',
    tangramcity: 'Le stesse tessere per tutti: forma grandi rettangoli, con tetti e giardini in equilibrio.',
  },
};
