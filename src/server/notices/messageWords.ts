/** What messages say, in each language. Games keep their names. */
import type { Language } from '#kernel';
import type { EventNews } from '../store/index.ts';

interface EventWords {
  title(name: string): string;
  readonly line: string;
}

export interface MessageWords {
  turn(game: string): string;
  turns(tables: number): string;
  started(game: string): string;
  over(game: string): string;
  /** Below the title of a turn, a start, an end. */
  readonly turnLine: string;
  readonly startedLine: string;
  readonly overLine: string;
  /** Of a tournament, by what has happened there. */
  readonly event: Readonly<Record<EventNews, EventWords>>;
  readonly openEvent: string;
  readonly test: string;
  readonly testLine: string;
  readonly open: string;
  readonly stop: string;
  readonly confirm: string;
  readonly confirmLine: string;
  readonly confirmEnd: string;
  readonly reset: string;
  readonly resetLine: string;
  readonly resetEnd: string;
}

export const MESSAGE_WORDS: Readonly<Record<Language, MessageWords>> = {
  en: {
    turn: (game) => `Your turn in ${game}`,
    turns: (tables) => `${tables} tables wait for you`,
    started: (game) => `${game} has begun`,
    over: (game) => `${game} is over`,
    turnLine: 'The others are waiting for you.',
    startedLine: 'Everybody is at the table.',
    overLine: 'See how it ended.',
    event: {
      checkIn: { title: (name) => `Check in for ${name}`, line: 'Whoever does not check in does not play.' },
      changed: {
        title: (name) => `${name} has changed`,
        line: 'It begins at another time, or with another thinking time. You are still signed up.',
      },
      over: { title: (name) => `${name} is over`, line: 'See the final standings.' },
      calledOff: { title: (name) => `${name} was called off`, line: 'It does not take place.' },
    },
    openEvent: 'Open the event',
    test: 'Skyline reaches you',
    testLine: 'This is how you will be told that it is your turn.',
    open: 'Open the table',
    stop: 'Stop these messages',
    confirm: 'Confirm your e-mail address',
    confirmLine:
      'Somebody wants Skyline to write to this address when it is their turn. If that was you, open this link within three days:',
    confirmEnd: 'If it was not you, do nothing: nobody will write to you.',
    reset: 'A new password for Skyline',
    resetLine:
      'Somebody has asked for a new password for your account. If that was you, open this link within 30 minutes; it counts once:',
    resetEnd: 'If it was not you, do nothing: your password stays as it is.',
  },
  fr: {
    turn: (game) => `À vous de jouer à ${game}`,
    turns: (tables) => `${tables} tables vous attendent`,
    started: (game) => `${game} a commencé`,
    over: (game) => `${game} est terminé`,
    turnLine: 'Les autres vous attendent.',
    startedLine: 'Tout le monde est à table.',
    overLine: 'Voyez comment cela s’est terminé.',
    event: {
      checkIn: {
        title: (name) => `Confirmez votre présence : ${name}`,
        line: 'Qui ne confirme pas sa présence ne joue pas.',
      },
      changed: {
        title: (name) => `${name} a changé`,
        line: 'L’heure du début ou le temps de réflexion n’est plus le même. Vous restez inscrit.',
      },
      over: { title: (name) => `${name} est terminé`, line: 'Voyez le classement final.' },
      calledOff: { title: (name) => `${name} est annulé`, line: 'L’événement n’a pas lieu.' },
    },
    openEvent: 'Ouvrir l’événement',
    test: 'Skyline vous joint',
    testLine: 'Voici comment vous saurez que c’est à vous de jouer.',
    open: 'Ouvrir la table',
    stop: 'Ne plus recevoir ces messages',
    confirm: 'Confirmez votre adresse e-mail',
    confirmLine:
      'Quelqu’un souhaite que Skyline écrive à cette adresse quand c’est à son tour. Si c’était vous, ouvrez ce lien dans les trois jours :',
    confirmEnd: 'Si ce n’était pas vous, ne faites rien : personne ne vous écrira.',
    reset: 'Un nouveau mot de passe pour Skyline',
    resetLine:
      'Quelqu’un a demandé un nouveau mot de passe pour votre compte. Si c’était vous, ouvrez ce lien dans les 30 minutes ; il ne sert qu’une fois :',
    resetEnd: 'Sinon, ne faites rien : votre mot de passe reste le même.',
  },
  es: {
    turn: (game) => `Te toca en ${game}`,
    turns: (tables) => `${tables} mesas te esperan`,
    started: (game) => `${game} ha empezado`,
    over: (game) => `${game} ha terminado`,
    turnLine: 'Los demás te esperan.',
    startedLine: 'Ya están todos en la mesa.',
    overLine: 'Mira cómo ha terminado.',
    event: {
      checkIn: { title: (name) => `Confirma tu asistencia: ${name}`, line: 'Quien no confirma no juega.' },
      changed: {
        title: (name) => `${name} ha cambiado`,
        line: 'Ha cambiado la hora de inicio o el tiempo para pensar. Tu inscripción sigue en pie.',
      },
      over: { title: (name) => `${name} ha terminado`, line: 'Mira la clasificación final.' },
      calledOff: { title: (name) => `${name} se ha cancelado`, line: 'El evento no se celebra.' },
    },
    openEvent: 'Abrir el evento',
    test: 'Skyline te encuentra',
    testLine: 'Así te avisaremos de que te toca.',
    open: 'Abrir la mesa',
    stop: 'No recibir más estos mensajes',
    confirm: 'Confirma tu correo electrónico',
    confirmLine:
      'Alguien quiere que Skyline escriba a esta dirección cuando le toque. Si has sido tú, abre este enlace en un plazo de tres días:',
    confirmEnd: 'Si no has sido tú, no hagas nada: nadie te escribirá.',
    reset: 'Una contraseña nueva para Skyline',
    resetLine:
      'Alguien ha pedido una contraseña nueva para tu cuenta. Si la petición es tuya, abre este enlace antes de 30 minutos; sirve una sola vez:',
    resetEnd: 'Si no lo es, no hagas nada: tu contraseña sigue siendo la misma.',
  },
  de: {
    turn: (game) => `Du bist dran: ${game}`,
    turns: (tables) => `${tables} Tische warten auf dich`,
    started: (game) => `${game} hat begonnen`,
    over: (game) => `${game} ist zu Ende`,
    turnLine: 'Die anderen warten auf dich.',
    startedLine: 'Alle sitzen am Tisch.',
    overLine: 'Sieh nach, wie es ausging.',
    event: {
      checkIn: {
        title: (name) => `Melde dich da: ${name}`,
        line: 'Wer sich nicht meldet, spielt nicht mit.',
      },
      changed: {
        title: (name) => `${name} ist geändert`,
        line: 'Beginn oder Bedenkzeit sind anders als bisher. Du bist weiterhin angemeldet.',
      },
      over: { title: (name) => `${name} ist zu Ende`, line: 'Sieh dir die Abschlusstabelle an.' },
      calledOff: { title: (name) => `${name} ist abgesagt`, line: 'Das Turnier findet nicht statt.' },
    },
    openEvent: 'Zum Turnier',
    test: 'Skyline erreicht dich',
    testLine: 'So erfährst du, dass du dran bist.',
    open: 'Zum Tisch',
    stop: 'Diese Nachrichten abstellen',
    confirm: 'Bestätige deine E-Mail-Adresse',
    confirmLine:
      'Jemand möchte, dass Skyline an diese Adresse schreibt, wenn er oder sie dran ist. Wenn du das warst, öffne innerhalb von drei Tagen diesen Link:',
    confirmEnd: 'Wenn nicht, tu nichts: Niemand wird dir schreiben.',
    reset: 'Ein neues Passwort für Skyline',
    resetLine:
      'Jemand hat ein neues Passwort für dein Konto verlangt. Wenn du das warst, öffne diesen Link innerhalb von 30 Minuten; er gilt einmal:',
    resetEnd: 'Wenn nicht, tu nichts: Dein Passwort bleibt, wie es ist.',
  },
  it: {
    turn: (game) => `Tocca a te in ${game}`,
    turns: (tables) => `${tables} tavoli ti aspettano`,
    started: (game) => `${game} è iniziato`,
    over: (game) => `${game} è finito`,
    turnLine: 'Gli altri ti aspettano.',
    startedLine: 'Sono tutti al tavolo.',
    overLine: 'Guarda com’è finita.',
    event: {
      checkIn: { title: (name) => `Conferma la presenza: ${name}`, line: 'Chi non conferma non gioca.' },
      changed: {
        title: (name) => `${name} è cambiato`,
        line: 'L’ora d’inizio o il tempo per pensare non sono più gli stessi. La tua iscrizione resta valida.',
      },
      over: { title: (name) => `${name} è finito`, line: 'Guarda la classifica finale.' },
      calledOff: { title: (name) => `${name} è stato annullato`, line: 'L’evento non si tiene.' },
    },
    openEvent: 'Apri l’evento',
    test: 'Skyline ti raggiunge',
    testLine: 'Così saprai che tocca a te.',
    open: 'Apri il tavolo',
    stop: 'Non ricevere più questi messaggi',
    confirm: 'Conferma il tuo indirizzo e-mail',
    confirmLine:
      'Qualcuno vuole che Skyline scriva a questo indirizzo quando tocca a lui o a lei. Se sei stato tu, apri questo link entro tre giorni:',
    confirmEnd: 'In caso contrario non fare nulla: nessuno ti scriverà.',
    reset: 'Una nuova password per Skyline',
    resetLine:
      'Qualcuno ha chiesto una nuova password per il tuo account. Se la richiesta è tua, apri questo link entro 30 minuti; vale una volta sola:',
    resetEnd: 'In caso contrario non fare nulla: la tua password resta la stessa.',
  },
  pl: {
    turn: (game) => `Twoja kolej: ${game}`,
    turns: (tables) => `Stoły, które na ciebie czekają: ${tables}`,
    started: (game) => `Gra się zaczęła: ${game}`,
    over: (game) => `Gra się skończyła: ${game}`,
    turnLine: 'Pozostali na ciebie czekają.',
    startedLine: 'Wszyscy są przy stole.',
    overLine: 'Zobacz, jak się skończyło.',
    event: {
      checkIn: { title: (name) => `Potwierdź obecność: ${name}`, line: 'Kto nie potwierdzi, ten nie gra.' },
      changed: {
        title: (name) => `Zmiana: ${name}`,
        line: 'Zmieniła się godzina rozpoczęcia albo czas do namysłu. Twoje zgłoszenie pozostaje ważne.',
      },
      over: { title: (name) => `Koniec: ${name}`, line: 'Zobacz końcową tabelę.' },
      calledOff: { title: (name) => `Odwołano: ${name}`, line: 'Turniej się nie odbędzie.' },
    },
    openEvent: 'Otwórz turniej',
    test: 'Skyline do ciebie dociera',
    testLine: 'Tak dowiesz się, że to twoja kolej.',
    open: 'Otwórz stół',
    stop: 'Nie chcę więcej tych wiadomości',
    confirm: 'Potwierdź swój adres e-mail',
    confirmLine:
      'Ktoś chce, aby Skyline pisał na ten adres, gdy przyjdzie jego kolej. Jeśli to ty, otwórz ten link w ciągu trzech dni:',
    confirmEnd: 'Jeśli to nie ty, nic nie rób: nikt do ciebie nie napisze.',
    reset: 'Nowe hasło do Skyline',
    resetLine:
      'Ktoś poprosił o nowe hasło do twojego konta. Jeśli to ty, otwórz ten link w ciągu 30 minut; działa tylko raz:',
    resetEnd: 'Jeśli to nie ty, nic nie rób: twoje hasło się nie zmieni.',
  },
};
