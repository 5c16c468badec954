/** Sharing finished games, in German. */
import type { ShareText } from '../text/share.ts';

export const share: ShareText = {
  open: 'Teilen',
  title: 'Diese Partie teilen',
  replay: 'Link zur Partie',
  picture: 'Die Stadt als Bild',
  growth: 'Die Stadt, wie sie wächst',
  growthLine: 'Eine kleine Datei, die sich in jedem Browser von selbst bewegt.',
  growthAlt: (game) => `Eine Stadt aus ${game}, die vom ersten bis zum letzten Zug wächst`,
  drawing: 'Wird gezeichnet …',
  failed: 'Von dieser Partie gibt es kein bewegtes Bild.',
  save: 'Speichern',
  embed: 'Auf deiner eigenen Seite',
  embedLine: 'Füge das ein, wo deine Seite oder dein Blog HTML annimmt. Vielen Seiten genügt der Link.',
  code: 'Code zum Einbetten der Partie',
  address: 'Adresse der Wiederholung',
  byLink:
    'Dieser Tisch ist nur für Leute mit Link; andere Seiten bekommen kein Bild davon. Was du speicherst, darfst du zeigen.',
  here: 'Diese Partie ist nur auf diesem Gerät. Was du speicherst, darfst du zeigen.',
  preview: 'Ansehen, wie es aussieht',
  close: 'Schließen',
  welcome: (game) => `Eine beendete Partie ${game}`,
  welcomeLine:
    'Unten kannst du sie Schritt für Schritt ansehen. Ein Konto brauchst du nicht, auch zum Spielen nicht.',
  learn: (game) => `${game} lernen`,
  play: 'Selbst spielen',
};
