/** Turns, playback and points, in Italian. */
import type { PlayText } from '../text/play.ts';
import { counted, noun } from './counting.ts';

export const play: PlayText = {
  stage: {
    chosen: (answers) => `La tua scelta: ${answers}`,
    points: (count) => noun(count, 'punto', 'punti'),
    afterwards: (numbers) => `Poi ${numbers}.`,
    reveals: 'Svela qualcosa: non si torna indietro.',
    passes: 'Così finisce il tuo turno.',
    ends: 'Così finisce la partita.',
    goesOn: 'Il tuo turno continua.',
    endTurn: 'Fine turno',
    goOn: 'Avanti',
    endGame: 'Chiudi la partita',
    choose: 'Prima fai la tua scelta',
    sending: 'Invio…',
    dropped: 'Nel frattempo il tavolo è cambiato. Scegli di nuovo.',
  },
  since: {
    moves: (count) => `${counted(count, 'mossa', 'mosse')} dopo il tuo turno`,
    heading: 'Dopo il tuo turno',
    at: (step, last) => `${step} di ${last}`,
    skip: 'Salta',
    goOn: 'Continua',
    close: 'Chiudi',
  },
  toMoment: 'Rivedi questo momento',
  points: {
    curve: 'I punti lungo la partita',
    asTable: 'Gli stessi punti in tabella',
    moment: 'Mossa',
    lead: (name, move) => `Con la mossa ${move} ${name} va in testa e ci resta.`,
    showIt: 'Fammi vedere',
  },
  record: {
    title: 'Apri una registrazione',
    line: 'Il file di una partita finita si rigioca su questo dispositivo, senza rete e solo per te.',
    file: 'File della registrazione',
  },
};
