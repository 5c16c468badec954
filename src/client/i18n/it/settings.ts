/** The settings in Italian. */
import type { SettingsText } from '../text/settings.ts';

export const settings: SettingsText = {
  eyebrow: 'Su questo dispositivo',
  title: 'Impostazioni',
  lead: 'Le ricorda questo browser; ciò che scegli per i messaggi quando non ci sei lo conserva il server.',
  look: 'Aspetto',
  table: 'Al tavolo',
  around: 'Suoni',
  language: 'Lingua',
  label: {
    theme: 'Tema',
    motion: 'Animazioni',
    textSize: 'Dimensione del testo',
    patterns: 'Motivi marcati',
    autoConfirm: 'Conferma automatica',
    pointTwice: 'Toccare due volte per inviare',
    answers: 'Elenco delle risposte',
    keys: 'Tasti singoli',
    playback: 'Dopo il tuo ultimo turno',
    coach: 'Guida',
    sound: 'Suoni',
    notifications: 'Avvisami quando tocca a me',
  },
  help: {
    theme: 'Carta blu notte, carta avorio, o come il dispositivo.',
    motion: 'Se i pezzi scivolano e i punti fluttuano, o se sono subito al loro posto.',
    textSize: 'Per tutto ciò che è scritto, tranne sui tabelloni che devono stare nella finestra.',
    patterns: 'Segni e pezzi hanno un motivo ben visibile: non serve distinguere i colori.',
    autoConfirm:
      'Una scelta vale subito, senza un secondo tocco. Si può annullare dove le regole lo permettono.',
    pointTwice: 'Ciò che è scelto e viene indicato di nuovo è inviato; anche il pulsante lo invia.',
    answers:
      'Tutto ciò che si può scegliere anche come pulsanti a parole, sotto il tabellone. Per giocare basta il tabellone.',
    keys: 'U annulla, B mostra le ultime mosse, H chiede un consiglio, ? apre le regole. Se spento: solo i tasti per muoversi nella pagina, come Tab, frecce, Invio ed Esc.',
    playback:
      'Con che velocità ti vengono mostrate le mosse degli altri prima che tu prosegua; oppure tutte insieme, in elenco.',
    coach:
      'Brevi note quando qualcosa succede per la prima volta, e una domanda quando una scelta costa molto (mai tra persone).',
    sound: 'Brevi e discreti: il tuo turno, un pezzo, una carta, un rifiuto, la fine.',
    notifications:
      'Un messaggio di questo dispositivo quando un tavolo ti aspetta. Con un nome arriva anche quando Skyline è chiuso; senza, finché è aperto in un’altra scheda o dietro un’altra finestra.',
  },
  choice: {
    theme: { system: 'Come il dispositivo', night: 'Notte', day: 'Giorno' },
    motion: { system: 'Come il dispositivo', full: 'Tutte', none: 'Nessuna' },
    textSize: { small: 'Piccolo', normal: 'Normale', large: 'Grande' },
    playback: { off: 'In elenco', slow: 'Lento', normal: 'Normale', fast: 'Veloce' },
    coach: { first: 'All’inizio', always: 'Sempre', off: 'Mai' },
  },
  notification: {
    unavailable: 'Questo browser non ha notifiche per questo indirizzo.',
    denied:
      'Il browser blocca le notifiche di questo indirizzo; si possono permettere di nuovo nelle sue impostazioni.',
    turn: { title: 'Tocca a te', line: 'Un tavolo ti aspetta.' },
  },
};
