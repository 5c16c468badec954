/** Notes and doubts of the coach in Tangram City, in Italian. */
import type { TangramGuideText } from '../guideText.ts';
import { pieceName } from '../naming.ts';
import { PIECE } from './names.ts';

const piece = (tile: string | number | undefined) => pieceName(PIECE, Number(tile));

export const guide: TangramGuideText = {
  notes: {
    side: 'Va bene l’uno o l’altro lato: decide solo dove stanno le prime caselle, e il loro colore.',
    first: 'Costruisci attorno all’area iniziale: è già costruita.',
    known: ({ tile, place, cards }) =>
      `La tua carta, ${piece(tile)}, è la numero ${place} su ${cards}. Tienile un posto.`,
    twin: 'Il segno sulla carta: un’altra tessera le somiglia, tranne che per una metà.',
    move: 'Hai cambiato idea? Fino alla prossima carta puoi spostarla o riprenderla.',
    fountain: 'Una fontana chiude mezza casella. Meglio dove il rettangolo cresce.',
    scored: ({ points }) =>
      `${points} punti. Punta a blocchi larghi: crescono più in fretta delle file lunghe.`,
    halves: ({ count }) =>
      `${count} caselle sono aperte a metà e non contano ancora. Cerca tessere con l’altra metà.`,
    closed: 'Nessuno conosceva quella carta. Lascia spazio alle sorprese.',
    marker: 'Il segnalino iniziale va a chi è in testa: la sua carta sarà la prima delle mani.',
    noRoom: ({ tile }) => `Non c’è posto per ${piece(tile)}: la tessera è fuori.`,
    balance: ({ dark = 0, green = 0 }) =>
      `${dark} tetti, ${green} giardini. Scegli più ${dark < green ? 'tetti' : 'giardini'}; la parità vale 20.`,
    decline: 'Ci sta a malapena. Se rovina un buon angolo, rinunciaci.',
    five: 'Ancora due round. Tutte le 49 caselle costruite valgono 15 in più.',
    last: 'Tre tessere nell’ordine che vuoi: piazza prima quella con meno posti.',
    end: 'Sei rettangoli, la città piena, l’equilibrio: il punteggio è tutto qui.',
  },
  better: {
    rectangle: ({ fact: { height, width } }) => `Altrove il rettangolo crescerebbe fino a ${height * width}.`,
    room: ({ fact: { about, room } }) =>
      room === 'none' ? undefined : `Poi ${piece(about)}, ancora in arrivo, non ha più un buon posto.`,
    balance: ({ fact, other }) => {
      const d = Math.abs(fact.dark - fact.green);
      const e = other ? Math.abs(other.dark - other.green) : d;
      return d < e ? `Altrimenti tetti e giardini sarebbero a ${d} di distanza, non a ${e}.` : undefined;
    },
    keeps: ({ best }) =>
      'decline' in best ? 'Blocca la tua area libera più grande. Rinunciare può essere meglio.' : undefined,
    fills: ({ chosen }) => ('decline' in chosen ? 'Ci sta senza danni, ed è persa se rinunci.' : undefined),
  },
  worse: {
    gaps: ({ fact: { change } }) =>
      change > 1 ? `Lascia ${change} buchi che quasi nessuna tessera può riempire.` : undefined,
  },
};
