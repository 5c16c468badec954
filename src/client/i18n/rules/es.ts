/** The words around the rules, in Spanish. */
import type { RulesText } from './text.ts';

export const es: RulesText = {
  title: 'Las reglas',
  lead: 'Cada regla tiene un número. Cuando una mesa dice que no, nombra la regla, y el número lleva hasta aquí.',
  all: 'Todas las reglas',
  back: 'Volver a donde estabas',
  contents: 'Índice',
  search: 'Buscar en las reglas',
  rules: (count) => (count === 1 ? '1 regla' : `${count} reglas`),
  found: (count) => {
    if (count === 0) return 'Ninguna regla encontrada';
    return count === 1 ? '1 regla encontrada' : `${count} reglas encontradas`;
  },
  linkTo: (number) => `Regla ${number}`,
  unknown: (number) => `Aquí no hay ninguna regla ${number}.`,
  previous: 'Capítulo anterior:',
  next: 'Capítulo siguiente:',
  table: {
    title: 'En todas las mesas',
    lead: 'Lo que dice Skyline cuando algo no se puede hacer, sea cual sea el juego.',
    game: 'Respuestas y partidas guardadas',
    table: 'Asientos, propuestas y relojes',
    online: 'En línea',
  },
};
