/** The words around the rules, in Spanish. */
import { bothCounted, type RulesText } from '../text/rules.ts';
import { counted, noun } from './counting.ts';

const both = bothCounted(
  (count) => counted(count, 'regla', 'reglas'),
  (count) => counted(count, 'pregunta', 'preguntas'),
);

export const rules: RulesText = {
  title: 'Las reglas',
  lead: 'Cada regla tiene un número. Cuando una mesa dice que no, nombra la regla, y el número lleva hasta aquí.',
  all: 'Todas las reglas',
  back: 'Volver a donde estabas',
  contents: 'Índice',
  search: 'Buscar en las reglas',
  print: 'Imprimir',
  rules: both,
  found: (rules, questions) =>
    rules + questions === 0
      ? 'Nada encontrado'
      : `${both(rules, questions)} ${noun(rules + questions, 'encontrada', 'encontradas')}`,
  linkTo: (number) => `Regla ${number}`,
  rulings: 'Preguntas y respuestas',
  linkToRuling: (number) => `Pregunta ${number}`,
  asked: 'Preguntas al respecto:',
  unknown: (number) => `Aquí no hay ninguna regla ${number}.`,
  values: {
    title: 'Los valores en juego',
    lead: 'Lo que está impreso en los componentes y de dónde lo tiene Skyline. Lo nuestro se puede sustituir: véase «Your own box» en el README.',
    source: {
      rulebook: 'del reglamento',
      public: 'de fuentes públicas',
      reconstruction: 'reconstrucción de Skyline',
      printed: 'de un ejemplar del juego',
    },
    fingerprint: (fingerprint) => `Huella de estos valores: ${fingerprint}`,
  },
  previous: 'Capítulo anterior:',
  next: 'Capítulo siguiente:',
  drawer: {
    asked: 'Se te pregunta:',
    also: 'Ver también',
    chapter: 'Todo el capítulo',
    icons: 'Todos los iconos',
    search: (title) => `Buscar en las reglas de ${title}`,
    nothing: (words) => `Nada dice «${words}». Prueba con el nombre de una pieza.`,
    toDecision: 'Volver a tu pregunta',
    keys: '? o Esc',
    failed: 'No se han podido cargar las reglas. Ciérralas e inténtalo de nuevo.',
  },
  or: 'o',
  noDrawing: 'Sin dibujo',
  table: {
    title: 'En todas las mesas',
    lead: 'Lo que dice Skyline cuando algo no se puede hacer, sea cual sea el juego.',
    game: 'Respuestas y partidas guardadas',
    table: 'Jugadores, propuestas y relojes',
    online: 'En línea',
  },
};
