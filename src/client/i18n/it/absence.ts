/** People who are late or gone, in Italian. */
import type { AbsenceText } from '../text/absence.ts';

export const absence: AbsenceText = {
  gone: 'Se qualcuno si assenta nel proprio turno',
  after: (time) => `Gli altri possono proseguire dopo ${time}`,
  goneAfter: 'Se qualcuno si assenta nel proprio turno, gli altri possono proseguire dopo',
  timeout: 'Quando il tempo scade',
  timeouts: { bot: 'Subentra un bot', lose: 'La partita è persa' },
  level: 'Bot che giocano al posto degli assenti',
  quick: '15 min + 30 s per turno; quando il tempo scade, subentra un bot.',
  resign: 'Abbandona',
  resignAsk: 'Abbandonare la partita?',
  resignEnds: 'Perdi, e la partita finisce qui.',
  resignGoesOn: 'Finisci all’ultimo posto e non puoi tornare. Un bot gioca al posto tuo.',
  leaveAsk: 'Lasciare il tavolo?',
  stay: 'Resta',
  goneSince: (name, since) => `${name} non è in linea. Ultimo contatto: ${since}.`,
  waitUntil: (from) => `Si può proseguire senza aspettare a partire da: ${from}.`,
  callOff: 'Interrompi la partita',
  hostGone: (name) => `${name}, che ha aperto il tavolo, non è in linea.`,
  beHost: 'Gestisci tu il tavolo',
  endedShort: { resigned: 'abbandono', timeout: 'tempo scaduto', standIn: 'ha finito un bot' },
  youEnded: {
    resigned: 'Hai abbandonato. Un bot gioca al posto tuo.',
    timeout: 'Hai perso per tempo scaduto. Un bot gioca al posto tuo.',
  },
};
