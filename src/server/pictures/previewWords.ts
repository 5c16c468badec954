/** What the preview of a finished game says, in each language. Games keep their names. */
import type { Language } from '#kernel';

interface PreviewWords {
  bot(seat: number): string;
  /** A seat whose person has left for good. */
  readonly nobody: string;
  /** Below the names and points. */
  line(game: string): string;
}

export const PREVIEW_WORDS: Readonly<Record<Language, PreviewWords>> = {
  en: {
    bot: (seat) => `Bot ${seat}`,
    nobody: 'Somebody',
    line: (game) => `A finished game of ${game}. Watch it move by move.`,
  },
  fr: {
    bot: (seat) => `Bot ${seat}`,
    nobody: 'Quelqu’un',
    line: (game) => `Une partie de ${game}, terminée. Regardez-la coup par coup.`,
  },
  es: {
    bot: (seat) => `Bot ${seat}`,
    nobody: 'Alguien',
    line: (game) => `Una partida de ${game} ya terminada. Mírala jugada a jugada.`,
  },
  de: {
    bot: (seat) => `Bot ${seat}`,
    nobody: 'Jemand',
    line: (game) => `Eine beendete Partie ${game}. Sieh sie dir Zug um Zug an.`,
  },
  it: {
    bot: (seat) => `Bot ${seat}`,
    nobody: 'Qualcuno',
    line: (game) => `Una partita di ${game}, finita. Guardala mossa per mossa.`,
  },
  pl: {
    bot: (seat) => `Bot ${seat}`,
    nobody: 'Ktoś',
    line: (game) => `Zakończona partia ${game}. Obejrzyj ją ruch po ruchu.`,
  },
};
