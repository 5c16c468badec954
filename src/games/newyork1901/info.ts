/** What is known of New York 1901 before it loads. */
import type { GameInfo } from '#kernel';

export const info: GameInfo = {
  id: 'newyork1901',
  title: 'New York 1901',
  seats: { min: 2, max: 4 },
  minutes: 45,
  reconstructed: true,
  about: {
    en: 'Buy land in Lower Manhattan and fill it with ever taller skyscrapers.',
    fr: 'Achetez des terrains à Manhattan et bâtissez des gratte-ciel toujours plus hauts.',
    es: 'Compra solares en el Bajo Manhattan y levanta rascacielos cada vez más altos.',
    de: 'Kaufe Land in Lower Manhattan und errichte immer höhere Wolkenkratzer.',
  },
};
