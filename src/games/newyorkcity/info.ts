/** What stands on the box of New York City. */
import type { GameInfo } from '#kernel';

export const info: GameInfo = {
  id: 'newyorkcity',
  title: 'New York City',
  seats: { min: 1, max: 4 },
  minutes: 60,
  reconstructed: true,
  about: {
    en: 'Bid for press, characters and skyscrapers, and win the districts of New York.',
    fr: 'Enchérissez pour la presse, les personnages et les gratte-ciel, et dominez les quartiers de New York.',
    es: 'Puja por la prensa, los personajes y los rascacielos, y domina los distritos de Nueva York.',
    de: 'Biete um Presse, Personen und Wolkenkratzer und gewinne die Bezirke von New York.',
  },
  solo: { against: 'Tom', options: { toms: 1 } },
};
