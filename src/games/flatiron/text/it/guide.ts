/** Notes and doubts of the coach in Flatiron, in Italian. */
import { at } from '#kernel';
import type { FlatironGuideText } from '../guideText.ts';
import { capital } from '../phrases.ts';
import { names, points } from './names.ts';

const going = (number: string | number | undefined) => at(names.going, Number(number));

export const guide: FlatironGuideText = {
  notes: {
    hello: ({ street }) => `Andare ${going(street)} dà 1 $, e lì puoi costruire.`,
    tray: 'Nulla è ancora definitivo. Componi il tuo turno; il pulsante luminoso lo invia.',
    revealed: 'Così si scopre qualcosa di nuovo, e non si può più tornare indietro.',
    roof: 'Manca solo il tetto. Chiude subito la partita: fatti trovare in testa quando si posa.',
    keep: ({ name }) => `Tieni un giornale; l’altro va a ${name}. Pensa a che cosa se ne può fare.`,
    given: ({ name }) =>
      `${name} ha raggiunto lo strillone: anche tu ricevi un giornale. Spendilo in un tuo turno.`,
    sell: 'Hai già questo colore, quindi questa riga lo venderebbe. Per costruirlo dopo, salta.',
    work: 'La tua colonna va dall’alto in basso. Usa o salta ogni riga.',
    slot: 'Ogni spazio libero dà una volta ciò che gli sta accanto.',
    pillar: 'Questi colori stanno sul livello. I soli sulla tua plancia dicono quanto dà ciascuno.',
    half: 'Sopra o sotto decide per sempre quale metà conta. Sopra viene prima della plancia, sotto dopo.',
    decree: 'Un decreto dà punti alla fine, con la metà visibile. Cercane uno adatto a ciò che già fai.',
    place: 'Qualsiasi strada senza decreto. Bada al pollice: sopra 0 dà 5 punti, sotto 0 ne costa 3.',
    close: 'Hai ancora un giornale. Spendilo ora, o chiudi il turno e tienilo.',
    deck: 'Lo spazio ti fa comprare una carta da qualsiasi mazzo, al suo prezzo. Puoi rinunciare.',
    other: 'Scegli una di queste righe e usala come se fossi lì. Si paga anche il suo prezzo.',
    afar: 'La City Hall da lontano: le stesse tre cose.',
    news: 'Questo spazio ti fa usare il giornale del giorno, che resta dov’è.',
    any: 'Qualsiasi colore a questo prezzo: prendine uno che ti costa di più, o che manca al livello.',
    swap: 'Un tuo pilastro torna indietro e arriva un altro colore: utile se il livello ha già il tuo.',
    board:
      'Ogni colonna: il prezzo di un pilastro, quanto dà e una seconda riga. I colori cari cambiano da plancia a plancia.',
    mine: ({ street }) => `Il livello è pieno: vai ${going(street)} e costruisci il piano, 5 $ per 6 punti.`,
    his: ({ name, street }) =>
      `Il livello è pieno. Se non puoi costruire il piano, vai ${going(street)}: a ${name} serve per quello.`,
    new: 'Nuovo livello, nuova regola: leggila qui. Vale per entrambe le parti.',
    two: ({ name }) =>
      `Ancora un pilastro e il livello è pieno. Se lo posi tu, ${name} ha la prima occasione di costruire il piano.`,
    token: 'Questo pollice alza una strada di 1 alla fine; il gioco lo mette dove rende di più.',
    poor: ({ street }) =>
      Number(street) < 0
        ? 'Poco denaro? Ogni luogo dà 2 $.'
        : `Poco denaro? Vai ${going(street)}, o prendi 2 $ in qualsiasi luogo.`,
    total: 'Accanto al tuo nome c’è quanto avresti se la partita finisse ora, pollici e decreti compresi.',
    full: 'Questa carta va in una colonna che ha già tre carte: non si può comprare.',
    taken: ({ name }) => `Dove sta ${name} non puoi andare. E il tuo luogo è chiuso per ${name}.`,
    act: 'Vai in un luogo e facci una cosa: compra la carta in cima, usa la tua colonna o prendi 2 $.',
    hall: 'Alla City Hall puoi comprare un decreto, usare il giornale del giorno o prendere 2 $.',
    end: 'Tre somme: punti in gioco, pollici, decreti. L’analisi mostra quale scelta è costata di più.',
  },
  better: {
    turn: ({ fact, other }) =>
      fact.points > (other?.points ?? 0)
        ? `Un’altra scelta può dare ${points(fact.points)} in questo turno, questa ${other?.points ?? 0}.`
        : undefined,
    floor: ({ fact }) => `Si potrebbe costruire il piano: ${points(fact.points)} per ${fact.cost} $.`,
    pillar: ({ fact, other }) =>
      fact.points > (other?.points ?? 0)
        ? `${capital(at(names.pillar, fact.about))} si potrebbe posare: ${points(fact.points)}.`
        : undefined,
    blocks: ({ fact, name }) =>
      `Altrove terresti ${name(fact.rival)} lontano da ${at(names.place, fact.place)}, una colonna di ${fact.lines} azioni.`,
    reputation: ({ fact }) =>
      fact.points > 0 ? `La reputazione potrebbe dare ${points(fact.points)} in più alla fine.` : undefined,
    decrees: ({ fact }) =>
      fact.points > 0 ? `I decreti potrebbero dare ${points(fact.points)} in più.` : undefined,
    newsboy: () => 'Un’altra scelta raggiunge lo strillone, che ti porta un giornale.',
  },
  worse: {
    fills: () => 'Così il livello è pieno, e chi viene dopo può costruire il piano.',
    roof: ({ fact }) =>
      fact.lead < 0
        ? `Il tetto chiude subito la partita, e contando tutto ti mancano ${points(-fact.lead)}.`
        : undefined,
    reputation: ({ fact }) =>
      fact.points < 0 ? `Così la reputazione perde ${points(-fact.points)} alla fine.` : undefined,
    decrees: ({ fact }) =>
      fact.points < 0 ? `Così i tuoi decreti perdono ${points(-fact.points)}.` : undefined,
  },
};
