/** Sharing finished games, in Italian. */
import type { ShareText } from '../text/share.ts';

export const share: ShareText = {
  open: 'Condividi',
  title: 'Condividi questa partita',
  replay: 'Link alla partita',
  picture: 'La città come immagine',
  growth: 'La città che cresce',
  growthLine: 'Un piccolo file che si muove da solo in ogni browser.',
  growthAlt: (game) => `Una città di ${game} che cresce dal primo turno all’ultimo`,
  drawing: 'Disegno in corso…',
  failed: 'Questa partita non ha un’immagine animata.',
  save: 'Salva',
  embed: 'In una pagina tua',
  embedLine: 'Incolla questo dove la tua pagina o il tuo blog accetta HTML. A molti siti basta il link.',
  code: 'Codice per incorporare la partita',
  address: 'Indirizzo della partita da rivedere',
  byLink:
    'Questo tavolo è solo per chi ha un link: gli altri siti non ne ricevono immagini. Ciò che salvi puoi mostrarlo.',
  here: 'Questa partita è solo su questo dispositivo. Ciò che salvi puoi mostrarlo.',
  preview: 'Guarda come appare',
  close: 'Chiudi',
  welcome: (game) => `Una partita di ${game}, finita`,
  welcomeLine: 'Qui sotto puoi seguirla passo per passo. Non serve un account, né qui né per giocare.',
  learn: (game) => `Impara ${game}`,
  play: 'Gioca',
};
