/** Notes and doubts of the coach in New York City, in Italian. */
import { doubtsIn } from '../doubts.ts';
import { type CityGuideText, characterIn, inDistrict } from '../guideText.ts';
import { board } from './board.ts';
import { vocabulary } from './vocabulary.ts';

const doubts = doubtsIn(
  { vocabulary, gain: board.gain },
  {
    enough: (value, cards) => `Anche ${value} vincerebbe: nessuno offre dopo di te. Terresti ${cards}.`,
    wanted: (cards, kind) => `Così spendi ${cards}, che serve nell’asta: ${kind}.`,
    tile: 'Un’offerta qui dà una tessera prestigio e, con essa, un grattacielo.',
    ties: (value, name) => `${value} è solo parità, e davanti sul tracciato della stampa c’è ${name}.`,
    beaten: (name, bid, value) => `Con ${bid} la corona resta a ${name}; ${value} la prenderebbe.`,
    lost: (count) => `Parte persa di questa offerta: ${count}.`,
    brings: (value, gain) => `Un’offerta di ${value} darebbe: ${gain}.`,
    district: (where, points, instead) =>
      `Si può avere di più ${where}: ${points} punti invece di ${instead}.`,
    elsewhere: (points) => `Altrove porterebbe ${points} in più allo stato attuale.`,
    use: (name, points) => `${name} porterebbe ${points} allo stato attuale, e hai un dollaro.`,
    hires: (name) => `Alla portata e di maggior valore per te: ${name}.`,
    pair: (cards) => `Con un’altra coppia avresti ${cards}.`,
  },
);

export const guide: CityGuideText = {
  notes: {
    last: 'L’ultimo round. Quello che ora non costruisci né usi vale mezzo punto alla fine.',
    draft:
      'Prendi una coppia ora e un’altra quando tocca di nuovo a te. Carte uguali e jolly fanno offerte forti.',
    banker: 'Il tuo Banchiere trasforma 1 dollaro in 2. Usalo prima di prendere carte, in ogni round.',
    round: 'Il sindaco si è spostato. Tutti i personaggi sono di nuovo liberi, ciascuno per un dollaro.',
    press: 'La stampa decide le parità e chi agisce prima. Dalla casella 5 dà 3 punti.',
    dollars: 'Ti serve un dollaro per ogni personaggio che usi in un round. Il resto aspetta.',
    characters:
      'L’offerta, e uno in più per la corona, è il ripiano a cui arrivi. Ogni personaggio dà punti alla fine.',
    plans: 'I progetti riempiono la tua plancia. Puoi costruire solo quello che c’è lì.',
    prestige: 'In due ogni offerta per il prestigio dà una tessera e un grattacielo, anche un’offerta di 1.',
    skyscrapers: 'Vanno nel distretto del sindaco. Le cifre dicono quanto darebbe ora ogni fila.',
    send: 'Niente è ancora definitivo. Il pulsante luminoso lo invia.',
    hire: 'I, II, III dicono quando agisce un personaggio; Fine dà punti alla fine e non chiede dollari.',
    award: 'Tessera, mezzo, distretto: cercane uno in cui sei in testa, o uno in cui non hai ancora niente.',
    empty: 'La tua plancia è vuota. Puoi spostare un grattacielo da altrove. Attenzione a ciò che lasci.',
    keep: 'Queste restano per il prossimo round. Meglio i jolly e il tipo che raccogli.',
    act: ({ character }) =>
      `La fase finale: per un dollaro ciascuno agiscono i personaggi di III. Hai: ${characterIn(vocabulary, character)}.`,
    helper: ({ character }) =>
      `Per un dollaro un personaggio può aiutare questa offerta: ${characterIn(vocabulary, character)}.`,
    crown: 'La corona era tua: uno in più. E apri tu la prossima asta.',
    tie: 'La stessa offerta, ma sul tracciato della stampa è davanti l’altro giocatore.',
    second: ({ name, bid }) =>
      `${name} ha offerto ${bid}: basta uno in più, o lo stesso se sei davanti sul tracciato della stampa.`,
    open: 'Altri possono ancora salire. Un’offerta rende anche senza la corona.',
    joker: 'Un jolly aggiunge 1 accanto a una carta vera. Vale di più dove vuoi la corona.',
    low: 'La tua plancia è quasi vuota: senza progetti non c’è niente da costruire.',
    total: 'Accanto al tuo nome ci sono i punti già segnati; tra parentesi, quanti sarebbero se finisse ora.',
    black: ({ district, space }) =>
      `Il nero è in testa ${inDistrict(vocabulary, district)} con tanti grattacieli quanti ne hai tu. Uno in più, o la casella ${space} del tracciato, e sei in testa tu.`,
    six: ({ district }) =>
      `Non hai niente ${inDistrict(vocabulary, district)}. Se vi costruisci li hai tutti e sei: 4 punti a chi arriva prima, 3 alla fine.`,
    statue: 'Tutti e sei i distretti: i 4 punti della statua sono andati, i 3 della fine ci sono ancora.',
    five: ({ spaces }) => `La casella 5 dà 3 punti alla fine. Te ne mancano ${spaces}.`,
    stack: 'Due personaggi per cominciare. I più facili danno punti o dollari in ogni round.',
    end: 'I distretti sono quasi tutto. L’analisi mostra quale offerta è costata di più.',
  },
  ...doubts,
};
