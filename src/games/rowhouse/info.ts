/** What is known of Rowhouse before it loads. */
import type { GameInfo } from '#kernel';

export const info: GameInfo = {
  id: 'rowhouse',
  title: 'Rowhouse',
  seats: { min: 2, max: 4 },
  minutes: 10,
  reconstructed: false,
  about: {
    en: 'Pick in secret, build together: a small game of coloured houses.',
    fr: 'Choisir en secret, bâtir ensemble : un petit jeu de maisons colorées.',
    es: 'Elegir en secreto, construir juntos: un pequeño juego de casas de colores.',
    de: 'Geheim wählen, gemeinsam bauen: ein kleines Spiel um bunte Häuser.',
  },
};
