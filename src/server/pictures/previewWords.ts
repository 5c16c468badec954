/** What the preview of a finished game says, in each language. Games keep their names. */
import type { Language } from '#kernel';

interface PreviewWords {
  bot(seat: number): string;
  /** A seat whose person has left for good. */
  readonly nobody: string;
  /** Below the names and points. */
  line(game: string): string;
  /** The way from an embedded game to its replay. */
  readonly watch: string;
  /** In place of a game that cannot be embedded. */
  readonly none: string;
}

export const PREVIEW_WORDS: Readonly<Record<Language, PreviewWords>> = {
  en: {
    bot: (seat) => `Bot ${seat}`,
    nobody: 'Somebody',
    line: (game) => `A finished game of ${game}. Watch it move by move.`,
    watch: 'Watch it move by move',
    none: 'This game cannot be shown here.',
  },
  fr: {
    bot: (seat) => `Bot ${seat}`,
    nobody: 'Quelqu’un',
    line: (game) => `Une partie de ${game}, terminée. Regardez-la coup par coup.`,
    watch: 'La regarder coup par coup',
    none: 'Cette partie ne peut pas être montrée ici.',
  },
  es: {
    bot: (seat) => `Bot ${seat}`,
    nobody: 'Alguien',
    line: (game) => `Una partida de ${game} ya terminada. Mírala jugada a jugada.`,
    watch: 'Verla jugada a jugada',
    none: 'Esta partida no se puede mostrar aquí.',
  },
  de: {
    bot: (seat) => `Bot ${seat}`,
    nobody: 'Jemand',
    line: (game) => `Eine beendete Partie ${game}. Sieh sie dir Zug um Zug an.`,
    watch: 'Zug um Zug ansehen',
    none: 'Diese Partie kann hier nicht gezeigt werden.',
  },
  it: {
    bot: (seat) => `Bot ${seat}`,
    nobody: 'Qualcuno',
    line: (game) => `Una partita di ${game}, finita. Guardala mossa per mossa.`,
    watch: 'Guardala mossa per mossa',
    none: 'Questa partita non si può mostrare qui.',
  },
  pl: {
    bot: (seat) => `Bot ${seat}`,
    nobody: 'Ktoś',
    line: (game) => `Zakończona partia ${game}. Obejrzyj ją ruch po ruchu.`,
    watch: 'Obejrzyj ruch po ruchu',
    none: 'Tej partii nie można tu pokazać.',
  },
};
