/** What is known of Tangram City before it loads. */
import type { GameInfo } from '#kernel';

export const info: GameInfo = {
  id: 'tangramcity',
  title: 'Tangram City',
  seats: { min: 1, max: 5 },
  minutes: 30,
  reconstructed: true,
  about: {
    en: 'Everyone lays the same tiles: build large rectangles, with roofs and gardens in balance.',
    fr: 'Les mêmes tuiles pour tous : formez de grands rectangles, toits et jardins en équilibre.',
    es: 'Las mismas losetas para todos: forma grandes rectángulos, con tejados y jardines en equilibrio.',
    de: 'Alle legen dieselben Plättchen: Baue große Rechtecke, mit Dächern und Gärten im Gleichgewicht.',
  },
  solo: { against: null, options: {} },
};
