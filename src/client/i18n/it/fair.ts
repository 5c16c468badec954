/** Promised deals and how they are checked, in Italian. */
import type { FairText } from '../text/fair.ts';
import { counted } from './counting.ts';

const answers = (count: number) => counted(count, 'risposta', 'risposte');
const numbers = (count: number) => counted(count, 'numero casuale', 'numeri casuali');
const draws = (count: number) => counted(count, 'pescata', 'pescate');

export const fair: FairText = {
  promised: 'La distribuzione è promessa',
  promisedLine:
    'Il server ha già estratto il suo segreto per questa distribuzione e ne mostra qui l’impronta: non può più cambiarlo. Chi si siede o avvia la partita aggiunge un caso suo.',
  promise: 'La promessa',
  kept: 'Questo browser l’ha annotata e la confronterà dopo la partita.',
  how: 'Come funziona',
  open: 'Verifica la distribuzione',
  eyebrow: 'Un caso verificabile',
  title: 'La distribuzione era onesta?',
  lead: 'Prima della distribuzione il server si lega al suo segreto. Dopo la partita chiunque può ricalcolare la distribuzione e ogni pescata: qui, nel proprio browser.',
  checking: (done, all) => `Risposta ${done} di ${all}…`,
  verdict: { holds: 'Torna tutto', broken: 'Qualcosa non torna', unproven: 'Non era promesso nulla' },
  holdsLine: (all, drawn) =>
    `La distribuzione era promessa prima che qualcuno la vedesse, e ${answers(all)} con ${draws(drawn)} hanno dato ciò che segue dal seme.`,
  brokenLine: 'Ciò che è segnato qui sotto non è come dovrebbe essere.',
  unprovenLine:
    'Questa partita è stata giocata su un solo dispositivo, o prima che ci fossero le promesse. Le sue risposte seguono le regole, ma nessuno può dire da dove venisse il seme.',
  notOver: {
    title: 'La partita non è ancora finita',
    line: 'Il segreto si mostra alla fine. Annota la promessa al tavolo e torna allora.',
  },
  good: 'torna',
  bad: 'non torna',
  steps: {
    promise: 'La promessa',
    chance: 'Che cosa ha aggiunto ciascuno',
    seed: 'Il seme',
    deal: 'La distribuzione',
    answers: 'Risposte e pescate',
  },
  promiseLine: 'Mostrata all’apertura del tavolo: l’impronta del tavolo e del segreto.',
  otherTable: 'Questa è la registrazione di un altro tavolo.',
  notedSame: (when) => `Questo browser ha annotato la stessa il ${when}.`,
  notedOther: (when) =>
    `Questo browser ne ha annotata un’altra il ${when}. La registrazione o la promessa è stata cambiata dopo.`,
  notNoted: 'Questo browser non era al tavolo prima della fine, quindi non ha annotato nulla.',
  compare: 'Una promessa annotata da te',
  same: 'È la stessa.',
  different: 'È un’altra.',
  secret: 'Il segreto del server',
  starter: 'Chi ha avviato la partita',
  nothing: 'nulla',
  yours: 'da questo browser',
  notYours:
    'Nulla di ciò che questo browser ha aggiunto è nel seme. È giusto solo se alla distribuzione non eri più al tavolo.',
  chanceLine: 'Il segreto, e 64 bit casuali di ogni persona che si è seduta o ha avviato la partita.',
  seedLine: 'Metà dell’impronta di tutto ciò che precede. Basta cambiare una cifra per avere un altro seme.',
  found: 'Nella registrazione',
  expected: 'Dovrebbe essere',
  numbers,
  dealWrong: 'Ciò che è stato mostrato alla distribuzione non segue dal seme.',
  answersLine: (all, drawn) => `${answers(all)} rigiocate, con ${draws(drawn)}.`,
  list: 'Ogni pescata a parole',
  answer: (number) => `Risposta ${number}`,
  answerWrong: 'Ciò che è stato mostrato non segue dal seme. Si sarebbe dovuto mostrare questo:',
  answerRefused: 'Le regole non permettono questa risposta qui; la verifica finisce con essa.',
  lengthWrong: 'La registrazione conta più risposte di quante ne siano state mostrate, o meno.',
  works: 'Come funziona una promessa',
  worksLines: [
    'Il server estrae un lungo segreto e ne mostra l’impronta SHA-256. Dall’impronta nessuno può trovare il segreto, e nessun altro le corrisponde: come una carta in una busta sigillata sul tavolo.',
    'Il browser di chi si siede o avvia la partita aggiunge cifre casuali sue. Così il server non conosce il seme finché potrebbe ancora scegliere.',
    'Il seme segue dal segreto e da quelle cifre. Ogni mescolata, ogni tessera e ogni carta seguono dal seme.',
    'Dopo la partita si apre la busta: la registrazione contiene il segreto, le cifre e un’impronta di ciò che è stato mostrato con ogni risposta. Il tuo browser ricalcola tutto.',
  ],
  limits: 'Che cosa non può dimostrare',
  limitsLines: [
    'Se aggiungi cifre soltanto tu, sono loro a proteggerti. Se nessuno ne aggiunge, per esempio con vecchi programmi, conta solo il segreto.',
    'Il server e l’ultima persona che aggiunge cifre potrebbero, insieme, provarne finché la distribuzione piace loro.',
    'La promessa va vista prima della distribuzione: ciò che non è stato annotato si può confrontare solo con la registrazione stessa.',
    'Il generatore (sfc32) è veloce e uniforme, ma non è una cifratura: con molto calcolo se ne potrebbe forse trovare lo stato da molte pescate.',
    'Non dice nulla dei segnali sotto il tavolo. Né che la fortuna fosse pari: una fortuna onesta può pendere da una parte.',
  ],
  self: 'Verificare senza di noi',
  selfLine: 'Scarica la registrazione e falla verificare dal programma di questo sito, sul tuo computer:',
  file: 'Una registrazione da un file',
  another: 'Verifica un’altra partita',
  replay: 'Guarda la partita',
  close: 'Chiudi',
};
