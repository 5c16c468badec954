/** The words around the rules, in Italian. */
import { bothCounted, type RulesText } from '../text/rules.ts';
import { counted, noun } from './counting.ts';

const both = bothCounted(
  (count) => counted(count, 'regola', 'regole'),
  (count) => counted(count, 'domanda', 'domande'),
);

export const rules: RulesText = {
  title: 'Le regole',
  lead: 'Ogni regola ha un numero. Quando un tavolo dice di no, cita la regola, e il numero porta qui.',
  all: 'Tutte le regole',
  back: 'Torna dov’eri',
  contents: 'Indice',
  search: 'Cerca nelle regole',
  print: 'Stampa',
  rules: both,
  found: (rules, questions) =>
    rules + questions === 0
      ? 'Nessun risultato'
      : `${both(rules, questions)} ${noun(rules + questions, 'trovata', 'trovate')}`,
  linkTo: (number) => `Regola ${number}`,
  rulings: 'Domande e risposte',
  linkToRuling: (number) => `Domanda ${number}`,
  asked: 'Domande in proposito:',
  unknown: (number) => `Qui non c’è una regola ${number}.`,
  values: {
    title: 'I valori in gioco',
    lead: 'Che cosa è stampato sui componenti e da dove lo prende Skyline. Ciò che è nostro si può sostituire: vedi «Your own box» nel README.',
    source: {
      rulebook: 'dal regolamento',
      public: 'da fonti pubbliche',
      reconstruction: 'ricostruzione di Skyline',
      printed: 'da una copia del gioco',
    },
    fingerprint: (fingerprint) => `Impronta di questi valori: ${fingerprint}`,
  },
  previous: 'Capitolo precedente:',
  next: 'Capitolo successivo:',
  drawer: {
    asked: 'Ti viene chiesto:',
    also: 'Vedi anche',
    chapter: 'Tutto il capitolo',
    icons: 'Tutte le icone',
    search: (title) => `Cerca nelle regole di ${title}`,
    nothing: (words) => `Niente dice «${words}». Prova con il nome di un pezzo.`,
    toDecision: 'Torna alla tua domanda',
    keys: '? o Esc',
    failed: 'Non è stato possibile caricare le regole. Chiudile e riprova.',
  },
  or: 'oppure',
  noDrawing: 'Nessun disegno',
  table: {
    title: 'A ogni tavolo',
    lead: 'Che cosa dice Skyline quando qualcosa non si può fare, in qualunque gioco.',
    game: 'Risposte e partite salvate',
    table: 'Giocatori, proposte e orologi',
    online: 'Online',
  },
};
