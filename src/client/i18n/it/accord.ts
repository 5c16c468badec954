/** What people at a table ask of each other, in Italian. */
import type { AccordText } from '../text/accord.ts';

export const accord: AccordText = {
  more: 'Altro',
  ask: {
    back: 'Chiedi di tornare indietro',
    pause: 'Chiedi una pausa',
    end: 'Proponi di interrompere la partita',
  },
  asks: {
    back: (name) => `${name} vorrebbe tornare indietro.`,
    pause: (name) => `${name} vorrebbe una pausa.`,
    end: (name) => `${name} vorrebbe interrompere la partita, senza vincitori.`,
  },
  waitingFor: (names) => `In attesa di ${names}.`,
  agree: 'Accetta',
  decline: 'Rifiuta',
  withdraw: 'Ritira',
  paused: 'La partita è in pausa.',
  resume: 'Riprendi',
  standIn: (name) => `Fai giocare un bot al posto di ${name}`,
  replaced: 'Un bot sta giocando per te.',
  leave: 'Lascia il tavolo',
  leaving: 'Un bot gioca per te finché non torni.',
  comeBack: 'Riprendo il mio posto',
};
