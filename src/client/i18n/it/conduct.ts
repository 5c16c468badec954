/** Le regole di condotta in italiano. */
import type { ConductText } from '../text/conduct.ts';

export const conduct: ConductText = {
  eyebrow: 'Giocare insieme',
  title: 'Regole di condotta',
  lead: 'Skyline è per chiunque ami costruire una città in compagnia. Le regole sono poche e valgono per righe, frasi, nomi e per il modo di giocare.',
  rules: [
    [
      'Sii gentile',
      'Gioca contro le città degli altri, non contro gli altri. Niente insulti e niente scherno, anche quando la fortuna non aiuta.',
    ],
    ['Nessuno vale di meno', 'Nessun disprezzo per origine, pelle, fede, sesso, amore, età, corpo o mente.'],
    [
      'Nessuno deve avere paura',
      'Niente minacce, niente insistenze. Non chiedere a nessuno indirizzi, foto o altre cose private.',
    ],
    ['Possono esserci bambini', 'Niente di sessuale, niente di crudele.'],
    ['I nomi li leggono tutti', 'Ciò che non si può dire non può essere nemmeno un nome.'],
    ['Parlare senza inondare', 'Niente pubblicità, e non sempre la stessa riga.'],
    [
      'Gioca pulito',
      'Un solo posto a testa a un tavolo, niente accordi segreti, e non andartene solo per rovinare la partita.',
    ],
  ],
  help: 'Se qualcuno non le rispetta',
  helpLines: [
    'Silenzia la persona: non leggi più le sue righe, e lei non lo sa.',
    'Segnalala dalla chat del tavolo o del gruppo. Non rispondere; il server ha conservato ciò che è stato detto.',
    'La moderazione guarda ogni segnalazione, e leggi la risposta in «Segnalazioni».',
  ],
  steps: 'Che cosa fa la moderazione',
  stepLines: [
    'Può ammonire, togliere la parola o chiudere l’accesso fino a una data, o dare un nuovo nome. Chi è coinvolto legge perché e fino a quando.',
    'Contro ogni misura si può fare ricorso una volta. Allora decide qualcun altro della moderazione, se c’è.',
    'Nessuno decide su ciò che lo riguarda, e ogni misura viene registrata.',
    'Un elenco di parole ne copre soltanto alcune finché non vuoi leggerle. Non punisce nessuno; giudicano le persone.',
  ],
  kept: 'Che cosa si conserva',
  keptLines: [
    'Con una segnalazione le ultime 50 righe scritte lì. Le legge solo la moderazione, e si cancellano un anno dopo la risposta.',
    'Le segnalazioni su chi se ne va per sempre perdono il nome.',
  ],
  toReports: 'Le mie segnalazioni',
};
