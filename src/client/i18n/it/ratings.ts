/** What is said about ratings, in Italian. */
import type { RatingsText } from '../text/ratings.ts';
import { counted } from './counting.ts';

export const ratings: RatingsText = {
  ladder: 'Classifica',
  lead: 'Chi gioca meglio, gioco per gioco e secondo i posti.',
  rivals: 'Avversari',
  against: { people: 'Contro persone', bots: 'Contro bot' },
  rating: 'Punteggio',
  ratings: 'Punteggi',
  player: 'Chi',
  place: 'Posto',
  games: 'Partite',
  band: 'Livello probabile',
  provisional: 'provvisorio',
  mine: (place, people) => `Il tuo posto: ${place} su ${people}.`,
  unlisted: 'Gli altri non ti vedono qui, perché non mostri le tue partite a tutti.',
  notYet: 'Qui non hai ancora un punteggio. Gioca una partita classificata: conta dalla prima.',
  toTables: 'Ai tavoli',
  empty: 'Qui nessuno ha ancora un punteggio.',
  how: 'Come nasce un punteggio',
  explained: {
    people: [
      'Un punteggio stima quanto gioca forte qualcuno e dice quanto può sbagliare. Dopo ogni partita classificata chi vince sale e gli altri scendono: molto se il risultato sorprende, poco se era atteso.',
      'Il numero mostrato è prudente: è quanto qualcuno vale almeno, sicuro al 95 %. Comincia basso e sale man mano che se ne sa di più, perché poche partite fortunate non bastino a guidare la lista. Finché se ne sa poco, è provvisorio.',
      'A parità di certezza, 100 punti di vantaggio fanno vincere circa 60 partite in due su 100.',
      'Una partita conta se il tavolo lo dice: con orologio, pubblica, tutti con un account, senza tornare a prima di qualcosa di rivelato. Chi se ne va o perde per tempo è ultimo, anche se vince il bot che continua. Una partita annullata non conta, né più di dieci al giorno tra le stesse due persone.',
      'Ogni gioco e ogni numero di posti ha la sua classifica. Tutti i punteggi derivano solo dalle partite salvate; chi gestisce un server può ricalcolarli e ottiene gli stessi numeri.',
    ],
    bots: [
      'Qui ci si misura con i bot. I loro punteggi sono fissi: vengono da migliaia di partite tra loro, perché la scala resti la stessa.',
      'Il numero mostrato è prudente: è quanto qualcuno vale almeno, sicuro al 95 %. Chi sta accanto a un bot vince contro di lui circa una partita in due su due.',
      'Una partita conta se il tavolo lo dice: con orologio, con un account e bot su tutti gli altri posti; senza consigli, pause o ritorni a prima di qualcosa di rivelato. Chi se ne va o si arrende è ultimo.',
    ],
  },
  bandInWords: (low, high, middle) => `da ${low} a ${high}, più probabile ${middle}`,
  note: 'Il numero è quanto vali almeno, sicuro al 95 %. La fascia è dove stai probabilmente; si stringe man mano che giochi.',
  noteAlone:
    'Il numero è quanto qualcuno vale almeno, sicuro al 95 %. La fascia è il livello probabile; si stringe a ogni partita.',
  overTime: 'Nel tempo',
  date: 'Data',
  change: 'Variazione',
  rose: 'salito',
  fell: 'sceso',
  roseBy: (points) => `${points} in più`,
  fellBy: (points) => `${points} in meno`,
  lastGames: (count) => `Ultime: ${counted(count, 'partita', 'partite')}`,
  plot: (first, last, highest, lowest) =>
    `Da ${first} a ${last}; il più alto ${highest}, il più basso ${lowest}.`,
  waiting: 'Il punteggio arriva quando il server ha contato questa partita.',
  notCounted:
    'Questa partita non è contata per i punteggi: qualcuno non ha un account, è stata annullata, o oggi ce ne sono state troppe tra le stesse persone.',
  terms: {
    people: 'Per la classifica contro persone, se tutti hanno un account',
    bots: 'Per la classifica contro i bot: niente consigli né pause',
    none: 'No',
  },
  noHints: 'Questa partita conta per il punteggio: niente consigli né pause.',
};
